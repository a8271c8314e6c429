"""Frames: the effects under way, each with its next instruction and what has been chosen."""

from .clearing import clear_frame
from .events import note
from .numbers import FIZZLES, OP_END, PLAYED, QUEUE, SEATS, USES_UP, WIDTH
from .places import move
from .schema import Deck, State

DEED = 1 << 12  # in `frame_done`, above the number of cards moved


def push(s: State, c: int, step: int, p: int) -> None:
    """Seat p does what card c says, from a step on; wherever the card lies it stays there."""
    f = s.depth
    s.frame_card[f] = c
    s.frame_step[f] = step
    s.frame_actor[f] = p
    s.frame_seat[f] = p
    if s.queued > 0:
        for other in range(s.seats):
            s.frame_waiting[f * SEATS + other] = s.count[QUEUE + other]
    s.depth = f + 1


def due(s: State, p: int) -> int:
    """Of a seat's waiting cards only those drawn by the effect on top may be chosen; how many they are. [P15]

    Cards come to wait on top of those that wait already, so they are the first of the place.
    """
    if s.depth == 0:
        return s.count[QUEUE + p]
    return s.count[QUEUE + p] - s.frame_waiting[(s.depth - 1) * SEATS + p]


def begin(s: State, d: Deck, c: int, p: int, verb: int) -> None:
    """Seat p plays a modifier: while it is being resolved it is in no pile. [P17]"""
    move(s, c, PLAYED, verb, p)
    push(s, c, 0, p)


def finish(s: State, d: Deck) -> None:
    """A used modifier goes to burn when its effect has ended, an inspiration to discard. [P17]"""
    f = s.depth - 1
    c = s.frame_card[f]
    if s.place[c] == PLAYED:
        move(s, c, d.spent_to, USES_UP, s.frame_actor[f])
    clear_frame(s, f)
    s.depth = f


def at_step(s: State, d: Deck, f: int) -> int:
    """Where the frame's next instruction stands in the deck's programs."""
    return (d.start[s.frame_card[f]] + s.frame_step[f]) * WIDTH


def mark_deed(s: State, f: int) -> None:
    """The clause under way has done something else than to move cards. [L16]"""
    s.frame_done[f] |= DEED


def close_clause(s: State, f: int) -> None:
    """What a clause did is how many cards it moved, and whether it did something else. [L40]"""
    s.frame_last[f] = s.frame_done[f]
    s.frame_done[f] = 0


def last_moved(s: State, f: int) -> int:
    """How many cards the clause before has moved. [L40]"""
    return s.frame_last[f] & (DEED - 1)


def has_blocked(s: State, p: int) -> bool:
    """Whether a seat has blocked the card under way, which so is over for it. [L14]"""
    return s.depth > 0 and s.frame_asked[s.depth - 1] >> (SEATS + p) & 1 == 1


def ask(s: State, question: int, p: int) -> None:
    """Leave a question in the state for seat p."""
    s.ask = question
    s.asked = p


def skip_sentence(s: State, d: Deck, f: int) -> None:
    """Nothing to act on ends the sentence, not the card. [R36]"""
    while d.program[at_step(s, d, f)] != OP_END:
        s.frame_step[f] += 1


def find_nobody(s: State, d: Deck, f: int) -> None:
    """Nobody is meant: what the same player would do after it is passed over, too. [L47]"""
    note(s, FIZZLES, s.frame_actor[f], s.frame_card[f], PLAYED, PLAYED)
    skip_sentence(s, d, f)
    while d.program[at_step(s, d, f) + 2]:
        s.frame_step[f] += 1
        skip_sentence(s, d, f)


def skip_effect(s: State, d: Deck, f: int) -> None:
    """Go on at the end of the whole effect."""
    skip_sentence(s, d, f)
    while d.program[at_step(s, d, f) + 1] == 0:
        s.frame_step[f] += 1
        skip_sentence(s, d, f)


def jump(s: State, d: Deck, f: int, step: int) -> None:
    """Go on at a step of the program, or at the end of the sentence."""
    if step:
        s.frame_step[f] = step
    else:
        if s.frame_done[f] == 0:
            note(s, FIZZLES, s.frame_actor[f], s.frame_card[f], PLAYED, PLAYED)
        skip_sentence(s, d, f)
