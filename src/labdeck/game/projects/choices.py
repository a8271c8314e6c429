"""Choices in a game of projects: verbs, words and sentences."""

from functools import lru_cache

from labdeck.deck import Card, Tables
from labdeck.deck.tables import MOST_KEPT
from labdeck.deck.words import counted, within
from labdeck.game import shared_choices
from labdeck.rules.numbers import (
    ALLOWED,
    ASK_ACT,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_DISCARD,
    ASK_ON,
    ASK_WITH,
    CARDS,
    END,
    HAND,
    MAT,
    NO_TARGET,
    NONE,
    NOT_FULL,
    NOT_TO_BURN,
    PASS,
    PROJECT,
    STILL_ACTIVE,
)
from labdeck.rules.places import owner
from labdeck.rules.projects.actions import is_burned
from labdeck.rules.projects.needs import is_full
from labdeck.rules.schema import State

from .goals import worth_of

Names = tuple[str, ...]

WORDS = shared_choices.WORDS
WORD_SENTENCES = shared_choices.WORD_SENTENCES | {
    (ASK_ACT, END): "End the action phase.",
    (ASK_DISCARD, END): "Keep the rest and end the turn.",
    (ASK_BLOCK, PASS): "Do not block.",
}
VERBS = shared_choices.VERBS | {
    ASK_ON: "on",
    ASK_DISCARD: "discard",
    ASK_AT_ONCE: "play",
    ASK_WITH: "with",
    ASK_BLOCK: "block",
}


def verb_of_action(s: State, tables: Tables, c: int) -> str:
    """What touching a card means in the action phase."""
    deck = tables.deck
    if deck.role[c] == PROJECT:
        if s.place[c] >= MAT:
            return "complete" if is_full(s, c) else "offer"
        return "give" if deck.mandatory[c] else "start"
    if deck.serves[c]:
        return "put"
    return "burn" if is_burned(s, deck, s.asked, c) else "play"


def reason_against(verb: str, codes: list[int], m: State, tables: Tables) -> int:
    """Why a card of one's own is not to be completed, burned, or played but burned; else ALLOWED. [P11, R39]"""
    deck, own = tables.deck, (HAND + m.asked, MAT + m.asked)
    c = next((c for c in codes if c < CARDS and m.place[c] in own), NONE)
    if m.ask != ASK_ACT or c == NONE:
        return ALLOWED
    if verb == "complete" and m.place[c] == MAT + m.asked and not is_full(m, c):
        return NOT_FULL
    if verb == "burn" and not is_burned(m, deck, m.asked, c):
        return STILL_ACTIVE if deck.may_burn[c] else NOT_TO_BURN
    return NO_TARGET if verb == "play" and is_burned(m, deck, m.asked, c) else ALLOWED


def needs_in_words(tables: Tables, card: Card) -> str:
    """What a project needs, by the names on the cards where the deck file has kinds."""
    named = resource_names(tables)
    return ", ".join([named.get(need, need) for need in card.needs])


@lru_cache(maxsize=MOST_KEPT)
def resource_names(tables: Tables) -> dict[str, str]:
    """The names of the resources by their ids, as they stand within a sentence."""
    return {card.id: within(card.name) for card in tables.cards if card.role == "resource"}


def say_start(_s: State, tables: Tables, _names: Names, c: int) -> str:
    """A project that can be started, with what it gives and needs."""
    card = tables.cards[c]
    return f"Start {card.name}: {counted(card.points, 'point')}, needs {needs_in_words(tables, card)}."


def say_complete(s: State, tables: Tables, _names: Names, c: int) -> str:
    """A project that can be completed, with its points."""
    return f"Complete {tables.cards[c].name} for {counted(worth_of(s, tables, c), 'point')}."


def say_on(_s: State, tables: Tables, _names: Names, c: int) -> str:
    """A project beside which a card can go."""
    return f"Put it beside {tables.cards[c].name}."


def say_offer(_s: State, tables: Tables, _names: Names, c: int) -> str:
    """A project that can be offered."""
    return f"Offer {tables.cards[c].name} for a collaboration."


def say_with(s: State, tables: Tables, names: Names, c: int) -> str:
    """A project with which the offered one can be joined."""
    return f"Join it with {names[owner(s, c)]}'s {tables.cards[c].name}."


def say_block(_s: State, tables: Tables, _names: Names, c: int) -> str:
    """A card that can block."""
    return f"Block with {tables.cards[c].name}."


def say_burn(_s: State, tables: Tables, _names: Names, c: int) -> str:
    """A card that can only be burned."""
    return f"Burn {tables.cards[c].name}: no {tables.file.words.get('project', 'project')} is active."


CARD_SENTENCES = {
    "start": say_start,
    "complete": say_complete,
    "on": say_on,
    "offer": say_offer,
    "with": say_with,
    "block": say_block,
    "burn": say_burn,
}
