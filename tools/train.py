"""Train the weights of the greedy policy of a family, by games: `python tools/train.py projects` or `make train`.

Candidates are drawn by an evolution strategy (CMA-ES). Each plays shipped and random decks of its family: against the
policy that was set by hand, and against the simple plans filled by itself, which must not gain by their habit. All
candidates of a generation play the same deals. What is known so far is kept in a file after every generation, so that
the same command goes on where it was stopped.
"""

import argparse
import pickle
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from importlib import import_module
from math import log
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import cma  # noqa: E402
import numpy as np  # noqa: E402

from labdeck import native  # noqa: E402
from labdeck.bots import plans  # noqa: E402
from labdeck.deck import Tables, load, names, tables  # noqa: E402
from labdeck.lab.games import play  # noqa: E402
from tests.tools.random_decks import family_of, random_deck  # noqa: E402

HELD_OUT = 1000  # random decks from this seed on are never trained on
SPREAD = 0.1  # how far the first candidates lie from the weights of now, of the whole range
IDLE = 0.25  # the multiple of its fair share that a plan may win which only draws
LOST = 0.05  # the multiple of its fair share that counts as none
COST = 1.0  # what it costs that a plan wins more than its fair share, for each such win
Work = tuple[str, tuple[int, ...], int, int, tuple[str, ...]]


def weights_of(family: str) -> ModuleType:
    """The module with a family's weights."""
    return import_module(f"labdeck.bots.{family}.weights")


def columns(family: str) -> np.ndarray[Any, Any]:
    """The weights, a row for each: now, by hand, the least and the most."""
    module = weights_of(family)
    return np.array(module.WEIGHTS).reshape(-1, module.COLUMNS)


def put(family: str, values: tuple[int, ...]) -> None:
    """Let the policy of this process play by these weights."""
    module = weights_of(family)
    table = native.load().table(module.__name__, "WEIGHTS", len(module.WEIGHTS))
    for i, value in enumerate(values):
        table[i * module.COLUMNS] = value


def sought(family: str, names: str) -> np.ndarray[Any, Any]:
    """The places in the table of the weights that are sought: those named, or all that have a range."""
    module, table = weights_of(family), columns(family)
    named = [getattr(module, name) for name in names.split(",") if name] or range(len(table))
    return np.array([place for place in named if table[place, 2] < table[place, 3]])


def whole(family: str, places: np.ndarray[Any, Any], point: np.ndarray[Any, Any]) -> tuple[int, ...]:
    """The weights at a point of the search, where the range of each that is sought goes from 0 to 1."""
    table = columns(family)
    least, most = table[places, 2:].T
    table[places, 0] = np.rint(np.clip(least + point * (most - least), least, most))
    return tuple(map(int, table[:, 0]))


def decks_of(family: str, many: int) -> tuple[str, ...]:
    """The decks to train on: those shipped, and so many random ones."""
    own = [name for name in names() if load(name).rules == family]
    seeds = [str(seed) for seed in range(HELD_OUT) if family_of(seed) == family][:many]
    return (*own, *seeds)


@cache
def dealt(family: str, name: str) -> Tables:
    """A deck by its name, or a random one by its seed."""
    if not name.isdecimal():
        return tables(load(name))
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
        file.write(random_deck(int(name), family))
        file.flush()
        return tables(load(file.name))


