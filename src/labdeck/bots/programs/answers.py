"""Answers: how good a code is as the answer to what a program asks, by what follows it."""

from labdeck.bots.programs.course import HELD, course, deed_at, passed_to
from labdeck.bots.programs.families import PRICES
from labdeck.bots.programs.views import ALL, OTHERS
from labdeck.rules.frames import at_step
from labdeck.rules.numbers import (
    ACCEPT,
    ASK_MAY,
    ASK_OR,
    BESIDE,
    BESIDE_ANY,
    FIRST,
    IS_TESTED,
    NONE,
    OP_CARD,
    OP_PICK,
    OP_PROJECT,
    OP_SEAT,
    PASS,
    SEAT_CODE,
    WIDTH,
)
from labdeck.rules.places import owner
from labdeck.rules.schema import Deck, State


def play_worth(m: State, d: Deck, p: int, card: int) -> int:
    """What it is worth to a seat to play a card now."""
    return course(m, d, p, ALL, card, p, d.start[card] * WIDTH, p, NONE, NONE, 0)


def from_frame(m: State, d: Deck, p: int, view: int, at: int, did: int) -> int:
    """What the program under way is worth from an instruction on, with all that has been chosen so far."""
    f = m.depth - 1
    return course(
        m,
        d,
        p,
        view,
        m.frame_card[f],
        m.frame_actor[f],
        at,
        m.frame_seat[f],
        m.frame_project[f],
        m.frame_chosen[f],
        did,
    )


def card_score(m: State, d: Deck, p: int, f: int, at: int, c: int) -> int:
    """Take what is worth most, give up what is worth least, pass what is worth nothing."""
    if c == PASS:
        return from_frame(m, d, p, OTHERS, passed_to(d, m.frame_card[f], at), m.frame_done[f])
    q = m.frame_project[f]
    seat = m.frame_seat[f]
    if d.program[at + 1] <= BESIDE_ANY:
        q = m.place[c] - BESIDE
        seat = owner(m, q)
    return course(m, d, p, OTHERS, m.frame_card[f], m.frame_actor[f], at + WIDTH, seat, q, c, 1)


def seat_score(m: State, d: Deck, p: int, f: int, at: int, seat: int) -> int:
    """Favour oneself, and harm the one that stands best, where there is something to lose."""
    behind = at + 2 * WIDTH if d.program[at + 3] & IS_TESTED else at + WIDTH
    q = m.frame_project[f]
    return course(m, d, p, OTHERS, m.frame_card[f], m.frame_actor[f], behind, seat, q, m.frame_chosen[f], 1)


def choice_score(m: State, d: Deck, p: int, code: int) -> int:
    """How good a code is as the answer to a choice of a card, a project, a seat or a pick, by what it leads to."""
    f = m.depth - 1
    at = at_step(m, d, f)
    op = d.program[at]
    if op == OP_CARD:
        return card_score(m, d, p, f, at, code)
    if op == OP_PICK:
        return 0 if code == PASS else HELD - PRICES[d.family].price(m, d, p, code)
    if op == OP_SEAT:
        return seat_score(m, d, p, f, at, code - SEAT_CODE)
    if op == OP_PROJECT:
        card = m.frame_card[f]
        actor = m.frame_actor[f]
        return course(m, d, p, OTHERS, card, actor, at + WIDTH, owner(m, code), code, m.frame_chosen[f], 1)
    return 0


def decision_score(m: State, d: Deck, p: int, code: int) -> int:
    """Do what is worth something, and of several deeds the one that is worth most."""
    f = m.depth - 1
    at = at_step(m, d, f)
    card = m.frame_card[f]
    if m.ask == ASK_OR:
        return from_frame(m, d, p, OTHERS, deed_at(d, card, at, code - FIRST), 1)
    if m.ask == ASK_MAY and code == ACCEPT:
        return from_frame(m, d, p, OTHERS, at + WIDTH, 1)
    return from_frame(m, d, p, OTHERS, passed_to(d, card, at), 0)


def harm_ahead(m: State, d: Deck, p: int, view: int) -> int:
    """What the effect under way will cost the seat that may block it, or cancel it; others count if the view says."""
    f = m.depth - 1
    return -from_frame(m, d, p, view, at_step(m, d, f) + WIDTH, 0)
