"""Counts as any 1 technique."""

from labdeck import arrange
from tests.tools.sitting import assert_refused, play

GRANT = "grant-approved-technique"


def test_meets_any_one_technique() -> None:
    game = arrange("gsa", hands=[[GRANT], []], table=[{"body-clock": ["fly", "cress"]}, {}])
    play(game, f"put {GRANT} on body-clock", "complete body-clock")
    assert game.completed(0) == ["body-clock"]
    assert game.pile("burn")[0] == GRANT


def test_is_undeclared_until_completion() -> None:
    game = arrange("gsa", hands=[["imaging", "genetic-lines"], []], table=[{"flower-organs": ["cress", GRANT]}, {}])
    assert {"put imaging", "put genetic-lines"} <= set(game.view(0).choices)
    game.play("put imaging on flower-organs")
    assert "complete flower-organs" in game.view(0).choices


def test_cannot_be_put_where_no_technique_is_missing() -> None:
    game = arrange("gsa", hands=[[GRANT], []], table=[{"nuclear-reprogramming": ["genetic-lines"]}, {}])
    assert_refused(game, f"put {GRANT}", "P10")


def test_nobody_is_asked_to_block_it() -> None:
    game = arrange("gsa", hands=[[GRANT], []], table=[{"body-clock": []}, {}])
    game.play(f"put {GRANT} on body-clock")
    assert (game.to_move, "end" in game.view(0).choices) == (0, True)