def wins(deck: Tables, one: str, others: str, players: int, seed: int, games: int) -> float:
    """How often one bot wins among others, as a multiple of its fair share, over all seats by turns."""
    won = []
    for at in range(players):
        bots = (others,) * at + (one,) + (others,) * (players - 1 - at)
        won.append(play(deck, bots, range(seed + at * games, seed + at * games + games // players)).wins[:, at].mean())
    return float(np.mean(won)) * players


def merit(deck: Tables, seed: int, games: int) -> float:
    """How good the weights of this process are in a deck: strength among few and many, and what simple plans gain.

    A plan that only draws should win a quarter of its share at most, any other no more than its share.
    """
    least, most = deck.file.players
    two = max(2, least)
    many = max(two, min(most, 3 + seed % 3))
    won = [wins(deck, "greedy", "greedy-1", players, seed, 2 * games) for players in (two, many)]
    strength = sum(log(max(share, LOST)) for share in won)
    cost = 2 * max(0.0, wins(deck, "draw-only", "greedy", two, seed, games) - IDLE)
    for players in (two, many):
        cost += sum(max(0.0, wins(deck, plan, "greedy", players, seed, games // 2) - 1) for plan in plans())
    return strength - COST * cost


def judged(work: Work) -> float:
    """How good a candidate is, over all decks."""
    family, values, seed, games, decks = work
    put(family, values)
    return float(np.mean([merit(dealt(family, name), seed, games) for name in decks]))


def beginning(family: str, places: np.ndarray[Any, Any], seed: int, size: int) -> Any:
    """The strategy before its first generation: at the weights of now."""
    now, _, least, most = columns(family)[places].T
    start = (now - least) / (most - least)
    return cma.CMAEvolutionStrategy(start, SPREAD, {"seed": seed, "popsize": size, "bounds": [0, 1], "verbose": -9})


def generations(family: str, options: argparse.Namespace) -> Iterator[tuple[int, float, tuple[int, ...]]]:
    """Go on for so many generations; yields the number of each, the best merit in it, and the weights in the middle."""
    decks, places = decks_of(family, options.decks), sought(family, options.only)
    known = options.state.read_bytes() if options.state.exists() else b""
    strategy = pickle.loads(known) if known else beginning(family, places, options.seed, options.candidates)
    with ProcessPoolExecutor(options.workers) as pool:
        while strategy.countiter < options.generations:
            points = strategy.ask()
            seed = options.seed * 1_000_003 + strategy.countiter * 10_007
            work = [(family, whole(family, places, point), seed, options.games, decks) for point in points]
            merits = list(pool.map(judged, work))
            strategy.tell(points, [-merit for merit in merits])
            options.state.write_bytes(pickle.dumps(strategy))
            yield strategy.countiter, max(merits), whole(family, places, strategy.result.xfavorite)


def write(family: str, values: tuple[int, ...]) -> None:
    """Write the weights into the source, in the place of those of now."""
    path = ROOT / "src" / "labdeck" / "bots" / family / "weights.py"
    lines, left = [], list(values)
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.startswith("    *("):
            line = f"    *({left.pop(0)},{line.partition(',')[2]}"
        lines.append(line)
    path.write_text("".join(lines), encoding="utf-8")


def main() -> None:
    """Train, tell each generation, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("family", choices=("projects", "discoveries"))
    parser.add_argument("--generations", type=int, default=60, help="in all, those of earlier runs included")
    parser.add_argument("--candidates", type=int, default=32, help="in a generation")
    parser.add_argument("--games", type=int, default=100, help="of the usual matchup of a candidate in a deck")
    parser.add_argument("--decks", type=int, default=8, help="random ones beside those shipped")
    parser.add_argument("--only", default="", help="the weights that are sought, such as START_LEAST,FEED; else all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--state", type=Path, default=None, help="file in which what is known so far is kept")
    parser.add_argument("--write", action="store_true", help="write the weights into the source at the end")
    options = parser.parse_args()
    options.state = options.state or ROOT / "build" / f"training-{options.family}-{options.seed}"
    options.state.parent.mkdir(parents=True, exist_ok=True)
    values: tuple[int, ...] = ()
    for number, best, values in generations(options.family, options):
        print(f"generation {number} of {options.generations}: the best has {best:.3f}", flush=True)
        print("  " + " ".join(map(str, values)), flush=True)
    if options.write and values:
        write(options.family, values)


if __name__ == "__main__":
    main()
