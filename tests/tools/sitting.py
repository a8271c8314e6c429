"""Sitting at the table: several choices in one line, what is offered, why something is not, and what is told."""

import pytest

from labdeck import Game, IllegalChoice
from tests.tools.walks import check_legal, legal

Table = list[dict[str, list[str]]]


def play(game: Game, *choices: str) -> None:
    """Make these choices, one after another, whoever is asked."""
    for choice in choices:
        game.play(choice)


def play_turns(game: Game, turns: int) -> None:
    """Take so many turns: draw from the first pile, do nothing else, and discard what must go."""
    until = game.state.turns + turns
    while game.state.turns < until and not game.over:
        game.play("end" if "end" in offered(game) else game.choices[0])


def offered(game: Game) -> list[str]:
    """The texts of the choices of the seat that is asked, sorted."""
    return sorted(map(str, game.choices))


def assert_refused(game: Game, choice: str, rule: str) -> None:
    """The choice is not offered, and the refusal cites the rule and changes nothing."""
    before = game.state.fields()
    assert choice not in offered(game)
    with pytest.raises(IllegalChoice) as refusal:
        game.play(choice)
    assert refusal.value.rule == rule
    assert game.state.fields() == before


def assert_all_else_refused(game: Game) -> None:
    """Whatever is not offered has a reason against it, and whatever is offered has none."""
    s, d = game.state, game.tables.deck
    check_legal(s, d, s.legal[: legal(s, d)])


def told(game: Game, seat: int | None = None) -> str:
    """The log as a seat, or a spectator, reads it, in one text."""
    return " ".join(entry["text"] for entry in game.view(seat).log)
