"""Habits: how a policy says which plan it follows, and what plans look at.

A plan fixes one habit. Where the habit says nothing, the plan's filler chooses, which is another policy.
"""

from labdeck.rules.boards import BOARDS
from labdeck.rules.numbers import CARDS, HAND, NONE, OPEN, PROJECT, SEAT_CODE, SEATS
from labdeck.rules.places import clockwise, host, owner
from labdeck.rules.schema import Deck, State

MOST_PLANS = 32  # that policies can tell apart
MIND_SHIFT = 24  # above a policy's number stands which mind it has: 0 is that of today, 1 the first one, by hand
OWN = (1 << MIND_SHIFT) - 1  # the policy of a bot that is written in Python, whom only Python can ask


def policy_with(plan: int, filler: int) -> int:
    """The number of the policy that follows a plan and leaves the rest to its filler; it is below zero."""
    return -1 - plan - MOST_PLANS * filler


def plan_of(policy: int) -> int:
    """The plan that a policy below zero follows."""
    return (-1 - policy) % MOST_PLANS


def filler_of(policy: int) -> int:
    """The policy that makes the choices which a plan leaves open; without a plan, the policy itself."""
    return (-1 - policy) // MOST_PLANS if policy < 0 else policy


def mind_of(policy: int) -> int:
    """Which of its minds a policy has that follows no plan: the column of its weights."""
    return policy >> MIND_SHIFT


def kind_of(policy: int) -> int:
    """A policy that follows no plan, whatever mind it has; for a search, the most tries that it makes."""
    return policy & (1 << MIND_SHIFT) - 1


def is_held(m: State, p: int, code: int) -> bool:
    """Whether a code is a card in the hand of seat p."""
    return code < CARDS and m.place[code] == HAND + p


def is_start(m: State, d: Deck, p: int, code: int) -> bool:
    """Whether a code of the action phase starts a project that might as well stay in the hand."""
    return is_held(m, p, code) and d.role[code] == PROJECT and d.mandatory[code] == 0


def rival(m: State, d: Deck, p: int) -> int:
    """The other seat with the most points now; the first of equals after p."""
    best = clockwise(m, p, 1)
    for i in range(2, m.seats):
        other = clockwise(m, p, i)
        if BOARDS[d.family].points_of(m, d, other) > BOARDS[d.family].points_of(m, d, best):
            best = other
    return best


def seat_touched(m: State, code: int) -> int:
    """The seat that a code names, or whose card or project it names; NONE if it is nobody's."""
    if code >= CARDS:
        return code - SEAT_CODE if code < SEAT_CODE + SEATS else NONE
    if owner(m, code) != NONE:
        return owner(m, code)
    if host(m, code) != NONE:
        return owner(m, host(m, code))
    return m.place[code] - HAND if HAND <= m.place[code] < OPEN else NONE
