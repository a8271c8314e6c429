"""Shrinking: the smallest deck for which something still fails, found by leaving out one thing after the other."""

from collections.abc import Callable, Iterator
from typing import Any

from labdeck.deck.language.clause import Amount, Clause, Item, Sentence

from .random_decks import Content, effects_of, words_of
from .random_effects import Effect, meant, said

MOST = 300  # tries


def shrunk(content: Content, fails: Callable[[Content], bool]) -> Content:
    """A deck from which nothing more can be left out without making it right, or as far as so many tries come."""
    tries = 0
    is_smaller = True
    while is_smaller and tries < MOST:
        is_smaller = False
        for smaller in _smaller(content):
            tries += 1
            if fails(smaller):
                content, is_smaller = smaller, True
                break
            if tries >= MOST:
                break
    return content


def _smaller(content: Content) -> Iterator[Content]:
    """The same deck with one thing less: half of the cards that speak, one of them, a knob, a part of a sentence."""
    for table in [table for table, cards in content.items() if isinstance(cards, list) and _speak(cards)]:
        cards = content[table]
        for size in {len(cards) // 2, len(cards) // 4, 1} - {0}:
            for at in range(0, len(cards), size):
                yield {**content, table: cards[:at] + cards[at + size :]}
    for knob in content.get("knobs", {}):
        yield {**content, "knobs": {name: value for name, value in content["knobs"].items() if name != knob}}
    for card in effects_of(content):
        if card.get("copies", 1) > 1:
            yield _with(content, card, {"copies": 1})
        for text in _shorter(card["effect"], content):
            yield _with(content, card, {"effect": text})


def _speak(cards: list[dict[str, Any]]) -> bool:
    return bool(cards) and "effect" in cards[0]


def _with(content: Content, changed: dict[str, Any], values: dict[str, Any]) -> Content:
    """The same deck with other values on one card."""
    return {
        table: [{**card, **values} if card is changed else card for card in cards] if isinstance(cards, list) else cards
        for table, cards in content.items()
    }


def _shorter(text: str, content: Content) -> Iterator[str]:
    words = words_of(content)
    effect = meant(text, words)
    for smaller in _effects(effect):
        written = said(smaller, words)
        if written != text:
            yield written


def _effects(effect: Effect) -> Iterator[Effect]:
    """The same with a sentence less, or with a smaller one."""
    if len(effect) > 1:
        yield from (effect[:at] + effect[at + 1 :] for at in range(len(effect)))
    for at, sentence in enumerate(effect):
        for smaller in _sentences(sentence):
            yield (*effect[:at], smaller, *effect[at + 1 :])


def _sentences(sentence: Sentence) -> Iterator[Sentence]:
    if sentence.condition:
        yield Sentence(sentence.items)
    if sentence.otherwise:
        yield sentence._replace(otherwise=())
        yield Sentence(sentence.otherwise)
    yield from (sentence._replace(items=items) for items in _branches(sentence.items))
    yield from (sentence._replace(otherwise=items) for items in _branches(sentence.otherwise))


def _branches(items: tuple[Item, ...]) -> Iterator[tuple[Item, ...]]:
    for at, item in enumerate(items):
        if len(items) > 1:
            yield _begun(items[:at] + items[at + 1 :])
        for smaller in _items(item):
            yield (*items[:at], smaller, *items[at + 1 :])


def _begun(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Items that can stand at the beginning: the first happens whatever was done before."""
    return (items[0]._replace(if_done=False), *items[1:])


def _items(item: Item) -> Iterator[Item]:
    if item.may:
        yield item._replace(may=False)
    if item.if_done:
        yield item._replace(if_done=False)
    for at, clause in enumerate(item.options):
        if len(item.options) > 1:
            yield item._replace(options=item.options[:at] + item.options[at + 1 :])
        for smaller in _clauses(clause):
            yield item._replace(options=(*item.options[:at], smaller, *item.options[at + 1 :]))


def _clauses(clause: Clause) -> Iterator[Clause]:
    """The same with fewer cards, or with nothing that a player must have."""
    if clause.parts.get("having"):
        yield Clause(clause.verb, **clause.parts | {"having": None})
    amount = clause.parts.get("amount")
    if isinstance(amount, Amount) and amount.how == "exactly" and amount.n > 1:
        yield Clause(clause.verb, **clause.parts | {"amount": Amount("exactly", 1)})
    if isinstance(clause.parts.get("n"), int) and clause.n > 2:
        yield Clause(clause.verb, **clause.parts | {"n": 2})
