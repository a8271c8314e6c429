"""Choices in a game of discoveries: verbs, words and sentences."""

from labdeck.deck import Tables
from labdeck.deck.discoveries import STEPS
from labdeck.deck.words import counted, listed
from labdeck.game import shared_choices
from labdeck.rules.discoveries.board import hero_of
from labdeck.rules.numbers import (
    ALLOWED,
    ASK_ANSWER,
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_FIELD,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_SCORE,
    ASK_SHED,
    ASK_TARGET,
    END,
    HERO,
    KEEP,
    PASS,
    REDRAW,
    SAY_ENHANCEMENT,
    SAY_HERO,
    SAY_INSPIRATION,
    SAY_ITEM,
    SAY_LOCATION,
    STEP_CODE,
)
from labdeck.rules.schema import State

Names = tuple[str, ...]

WORDS = shared_choices.WORDS | {
    KEEP: "keep",
    REDRAW: "redraw",
    SAY_HERO: "hero",
    SAY_ENHANCEMENT: "enhancement",
    SAY_INSPIRATION: "inspiration",
    SAY_ITEM: "item",
    SAY_LOCATION: "location",
    **{STEP_CODE + i: step for i, step in enumerate(STEPS)},
}
WORD_SENTENCES = shared_choices.WORD_SENTENCES | {
    (ASK_ENHANCE, END): "Add nothing more.",
    (ASK_SHED, END): "Keep the rest, and draw up.",
    (ASK_ANSWER, PASS): "Do not answer.",
    (ASK_INSPIRE, PASS): "Play no inspiration.",
    (ASK_SCORE, PASS): "Play nothing now.",
    (ASK_EXCHANGE, KEEP): "Keep the opening hand.",
    (ASK_EXCHANGE, REDRAW): "Exchange the opening hand.",
}
VERBS = shared_choices.VERBS | {
    ASK_ANSWER: "play",
    ASK_INSPIRE: "play",
    ASK_TARGET: "on",
    ASK_ENHANCE: "put",
    ASK_HERO: "on",
    ASK_FIELD: "discard",
    ASK_SHED: "discard",
}


def verb_of_action(_s: State, tables: Tables, c: int) -> str:
    """What touching a card means in a turn's action."""
    return "play" if tables.deck.role[c] == HERO else "put"


def reason_against(_verb: str, _codes: list[int], _m: State, _tables: Tables) -> int:
    """Here what a card is touched for follows from the card, so no verb is wrong for it alone."""
    return ALLOWED


def say_on(s: State, tables: Tables, _names: Names, c: int) -> str:
    """A discovery that can be scored, or below whose hero a card can go."""
    card = tables.cards[c]
    if s.ask == ASK_TARGET:
        return f"Score {card.name}: {card.step}, {counted(card.points, 'point')}."
    return f"Lay it below {tables.cards[hero_of(s, tables.deck, c)].name} on {card.name}."


def say_put(_s: State, tables: Tables, _names: Names, c: int) -> str:
    """An enhancement, with what it fits and gives."""
    card = tables.cards[c]
    return f"Put {card.name}: {card.role}, {listed(card.types, 'or')}, {counted(card.points, 'point')}."


CARD_SENTENCES = {"on": say_on, "put": say_put}
