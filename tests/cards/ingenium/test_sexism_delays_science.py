"""Sexism delays science: in this deck no card is a groundbreaker."""

from pathlib import Path

import pytest

from labdeck import arrange
from labdeck.deck import load
from tests.tools.sitting import assert_refused, play

CARD = "sexism-delays-science"
TABLE = [{}, {"melissa-sariffodeen": ["junior", "computer-science"]}]


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """The deck with the one word changed that its notes name."""
    text = load("ingenium").path.read_text().replace("burns 1 groundbreaker", "burns 1 junior")
    path = tmp_path / "ingenium.toml"
    path.write_text(text)
    return path


@pytest.mark.rule("R14", "P12")
def test_has_nothing_to_act_on_so_it_cannot_be_played() -> None:
    game = arrange("ingenium", hands=[[CARD, "junior"], ["junior", "physics"]], table=TABLE)
    assert_refused(game, f"play {CARD}", "P12")


def test_can_be_discarded() -> None:
    game = arrange("ingenium", hands=[[CARD], []], table=TABLE)
    play(game, "end", f"discard {CARD}")
    assert game.pile("discard") == [CARD]


@pytest.mark.rule("R14")
def test_bites_at_a_table_that_says_junior(changed: Path) -> None:
    game = arrange(changed, hands=[[CARD], []], table=TABLE)
    play(game, f"play {CARD}", "pass")
    assert game.table(1) == {"melissa-sariffodeen": ["computer-science"]}
    assert game.pile("burn") == [CARD, "junior"]


def test_is_blocked_at_a_table_that_says_junior(changed: Path) -> None:
    game = arrange(changed, hands=[[CARD], ["im-with-her"]], table=TABLE)
    play(game, f"play {CARD}", "block im-with-her")
    assert (game.table(1), game.pile("burn")) == (TABLE[1], [CARD, "im-with-her"])
