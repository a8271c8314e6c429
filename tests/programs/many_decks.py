"""Many random decks out of the grammar, each tried with everything that must hold of a deck.

`-m tests.programs.many_decks --decks 10000 --workers 2` tries so many, from `--seed` on, and prints the seed of each
that fails with the smallest deck that still does. `--greedy 40` prints how often greedy beats random on so many decks,
`--said 200` how often each verb and each value of its parts is said, and `--check 20` how long checking the largest
decks takes. The status is 1 if something is wrong.
"""

import argparse
import os
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from time import process_time
from typing import NamedTuple

from rich.progress import Progress

from labdeck import native
from labdeck.deck import check, load, tables
from labdeck.lab.simulation import simulate
from tests.tools import random_decks, trials, walks
from tests.tools.random_effects import said_in, sayable
from tests.tools.shrinking import shrunk

CHUNK = 10
GAMES = 1000  # of two players: a share within 3 points of a hundred
ENOUGH = 0.8  # of them won by greedy
QUICK = 1.0  # second of a processor to check a deck


class Failure(NamedTuple):
    """A deck for which something does not hold: its seed, what, and where that was noticed."""

    seed: int
    says: str
    where: str

    @property
    def kind(self) -> str:
        """What fails, without the numbers of this deck: two failures of one kind are taken for the same mistake."""
        return "".join(letter for letter in f"{self.says[:60]} {self.where}" if not letter.isdigit())


