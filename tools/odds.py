"""Find again what signs tell of a game of projects: `python tools/odds.py`.

Greedy bots and simple plans play shipped and random decks. At the actions of every other turn each active project is
noted, with what the seat that acts sees of it, and how far the game has come; at the end it is known whether its owner
finished it, and how many turns were left. Regressions give the numbers of `bots/projects/finishing.py` and `turns.py`.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log, log2
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from labdeck import native  # noqa: E402
from labdeck.bots import match, plans, policy_of  # noqa: E402
from labdeck.bots.projects import chances, finishing, turns  # noqa: E402
from labdeck.deck import Tables, load, names, tables  # noqa: E402
from labdeck.rules.kernel import legal, step  # noqa: E402
from labdeck.rules.numbers import ASK_ACT, CARDS, DONE, MAT, PLAYING  # noqa: E402
from labdeck.rules.places import top  # noqa: E402
from labdeck.rules.schema import State  # noqa: E402
from labdeck.rules.setup import deal  # noqa: E402
from tests.tools.random_decks import family_of, random_deck  # noqa: E402

HELD_OUT = 1000  # random decks from this seed on are never used
SHIPPED = 2.0  # what a note of a shipped deck weighs beside one of a random deck
ROUNDS = 30  # of Newton's method
Note = tuple[list[int], float]  # signs, and what came of it
Notes = tuple[list[Note], list[Note]]  # of projects, and of turns
Work = tuple[str, int, int]


def dealt(name: str) -> Tables:
    """A shipped deck by its name, or a random one by its seed."""
    if not name.isdecimal():
        return tables(load(name))
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
        file.write(random_deck(int(name), "projects"))
        file.flush()
        return tables(load(file.name))


def signs(state: State, deck: Any, q: int) -> list[int]:
    """The signs of an active project, as the seat that is asked sees it."""
    chances.forget(state)
    finishing.look_at_active(state, deck, state.asked, q)
    return list(state.list[finishing.SIGNS_AT : finishing.SIGNS_AT + finishing.SIGNS])


def active(state: State) -> Iterator[tuple[int, int]]:
    """Every active project, with its owner."""
    for p in range(state.seats):
        q = top(state, MAT + p)
        while q < CARDS:
            yield p, q
            q = state.node_next[q]


def table_of(seed: int, players: int) -> list[int]:
    """Who plays a game: copies of greedy, among them its first mind in every other game; or any bots and plans."""
    if seed % 4 < 2:
        return [policy_of("greedy-1" if p == 0 and seed % 2 else "greedy") for p in range(players)]
    fillers = ("greedy", "greedy-1")
    crowd = [*fillers, *(f"{plan}+{filler}" for plan in plans() for filler in fillers)]
    return [policy_of(name) for name in Random(seed).choices(crowd, k=players)]


def turn_signs(state: State, deck: Any) -> list[int]:
    """The signs of how long a game will go on."""
    turns.look_ahead(state, deck)
    return list(state.list[turns.TURN_SIGNS_AT : turns.TURN_SIGNS_AT + turns.TURN_SIGNS])


def notes(work: Work) -> Notes:
    """The notes of some games of a deck: whether owners finished their projects, and the turns that were left."""
    name, players, games = work
    deck = dealt(name)
    least, most = deck.file.players
    players = min(max(players, least), most)
    s, m, w = (native.new_state() for _ in range(3))
    record, out = native.deck_record(deck.deck), native.numbers(1)
    finished: list[Note] = []
    left: list[Note] = []
    for seed in range(games):
        bots = table_of(seed, players)
        native.entry(deal)(s, record, players, seed, players, 0, 0)
        seen: list[tuple[int, int, list[int]]] = []
        times: list[tuple[int, list[int]]] = []
        noted = -1
        while s["over"] == PLAYING:
            size = native.entry(legal)(s, record)
            if s["ask"] == ASK_ACT and s["turns"] % 2 and s["turns"] != noted:
                noted = s["turns"]
                state = native.read_state(s)
                seen += [(p, q, signs(state, deck.deck, q)) for p, q in active(state)]
                if not s["last_call"]:
                    times.append((noted, turn_signs(state, deck.deck)))
            code = native.entry(match.choose)(s, m, w, record, size, bots[s["asked"]], seed, 0, out)
            native.entry(step)(s, record, code)
        finished += [(row, float(s["place"][q] == DONE + p)) for p, q, row in seen]
        left += [(row, log2(1 + (s["turns"] - turn) / players)) for turn, row in times]
    return finished, left


def regression(rows: np.ndarray[Any, Any], done: np.ndarray[Any, Any], weigh: np.ndarray[Any, Any]) -> list[int]:
    """What each sign counts, in 256ths of a bit, by Newton's method."""
    counts = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-rows @ counts))
        slope = rows.T @ (weigh * (done - chance)) - counts
        bend = (rows * (weigh * chance * (1 - chance))[:, None]).T @ rows + np.eye(len(counts))
        counts += np.linalg.solve(bend, slope)
    return [round(finishing.BIT * count / log(2)) for count in counts]


def fitted(rows: np.ndarray[Any, Any], bits: np.ndarray[Any, Any], weigh: np.ndarray[Any, Any]) -> list[int]:
    """What each sign counts, in 256ths of a bit, by least squares."""
    roots = np.sqrt(weigh)
    counts = np.linalg.lstsq(rows * roots[:, None], bits * roots, rcond=None)[0]
    return [round(turns.BIT * count) for count in counts]


def write(module: ModuleType, counts: list[int]) -> None:
    """Write the numbers into the source, in the place of those of now."""
    path = Path(str(module.__file__))
    left = iter(counts)
    text = re.sub(r"(?m)^    -?\d+,(?=  # )", lambda _: f"    {next(left)},", path.read_text(encoding="utf-8"))
    path.write_text(text, encoding="utf-8")


def main() -> None:
    """Play, reckon, tell and write."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decks", type=int, default=200, help="random ones beside those shipped")
    parser.add_argument("--games", type=int, default=8, help="of each random deck; of a shipped one ten times as many")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--write", action="store_true", help="write the numbers into the source")
    options = parser.parse_args()
    own = [name for name in names() if load(name).rules == "projects"]
    seeds = [seed for seed in range(HELD_OUT) if family_of(seed) == "projects"][: options.decks]
    work: list[Work] = [(name, players, 10 * options.games) for name in own for players in (2, 3, 4, 5)]
    work += [(str(seed), 2 + seed % 4, options.games) for seed in seeds]
    with ProcessPoolExecutor(options.workers) as pool:
        made = list(zip(work, pool.map(notes, work), strict=True))
    for at, (module, fit) in enumerate(((finishing, regression), (turns, fitted))):
        some = [(note, SHIPPED if name in own else 1.0) for (name, _, _), kept in made for note in kept[at]]
        rows = np.array([signs for (signs, _), _ in some]) / turns.BIT
        counts = fit(rows, np.array([came for (_, came), _ in some]), np.array([weigh for _, weigh in some]))
        print(f"{module.__name__}: {len(some)} notes of {len(work)} tables: {counts}")
        if options.write:
            write(module, counts)


if __name__ == "__main__":
    main()
