"""What a typed line means."""

from pathlib import Path

import pytest

import labdeck
from labdeck.cli.cards import described, find_title
from labdeck.cli.play.answers import explain
from labdeck.cli.play.plain import PlainScreen
from labdeck.cli.play.question import Told, question_for
from labdeck.deck.library import FOLDER


def explained(game: labdeck.Game, number: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed after a question mark and the number of a choice, on one line."""
    explain(PlainScreen(), question_for(game, game.to_move, Told()), str(number))
    return " ".join(capsys.readouterr().out.split())


def full(game: labdeck.Game, card: str) -> str:
    """A card in full, on one line."""
    title = find_title(game.deck, card)
    assert title is not None
    return " ".join(" ".join(described(game.deck, title)).split())


@pytest.mark.parametrize("deck", ["ingenium", "heroes"])
def test_a_question_mark_shows_the_card_of_a_choice(deck: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = labdeck.new(deck, players=3, seed=4)
    seen = set()
    for turn in range(60):
        for number, choice in enumerate(game.choices, 1):
            wanted = [choice.text, full(game, choice.card)] if choice.card else [choice.text]
            assert explained(game, number, capsys) == " ".join(wanted)
            seen.add(choice.card is not None)
        game.play(game.choices[turn % len(game.choices)])
    assert seen == {True, False}


def test_a_seat_is_no_card_whatever_the_cards_are_called(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    deck = tmp_path / "seats.toml"
    shipped = (FOLDER / "ingenium.toml").read_text(encoding="utf-8")
    deck.write_text(shipped.replace('name = "Stupid patriarchy"', 'name = "A seat at the table"'), encoding="utf-8")
    game = labdeck.arrange(deck, hands=[["biased-family-leave"], [], []], table=[{}, {}, {}], phase="act")
    game.play("play biased-family-leave")
    assert [choice.seat for choice in game.choices] == [1, 2]
    assert explained(game, 1, capsys) == game.choices[0].text
