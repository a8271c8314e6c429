"""The peers: other engines' random play, counted as ours is. They are the extra `bench`."""

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from .rates import Counts, Player

RIVAL = "open_spiel crazy_eights(players=4)"
OPEN_SPIEL = ("crazy_eights(players=4)", "hearts")
RLCARD = ("uno", "gin-rummy")
COUNTED = 300  # games in which decisions are counted, for those that run inside the peer
MISSING = "the peers are not installed: make bench-setup, or pip install 'labdeck[bench]'"


def peers_here() -> dict[str, Player]:
    """What plays a number of random games of each peer's game; nothing if they are not installed."""
    if not (find_spec("pyspiel") and find_spec("rlcard")):
        return {}
    players = {f"open_spiel {game}": open_spiel_player(game) for game in OPEN_SPIEL}
    return players | {f"rlcard {game}": rlcard_player(game) for game in RLCARD}


def open_spiel_player(name: str) -> Player:
    """OpenSpiel's own loop in C++ with its random bots, one call a game."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]
    decisions, real = open_spiel_decisions(game)
    seed = 0

    def play(games: int) -> Counts:
        nonlocal seed
        for _ in range(games):
            seed += 1
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games * decisions // COUNTED, games * real // COUNTED, games

    return play


def open_spiel_decisions(game: Any) -> tuple[int, int]:
    """How many decisions so many random games have, and how many of them offer two options or more."""
    chance = random.Random(1)
    decisions = real = 0
    for _ in range(COUNTED):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                actions = state.legal_actions()
                decisions += 1
                real += len(actions) > 1
                state.apply_action(chance.choice(actions))
    return decisions, real


def rlcard_player(name: str) -> Player:
    """RLCard's own loop with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    table = rlcard.make(name, config={"seed": 3})
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
    decisions = real = 0
    step: Callable[..., Any] = table.step

    def counted(*action: Any) -> Any:
        nonlocal decisions, real
        decisions += 1
        real += len(table._get_legal_actions()) > 1
        return step(*action)

    table.step = counted

    def play(games: int) -> Counts:
        nonlocal decisions, real
        decisions = real = 0
        for _ in range(games):
            table.run(is_training=False)
        return decisions, real, games

    return play
