"""A bot at a seat has a name of its own, and the same chance again where the same game is played again."""

import re

import pytest

from labdeck.bots.seat import CAST, called, name_at, name_beside, seed_at
from labdeck.deck import load, tables
from labdeck.deck import names as deck_names


@pytest.mark.parametrize("level", ["random", "easy", "greedy", "normal", "hard", "search:1000"])
def test_bots_of_a_table_have_names_of_their_own(level: str) -> None:
    names: list[str] = []
    for seat in range(5):
        names.append(name_beside(level, seat, names))
    assert len({*names}) == 5
    assert {*names} <= {*CAST}
    assert name_beside(level, 0, names[:1]) == names[1]


def test_a_bot_of_ones_own_is_called_by_its_class() -> None:
    assert next(called("my_bots:Very_Careful", 2)) == "Very Careful"
    assert name_beside("my_bots:Careful", 1, ["Careful"]) in CAST


@pytest.mark.parametrize("deck", deck_names())
def test_nobody_of_a_deck_is_called_like_a_bot(deck: str) -> None:
    words = {word for card in tables(load(deck)).cards for word in re.findall(r"\w+", card.name)}
    assert not words & {*CAST}


def test_in_figures_a_name_tells_the_bot_and_the_seat() -> None:
    players = ("greedy", "search:1000", "player")
    assert [name_at(player, 1) for player in players] == ["Greedy B", "Search B", "Player B"]


def test_every_seat_and_moment_has_a_seed_of_its_own() -> None:
    seeds = {seed_at(game, seat, made) for game in range(3) for seat in range(3) for made in range(3)}
    assert len(seeds) == 27
    assert seed_at(1 << 127, 2, 40) == 1183133090
