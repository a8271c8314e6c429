"""Counts as any 1 resource."""

import pytest

from labdeck import arrange
from tests.tools.sitting import assert_refused, play

NEEDS = ["bacteria", "host", "medicine"]


@pytest.mark.parametrize("missing", NEEDS)
def test_meets_a_need_of_any_class(missing: str) -> None:
    beside = [kind for kind in NEEDS if kind != missing]
    game = arrange("microbes", hands=[["universal-medium"], []], table=[{"escherichia-coli": beside}, {}])
    play(game, "put universal-medium on escherichia-coli", "complete escherichia-coli")
    assert (game.completed(0), sorted(game.pile("discard"))) == (["escherichia-coli"], sorted(beside))
    assert game.pile("burn") == ["universal-medium"]


def test_is_undeclared_until_completion() -> None:
    table = [{"escherichia-coli": ["bacteria", "universal-medium"]}, {}]
    game = arrange("microbes", hands=[["host", "medicine"], []], table=table)
    assert {"put host", "put medicine"} <= set(game.view(0).choices)


def test_cannot_be_put_where_nothing_is_missing() -> None:
    game = arrange("microbes", hands=[["universal-medium"], []], table=[{"escherichia-coli": NEEDS}, {"mimivirus": []}])
    assert_refused(game, "put universal-medium", "P10")


def test_nobody_is_asked_to_block_it() -> None:
    game = arrange("microbes", hands=[["universal-medium"], ["endospore"]], table=[{"mimivirus": []}, {}])
    game.play("put universal-medium on mimivirus")
    assert (game.to_move, game.table(0)) == (0, {"mimivirus": ["universal-medium"]})
