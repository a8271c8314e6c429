"""Own bots play as if they were machine code: equal choices make equal rows, and a seed repeats a game."""

import pytest

from labdeck.bots import BotError
from labdeck.bots.asking import own_bots
from labdeck.deck import Tables
from labdeck.lab.games import play
from labdeck.lab.simulation import simulate
from tests.tools import walks

AS_GREEDY, FINISHER, PEEKER = (f"tests.tools.own_bots:{name}" for name in ("AsGreedy", "Finisher", "Peeker"))


@pytest.mark.parametrize("deck", walks.DECKS)
def test_an_own_bot_that_chooses_as_greedy_does_plays_the_same_games(deck: str) -> None:
    tables, seeds = walks.tables_of(deck), range(7, 10)
    own = play(tables, ("easy", AS_GREEDY, f"hoard+{AS_GREEDY}"), seeds).rows
    assert own.tolist() == play(tables, ("easy", "greedy", "hoard"), seeds).rows.tolist()


@pytest.mark.parametrize("deck", walks.DECKS)
def test_an_own_bot_may_choose_from_what_people_see(deck: str) -> None:
    tables, bots = walks.tables_of(deck), (FINISHER, "random", PEEKER)
    games = simulate(tables, bots, 3, 4)
    assert games.rows.tolist() == simulate(tables, bots, 3, 4, workers=1).rows.tolist()
    assert games.rows[2].tolist() == simulate(tables, bots, 5, 1).rows[0].tolist()


def test_what_an_own_bot_says_against_its_plan_greedy_says_instead(gsa: Tables) -> None:
    rows = play(gsa, (f"draw-only+{FINISHER}", "greedy"), range(3))
    assert (rows.scores[:, 0] <= 0).all()


def test_a_bot_is_made_for_each_seat_and_game(gsa: Tables) -> None:
    made = own_bots({0: FINISHER, 1: "greedy", 2: FINISHER}, gsa, ("A", "B", "C"), 5)
    assert list(made) == [0, 2]
    assert made[0].made.chance.random() != made[2].made.chance.random()


def test_a_failure_names_the_game(gsa: Tables) -> None:
    with pytest.raises(BotError, match=r"Broken at seat 1 failed: .* \(in the game with the seed 4\)"):
        play(gsa, ("random", f"{__name__}:Broken"), [4])


class Broken:
    """A bot that fails."""

    def choose(self, *_: object) -> int:
        """Nothing."""
        raise KeyError("nothing")