def main() -> int:
    """Try, and print what was seen."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", type=int, default=0, help="how many decks to try")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first deck: go on where a run stopped")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--greedy", type=int, default=0, help="on how many decks greedy plays against random")
    parser.add_argument("--said", type=int, default=0, help="in how many decks to count what is said")
    parser.add_argument("--check", type=int, default=0, help="how many of the largest decks to check against the clock")
    options = parser.parse_args()
    wrong = 0
    if options.said:
        wrong += not print_said(range(options.seed, options.seed + options.said))
    if options.check:
        wrong += not print_checking(range(options.seed, options.seed + options.check))
    if options.greedy:
        wrong += not print_greedy(range(options.seed, options.seed + options.greedy))
    if options.decks:
        wrong += not try_all(range(options.seed, options.seed + options.decks), options.workers)
    return int(wrong > 0)


def try_all(seeds: range, workers: int) -> bool:
    """Try the decks of all seeds and print what was seen; whether all is well."""
    seen: Counter[str] = Counter()
    failures: list[Failure] = []
    native.load()
    with ProcessPoolExecutor(workers) as pool, Progress() as progress:
        bar = progress.add_task("decks", total=len(seeds))
        waiting = [pool.submit(try_some, seeds[at : at + CHUNK]) for at in range(0, len(seeds), CHUNK)]
        try:
            for done in as_completed(waiting):
                counts, failed = done.result()
                seen += counts
                failures += failed
                for failure in failed:
                    progress.print(f"seed {failure.seed}: {failure.says} ({failure.where})")
                progress.update(bar, completed=seen["decks"] + len(failures))
        except BrokenProcessPool:
            progress.print(f"machine code has broken down, after {seen['decks']} decks")
            return False
    print(", ".join(f"{name} {count}" for name, count in seen.items()))
    print_shrunk(failures)
    return not failures


def try_some(seeds: range) -> tuple[Counter[str], list[Failure]]:
    """Try some decks; what was seen, and which fail."""
    seen: Counter[str] = Counter()
    failures: list[Failure] = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in seeds:
            failure, counts = try_one(seed, random_decks.random_content(seed, random_decks.family_of(seed)), folder)
            seen += counts
            failures += [failure] if failure else []
    return seen, failures


def try_one(seed: int, content: random_decks.Content, folder: str) -> tuple[Failure | None, Counter[str]]:
    """Try one deck; how it fails, if it does, and what was seen."""
    path = Path(folder, f"random-{seed}.toml")
    path.write_text(random_decks.toml(content), encoding="utf-8")
    try:
        return None, trials.try_deck(str(path), seed)
    except Exception as error:  # whatever goes wrong is what we look for
        frames = traceback.extract_tb(error.__traceback__)
        where = " < ".join(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames[:-4:-1])
        return Failure(seed, f"{type(error).__name__}: {error}".replace(folder, "")[:300], where), Counter()
    finally:
        walks.tables_of.cache_clear()


def print_shrunk(failures: list[Failure]) -> None:
    """Print the smallest deck found for the first failure of each kind."""
    firsts = {failure.kind: failure for failure in reversed(failures)}
    for failure in firsts.values():
        content = random_decks.random_content(failure.seed, random_decks.family_of(failure.seed))
        with tempfile.TemporaryDirectory() as folder:
            small = shrunk(content, lambda tried, f=failure, at=folder: _fails_alike(tried, f, at))  # type: ignore[misc]
        print(f"\nseed {failure.seed}: {failure.says}\n  {failure.where}")
        print("  still fails with:", {**small["deck"], **small.get("knobs", {})})
        for card in random_decks.effects_of(small):
            print(f"    {card['id']}: {card['effect']!r} {card.get('play', '')} x{card.get('copies', 1)}")


def _fails_alike(content: random_decks.Content, failure: Failure, folder: str) -> bool:
    """Whether a deck still fails in this way, with one of a few seeds."""
    for seed in range(failure.seed, failure.seed + 4):
        found, _ = try_one(seed, content, folder)
        if found and found.kind == failure.kind:
            return True
    return False


def print_greedy(seeds: range) -> bool:
    """Print how often greedy wins against random on each deck, a shared win counted half; whether it is enough."""
    low = 0
    for seed in playable(seeds):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "deck.toml")
            path.write_text(random_decks.random_deck(seed, random_decks.family_of(seed)), encoding="utf-8")
            share = greedy_share(path, GAMES)
        low += share < ENOUGH
        print(f"seed {seed:6} {random_decks.family_of(seed):12} {share:6.1%}{'  below' * (share < ENOUGH)}", flush=True)
    print(f"below {ENOUGH:.0%}: {low} of {len(seeds)}")
    return low == 0


def playable(seeds: range) -> Iterator[int]:
    """As many seeds, of decks for two players in which what one does decides: mild ones."""
    found = (seed for seed in range(seeds.start, sys.maxsize) if random_decks.is_mild(seed))
    found = (seed for seed in found if random_decks.fewest_players(seed) == 2)
    return (seed for _, seed in zip(seeds, found, strict=False))


def greedy_share(path: Path, games: int) -> float:
    """The share of two-player games that greedy wins against random, sitting on both seats with the same deals."""
    made, wins = tables(load(path)), []

    def play() -> None:
        for seat, bots in enumerate((("greedy", "random"), ("random", "greedy"))):
            wins.append(float(simulate(made, bots, 0, games // 2).wins[:, seat].sum()))

    trials.within_reason(play)
    return sum(wins) / (games // 2 * 2)


def print_said(seeds: range) -> bool:
    """Print how often each verb, and each sort of value of its parts, is said; whether all are."""
    wrong = False
    for family in random_decks.NAMES:
        counts: Counter[str] = Counter()
        could: set[str] = set()
        for seed in seeds:
            content = random_decks.random_content(seed, family)
            words = random_decks.words_of(content)
            could |= sayable(words)
            for card in random_decks.effects_of(content):
                counts.update(said_in(card["effect"], words))
        print(f"\n{family}, {len(seeds)} decks")
        for name in sorted(could | set(counts)):
            print(f"{counts[name]:7} {name}{'   NEVER' * (not counts[name])}")
        wrong |= any(not counts[name] for name in could)
    return not wrong


def print_checking(seeds: range) -> bool:
    """Print how long it takes to check decks of 128 cards with the longest sentences, right ones and wrong ones."""
    worst = 0.0
    for seed in seeds:
        for spoilt in (False, True):
            content = random_decks.largest(seed, spoilt)
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, "deck.toml")
                path.write_text(random_decks.toml(content), encoding="utf-8")
                begun = process_time()
                problems = [problem for problem in check(path) if problem.severity == "error"]
                spent = process_time() - begun
            worst = max(worst, spent)
            letters = sum(len(card["effect"]) for card in random_decks.effects_of(content))
            print(f"seed {seed:4}{' spoilt' * spoilt}: {spent:6.3f} s, {letters} letters, {len(problems)} errors")
            for problem in problems[: 0 if spoilt else 3]:
                print("   ", problem)
    print(f"worst {worst:.3f} s; at most {QUICK} s")
    return worst <= QUICK


if __name__ == "__main__":
    sys.exit(main())
