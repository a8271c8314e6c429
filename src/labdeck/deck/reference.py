"""The reference pages that are written from the tables: phrases and knobs."""

from itertools import chain, combinations, product
from typing import Any

from labdeck.rules import numbers as n

from .families import FAMILIES
from .family import Entry, Family
from .knob import Knob, Value, right_values
from .knobs import KNOBS
from .language.clause import Amount, Clause, Condition, Item, Sentence
from .language.grammar import conditions
from .language.vocabulary import Vocabulary, vocabulary
from .language.writing import write, write_clause
from .library import load, names
from .words import listed, with_article

HURT = ("nobody", "its player", "another player", "any player", "every player")
OPERATIONS = {value: name[3:] for name, value in vars(n).items() if name.startswith("OP_")}
TAGS = {"old": "dormant"}
NAMED = {"Analytical Engine": 0}
SHOWN = 8  # values of a part that are tried for the first example

PHRASES_HEAD = """\
# The grammar

The sentence on a card is its program. A card's `effect` is one sentence or several; a sentence is a clause, or
clauses that are joined: **then** (“Discard 1 card from your hand, then draw 2 cards from the resource pile.”),
**or** (“Draw 2 cards from the resource pile or score 1 point.”), **they** (“Another player discards 1 card of their
choice, then they draw 2 cards from the resource pile.”, “Each player loses 1 point or they skip their next turn.”),
**may** (“You may discard your hand; if you do,
…”) and **if** (“If you have a seismometer, …; otherwise, …”). What each means stands in [the rules of the
language](../rules/language.md). Sentences are read in many spellings and written in one: `labdeck check --fix`
puts that one into your file, and an editor can ask what may come next (`labdeck.deck.offers`).

Below is every clause, by examples: the first is what it usually says, and below it each of its parts with what
else may stand there, in a deck whose projects are volcanoes. This page is written from the grammar by `make docs`.
"""
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
    """The page docs/reference/phrases.md: every verb of the grammar by examples, with the cards of ours that use it."""
    parts = [PHRASES_HEAD]
    for family in FAMILIES.values():
        words = vocabulary(family.grammar, *family.example, TAGS, NAMED, {}, True)
        said = _cards(family)
        parts.append(f"## The {family.name} family\n")
        parts += [_section(verb, family, words, said.get(verb, {})) for verb in family.grammar.verbs]
        if family.grammar.conditions:
            parts.append(_conditions(words))
    return "\n".join(parts)


def _cards(family: Family) -> dict[str, dict[str, list[str]]]:
    """The cards of our decks by the verbs on them, each with its decks."""
    cards: dict[str, dict[str, list[str]]] = {}
    for deck in (deck for deck in map(load, names()) if deck.family is family):
        for title in deck.titles:
            for verb in dict.fromkeys(clause.verb for sentence in title.sentences for clause in sentence.clauses):
                cards.setdefault(verb, {}).setdefault(title.name, []).append(deck.id)
    return cards


def _section(verb: str, family: Family, words: Vocabulary, cards: dict[str, list[str]]) -> str:
    first = _first(verb, words)
    sentences = (Sentence((Item((first,)),)),)
    entry: Entry = {"sentences": sentences}
    family.read(entry, "", words, False)
    means = entry["means"]
    steps = ", ".join(dict.fromkeys(OPERATIONS[step[0]] for program in means.programs for step in program))
    lines = [f"### {write(sentences, words)}\n"]
    for part in family.grammar.verbs[verb].parts:
        if others := _others(first, part, words):
            lines.append(f"- {part}: {' · '.join(others)}")
    lines += [f"- said by: {listed([with_article(table) for table in family.speakers(sentences, words)], 'or')}"]
    lines += [f"- hurts: {HURT[means.meaning.hurts]}", f"- instructions: {steps or 'none'}"]
    said = [f"{card} ({', '.join(decks)})" for card, decks in cards.items()]
    return "\n".join([*lines, f"- cards: {', '.join(said) or 'none of our decks yet'}\n"])


def _first(verb: str, words: Vocabulary) -> Clause:
    """The first clause of a verb that fits, by the order of what may stand in its parts."""
    parts = words.grammar.verbs[verb].parts
    values = product(*(list(domain(words))[:SHOWN] for domain in parts.values()))
    clauses = (Clause(verb, **dict(zip(parts, chosen, strict=True))) for chosen in values)
    return next(clause for clause in clauses if words.grammar.verbs[verb].fits(clause))


def _others(first: Clause, part: str, words: Vocabulary) -> list[str]:
    """The clause with other values of a part, so far as they fit: one of each sort of value."""
    clauses = [_nearest(first, part, value, words) for value in words.grammar.verbs[first.verb].parts[part](words)]
    fitting = [clause for clause in clauses if clause is not None and clause != first]
    sorts: dict[Any, Clause] = {}
    for clause in fitting:
        sorts.setdefault(_sort(clause.parts[part], words), clause)
    return [write_clause(clause, words) for clause in sorts.values()]


def _nearest(first: Clause, part: str, value: Any, words: Vocabulary) -> Clause | None:
    """The clause with another value of a part, and of one or two more if it takes those to fit."""
    verb = words.grammar.verbs[first.verb]
    changed = {part: value}
    for others in chain.from_iterable(combinations([p for p in verb.parts if p != part], size) for size in range(3)):
        domains = [list(verb.parts[other](words))[:SHOWN] for other in others]
        for values in product(*domains):
            clause = Clause(first.verb, **first.parts | changed | dict(zip(others, values, strict=True)))
            if verb.fits(clause):
                return clause
    return None


def _sort(value: Any, words: Vocabulary) -> Any:
    """What makes one value as good an example as another: how many there are does not matter, nor which kinds."""
    if isinstance(value, Amount | Condition):
        return value[0]
    if isinstance(value, int) and not isinstance(value, bool):
        return value > 0
    if isinstance(value, tuple) and value[0] in words.bits:
        return len(value)
    return value


def _conditions(words: Vocabulary) -> str:
    """What “if” and “who has” may ask for."""
    shown = [
        write((Sentence((Item((_first("draw", words),)),), condition),), words)
        for of in words.grammar.conditions
        for condition in [each for each in conditions(words) if each.of == of][:3]
    ]
    return "\n".join(["### Conditions\n", *(f"- {sentence}" for sentence in shown), ""])


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
