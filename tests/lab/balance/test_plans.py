"""A plan that wins more than its share is a finding."""

from dataclasses import replace

from labdeck.lab.balance.plans import plan_finding, seatings
from labdeck.lab.counts import row
from labdeck.lab.games import Games
from tests.lab.balance.studied import played


def won_by(seat: int) -> Games:
    """Games that a seat has won, on which a plan sat."""
    games = played("gsa")
    rows = games.rows.copy()
    rows[:, row.WINNERS] = 1 << seat
    bots = tuple("draw-only" if p == seat else bot for p, bot in enumerate(games.bots))
    return replace(games, bots=bots, rows=rows)


def test_a_plan_sits_on_every_seat_once() -> None:
    bots = ("greedy",) * 3
    assert seatings("rush", bots) == [("rush", *bots[1:]), ("greedy", "rush", "greedy"), (*bots[1:], "rush")]


def test_a_plan_that_always_wins_is_grave_and_one_that_loses_is_no_fault() -> None:
    finding = plan_finding("draw-only", [won_by(seat) for seat in range(3)])
    assert finding.is_grave
    assert finding.says == "Who only draws projects wins 100 in 100 where 33 is fair."
    lost = [replace(won_by(seat), rows=won_by((seat + 1) % 3).rows) for seat in range(3)]
    loses = plan_finding("draw-only", lost)
    assert not loses.is_told
    assert loses.excess == 0
