"""The reference pages that are written from the tables: phrases and knobs."""

from labdeck.rules import numbers as n

from .abilities import ABILITIES
from .check_discoveries import SPEAKERS, misplaced
from .knobs import KNOBS, Value, right_values
from .library import load, names
from .patterns import PHRASES, Phrase
from .phrasebook import Use, ability, phrases_of, read, sentences, texts
from .shape import CARD_TABLES
from .slots import SLOTS
from .tables import words_of
from .vocabulary import vocabulary
from .words import listed, with_article

HURT = ("nobody", "its player", "another player", "any player", "every player")
OPERATIONS = {value: name[3:] for name, value in vars(n).items() if name.startswith("OP_")}
NO_PROGRAM = {
    n.WILDCARD: "none: it lies beside a project as a wildcard",
    n.BLOCK: "none: it is an answer",
    n.MODIFIER: "none: it allows something",
}
ANY_WORDS = vocabulary("project", "projects", {}, {}, "discoveries", {"Card": 0})

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
    cards: dict[Phrase, dict[str, list[str]]] = {phrase: {} for phrase in PHRASES + ABILITIES}
    examples: dict[Phrase, str] = {}
    for deck in map(load, names()):
        words = words_of(deck)
        for title in deck.titles:
            for sentence in sentences(getattr(title, "effect", ""), words):
                if use := read(sentence, words):
                    examples.setdefault(use.phrase, sentence)
                    cards[use.phrase].setdefault(title.name, []).append(deck.id)
    parts = [PHRASES_HEAD]
    for rules in CARD_TABLES:
        parts += [f"## The {rules} family\n"]
        parts += [_section(phrase, rules, examples.get(phrase, ""), cards[phrase]) for phrase in phrases_of(rules)]
    slots = [f"- `{{{name}}}`: {slot.says}" for name, slot in SLOTS.items()]
    return "\n".join([*parts, SLOTS_HEAD, *slots, ""])


def _section(phrase: Phrase, rules: str, example: str, cards: dict[str, list[str]]) -> str:
    steps = ", ".join(OPERATIONS[int(step[0])] for step in phrase.steps)
    said = [f"{card} ({', '.join(decks)})" for card, decks in cards.items()]
    lines = [
        f"### {phrase.number}. {phrase.pattern}\n",
        *([f"- for example: {example}"] if example and example != phrase.pattern else []),
        *(_moment(phrase) if rules == "discoveries" else []),
        f"- hurts: {HURT[phrase.hurts]}",
        f"- instructions: {steps or NO_PROGRAM[phrase.role]}",
        f"- cards: {', '.join(said) or 'none of our decks yet'}\n",
    ]
    return "\n".join(lines)


def _moment(phrase: Phrase) -> list[str]:
    """Which cards may say an ability, and when it works."""
    filled = {slot: next(iter(texts(slot, ANY_WORDS).values())) for slot in phrase.parts[1::2] if slot in SLOTS}
    able = ability([Use(phrase, filled)], ANY_WORDS)
    speakers = [with_article(table) for table in SPEAKERS if not misplaced(table, able, 1)]
    works = "at the end of the game" if able.bonus else "while its hero is in play" if able.gives else "when played"
    return [f"- said by: {listed(speakers, 'or')}", f"- works: {works}"]


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
