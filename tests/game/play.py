"""Random games through the public API."""

import random
from collections.abc import Iterator
from typing import Any

import labdeck
from labdeck.deck import load, names
from labdeck.game import Game

DECKS = names()
TABLES = [(deck, players) for deck in DECKS for players in (2, 3, load(deck).players[1])]


def random_game(deck: str, players: int, seed: int, **knobs: Any) -> Iterator[Game]:
    """A game before each of its random choices, and after the last."""
    chance = random.Random(seed)
    game = labdeck.new(deck, players=players, seed=seed, **knobs)
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


def lie_at(game: Game, place: str) -> list[str]:
    """The cards that lie in a place, by the game itself; none for a place that is not there."""
    where, _, beside = place.partition("/")
    kind, _, which = where.partition(":")
    view = game.view(None)
    if beside:
        mats = {"mat": game.table(int(which or 0)), "field": view.scoring, "done": {}}
        return mats[kind].get(beside, [])
    match kind:
        case "pile":
            return game.pile(which)
        case "hand":
            return game.hand(int(which))
        case "mat":
            return list(game.table(int(which)))
        case "done":
            return game.completed(int(which))
        case "field":
            return view.field[int(which) :][:1] if which else view.field
        case "played":
            return view.played
    return []
