"""The reference pages that are written from the tables: phrases and knobs."""

from labdeck.rules import numbers as n

from .knobs import KNOBS, Value, right_values
from .library import load, names
from .patterns import PHRASES, Phrase
from .phrasebook import read, sentences
from .slots import SLOTS
from .tables import words_of

HURT = ("nobody", "its player", "another player", "any player", "every player")
OPERATIONS = {value: name[3:] for name, value in vars(n).items() if name.startswith("OP_")}
NO_PROGRAM = {n.WILDCARD: "none: it lies beside a project as a wildcard", n.BLOCK: "none: it is an answer"}

PHRASES_HEAD = """\
# The phrasebook

The sentence on a card is its program. A card's `effect` is one of these sentences, or several one after the
other. A name in braces is a slot; what may stand in it is listed at the end. This page is written from the
phrasebook by `make docs`.
"""
SLOTS_HEAD = """\
## Slots

- `{P}`, `{Ps}`: the deck's word for a project, and for several"""
KNOBS_HEAD = """\
# Knobs

A deck sets them in its table `[knobs]`, a program by keyword (`labdeck.new("ingenium", draw=3)`), and the
command line as text (`draw=3`, `refill=burn,discard`, `collaboration=true`). This page is written from the
table of knobs by `make docs`.

| knob | family | default | values | what it does |
|---|---|---|---|---|
"""


def reference_knobs() -> str:
    """The page docs/reference/knobs.md."""
    rows = [
        f"| `{knob.name}` | {knob.rules or 'both'} | {_shown(knob.default)} | {right_values(knob)} | {knob.says} |"
        for knob in KNOBS
    ]
    return KNOBS_HEAD + "\n".join(rows) + "\n"


def reference_phrases() -> str:
    """The page docs/reference/phrases.md: every phrase, with the cards of our decks that say it."""
    cards: dict[str, dict[str, list[str]]] = {phrase.pattern: {} for phrase in PHRASES}
    examples: dict[str, str] = {}
    for name in names():
        deck = load(name)
        words = words_of(deck)
        for modifier in deck.modifiers:
            for sentence in sentences(modifier.effect, words):
                if use := read(sentence, words):
                    examples.setdefault(use.phrase.pattern, sentence)
                    cards[use.phrase.pattern].setdefault(modifier.name, []).append(name)
    sections = [_section(phrase, examples.get(phrase.pattern, ""), cards[phrase.pattern]) for phrase in PHRASES]
    slots = [f"- `{{{name}}}`: {slot.says}" for name, slot in SLOTS.items()]
    return "\n".join([PHRASES_HEAD, *sections, SLOTS_HEAD, *slots, ""])


def _section(phrase: Phrase, example: str, cards: dict[str, list[str]]) -> str:
    steps = ", ".join(OPERATIONS[int(step[0])] for step in phrase.steps) or NO_PROGRAM[phrase.role]
    said = [f"{card} ({', '.join(decks)})" for card, decks in cards.items()]
    lines = [
        f"## {phrase.number}. {phrase.pattern}\n",
        *([f"- for example: {example}"] if example and example != phrase.pattern else []),
        f"- hurts: {HURT[phrase.hurts]}",
        f"- instructions: {steps}",
        f"- cards: {', '.join(said) or 'none of our decks yet'}\n",
    ]
    return "\n".join(lines)


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
