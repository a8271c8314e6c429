"""In a population each sits on every seat among copies of each other, and the best answer is who wins most there."""

import signal

import pytest

from labdeck.bots import plans
from labdeck.deck import Tables
from labdeck.lab.figures import Figure
from labdeck.lab.games import PART
from labdeck.lab.population import Crowd, as_data, meet, members, seatings
from labdeck.lab.simulation import simulate


def test_everyone_is_a_member_once_with_random_and_all_plans() -> None:
    assert members(("greedy", "easy")) == ("greedy", "easy", "random", *plans())
    assert members(("easy",)) == ("easy", "random", *(f"{plan}+easy" for plan in plans()))
    assert members(("greedy", "random", "rush")) == ("greedy", "random", "rush", "draw-only", *plans()[2:])


@pytest.mark.parametrize(("players", "tables"), [(2, 6), (3, 18), (5, 30)])
def test_one_sits_on_every_seat_among_copies_of_each_other(players: int, tables: int) -> None:
    places = seatings(("a", "b", "c"), players)
    assert len(places) == len(set(places)) == tables
    assert ("a", *"b" * (players - 1)) in places
    assert (*"b" * (players - 1), "a") in places


@pytest.mark.parametrize("players", [2, 3])
def test_shares_are_those_of_simulations_with_the_same_deals(gsa: Tables, players: int) -> None:
    crowd = meet(gsa, ("easy",), players, 40, seed=9)
    assert crowd.fair == 1 / players
    assert (crowd.filler, crowd.deals, len(crowd.wins)) == ("easy", 40, 56)
    for one, other in (("easy", "random"), ("random", "easy"), ("rush+easy", "hoard+easy")):
        tables = [tuple(one if p == seat else other for p in range(players)) for seat in range(players)]
        won = sum(simulate(gsa, table, 9, 40).wins[:, seat].mean() for seat, table in enumerate(tables))
        assert crowd.wins[one, other].value == pytest.approx(won / players)
    if players == 2:
        assert crowd.wins["random", "easy"].value + crowd.wins["easy", "random"].value == pytest.approx(1)
    assert crowd.wins["easy", "random"].low > crowd.fair > crowd.wins["random", "easy"].high
    assert crowd == meet(gsa, ("easy",), players, 40, seed=9, workers=1)


def test_the_best_answer_is_who_wins_most_among_a_bots_copies() -> None:
    shares = {("b", "a"): 0.3, ("c", "a"): 0.4, ("a", "b"): 0.9, ("c", "b"): 0.1, ("a", "c"): 0.2, ("b", "c"): 0.1}
    wins = {pair: Figure(share, share, share) for pair, share in shares.items()}
    crowd = Crowd(("a", "b", "c"), "a", 2, 6, 10, wins)
    assert [crowd.answer(bot) for bot in crowd.bots] == ["c", "a", "a"]
    found = as_data(crowd)
    assert found["answers"][0] == {"to": "a", "bot": "c", "share": {"value": 0.4, "low": 0.4, "high": 0.4}}
    assert len(found["wins"]) == 6


def test_interrupted_it_tells_of_the_deals_that_every_table_played(gsa: Tables) -> None:
    def tell(done: int, total: int) -> None:
        if done > 56 * PART:
            signal.raise_signal(signal.SIGINT)

    assert meet(gsa, ("random",), 2, 9 * PART, tell=tell).deals in (PART, 2 * PART)
