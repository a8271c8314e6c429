"""The peers: random play by other engines, each in its fastest way. The extra `bench` installs them."""

import random
from importlib.util import find_spec
from typing import Any

from .rates import CPU, DECISIONS, REAL, Best, Counts, Player, Row

OPEN_SPIEL = ("crazy_eights(players=4)", "hearts", "bridge(use_double_dummy_result=false)")
RLCARD = ("uno", "gin-rummy")
COUNTED = 2000  # games in which OpenSpiel's decisions are counted, since its own loop does not tell them
LOOKED_AT = 100  # games in which it is counted how many of RLCard's decisions are real
MISSING = "the peers are not installed: make bench-setup, or pip install 'labdeck[bench]'"


def peers_here() -> dict[str, Player]:
    """A player of random games for each peer's game, by its name; empty if they are not installed."""
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
    """RLCard's own loop with its random agents in training mode, which skips computing probabilities.

    That makes it a tenth faster. Its own counter gives the decisions. The share of real ones is counted beforehand in
    other games, since counting them on the way would slow it by a tenth.
    """
    table = rlcard_table(name)
    decided, real = rlcard_decisions(name)

    def play(games: int) -> Counts:
        before = table.timestep
        for _ in range(games):
            table.run(is_training=True)
        decisions = table.timestep - before
        return decisions, decisions * real // decided, games

    return play


def rlcard_table(name: str) -> Any:
    """A table of random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    table = rlcard.make(name, config={"seed": 3})
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
    return table


def rlcard_decisions(name: str) -> tuple[int, int]:
    """How many decisions so many random games have, and how many of them offer two options or more."""
    table = rlcard_table(name)
    decisions = real = 0
    for _ in range(LOOKED_AT):
        state, seat = table.reset()
        while not table.is_over():
            decisions += 1
            real += len(state["legal_actions"]) > 1
            state, seat = table.step(table.agents[seat].step(state))
    return decisions, real


def compared(ours: Best, rivals: dict[str, Best]) -> Row:
    """Our real decisions a second, divided by those of OpenSpiel's fastest game: by all of its, and by its real ones.

    Dividing by all of its decisions is the harder comparison, since many of them offer one option.
    """
    games = {name: best.rates for name, best in rivals.items() if name.startswith("open_spiel")}
    row: Row = {"time": CPU}
    for what, column in (("all", DECISIONS), ("real", REAL)):
        fastest = max(games, key=lambda name: games[name][column])
        row |= {f"times_{what}": round(ours.rates[REAL] / games[fastest][column], 2), f"fastest_{what}": fastest}
    return row


def compared_lines(ratios: Row) -> list[str]:
    """The comparisons of all decks as lines for people."""
    if not ratios:
        return []
    return ["our real decisions beside OpenSpiel's fastest game of this run, one core, CPU time:"] + [
        f"  {deck}: {row['times_all']} times all decisions of {row['fastest_all']}, "
        f"{row['times_real']} times the real ones of {row['fastest_real']}"
        for deck, row in ratios.items()
    ]
