"""Find again how likely projects get finished: `python tools/odds.py`, the numbers of `bots/projects/finishing.py`.

Greedy bots play shipped and random decks. At the actions of every other turn each active project is noted, with what
the seat that acts sees of it; at the end it is known whether its owner finished it. A logistic regression gives the
numbers.
"""

import argparse
import re
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from labdeck import native  # noqa: E402
from labdeck.bots import match, policy_of  # noqa: E402
from labdeck.bots.projects import chances, finishing  # noqa: E402
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
Note = tuple[list[int], int]
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


def notes(work: Work) -> list[Note]:
    """The notes of some games of a deck: the signs of projects, and 1 for those that their owner finished."""
    name, players, games = work
    deck = dealt(name)
    least, most = deck.file.players
    players = min(max(players, least), most)
    s, m, w = (native.new_state() for _ in range(3))
    record, out = native.deck_record(deck.deck), native.numbers(1)
    made: list[Note] = []
    for seed in range(games):
        native.entry(deal)(s, record, players, seed, players, 0, 0)
        seen: list[tuple[int, int, list[int]]] = []
        noted = -1
        while s["over"] == PLAYING:
            size = native.entry(legal)(s, record)
            if s["ask"] == ASK_ACT and s["turns"] % 2 and s["turns"] != noted:
                noted = s["turns"]
                state = native.read_state(s)
                seen += [(p, q, signs(state, deck.deck, q)) for p, q in active(state)]
            policy = policy_of("greedy-1" if s["asked"] == 0 and seed % 2 else "greedy")
            native.entry(step)(s, record, native.entry(match.choose)(s, m, w, record, size, policy, seed, 0, out))
        made += [(row, int(s["place"][q] == DONE + p)) for p, q, row in seen]
    return made


def regression(rows: np.ndarray[Any, Any], done: np.ndarray[Any, Any], weigh: np.ndarray[Any, Any]) -> list[int]:
    """What each sign counts, in 256ths of a bit, by Newton's method."""
    counts = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-rows @ counts))
        slope = rows.T @ (weigh * (done - chance)) - counts
        bend = (rows * (weigh * chance * (1 - chance))[:, None]).T @ rows + np.eye(len(counts))
        counts += np.linalg.solve(bend, slope)
    return [round(finishing.BIT * count / log(2)) for count in counts]


def write(counts: list[int]) -> None:
    """Write the numbers into the source, in the place of those of now."""
    path = ROOT / "src" / "labdeck" / "bots" / "projects" / "finishing.py"
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
        made = [
            (note, SHIPPED if name in own else 1.0)
            for (name, _, _), some in zip(work, pool.map(notes, work), strict=True)
            for note in some
        ]
    rows = np.array([note[0] for note, _ in made]) / finishing.BIT
    counts = regression(rows, np.array([note[1] for note, _ in made]), np.array([weigh for _, weigh in made]))
    print(f"{len(made)} notes of {len(work)} decks: {counts}")
    if options.write:
        write(counts)


if __name__ == "__main__":
    main()
