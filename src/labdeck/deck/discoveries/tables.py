"""The integers of the discoveries family: its cards as the kernel knows them."""

from typing import Any

from labdeck.deck.file import DeckFile
from labdeck.deck.language.program import Program
from labdeck.deck.language.vocabulary import Vocabulary
from labdeck.rules import numbers as n

from .titles import POLYMATH, STEPS, Able, Challenge, Discovery, Enhancement, Hero, Inspiration

ROLES = {
    n.PROJECT: "project",
    n.HERO: "hero",
    n.ITEM: "item",
    n.LOCATION: "location",
    n.INSPIRATION: "inspiration",
    n.CHALLENGE: "challenge",
}
BACKS = {n.PROJECT_PILE: "discovery", n.RESOURCE_PILE: "hero", n.MODIFIER_PILE: "challenge"}
ALL_OF_DISCARD = 4  # as `refill` has it
Of = Discovery | Hero | Enhancement | Inspiration | Challenge


def _bits(types: tuple[str, ...], words: Vocabulary) -> int:
    if types == (POLYMATH,):
        types = words.kinds
    return sum(words.bits[kind] for kind in set(types))


def fill(deck: Any, number: int, title: Of, words: Vocabulary, starts: dict[Program, int]) -> None:
    """The integers of one copy of a title."""
    match title:
        case Discovery():
            deck.points[number] = title.points
            deck.role[number], deck.back[number], deck.sort[number] = n.PROJECT, n.PROJECT_PILE, n.PROJECT_SORT
            deck.printed[number] = _bits(title.types, words)
            deck.step[number] = STEPS.index(title.step) + 1 if title.step in STEPS else 0
            deck.solid[number] = int(title.solid)
        case Hero():
            deck.role[number], deck.back[number], deck.sort[number] = n.HERO, n.RESOURCE_PILE, n.HERO_SORT
            deck.serves[number] = _bits(title.types, words)
            deck.items[number] = deck.locations[number] = 1
        case Enhancement():
            is_item = title.kind == "item"
            deck.role[number], deck.back[number] = n.ITEM if is_item else n.LOCATION, n.RESOURCE_PILE
            deck.sort[number] = n.ITEM_SORT if is_item else n.LOCATION_SORT
            deck.serves[number] = _bits(title.types, words)
            deck.points[number] = title.points
        case Inspiration():
            deck.role[number], deck.back[number] = n.INSPIRATION, n.RESOURCE_PILE
            deck.sort[number] = n.INSPIRATION_SORT
        case Challenge():
            deck.role[number], deck.back[number] = n.CHALLENGE, n.MODIFIER_PILE
    if isinstance(title, Able):
        _fill_ability(deck, number, title, starts)


def _fill_ability(deck: Any, number: int, title: Able, starts: dict[Program, int]) -> None:
    able = title.means
    deck.start[number] = starts[able.program]
    deck.priced[number] = int(able.meaning.is_priced)
    deck.bonus[number] = starts[able.bonus]
    deck.copied[number] = int(able.is_copied)
    deck.own_turn[number] = int(able.meaning.does(n.OP_IGNORE))
    for field, value in able.gives.items():
        getattr(deck, field)[number] = value
    if able.meaning.does(n.OP_CANCEL):
        deck.cancels[number] = 1
        deck.block_card[deck.blocks] = number
        deck.blocks += 1


def finish(deck: Any, file: DeckFile) -> None:
    """The integers that all cards give together."""
    deck.spent_to = n.DISCARD
    if not deck.challenges:
        deck.left_out[: deck.cards] = [int(role == n.CHALLENGE) for role in deck.role[: deck.cards]]
    deck.refill = ALL_OF_DISCARD
    deck.modifier_pile = 1
    roles = deck.role[: deck.cards]
    deck.inspirations = roles.count(n.INSPIRATION)
    deck.inspiration = roles.index(n.INSPIRATION) if deck.inspirations else 0
