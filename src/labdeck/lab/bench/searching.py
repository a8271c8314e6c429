"""Searching: tries a second of our search and of OpenSpiel's, both with random rollouts.

Both play random games and search at each decision that offers two options or more, with the same number of tries.
"""

import random
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

from labdeck import native
from labdeck.bots.search.tree import NODE, ROOT
from labdeck.deck import load, tables
from labdeck.lab.counts.search_rate import DECIDED, REALLY, TRIED, search_often

from .rates import Best, Counts, Player, Row

SEATS = 2  # of ours; hearts has four
EACH = 200  # tries at each decision
RIVAL_GAME = "hearts"
NO_PASSING = 0  # the first chance outcome: while cards are passed, OpenSpiel's search crashes
SEARCH_RIVAL = f"open_spiel {RIVAL_GAME}, IS-MCTS"
EXPLORE = 1.4  # what OpenSpiel's own examples use


def search_player(deck: str) -> Player:
    """A player that searches at so many decisions in a call; it counts decisions in rollouts, real ones, and tries."""
    search_natively = native.entry(search_often)
    d = native.deck_record(tables(load(deck)).deck)
    s, m, w = (native.new_state() for _ in range(3))
    at = ROOT + NODE * (EACH + 1)
    out = native.numbers(at + TRIED + 1)

    def play(searches: int) -> Counts:
        before = out[at:]
        search_natively(s, m, w, d, SEATS, searches, EACH, at, out)
        decided, really, tried = (out[at + i] - before[i] for i in (DECIDED, REALLY, TRIED))
        return decided, really, tried

    return play


def rival_player() -> Player | None:
    """OpenSpiel's search in C++, counted in the same way; None if it is not installed."""
    if not find_spec("pyspiel"):
        return None
    import pyspiel

    game = pyspiel.load_game(RIVAL_GAME)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(7, pyspiel.RandomRolloutEvaluator(1, 3), EXPLORE, EACH, -1, policy, False, False)
    states = rival_decisions(game)

    def play(searches: int) -> Counts:
        decisions = real = 0
        for _ in range(searches):
            state, left, real_left = next(states)
            bot.step(state)
            decisions, real = decisions + EACH * left, real + EACH * real_left
        return decisions, real, searches * EACH

    return play


def rival_decisions(game: Any) -> Iterator[tuple[Any, int, int]]:
    """States with several options in random games, each with the decisions and real decisions that followed it.

    Its rollouts are taken to be that long. In truth they begin further down the tree, so this favours OpenSpiel.
    """
    chance = random.Random(1)
    while True:
        state = game.new_initial_state()
        state.apply_action(NO_PASSING)
        found, decisions, real = [], 0, 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
                continue
            if len(actions) > 1:
                found.append((state.clone(), decisions, real))
            decisions, real = decisions + 1, real + (len(actions) > 1)
            state.apply_action(chance.choice(actions))
        yield from ((then, decisions - made, real - made_real) for then, made, made_real in found)


def searchers(decks: tuple[str, ...]) -> dict[str, Best]:
    """The searches to measure: of each deck, and the rival's; empty if either side is missing."""
    rival = rival_player()
    if rival is None or not native.is_built():
        return {}
    return {name: Best(search_player(name)) for name in decks} | {SEARCH_RIVAL: Best(rival)}


def search_results(searches: dict[str, Best]) -> Row:
    """Tries and decisions a second, and their ratios to the rival's; of ours only real decisions count."""
    rows: Row = {}
    rival = searches[SEARCH_RIVAL].rates
    for name, best in searches.items():
        decisions, real, tries = best.rates
        rows[name] = {
            "time": best.time,
            "tries_per_s": round(tries),
            "decisions_per_s": round(decisions),
            "real_decisions_per_s": round(real),
        }
        if name != SEARCH_RIVAL:
            rows[name] |= {"times_tries": round(tries / rival[2], 2), "times_decisions": round(real / rival[0], 2)}
    return rows


def search_rows(results: Row) -> list[tuple[str, ...]]:
    """The measurements as rows of the bench's table."""
    rows: list[tuple[str, ...]] = []
    for name, row in results.items():
        what = f"{name}, 1 core" if name == SEARCH_RIVAL else f"{name}, search, {SEATS} players, 1 core"
        rates = (f"{row['decisions_per_s']:,}", f"{row['real_decisions_per_s']:,}")
        rows.append((what, row["time"], *rates, "", f"{row['tries_per_s']:,} tries/s"))
    return rows


def search_lines(results: Row) -> list[str]:
    """How each deck compares with the rival, in sentences."""
    return [
        f"{deck}: search makes {row['times_tries']} times the tries of {SEARCH_RIVAL}, and "
        f"{row['times_decisions']} times the decisions in rollouts, counting only our real ones ({row['time']} time)"
        for deck, row in results.items()
        if deck != SEARCH_RIVAL
    ]
