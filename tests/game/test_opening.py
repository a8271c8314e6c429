"""A new game: its deck, its seats, its seed, its names and its knobs."""

import pickle
from typing import Any

import pytest

import labdeck
from labdeck import DeckError, IllegalChoice, RecordError
from labdeck.deck import load

from .play import DECKS


@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_opens_for_every_number_of_players(deck: str) -> None:
    least, most = load(deck).players
    assert labdeck.new(deck).seats == min(max(3, least), most)
    for players in range(least, most + 1):
        assert labdeck.new(deck, players=players).seats == players


def test_a_deck_is_a_name_a_path_or_a_loaded_file() -> None:
    file = load("ingenium")
    fields = {labdeck.new(deck, seed=1).state.fields() for deck in ("ingenium", file.path, str(file.path), file)}
    assert len(fields) == 1


def test_a_seed_makes_the_same_game_and_none_makes_another() -> None:
    assert labdeck.new("ingenium", seed=2).state.fields() == labdeck.new("ingenium", seed=2).state.fields()
    top_bit = 1 << 127
    assert labdeck.new("ingenium", seed=2).state.fields() != labdeck.new("ingenium", seed=2 + top_bit).state.fields()
    assert labdeck.new("ingenium").seed != labdeck.new("ingenium").seed


def test_seats_are_called_by_their_names_in_sentences() -> None:
    game = labdeck.new("ingenium", players=2, names=("Ann", "Ben"), first=1)
    assert game.prompt.startswith("Ben, draw phase: ")
    assert labdeck.new("ingenium", names=("Ann", "Ben", "Cy", "Di")).seats == 4
    assert labdeck.new("ingenium", players=2).names == ("Seat 0", "Seat 1")


def test_a_copy_goes_its_own_way() -> None:
    game = labdeck.new("ingenium", seed=1)
    other = game.copy()
    before = game.state.fields()
    other.play("draw resource")
    assert game.state.fields() == before
    assert (game.played, game.view(0).log) == ((), labdeck.new("ingenium", seed=1).view(0).log)
    assert len(other.view(0).log) == len(game.view(0).log) + 1


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown deck": ({"deck": "ingenum"}, "ingenium"),
    "a deck that is no name": ({"deck": "no/such/deck.toml"}, "cannot be read"),
    "no deck": ({"deck": None}, "deck: None must be a name, or the path of a deck file"),
    "a number for a deck": ({"deck": 5}, "5 must be a name"),
    "bytes for a deck": ({"deck": b"x"}, "b'x' must be a name"),
    "a list for a deck": ({"deck": ["ingenium"]}, "must be a name"),
    "too few players": ({"players": 1}, "it is for 2 to 5"),
    "too many players": ({"players": 6}, "it is for 2 to 5"),
    "players in words": ({"players": "3"}, "it is for 2 to 5"),
    "a seed below 0": ({"seed": -1}, "seed"),
    "a seed too large": ({"seed": 1 << 128}, "seed"),
    "a broken seed": ({"seed": 0.5}, "seed"),
    "too few names": ({"names": ["Ann"], "players": 3}, "3 names"),
    "names alike": ({"names": ["Ann", "Ann", "Ben"]}, "differ"),
    "an empty name": ({"names": ["Ann", " ", "Ben"]}, "1 to 40"),
    "a name of two lines": ({"names": ["Ann", "B\nen", "Cy"]}, "1 to 40"),
    "an unknown knob": ({"drawn": 3}, "draw"),
    "a knob out of reach": ({"draw": 0}, "from 1 to 10"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_table_that_cannot_be_is_refused(case: str) -> None:
    setting, says = REFUSED[case]
    with pytest.raises(DeckError, match=says):
        labdeck.new(**{"deck": "ingenium"} | setting)


@pytest.mark.rule("P3")
def test_one_project_for_each_player_must_remain_after_the_deal() -> None:
    assert labdeck.new("ingenium", players=3, projects=6, seed=1).count("project") == 3
    with pytest.raises(DeckError, match=r"too few for 3.*\[P3\]"):
        labdeck.new("ingenium", players=3, projects=5)


@pytest.mark.parametrize(
    "error", [IllegalChoice("no.", "P10", 8), RecordError("no", 3), pytest.param(RecordError("no"), id="no line")]
)
def test_errors_travel_between_processes(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
