"""The recorded games are still played as they were."""

import pytest

from labdeck.game import Game
from tests.playthroughs.telling import TABLES, file_of, opened, played, told


def replayed(deck: str, players: int, choices: list[str]) -> Game:
    """The game with these choices."""
    game = opened(deck, players)
    for choice in choices:
        game.play(choice)
    return game


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_the_same_choices_make_the_same_game(deck: str, players: int) -> None:
    kept = file_of(deck, players).read_text(encoding="utf-8")
    choices = kept.rstrip("\n").rpartition("\n\n")[2].splitlines()
    assert told(replayed(deck, players, choices)) == kept


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_greedy_bots_still_choose_the_same(deck: str, players: int) -> None:
    assert told(played(deck, players)) == file_of(deck, players).read_text(encoding="utf-8")
