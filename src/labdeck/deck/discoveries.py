"""Integer tables of the discoveries family: its cards as the kernel knows them."""

from typing import Any

from labdeck.rules import numbers as n

from .card import Card
from .file import Challenge, DeckFile, Discovery, Enhancement, Hero, Inspiration
from .phrasebook import Ability, Step
from .shape import POLYMATH, STEPS
from .vocabulary import Vocabulary

ALL_OF_DISCARD = 4  # as `refill` has it
Title = Discovery | Hero | Enhancement | Inspiration | Challenge


def fill_discoveries(
    deck: Any,
    file: DeckFile,
    words: Vocabulary,
    abilities: dict[str, Ability],
    starts: dict[tuple[Step, ...], int],
) -> tuple[Card, ...]:
    """Fill the tables with every card of the file; the cards by their numbers."""
    titles: tuple[Title, ...] = (
        *file.discoveries,
        *file.heroes,
        *file.enhancements,
        *file.inspirations,
        *file.challenges,
    )
    deck.refill = ALL_OF_DISCARD
    deck.modifier_pile = 1
    cards: list[Card] = []
    twins = 0
    for title in titles:
        card = _card(title)
        twins += card.copies > 1
        for number in range(len(cards), len(cards) + card.copies):
            deck.twin[number] = twins if card.copies > 1 else 0
            _fill(deck, number, title, words)
            if card.effect:
                _fill_ability(deck, number, abilities[card.id], starts)
            deck.sorts |= deck.sort[number]
        cards += [card] * card.copies
    deck.cards = len(cards)
    deck.inspirations = sum(card.role == "inspiration" for card in cards)
    deck.inspiration = next((number for number, card in enumerate(cards) if card.role == "inspiration"), 0)
    return tuple(cards)


def types_of(title: Title) -> tuple[str, ...]:
    """The types that are printed on a card."""
    return title.types if isinstance(title, Discovery) else (title.type,) if hasattr(title, "type") else ()


def _card(title: Title) -> Card:
    """What people read on each copy of a title."""
    role = title.kind if isinstance(title, Enhancement) else type(title).__name__.lower()
    return Card(
        id=title.id,
        name=title.name,
        role="project" if role == "discovery" else role,
        play="",
        points=getattr(title, "points", 0),
        needs=(),
        tags=(),
        effect=getattr(title, "effect", ""),
        facts=getattr(title, "facts", ()),
        about=getattr(title, "about", ""),
        copies=getattr(title, "copies", 1),
        back=role if role in ("discovery", "challenge") else "hero",
        types=types_of(title),
        step=getattr(title, "step", ""),
    )


def _bits(types: tuple[str, ...], words: Vocabulary) -> int:
    if types == (POLYMATH,):
        types = words.kinds
    return sum(words.bits[kind] for kind in set(types))


def _fill(deck: Any, number: int, title: Title, words: Vocabulary) -> None:
    types = _bits(types_of(title), words)
    deck.points[number] = getattr(title, "points", 0)
    match title:
        case Discovery():
            deck.role[number], deck.back[number], deck.sort[number] = n.PROJECT, n.PROJECT_PILE, n.PROJECT_SORT
            deck.printed[number] = types
            deck.step[number] = STEPS.index(title.step) + 1 if title.step in STEPS else 0
            deck.solid[number] = int(title.solid)
        case Hero():
            deck.role[number], deck.back[number], deck.sort[number] = n.HERO, n.RESOURCE_PILE, n.HERO_SORT
            deck.serves[number] = types
            deck.items[number] = deck.locations[number] = 1
        case Enhancement():
            is_item = title.kind == "item"
            deck.role[number], deck.back[number] = n.ITEM if is_item else n.LOCATION, n.RESOURCE_PILE
            deck.sort[number] = n.ITEM_SORT if is_item else n.LOCATION_SORT
            deck.serves[number] = types
        case Inspiration():
            deck.role[number], deck.back[number] = n.INSPIRATION, n.RESOURCE_PILE
            deck.sort[number] = n.INSPIRATION_SORT
        case Challenge():
            deck.role[number], deck.back[number] = n.CHALLENGE, n.MODIFIER_PILE


def _fill_ability(deck: Any, number: int, able: Ability, starts: dict[tuple[Step, ...], int]) -> None:
    deck.start[number] = starts[able.program]
    deck.bonus[number] = starts[able.bonus]
    deck.copied[number] = int(able.is_copied)
    deck.own_turn[number] = int(able.does(n.OP_IGNORE))
    for field, value in able.gives.items():
        getattr(deck, field)[number] = value
    if able.does(n.OP_CANCEL):
        deck.cancels[number] = 1
        deck.block_card[deck.blocks] = number
        deck.blocks += 1
