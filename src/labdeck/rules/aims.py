"""Aims: what the sentence under way has been pointed at, which whoever may block it has to know.

Machine code leaves `note_aim` and `note_pass` out, as it does `note` (see `native.translate`), so all of this is
interpreted only.
"""

from .events import note
from .frames import at_step
from .numbers import (
    AIMS_AT,
    BESIDE,
    BY_SEAT,
    FORGOES,
    HAND,
    HAND_OR_MAT,
    IN_HAND,
    LOOKED,
    MAT,
    MAY,
    NONE,
    OP_CARD,
    OP_EACH,
    OP_END,
    OP_JUMP,
    OP_OR,
    OP_PICK,
    OP_PROJECT,
    OP_SEAT,
    OP_SECOND,
    OWN_HAND,
    PLAYED,
    WIDTH,
)
from .schema import Deck, State


def aim_of(s: State, d: Deck) -> tuple[int, int, int] | None:
    """What has been named since the sentence under way began; None if nothing has.

    A card and where it lies; or no card, and the seat before which it would lie; and the project it is for.
    """
    if s.depth == 0:
        return None
    f = s.depth - 1
    named = choices_before(s, d, f)
    picked, project, second = (
        field[f] if op in named else NONE
        for op, field in ((OP_CARD, s.frame_chosen), (OP_PROJECT, s.frame_project), (OP_SECOND, s.frame_second))
    )
    c, other = (picked, second) if OP_CARD in named else (second, project) if second != NONE else (project, NONE)
    if c == NONE and not named:
        return None
    origin = s.place[c] if c != NONE else MAT + s.frame_seat[f]
    return c, origin, BESIDE + other if other != NONE else origin


def choices_before(s: State, d: Deck, f: int) -> set[int]:
    """The kinds of choices that stand before the next instruction in its clause; a group takes seat after seat.

    Where one of several deeds was chosen, only what stands in that one counts; what the same player did before does.
    """
    at = at_step(s, d, f)
    first = d.start[s.frame_card[f]] * WIDTH
    found = set()
    while at > first and not is_beginning(d, at):
        at -= WIDTH
        found.add(d.program[at])
    return found & {OP_CARD, OP_PROJECT, OP_SECOND, OP_SEAT, OP_EACH}


def is_beginning(d: Deck, at: int) -> bool:
    """Whether a clause or a deed begins at an instruction, and not what the same player does next. [L47]"""
    before = d.program[at - WIDTH]
    return before in (OP_JUMP, OP_OR) or (before == OP_END and d.program[at - WIDTH + 2] == 0)


def note_aim(s: State, d: Deck, f: int) -> None:
    """Before the first seat is asked to block, everyone is told what is aimed at. [R25]

    A seat of a group is named where others may block for it, too. [R20]
    """
    aim = aim_of(s, d) if s.events is not None else None
    if aim and (d.block or choices_before(s, d, f) != {OP_EACH}):
        note(s, AIMS_AT, s.frame_actor[f], *aim)


def lacking(s: State, d: Deck, f: int) -> int:
    """Where a pass says that no such card is: one's own hand, or what one looks through; PLAYED if one is free. [L6]"""
    at = at_step(s, d, f)
    op = d.program[at]
    where = d.program[at + 1]
    if op == OP_PICK:
        return HAND + s.asked
    if op != OP_CARD or d.program[at + 3] & MAY:
        return PLAYED
    if where == OWN_HAND or where == HAND_OR_MAT or (where == IN_HAND and d.program[at + 3] & BY_SEAT):
        return HAND + s.asked
    return LOOKED


def note_pass(s: State, d: Deck, f: int) -> None:
    """No card is chosen: of free will, or since there is none. [L6]"""
    z = lacking(s, d, f)
    note(s, FORGOES, s.asked, s.frame_card[f], z, z)
