"""Representation is everything."""

from pathlib import Path

import pytest

from labdeck import arrange
from tests.tools.decks import altered
from tests.tools.sitting import Table, assert_all_else_refused, assert_refused, offered, play

CARD = "representation-is-everything"
ACHIEVEMENT = "on any scientist: it needs 1 more achievement"


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


@pytest.mark.rule("R39")
def test_may_be_burned_if_no_scientist_is_active() -> None:
    game = arrange("ingenium", hands=[[CARD, "jill-tarter"], ["im-with-her"]])
    assert offered(game) == [f"burn {CARD}", "end", "start jill-tarter"]
    assert_all_else_refused(game)
    game.play(f"burn {CARD}")
    assert (game.to_move, game.pile("burn"), game.hand(0)) == (0, [CARD], ["jill-tarter"])
    assert offered(game) == ["end", "start jill-tarter"], "nobody was asked, and the phase goes on"


@pytest.mark.rule("R39")
def test_burning_it_is_told_in_words() -> None:
    game = arrange("ingenium", hands=[[CARD], []])
    assert [choice.text for choice in game.choices if CARD in choice.name] == [
        "Burn Representation is everything: no scientist is active."
    ]
    game.play(f"burn {CARD}")
    last = game.view(1).log[-1]
    assert (last["rule"], last["text"]) == ("R39", "Seat 0 burns Representation is everything: no scientist is active.")


@pytest.mark.rule("R39")
@pytest.mark.parametrize("seat", [0, 1])
def test_is_not_burned_while_a_scientist_of_anyone_is_active(seat: int) -> None:
    table: Table = [{"jill-tarter": []} if p == seat else {} for p in range(2)]
    game = arrange("ingenium", hands=[[CARD], []], table=table)
    assert offered(game) == ["end", f"play {CARD}"]
    assert_refused(game, f"burn {CARD}", "R39")


@pytest.mark.rule("R39", "P12")
def test_with_no_scientist_active_it_is_not_played() -> None:
    game = arrange("ingenium", hands=[[CARD], []])
    assert_refused(game, f"play {CARD}", "P12")


@pytest.mark.rule("R39")
@pytest.mark.parametrize("card", ["physics", "chemistry", "lynn-conway", "jill-tarter", "ftw", "sexism-delays-science"])
def test_a_card_that_does_not_say_so_is_not_burned(card: str) -> None:
    hand = ["physics", "chemistry", "lynn-conway", "ftw", "sexism-delays-science"]
    game = arrange("ingenium", hands=[hand, []], table=[{"jill-tarter": []}, {}])
    assert_refused(game, f"burn {card}", "R39")


@pytest.mark.rule("R39", "P22")
def test_discarded_it_goes_to_discard_all_the_same() -> None:
    game = arrange("ingenium", hands=[[CARD], []])
    play(game, "end", f"discard {CARD}")
    assert (game.pile("discard"), game.pile("burn")) == ([CARD], [])


@pytest.mark.rule("R39")
def test_an_active_scientist_on_whom_it_cannot_lie_keeps_it_from_being_burned(tmp_path: Path) -> None:
    deck = altered(tmp_path, "ingenium", ("on any scientist: it needs 1 more discipline", ACHIEVEMENT))
    game = arrange(deck, hands=[[CARD], []], table=[{}, {"reina-maruyama": []}])
    assert_refused(game, f"play {CARD}", "R39")
    assert_refused(game, f"burn {CARD}", "R39")
    assert_all_else_refused(game)


@pytest.mark.rule("R39")
def test_what_does_something_even_then_is_played_and_not_burned(tmp_path: Path) -> None:
    old = "Put this on any scientist: it needs 1 more discipline that it already needs."
    deck = altered(tmp_path, "ingenium", (old, "Draw 2 cards from the resource pile."))
    game = arrange(deck, hands=[[CARD], []], resource=["physics", "chemistry"])
    play(game, f"play {CARD}")
    assert sorted(game.hand(0)) == ["chemistry", "physics"]


def test_is_blocked_by_the_owner() -> None:
    game = arrange("ingenium", hands=[[CARD], ["im-with-her"]], table=[{}, {"jill-tarter": []}])
    play(game, f"play {CARD}", "block im-with-her")
    assert (game.table(1), game.pile("burn")) == ({"jill-tarter": []}, [CARD, "im-with-her"])
