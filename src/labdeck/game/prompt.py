"""Prompts: one sentence that says who is asked, in which phase, and what may be done."""

from collections.abc import Callable

from labdeck.deck import Tables
from labdeck.deck.words import with_article
from labdeck.rules.aims import aim_of
from labdeck.rules.frames import at_step
from labdeck.rules.numbers import (
    ASK_BLOCK,
    ASK_CARD,
    ASK_MAY,
    ASK_OPPOSE,
    ASK_OR,
    ASK_PILE,
    ASK_PROJECT,
    ASK_PUT_BACK,
    ASK_SEAT,
    ASK_SIDE,
    BESIDE,
    IN_HAND,
    MAT,
    NONE,
    OP_CARD,
    OP_END,
    OP_MOVE,
    OP_PICK,
    OWN_HAND,
    TO_HAND,
    TO_SEAT,
    WIDTH,
)
from labdeck.rules.places import owner
from labdeck.rules.schema import State

from .aim import Aim, aim_in_words
from .blanks import blanks_of, filled
from .cards import name_of_card
from .families import family_of

# What every family asks inside the effect of a card.
OVER = "The game is over."
PROMPTS = {
    ASK_SEAT: "choose a player for {effect}",
    ASK_CARD: "choose a card for {effect}",
    ASK_PROJECT: "choose {a_project} for {effect}",
    ASK_PILE: "choose a pile to draw from for {effect}",
    ASK_PUT_BACK: "choose the card that goes back next, for {effect}",
    ASK_SIDE: "put {chosen} back on the top or at the bottom, for {effect}",
    ASK_MAY: "do it, or pass, for {effect}",
    ASK_OR: "choose what is done, for {effect}",
    ASK_OPPOSE: "cancel {effect}, or pass",
}
GIFT = "choose a card to give to {taker}, for {effect}"
PICK = "pick a card of {whose} hand in secret, for {effect}"


def prompt_of(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> str:
    """What is being asked and whom, in a sentence that names only cards which the reader knows."""
    return addressed(s, names, question_of(s, tables, names, reader))


def addressed(s: State, names: tuple[str, ...], question: str) -> str:
    """A question with the name of whom it is put to."""
    return question if s.over else f"{names[s.asked]}, {question[0].lower()}{question[1:]}"


def question_of(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> str:
    """What is being asked, as one says it to whom it is asked."""
    if s.over:
        return OVER
    family = family_of(tables)
    said = PICK if is_pick(s, tables) else GIFT if taker_of(s, tables) != NONE else PROMPTS.get(s.ask, "")
    said = family.prompt(s, tables, reader) or family.prompts.get(s.ask) or said
    sentence = filled(said, _words(s, tables, names, reader)) if blanks_of(said) else said
    end = "" if sentence.endswith("?") else "."
    return f"{family.phases[s.phase][1].capitalize()} phase: {sentence}{end}"


def _words(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> dict[str, Callable[[], str]]:
    """What the blanks of a question are filled with."""
    project = tables.file.words.get("project", "project")
    return {
        "project": lambda: project,
        "a_project": lambda: with_article(project),
        "whose": lambda: "your" if reader == s.asked else "the",
        "taker": lambda: names[taker_of(s, tables)],
        "effect": lambda: _effect(s, tables, names, reader),
        "putting": lambda: _known(s, tables, s.putting, reader),
        "chosen": lambda: _known(s, tables, s.frame_chosen[s.depth - 1], reader),
        **family_of(tables).prompt_words(s, tables),
    }


def is_pick(s: State, tables: Tables) -> bool:
    """Whether a card of the asked seat's own hand is being picked, which nobody else learns before all have. [L2]"""
    if s.ask != ASK_CARD or s.depth == 0:
        return False
    return bool(tables.deck.program[at_step(s, tables.deck, s.depth - 1)] == OP_PICK)


def taker_of(s: State, tables: Tables) -> int:
    """The seat that gets the card which is being chosen among those of the asked seat's hand; NONE if none does."""
    if s.ask != ASK_CARD or s.depth == 0:
        return NONE
    f, program = s.depth - 1, tables.deck.program
    at = at_step(s, tables.deck, f)
    if program[at] != OP_CARD or program[at + 1] not in (IN_HAND, OWN_HAND):
        return NONE
    while program[at] not in (OP_MOVE, OP_END):
        at += WIDTH
    goals = {TO_SEAT: s.frame_seat[f], TO_HAND: s.frame_actor[f]} if program[at] == OP_MOVE else {}
    taker = int(goals.get(program[at + 1], NONE))
    return taker if taker != s.asked else NONE


def _known(s: State, tables: Tables, c: int, reader: int) -> str:
    """A card's name, if the reader knows the card."""
    return name_of_card(tables, c) if is_known(s, c, reader) else "the card"


def is_known(s: State, c: int, reader: int) -> bool:
    """Whether a reader knows a card; a spectator is the seat after the last."""
    return c != NONE and bool(s.seen[c] >> reader & 1)


def _aim(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> str:
    """What the effect is aimed at, to those who did not choose it: the seat asked knows that it is asked. [R25]"""
    f = s.depth - 1
    if s.asked == s.frame_actor[f] and s.ask not in (ASK_BLOCK, ASK_OPPOSE):
        return ""
    if s.depth > 1 and tables.deck.cancels[s.frame_card[f]]:
        return f", aimed at {name_of_card(tables, s.frame_card[f - 1])}"
    found = aim_of(s, tables.deck)
    if found is None:
        return ""
    aim = Aim(*found)
    if aim.card == NONE and aim.origin == MAT + s.asked:
        return ""
    return f", aimed at {aim_in_words(aim, is_known(s, aim.card, reader), tables, names)}"


def _effect(s: State, tables: Tables, names: tuple[str, ...], reader: int) -> str:
    """The modifier that is being resolved, who played it, what it is aimed at, and what it says."""
    if s.depth == 0:
        return ""
    c, actor = s.frame_card[s.depth - 1], s.frame_actor[s.depth - 1]
    card, who, aim = tables.cards[c], names[actor], _aim(s, tables, names, reader)
    copied = "copy of " if s.place[c] >= BESIDE and owner(s, s.place[c] - BESIDE) not in (actor, NONE) else ""
    return f"{who}'s {copied}{card.name}{aim} (“{card.effect.rstrip('.')}”)"
