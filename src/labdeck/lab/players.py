"""Players: random games by the interpreted rules, by the compiled ones, and through the public API."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time

import labdeck
from labdeck.deck import load, tables
from labdeck.rules.batch import play_games
from labdeck.rules.compiled import Compiled
from labdeck.rules.copying import copy_into
from labdeck.rules.schema import State

from .rates import Best, Counts, Player

SEATS = 3
COPIES = 200_000
ROUNDS = 3
CORES = os.cpu_count() or 1
Rates = tuple[float, float, float]


def interpreted_player(deck: str) -> Player:
    """Plays by the interpreted rules."""
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


def compiled_player(rules: Compiled, deck: str, threads: int) -> Player:
    """Plays by the compiled rules, so many games in each of the threads."""
    import numpy as np

    from labdeck.rules.records import deck_record, new_states

    integers = deck_record(tables(load(deck)).deck)[0]
    states = [new_states(1)[0] for _ in range(threads)]
    pool = ThreadPoolExecutor(threads)
    first = 0

    def one(thread: int, begin: int, games: int) -> Counts:
        out = np.zeros(3, np.int64)
        rules.batch.play_games(states[thread], integers, SEATS, begin, games, out)
        return int(out[0]), int(out[1]), int(out[2])

    def play(games: int) -> Counts:
        nonlocal first
        begins = range(first, first + threads * games, games)
        first += threads * games
        if threads == 1:
            return one(0, begins[0], games)
        counts = list(pool.map(one, range(threads), begins, [games] * threads))
        return sum(c[0] for c in counts), sum(c[1] for c in counts), sum(c[2] for c in counts)

    return play


def api_player(deck: str) -> Player:
    """Plays through the public API, going round the choices."""
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


def interpreted_rates(deck: str, seconds: float) -> Rates:
    """The rates of one process among others, by the clock on the wall."""
    best = Best(interpreted_player(deck), perf_counter)
    best.measure(seconds)
    return best.rates


def interpreted_on_all(deck: str, seconds: float) -> Rates:
    """The interpreted rules in a process for each core, added up."""
    program = f"from {__name__} import interpreted_rates; print(*interpreted_rates({deck!r}, {seconds}))"
    command = [sys.executable, "-c", program]
    processes = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(CORES)]
    each = [[float(rate) for rate in process.communicate()[0].split()] for process in processes]
    return sum(r[0] for r in each), sum(r[1] for r in each), sum(r[2] for r in each)


def midgame(deck: str) -> State:
    """A state some way into a game."""
    game = labdeck.new(deck, players=SEATS, seed=1)
    for _ in range(60):
        game.play(game.choices[0])
    return game.state


def interpreted_clone_ns(deck: str) -> float:
    """What copying an interpreted state costs, in nanoseconds."""
    state, other = midgame(deck), State()
    best = float("inf")
    for _ in range(ROUNDS):
        begun = process_time()
        for _ in range(1000):
            copy_into(state, other)
        best = min(best, (process_time() - begun) * 1e6)
    return round(best)


def compiled_clone_ns(rules: Compiled, deck: str) -> float:
    """What copying a compiled state costs, in nanoseconds."""
    import numpy as np

    from labdeck.rules.records import new_states, write_state

    states = new_states(2)
    write_state(midgame(deck), states[0])
    best = float("inf")
    for _ in range(ROUNDS):
        begun = process_time()
        rules.batch.copy_often(states[0], states[1], COPIES, np.zeros(3, np.int64))
        best = min(best, (process_time() - begun) / COPIES * 1e9)
    return round(best, 1)
