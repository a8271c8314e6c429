"""How many turns are left is told by signs that everyone can read, also where somebody hurries to the end."""

import pytest

from labdeck.bots.minds import COLUMNS, LEAST, MANY, MOST, TWO, column
from labdeck.bots.projects.chances import forget, turns_left
from labdeck.bots.projects.turns import TURN_SIGNS, TURNS, power
from labdeck.bots.projects.weights import WEIGHTS
from labdeck.deck import load, tables
from labdeck.rules.numbers import PROJECT_PILE
from labdeck.rules.schema import State
from tests.tools import walks

DECK = tables(load("ingenium")).deck


def dealt(seats: int) -> State:
    """The beginning of a game."""
    s = State()
    walks.dealt(DECK, seats, 7, s)
    return s


def left(s: State, p: int = 0) -> int:
    """The turns that a seat is thought to have."""
    forget(s)
    return turns_left(s, DECK, p)


def test_a_smaller_pile_and_quicker_draws_leave_fewer_turns() -> None:
    s = dealt(3)
    s.turns = 12
    early = left(s)
    s.count[PROJECT_PILE] -= 8  # as if they had been drawn since the deal
    assert left(s) < early
    later = left(s)
    s.turns = 40  # the same draws in more turns: nobody hurries
    assert left(s) > later


def test_the_last_call_is_counted_and_not_guessed() -> None:
    s = dealt(4)
    s.last_call = 3
    assert [left(s, (s.seat + i) % 4) for i in range(4)] == [0, 1, 1, 0]


@pytest.mark.parametrize(("bits", "turns"), [(-500, 1), (0, 1), (256, 2), (384, 3), (512, 4), (99999, 256)])
def test_bits_are_doublings(bits: int, turns: int) -> None:
    assert power(bits) == turns


def test_games_of_two_and_of_many_are_weighed_apart() -> None:
    assert [column(dealt(seats)) for seats in (2, 3, 5)] == [TWO, MANY, MANY]
    rows = [WEIGHTS[at : at + COLUMNS] for at in range(0, len(WEIGHTS), COLUMNS)]
    assert [row for row in rows if not all(row[LEAST] <= row[now] <= row[MOST] for now in (TWO, MANY))] == []
    assert any(row[TWO] != row[MANY] for row in rows)
    assert len(TURNS) == TURN_SIGNS
