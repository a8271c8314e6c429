"""Train the weights of the greedy policy of a family, by games: `python tools/train.py projects` or `make train`.

A sweep tries every weight a step up and a step down, all on the same deals of the same decks, shipped and random ones:
against the policy that was set by hand, and against simple plans, which must not gain by their habit. The steps that
gained most are then tried together on other deals, in growing groups, and the best group is taken. What is known so far
is kept in a file after every sweep, so that the same command goes on where it was stopped.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from importlib import import_module
from itertools import islice
from math import log
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from labdeck import native  # noqa: E402
from labdeck.bots import plans  # noqa: E402
from labdeck.deck import Tables, load, names, tables  # noqa: E402
from labdeck.lab.games import play  # noqa: E402
from tests.tools.random_decks import family_of, random_deck  # noqa: E402

HELD_OUT = 1000  # random decks from this seed on are never trained on
FIRST_STEP = 8  # the part of a weight's range that its first step is
IDLE = 0.25  # the multiple of its fair share that a plan may win which only draws
LOST = 0.05  # the multiple of its fair share that counts as none
COST = 1.0  # what it costs that a plan wins more than its fair share, for each such win
FEWER = 10  # points fewer among their like that cost as much
GROUPS = (0, 1, 2, 3, 5, 8, 12, 18)  # how many of the best steps are tried together
POOL = 400  # random decks of which each sweep plays others
Work = tuple[str, tuple[int, ...], int, int, tuple[str, ...]]
Judge = Callable[[list[Work]], list[float]]


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


def sought(family: str, names: str) -> list[int]:
    """The places in the table of the weights that are sought: those named, or all that have a range."""
    module, table = weights_of(family), columns(family)
    named = [getattr(module, name) for name in names.split(",") if name] or range(len(table))
    return [place for place in named if table[place, 2] < table[place, 3]]


def decks_of(family: str, many: int, sweep: int) -> tuple[str, ...]:
    """The decks of a sweep: those shipped, and so many random ones, others each time."""
    own = [name for name in names() if load(name).rules == family]
    pool = [str(seed) for seed in range(HELD_OUT) if family_of(seed) == family][:POOL]
    return (*own, *(pool[(sweep * many + at) % len(pool)] for at in range(many)))


@cache
def dealt(family: str, name: str) -> Tables:
    """A deck by its name, or a random one by its seed."""
    if not name.isdecimal():
        return tables(load(name))
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
        file.write(random_deck(int(name), family))
        file.flush()
        return tables(load(file.name))


def wins(deck: Tables, one: str, others: tuple[str, ...], seed: int, games: int) -> float:
    """How often one bot wins among others, as a multiple of its fair share, over all seats by turns."""
    players = len(others) + 1
    won = []
    for at in range(players):
        bots = (*others[:at], one, *others[at:])
        won.append(play(deck, bots, range(seed + at * games, seed + at * games + games // players)).wins[:, at].mean())
    return float(np.mean(won)) * players


def points(deck: Tables, bot: str, players: int, seed: int, games: int) -> float:
    """The mean points of a bot among its like."""
    return float(play(deck, (bot,) * players, range(seed, seed + games // players)).scores.mean())


def some_plans(seed: int, size: int) -> tuple[str, ...]:
    """So many of the plans, others for each seed."""
    row = plans()
    return tuple(row[(seed + at) % len(row)] for at in range(size))


def merit(deck: Tables, seed: int, games: int) -> float:
    """How good the weights of this process are in a deck.

    That is their strength among few and many against the policy set by hand, and among plans that it fills; less what
    plans gain that they fill themselves, and what they win less among their like. A plan that only draws should win a
    quarter of its share at most, any other no more than its share.
    """
    least, most = deck.file.players
    two = max(2, least)
    many = max(two, min(most, 3 + seed % 3))
    tables = [("greedy-1",) * (two - 1), ("greedy-1",) * (many - 1)]
    tables.append(tuple(f"{plan}+greedy-1" for plan in some_plans(seed + 1, many - 1)))
    strength = sum(log(max(wins(deck, "greedy", others, seed, games), LOST)) for others in tables)
    cost = 2 * max(0.0, wins(deck, "draw-only", ("greedy",) * (two - 1), seed, games) - IDLE)
    for plan, players in zip(some_plans(seed, 2), (two, many), strict=True):
        cost += max(0.0, wins(deck, plan, ("greedy",) * (players - 1), seed, games) - 1)
    fewer = points(deck, "greedy-1", many, seed, games) - points(deck, "greedy", many, seed, games)
    return strength - COST * cost - max(0.0, fewer) / FEWER


def judged(work: Work) -> float:
    """How good a candidate is, over all decks; each is played by another number of seats."""
    family, values, seed, games, decks = work
    put(family, values)
    return float(np.mean([merit(dealt(family, name), seed + at, games) for at, name in enumerate(decks)]))


@dataclass
class Course:
    """What is known so far: the sweeps that were made, the weights, and the step of each that is sought."""

    sweeps: int
    values: list[int]
    steps: dict[int, int]


def beginning(family: str, names: str) -> Course:
    """The course before its first sweep: at the weights of now."""
    table = columns(family)
    steps = {place: max(1, int(table[place, 3] - table[place, 2]) // FIRST_STEP) for place in sought(family, names)}
    return Course(0, [int(value) for value in table[:, 0]], steps)


def moved(family: str, values: list[int], steps: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """The weights after some steps, within their bounds."""
    table, there = columns(family), list(values)
    for place, step in steps:
        there[place] = int(np.clip(there[place] + step, table[place, 2], table[place, 3]))
    return tuple(there)


def sweep(family: str, course: Course, options: argparse.Namespace, judge: Judge) -> float:
    """Try every step, then groups of the best; takes the best group, and halves the steps that gained nothing.

    How much the merit grew, on deals that the groups were not chosen by.
    """
    seed = options.seed * 1_000_003 + course.sweeps * 10_007
    decks = decks_of(family, options.decks, course.sweeps)
    steps = [(place, sign * step) for place, step in course.steps.items() for sign in (1, -1)]
    tried = [moved(family, course.values, ()), *(moved(family, course.values, [step]) for step in steps)]
    now, *merits = judge([(family, values, seed, options.games, decks) for values in tried])
    better: dict[int, int] = {}
    for merit, (place, step) in sorted(zip(merits, steps, strict=True), reverse=True):
        if merit > now:
            better.setdefault(place, step)
    for place in course.steps.keys() - better.keys():
        course.steps[place] = max(1, course.steps[place] // 2)
    sizes = sorted({min(len(better), size) for size in GROUPS})
    groups = [moved(family, course.values, islice(better.items(), size)) for size in sizes]
    merits = judge([(family, values, seed + 5_003, 2 * options.games, decks) for values in groups])
    best = max(range(len(groups)), key=merits.__getitem__)
    course.values, course.sweeps = list(groups[best]), course.sweeps + 1
    return merits[best] - merits[0]


def sweeps(family: str, options: argparse.Namespace) -> Iterator[tuple[Course, float]]:
    """Go on for so many sweeps; yields the course after each, and how much the merit grew."""
    course = beginning(family, options.only)
    if options.state.exists():
        known = json.loads(options.state.read_text())
        course = Course(known["sweeps"], known["values"], {int(place): step for place, step in known["steps"].items()})
    with ProcessPoolExecutor(options.workers) as pool:
        while course.sweeps < options.sweeps:
            gain = sweep(family, course, options, lambda work: list(pool.map(judged, work)))
            options.state.write_text(json.dumps(asdict(course)))
            yield course, gain


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
    """Train, tell each sweep, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("family", choices=("projects", "discoveries"))
    parser.add_argument("--sweeps", type=int, default=20, help="in all, those of earlier runs included")
    parser.add_argument("--games", type=int, default=120, help="of each matchup of a candidate in a deck")
    parser.add_argument("--decks", type=int, default=4, help="random ones beside those shipped, others in each sweep")
    parser.add_argument("--only", default="", help="the weights that are sought, such as START_LEAST,FEED; else all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--state", type=Path, default=None, help="file in which what is known so far is kept")
    parser.add_argument("--write", action="store_true", help="write the weights into the source at the end")
    options = parser.parse_args()
    options.state = options.state or ROOT / "build" / f"training-{options.family}-{options.seed}.json"
    options.state.parent.mkdir(parents=True, exist_ok=True)
    for course, gain in sweeps(options.family, options):
        print(f"sweep {course.sweeps} of {options.sweeps}: the merit grew by {gain:.3f}", flush=True)
        print("  " + " ".join(map(str, course.values)), flush=True)
        if options.write:
            write(options.family, tuple(course.values))


if __name__ == "__main__":
    main()
