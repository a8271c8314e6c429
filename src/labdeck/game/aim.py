"""Aims: what the sentence under way has been pointed at, which whoever may block it has to know."""

from typing import NamedTuple

from labdeck.deck import Tables
from labdeck.rules.events import note
from labdeck.rules.frames import at_step
from labdeck.rules.numbers import (
    AIMS_AT,
    ASK_BLOCK,
    BESIDE,
    NONE,
    OP_CARD,
    OP_EACH,
    OP_END,
    OP_PROJECT,
    OP_SEAT,
    OP_SECOND,
    TABLE,
    WIDTH,
)
from labdeck.rules.schema import State

from .place import place_in_words


class Aim(NamedTuple):
    """A card and where it lies; or no card, and the seat before which it would lie; and the project it is for."""

    card: int
    origin: int
    goal: int


def aim_of(s: State, tables: Tables) -> Aim | None:
    """What has been named since the sentence under way began; None if nothing has."""
    if s.depth == 0:
        return None
    f = s.depth - 1
    named = choices_before(s, tables, f)
    picked, project, second = (
        field[f] if op in named else NONE
        for op, field in ((OP_CARD, s.frame_chosen), (OP_PROJECT, s.frame_project), (OP_SECOND, s.frame_second))
    )
    c, other = (picked, second) if OP_CARD in named else (second, project) if second != NONE else (project, NONE)
    if c == NONE and not named:
        return None
    origin = s.place[c] if c != NONE else TABLE + s.frame_seat[f]
    return Aim(c, origin, BESIDE + other if other != NONE else origin)


def choices_before(s: State, tables: Tables, f: int) -> set[int]:
    """The kinds of choices that stand before the next instruction in its sentence; a group takes seat after seat."""
    at, program = at_step(s, tables.deck, f), tables.deck.program
    first = tables.deck.start[s.frame_card[f]] * WIDTH
    found = set()
    while at > first and program[at - WIDTH] != OP_END:
        at -= WIDTH
        found.add(program[at])
    return found & {OP_CARD, OP_PROJECT, OP_SECOND, OP_SEAT, OP_EACH}


def note_aim(s: State, tables: Tables) -> None:
    """Before the first seat is asked to block, everyone is told what is aimed at. [R25]

    A seat of a group is named where others may block for it, too. [R20]
    """
    if s.ask == ASK_BLOCK and s.frame_count[s.depth - 1] == 0:
        aim = aim_of(s, tables)
        if aim and (tables.deck.block or choices_before(s, tables, s.depth - 1) != {OP_EACH}):
            note(s, AIMS_AT, s.frame_actor[s.depth - 1], *aim)


def aim_in_words(aim: Aim, is_known: bool, tables: Tables, names: tuple[str, ...]) -> str:
    """What is aimed at; a card that the reader does not know is told by its place."""
    where = place_in_words(aim.origin, tables, names)
    words = where
    if aim.card != NONE and is_known:
        card = tables.cards[aim.card].name
        words = f"{card} beside {where}" if aim.origin >= BESIDE else f"{where}'s {card}"
    return words if aim.goal == aim.origin else f"{words}, for {place_in_words(aim.goal, tables, names)}"
