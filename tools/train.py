"""Train the weights of the greedy policy of a family, by games: `python tools/train.py projects` or `make train`.

The weights for games of two and for games of many are sought apart (`--seats`). A sweep tries every weight a step up
and a step down, all on the same deals of the same decks, shipped and random ones: against the policy that was set by
hand, among simple plans that it fills, and against plans of its own, which must not gain by their habit. The steps that
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
from labdeck.bots import minds, plans  # noqa: E402
from labdeck.deck import Tables, load, names, tables  # noqa: E402
from labdeck.lab.games import play  # noqa: E402
from tests.tools.random_decks import family_of, random_deck  # noqa: E402

HELD_OUT = 1000  # random decks from this seed on are never trained on
FIRST_STEP = 8  # the part of a weight's range that its first step is
IDLE = 0.25  # the multiple of its fair share that a plan may win which only draws
LOST = 0.05  # the multiple of its fair share that counts as none
COST = 1.0  # what it costs that a plan wins more than its fair share, for each such win
FEWER = 10  # points fewer among their like that cost as much
MIXED = 3  # tables of different plans that a candidate joins
GROUPS = (0, 1, 2, 3, 5, 8, 12, 18)  # how many of the best steps are tried together
POOL = 400  # random decks of which each sweep plays others
SEATS = {"two": minds.TWO, "many": minds.MANY}  # the column of the weights for each size of table
Round = tuple[str, int]  # a deck and how many play it
Work = tuple[str, str, tuple[int, ...], int, int, tuple[Round, ...]]
Judge = Callable[[list[Work]], list[float]]


def weights_of(family: str) -> ModuleType:
    """The module with a family's weights."""
    return import_module(f"labdeck.bots.{family}.weights")


def columns(family: str) -> np.ndarray[Any, Any]:
    """The weights, a row for each, with the columns of `labdeck.bots.minds`."""
    return np.array(weights_of(family).WEIGHTS).reshape(-1, minds.COLUMNS)


def put(family: str, seats: str, values: tuple[int, ...]) -> None:
    """Let the policy of this process play by these weights."""
    module = weights_of(family)
    table = native.load().table(module.__name__, "WEIGHTS", len(module.WEIGHTS))
    for i, value in enumerate(values):
        table[i * minds.COLUMNS + SEATS[seats]] = value


def sought(family: str, names: str) -> list[int]:
    """The places in the table of the weights that are sought: those named, or all that have a range."""
    module, table = weights_of(family), columns(family)
    named = [getattr(module, name) for name in names.split(",") if name] or range(len(table))
    return [place for place in named if table[place, minds.LEAST] < table[place, minds.MOST]]


def rounds_of(family: str, seats: str, many: int, sweep: int) -> tuple[Round, ...]:
    """What a sweep plays: the shipped decks with every number of seats, and so many random ones, others each time."""
    sizes = range(2, 3) if seats == "two" else range(3, 6)
    own = [load(name) for name in names() if load(name).rules == family]
    rounds = [(deck.id, size) for deck in own for size in sizes if deck.players[0] <= size <= deck.players[1]]
    pool = [seed for seed in range(HELD_OUT) if family_of(seed) == family][:POOL]
    some = [pool[(sweep * many + at) % len(pool)] for at in range(many)]
    return (*rounds, *((str(seed), sizes[seed % len(sizes)]) for seed in some))


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


def merit(deck: Tables, players: int, seed: int, games: int) -> float:
    """How good the weights of this process are in a deck with so many players.

    That is their strength against the policy set by hand, and among plans that it fills; less what plans gain that they
    fill themselves, and what they win less among their like. A plan that only draws should win a quarter of its share
    at most, any other no more than its share.
    """
    least, most = deck.file.players
    players = min(max(players, least), most)
    others = players - 1
    tables = [("greedy-1",) * others]
    tables += [tuple(f"{plan}+greedy-1" for plan in some_plans(seed + at, others)) for at in range(MIXED)]
    logs = [log(max(wins(deck, "greedy", table, seed + at, games), LOST)) for at, table in enumerate(tables)]
    strength = logs[0] + sum(logs[1:]) * 2 / MIXED
    cost = max(0.0, wins(deck, "draw-only", ("greedy",) * others, seed, games) - IDLE) / 2
    for plan in some_plans(seed, 2):
        cost += max(0.0, wins(deck, plan, ("greedy",) * others, seed, games) - 1)
    fewer = points(deck, "greedy-1", players, seed, games) - points(deck, "greedy", players, seed, games)
    return strength - COST * cost - max(0.0, fewer) / FEWER


def judged(work: Work) -> float:
    """How good a candidate is, over all that a sweep plays."""
    family, seats, values, seed, games, rounds = work
    put(family, seats, values)
    merits = [merit(dealt(family, name), size, seed + at, games) for at, (name, size) in enumerate(rounds)]
    return float(np.mean(merits))


