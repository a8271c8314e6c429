"""The reference pages that are written from the tables: phrases and knobs."""

from labdeck.rules import numbers as n

from .families import FAMILIES
from .family import Family
from .knob import Knob, Value, right_values
from .knobs import KNOBS
from .language.phrase import Phrase
from .language.phrasebook import read, sentences
from .library import load, names

HURT = ("nobody", "its player", "another player", "any player", "every player")
OPERATIONS = {value: name[3:] for name, value in vars(n).items() if name.startswith("OP_")}
NO_PROGRAM = {
    n.WILDCARD: "none: it lies beside a project as a wildcard",
    n.BLOCK: "none: it is an answer",
    n.MODIFIER: "none: it allows something",
}

PHRASES_HEAD = """\
# The phrasebook

The sentence on a card is its program. A card's `effect` is one of the sentences of its family, or several one
after the other. A name in braces is a slot; what may stand in it is listed at the end. This page is written from
the phrasebook by `make docs`.
"""
SLOTS_HEAD = """\
## Slots

- `{P}`, `{Ps}`: the deck's word for a project, and for several"""
KNOBS_HEAD = """\
# Knobs

A deck sets them in its table `[knobs]`, a program by keyword (`labdeck.new("ingenium", draw=3)`), and the
command line as text (`draw=3`, `refill=burn,discard`, `collaboration=true`). This page is written from the
tables of knobs by `make docs`.
"""
COLUMNS = """
| knob | default | values | what it does |
|---|---|---|---|
"""


def reference_knobs() -> str:
    """The page docs/reference/knobs.md."""
    shared = {knob for knob in KNOBS if all(knob in family.knobs for family in FAMILIES.values())}
    own = {f"The {family.name} family": [k for k in family.knobs if k not in shared] for family in FAMILIES.values()}
    parts = {**own, "Every family": [knob for knob in KNOBS if knob in shared]}
    return KNOBS_HEAD + "".join(f"\n## {title}\n{COLUMNS}{_rows(knobs)}" for title, knobs in parts.items())


def _rows(knobs: list[Knob]) -> str:
    rows = (f"| `{knob.name}` | {_shown(knob.default)} | {right_values(knob)} | {knob.says} |\n" for knob in knobs)
    return "".join(rows)


def reference_phrases() -> str:
    """The page docs/reference/phrases.md: every phrase, with the cards of our decks that say it."""
    cards: dict[Phrase, dict[str, list[str]]] = {}
    examples: dict[Phrase, str] = {}
    for deck in map(load, names()):
        words = deck.vocabulary
        for title in deck.titles:
            for sentence in sentences(title.effect, words):
                if use := read(sentence, words):
                    examples.setdefault(use.phrase, sentence)
                    cards.setdefault(use.phrase, {}).setdefault(title.name, []).append(deck.id)
    parts = [PHRASES_HEAD]
    for family in FAMILIES.values():
        parts += [f"## The {family.name} family\n"]
        parts += [
            _section(phrase, family, examples.get(phrase, ""), cards.get(phrase, {})) for phrase in family.book.phrases
        ]
    slots = {name: slot.says for family in FAMILIES.values() for name, slot in family.book.slots.items()}
    return "\n".join([*parts, SLOTS_HEAD, *(f"- `{{{name}}}`: {says}" for name, says in slots.items()), ""])


def _section(phrase: Phrase, family: Family, example: str, cards: dict[str, list[str]]) -> str:
    steps = ", ".join(OPERATIONS[int(step[0])] for step in phrase.steps)
    said = [f"{card} ({', '.join(decks)})" for card, decks in cards.items()]
    lines = [
        f"### {phrase.number}. {phrase.pattern}\n",
        *([f"- for example: {example}"] if example and example != phrase.pattern else []),
        *family.told(phrase),
        f"- hurts: {HURT[phrase.hurts]}",
        f"- instructions: {steps or NO_PROGRAM[phrase.role]}",
        f"- cards: {', '.join(said) or 'none of our decks yet'}\n",
    ]
    return "\n".join(lines)


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
