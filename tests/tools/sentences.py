"""Sentences at random, made from the grammar itself: from the domains of its verbs' parts, and what goes together.

Beside them words to say them with: decks of both families, and one of volcanoes.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from labdeck.deck import load, names
from labdeck.deck.language.clause import Clause, Item, Sentence
from labdeck.deck.language.grammar import (
    FEW,
    GROUPS,
    LONGEST,
    SAME,
    SUBJECTS,
    as_same,
    conditions,
    named,
    right,
    subject,
)
from labdeck.deck.language.vocabulary import Vocabulary, vocabulary
from labdeck.deck.projects.grammar import GRAMMAR

VOLCANOES = vocabulary(
    GRAMMAR,
    "volcano",
    "volcanoes",
    {
        "origin": ("hotspot", "rift", "subduction", "caldera"),
        "instrument": ("seismometer", "satellite", "gas-sampling", "field-mapping"),
    },
    {"old": "in colour"},
    {},
    {"caldera": "Great caldera"},
    modifier_pile=True,
)
VOLCANOES_WITHOUT = VOLCANOES._replace(modifier_pile=False)
DECKS: dict[str, Vocabulary] = {name: load(name).vocabulary for name in names()} | {"volcanoes": VOLCANOES}
TRIES = 400
_DOMAINS: dict[Any, Sequence[Any]] = {}


def effects(name: str) -> list[str]:
    """What the cards of a deck say, as it stands in its file."""
    return re.findall(r'^effect = "(.*)"$', Path(load(name).path).read_text(encoding="utf-8"), re.MULTILINE)


def a_clause(rng: Random, words: Vocabulary, verb: str = "") -> Clause:
    """A clause of a verb, or of any, with a value out of its domain for each part."""
    verbs = words.grammar.verbs
    for _ in range(TRIES):
        name = verb or rng.choice(list(verbs))
        parts = {part: _value(rng, words, name, part) for part in verbs[name].parts}
        if "having" in parts and rng.random() < 0.7:
            parts["having"] = None
        clause = Clause(name, **parts)
        if verbs[name].fits(clause):
            return clause
    raise AssertionError(f"no clause of {name} found")


def an_effect(rng: Random, words: Vocabulary) -> tuple[Sentence, ...]:
    """What a card may say: sentences that the grammar allows together."""
    for _ in range(TRIES):
        sentences = tuple(_sentence(rng, words) for _ in range(rng.choice((1, 1, 1, 2, 3))))
        if not right(sentences, words.grammar):
            return sentences
    raise AssertionError("no effect found")


def _sentence(rng: Random, words: Vocabulary) -> Sentence:
    items = tuple(of_the_same(rng, words, [_item(rng, words) for _ in range(rng.choice((1, 1, 1, 2, 2, 3, LONGEST)))]))
    if rng.random() < 0.7:
        return Sentence(items)
    condition = rng.choice(_domain(words, "conditions", conditions))
    otherwise = tuple(_item(rng, words) for _ in range(rng.choice((0, 0, 1, 2))))
    return Sentence(items, condition, otherwise)


def said_of_the_same(clause: Clause, words: Vocabulary) -> Clause | None:
    """A clause as it is said of whoever was meant before; None if it cannot be."""
    made = as_same(clause) if clause.verb in SUBJECTS else None
    return made if made and words.grammar.verbs[clause.verb].fits(made) else None


def of_the_same(rng: Random, words: Vocabulary, items: list[Item]) -> list[Item]:
    """Items of which some go on to speak of whoever the one before speaks of."""
    made = items[:1]
    for item in items[1:]:
        whose = named(made[-1].options[-1])
        options = tuple(said_of_the_same(clause, words) or clause for clause in item.options)
        if whose and subject(options[0]) == SAME and rng.random() < 0.6:
            item = Item(options, item.may, item.if_done or (whose in GROUPS and rng.random() < 0.9))
        made.append(item)
    return made


def _item(rng: Random, words: Vocabulary) -> Item:
    options = tuple(a_clause(rng, words) for _ in range(rng.choice((1, 1, 1, 1, 2, FEW))))
    if subject(options[0]) != "you" and rng.random() < 0.5:
        others = (said_of_the_same(clause, words) for clause in options[1:])
        options = (options[0], *(clause for clause in others if clause))
    return Item(options, rng.random() < 0.25, rng.random() < 0.25)


def _value(rng: Random, words: Vocabulary, verb: str, part: str) -> Any:
    return rng.choice(_domain(words, f"{verb} {part}", words.grammar.verbs[verb].parts[part]))


def _domain(words: Vocabulary, name: str, domain: Any) -> Sequence[Any]:
    key = (words.project, words.kinds, words.modifier_pile, name)
    if key not in _DOMAINS:
        _DOMAINS[key] = domain(words)
    return _DOMAINS[key]
