"""How games end, and what is lost on the way."""

from dataclasses import replace

from labdeck.deck import applied
from labdeck.lab.balance.deals import Deals
from labdeck.lab.balance.ends import end_findings
from labdeck.lab.balance.report import Finding
from labdeck.lab.counts import row
from labdeck.lab.games import Games
from labdeck.rules.numbers import BY_STALL, BY_TURNS
from tests.lab.balance.faults import deck_of, knob, says, text_of
from tests.lab.balance.studied import played


def found_in(games: Games) -> dict[str, Finding]:
    """What is found, by its topic."""
    return {finding.topic: finding for finding in end_findings(games)}


def with_column(games: Games, column: int, value: int) -> Games:
    """The games with another number in one column."""
    rows = games.rows.copy()
    rows[:, column] = value
    return replace(games, rows=rows)


def test_games_with_too_many_turns_are_not_said_to_stall() -> None:
    games = played("ingenium")
    stalled = found_in(with_column(games, row.ENDED, BY_STALL))["stall"]
    assert stalled.is_grave
    assert "100 of 100 games are ended by force: nobody completes anything" in stalled.says
    assert "have too many turns" in found_in(with_column(games, row.ENDED, BY_TURNS))["stall"].says
    assert not found_in(with_column(games, row.ENDED, 1))["stall"].is_told


def test_shared_wins_and_seats_below_zero_are_told() -> None:
    games = played("gsa")
    assert not found_in(with_column(games, row.WINNERS, 1))["shared win"].is_told
    assert found_in(with_column(games, row.WINNERS, 0b11))["shared win"].is_grave
    below = games
    for p in range(3):
        below = with_column(below, row.SCORES + p, -1)
    assert found_in(below)["below zero"].says == "With 3 players 100 of 100 seats end below zero."


def test_turns_that_cards_take_away_are_counted() -> None:
    text = applied(text_of("plain-0"), says("invitation", "Another player skips their next 2 turns."))
    games = Deals().play(deck_of(text), ("greedy",) * 3, range(50))
    skip = found_in(games)["skip"]
    assert skip.is_grave
    assert skip.unit == "turns in 100"
    assert not found_in(Deals().play(deck_of(text_of("plain-0")), ("greedy",) * 3, range(50)))["skip"].size.value


def test_a_length_beside_the_promise_is_told() -> None:
    text = text_of("gsa").replace("minutes = [40, 60]", "minutes = [5, 10]")
    games = Deals().play(deck_of(text), ("greedy",) * 3, range(50))
    length = found_in(games)["length"]
    assert length.is_grave
    assert "the deck says 5 to 10" in length.says
    assert length.unit == "minutes"
    many = deck_of(applied(text_of("gsa"), [knob("draw", 3)]))
    assert "length" in found_in(Deals().play(many, ("greedy",) * 3, range(50)))