@dataclass
class Course:
    """What is known so far: the sweeps that were made, the weights, and the step of each that is sought."""

    sweeps: int
    values: list[int]
    steps: dict[int, int]


def beginning(family: str, seats: str, names: str) -> Course:
    """The course before its first sweep: at the weights of now."""
    table = columns(family)
    spans = table[:, minds.MOST] - table[:, minds.LEAST]
    steps = {place: max(1, int(spans[place]) // FIRST_STEP) for place in sought(family, names)}
    return Course(0, [int(value) for value in table[:, SEATS[seats]]], steps)


def moved(family: str, values: list[int], steps: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """The weights after some steps, within their bounds."""
    table, there = columns(family), list(values)
    for place, step in steps:
        there[place] = int(np.clip(there[place] + step, table[place, minds.LEAST], table[place, minds.MOST]))
    return tuple(there)


def sweep(family: str, course: Course, options: argparse.Namespace, judge: Judge) -> float:
    """Try every step, then groups of the best; takes the best group, and halves the steps that gained nothing.

    How much the merit grew, on deals that the groups were not chosen by.
    """
    seed = options.seed * 1_000_003 + course.sweeps * 10_007
    rounds = rounds_of(family, options.seats, options.decks, course.sweeps)
    steps = [(place, sign * step) for place, step in course.steps.items() for sign in (1, -1)]
    tried = [moved(family, course.values, ()), *(moved(family, course.values, [step]) for step in steps)]
    now, *merits = judge([(family, options.seats, values, seed, options.games, rounds) for values in tried])
    better: dict[int, int] = {}
    for merit, (place, step) in sorted(zip(merits, steps, strict=True), reverse=True):
        if merit > now:
            better.setdefault(place, step)
    for place in course.steps.keys() - better.keys():
        course.steps[place] = max(1, course.steps[place] // 2)
    sizes = sorted({min(len(better), size) for size in GROUPS})
    groups = [moved(family, course.values, islice(better.items(), size)) for size in sizes]
    merits = judge([(family, options.seats, values, seed + 5_003, 2 * options.games, rounds) for values in groups])
    best = max(range(len(groups)), key=merits.__getitem__)
    course.values, course.sweeps = list(groups[best]), course.sweeps + 1
    return merits[best] - merits[0]


def sweeps(family: str, options: argparse.Namespace) -> Iterator[tuple[Course, float]]:
    """Go on for so many sweeps; yields the course after each, and how much the merit grew."""
    course = beginning(family, options.seats, options.only)
    if options.state.exists():
        known = json.loads(options.state.read_text())
        course = Course(known["sweeps"], known["values"], {int(place): step for place, step in known["steps"].items()})
    with ProcessPoolExecutor(options.workers) as pool:
        while course.sweeps < options.sweeps:
            gain = sweep(family, course, options, lambda work: list(pool.map(judged, work)))
            options.state.write_text(json.dumps(asdict(course)))
            yield course, gain


def write(family: str, seats: str, values: tuple[int, ...]) -> None:
    """Write the weights into the source, in the place of those of now."""
    path = ROOT / "src" / "labdeck" / "bots" / family / "weights.py"
    lines, left = [], list(values)
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
        if line.startswith("    *("):
            row, after = line.removeprefix("    *(").split(")", 1)
            numbers = row.split(", ")
            numbers[SEATS[seats]] = str(left.pop(0))
            line = f"    *({', '.join(numbers)}){after}"
        lines.append(line)
    path.write_text("".join(lines), encoding="utf-8")


def main() -> None:
    """Train, tell each sweep, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("family", choices=("projects", "discoveries"))
    parser.add_argument("--seats", choices=tuple(SEATS), default="two", help="the games whose weights are sought")
    parser.add_argument("--sweeps", type=int, default=20, help="in all, those of earlier runs included")
    parser.add_argument("--games", type=int, default=120, help="of each matchup of a candidate in a deck")
    parser.add_argument("--decks", type=int, default=4, help="random ones beside those shipped, others in each sweep")
    parser.add_argument("--only", default="", help="the weights that are sought, such as START_LEAST,FEED; else all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--state", type=Path, default=None, help="file in which what is known so far is kept")
    parser.add_argument("--write", action="store_true", help="write the weights into the source at the end")
    options = parser.parse_args()
    options.state = options.state or ROOT / "build" / f"training-{options.family}-{options.seats}-{options.seed}.json"
    options.state.parent.mkdir(parents=True, exist_ok=True)
    for course, gain in sweeps(options.family, options):
        print(f"sweep {course.sweeps} of {options.sweeps}: the merit grew by {gain:.3f}", flush=True)
        print("  " + " ".join(map(str, course.values)), flush=True)
        if options.write:
            write(options.family, options.seats, tuple(course.values))


if __name__ == "__main__":
    main()
