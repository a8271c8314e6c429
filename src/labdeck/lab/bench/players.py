"""Players: random games by the interpreted rules, by machine code, and through the public API."""

from time import process_time

import labdeck
from labdeck import native
from labdeck.deck import load, tables
from labdeck.rules.batch import copy_often, play_games
from labdeck.rules.copying import copy_into
from labdeck.rules.schema import State

from .rates import Counts, Player

SEATS = 3
COPIES = 200_000
ROUNDS = 3


def interpreted_player(deck: str) -> Player:
    """A function that plays so many random games by the interpreted rules."""
    integers = tables(load(deck)).deck
    state = State()
    first = 0

    def play(games: int) -> Counts:
        nonlocal first
        out = [0, 0, 0]
        play_games(state, integers, SEATS, first, games, out)
        first += games
        return out[0], out[1], out[2]

    return play


def native_player(deck: str, seats: int = SEATS) -> Player:
    """A function that plays so many random games by machine code."""
    play_natively = native.entry(play_games)
    integers = native.deck_record(tables(load(deck)).deck)
    state = native.new_state()
    first = 0

    def play(games: int) -> Counts:
        nonlocal first
        out = native.numbers(3)
        play_natively(state, integers, seats, first, games, out)
        first += games
        return out[0], out[1], out[2]

    return play


def api_player(deck: str) -> Player:
    """A function that plays so many games through the public API, taking another of the choices each time."""
    seed = 0

    def play(games: int) -> Counts:
        nonlocal seed
        decisions = real = 0
        for _ in range(games):
            seed += 1
            game = labdeck.new(deck, players=SEATS, seed=seed)
            while not game.over:
                choices = game.choices
                game.play(choices[(seed + decisions) % len(choices)])
                decisions += 1
                real += len(choices) > 1
        return decisions, real, games

    return play


def midgame(deck: str) -> State:
    """A state some way into a game."""
    game = labdeck.new(deck, players=SEATS, seed=1)
    for _ in range(60):
        game.play(game.choices[0])
    return game.state


def interpreted_clone_ns(deck: str) -> float:
    """Nanoseconds of CPU time to copy an interpreted state."""
    state, other = midgame(deck), State()
    best = float("inf")
    for _ in range(ROUNDS):
        begun = process_time()
        for _ in range(1000):
            copy_into(state, other)
        best = min(best, (process_time() - begun) * 1e6)
    return round(best)


def native_clone_ns(deck: str) -> float:
    """Nanoseconds of CPU time to copy a state by machine code."""
    state, other = native.new_state(), native.new_state()
    native.write_state(midgame(deck), state)
    best = float("inf")
    for _ in range(ROUNDS):
        begun = process_time()
        native.entry(copy_often)(state, other, COPIES, native.numbers(3))
        best = min(best, (process_time() - begun) / COPIES * 1e9)
    return round(best, 1)
