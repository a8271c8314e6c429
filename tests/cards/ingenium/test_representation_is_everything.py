"""Representation is everything."""

import pytest

from labdeck import arrange
from tests.cards.sitting import assert_refused, offered, play

CARD = "representation-is-everything"


@pytest.mark.rule("R4")
def test_asks_any_scientist_for_one_more_discipline_that_she_needs() -> None:
    table = [{}, {"hayley-todesco": ["chemistry", "junior"], "jill-tarter": []}]
    game = arrange("ingenium", hands=[[CARD], []], table=table)
    play(game, f"play {CARD}", "choose hayley-todesco", "pass")
    assert game.table(1) == {"hayley-todesco": ["chemistry", "junior", CARD], "jill-tarter": []}
    assert game.view(1).needs["hayley-todesco"]["missing"] == ["chemistry"]


@pytest.mark.rule("R4")
def test_takes_any_of_her_disciplines_and_no_achievement() -> None:
    full = {"brenda-milner": ["medicine", "life-science", "doctorate", "professor", CARD]}
    for discipline in ("medicine", "life-science"):
        game = arrange("ingenium", hands=[[discipline, "doctorate"], []], table=[full, {}])
        assert_refused(game, "put doctorate", "P10")
        play(game, f"put {discipline} on brenda-milner", "complete brenda-milner")
        assert game.completed(0) == ["brenda-milner"]


@pytest.mark.rule("P17")
def test_burns_when_the_scientist_leaves_the_table() -> None:
    table = [{"jill-tarter": ["physics", CARD], "rachel-chang": []}, {}]
    game = arrange("ingenium", hands=[["tokenism-is-not-inclusion"], []], table=table)
    play(game, "play tokenism-is-not-inclusion", "pass", "choose rachel-chang")
    assert sorted(game.pile("discard")) == ["jill-tarter", "physics"]
    assert sorted(game.pile("burn")) == [CARD, "tokenism-is-not-inclusion"]


def test_may_be_kept_and_put_on_ones_own() -> None:
    game = arrange("ingenium", hands=[[CARD], []], table=[{"jill-tarter": []}, {"rachel-chang": []}])
    assert offered(game) == ["end", f"play {CARD}"]
    play(game, f"play {CARD}", "choose jill-tarter", "pass")
    assert game.table(0) == {"jill-tarter": [CARD]}


@pytest.mark.rule("P12")
def test_cannot_be_played_if_no_scientist_is_active() -> None:
    assert_refused(arrange("ingenium", hands=[[CARD, "jill-tarter"], []]), f"play {CARD}", "P12")


def test_is_blocked_by_the_owner() -> None:
    game = arrange("ingenium", hands=[[CARD], ["im-with-her"]], table=[{}, {"jill-tarter": []}])
    play(game, f"play {CARD}", "block im-with-her")
    assert (game.table(1), game.pile("burn")) == ({"jill-tarter": []}, [CARD, "im-with-her"])
