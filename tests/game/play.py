"""Random games through the public API."""

import random
from collections.abc import Iterator

import labdeck
from labdeck.deck import load, names
from labdeck.game import Game

DECKS = names()
TABLES = [(deck, players) for deck in DECKS for players in (2, 3, load(deck).players[1])]


def random_game(deck: str, players: int, seed: int) -> Iterator[Game]:
    """A game before each of its random choices, and after the last."""
    chance = random.Random(seed)
    game = labdeck.new(deck, players=players, seed=seed)
    while not game.over:
        yield game
        game.play(chance.choice(game.choices))
    yield game


def halfway(deck: str = "ingenium", choices: int = 60, seed: int = 3) -> Game:
    """A game after so many random choices."""
    for game in random_game(deck, 3, seed):
        if len(game.played) == choices:
            return game
    raise AssertionError("the game was over before")
