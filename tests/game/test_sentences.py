"""What people read has the names of cards and seats, and never an id."""

import re

import pytest

import labdeck
from labdeck.game import Game

from .play import TABLES, random_game

VERBS = ("start", "put", "on", "play", "discard", "choose")


def raw_ids(deck: str) -> re.Pattern[str]:
    """The ids of a deck that no sentence may have: those with a stroke."""
    ids = {card.id for card in labdeck.new(deck, seed=1).cards if "-" in card.id}
    return re.compile("|".join(rf"(?<![\w-]){re.escape(each)}(?![\w-])" for each in sorted(ids)))


def sentences_of(game: Game) -> list[str]:
    """Everything that is said about a position, the log's last lines included."""
    views = [game.view(seat) for seat in (*range(game.seats), None)]
    said = [game.prompt, *(choice.text for choice in game.choices), *(view.prompt for view in views)]
    return said + [entry["text"] for view in views for entry in view.log if entry["n"] == len(game.played)]


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_no_sentence_has_an_id(deck: str, players: int) -> None:
    raw = raw_ids(deck)
    for game in random_game(deck, players, seed=6):
        assert [said for said in sentences_of(game) if raw.search(said)] == []


@pytest.mark.parametrize(("deck", "players"), TABLES[::3])
def test_no_refusal_has_an_id(deck: str, players: int) -> None:
    raw, cards = raw_ids(deck), sorted({card.id for card in labdeck.new(deck, seed=1).cards})
    for game in random_game(deck, players, seed=6):
        made = len(game.played)
        asked = [f"{VERBS[(made + i) % len(VERBS)]} {card}" for i, card in enumerate(cards) if (made + i) % 7 == 0]
        typed = [
            *asked,
            *(f"{choice.verb} {choice.card}" for choice in game.choices if choice.card),
            f"put {cards[0][:-1]}",
        ]
        assert [said for said in map(game.why_not, typed) if raw.search(said)] == []


def test_a_seat_is_called_by_its_name() -> None:
    game = next(random_game("gsa", 3, 1))
    assert game.why_not("choose seat 2").startswith("choose Seat 2: ")
