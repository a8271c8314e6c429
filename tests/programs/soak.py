"""Many random games of every deck with every number of seats: `make soak`, or `-m tests.programs.soak --games 10000`.

Each game is played interpreted with sampled checks, and again as machine code; both must end in the same bytes.
"""

import argparse
import os
import random
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

from rich.progress import Progress

import labdeck
from labdeck import native
from labdeck.rules.batch import play_games
from labdeck.rules.kernel import legal, step
from labdeck.rules.schema import Deck, State
from tests.tools import walks
from tests.tools.worlds import check_views

CHUNK = 100


def soak_game(d: Deck, seats: int, seed: int, often: float) -> State:
    """Play one game by its own generator, checking the table as often as asked."""
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed)
    for _ in range(walks.MOST_STEPS):
        if s.over:
            return s
        size = legal(s, d)
        if chance.random() < often:
            codes = s.legal[:size]
            walks.check_conserved(s, d)
            walks.check_tidy(s, d)
            walks.check_hands(s, d)
            walks.check_legal(s, d, codes)
            walks.check_refusal(s, d)
            legal(s, d)
        step(s, d, s.legal[walks.below(s, size)] if size > 1 else s.legal[0])
    raise AssertionError("the game does not end")


def soak_chunk(deck: str, seats: int, first: int, games: int, worlds: int) -> Counter[str]:
    """Play some games of one table; what they came to."""
    d = walks.deck_of(deck)
    seen: Counter[str] = Counter()
    for seed in range(first, first + games):
        s = soak_game(d, seats, seed, often=0.004)
        walks.check_conserved(s, d)
        seen["games"] += 1
        seen[f"ended {s.over}"] += 1
        if native.is_built():
            check_machine_code(d, s, seats, seed)
            seen["equal as machine code"] += 1
        if seed % 50 == 0:
            check_record(deck, seats, seed)
            seen["records"] += 1
        if seed - first < worlds:
            seen["frames of two worlds"] += soak_worlds(deck, seats, seed)
            seen["games in two worlds"] += 1
    return seen


def check_machine_code(d: Deck, s: State, seats: int, seed: int) -> None:
    """Machine code ends the same game in the same bytes."""
    record = native.new_state()
    native.entry(play_games)(record, native.deck_record(d), seats, seed, 1, native.numbers(3))
    assert native.read_state(record).fields() == s.fields(), f"seed {seed}: the two ways differ"


def check_record(deck: str, seats: int, seed: int) -> None:
    """A record replays to the same bytes."""
    chance = random.Random(seed)
    file, knobs = walks.VARIANTS.get(deck, (deck, {}))
    game = labdeck.new(file, players=seats, seed=seed, **knobs)
    while not game.over:
        game.play(chance.choice(game.choices))
    assert labdeck.replay(game.record).state.fields() == game.state.fields()


def soak_worlds(deck: str, seats: int, seed: int) -> int:
    """Compare two worlds at sampled moments of one game: masks, views, logs and bots' choices."""
    d = walks.deck_of(deck)
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed)
    frames = 0
    for _ in walks.walk(d, s, seed):
        if chance.random() < 0.01:
            frames += walks.check_two_worlds(s, d, chance, 20)
            frames += check_views(deck, s, chance)
            walks.check_masks(s, d, s.legal[: legal(s, d)])
    return frames


def chunks(decks: list[str], start: int, games: int, worlds: int) -> Iterator[tuple[str, int, int, int, int]]:
    """The work in small parts, every table in turn."""
    for first in range(0, games, CHUNK):
        for deck, seats in walks.TABLES:
            if deck in decks:
                size = min(CHUNK, games - first)
                yield deck, seats, start + first, size, max(0, min(size, worlds - first))


def main() -> int:
    """Soak and print what was seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=int(os.environ.get("SOAK_GAMES", "10000")))
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--worlds", type=int, default=125, help="of these, games of each table compared in two worlds")
    parser.add_argument("decks", nargs="*", default=list(walks.DECKS))
    options = parser.parse_args()
    parts = list(chunks(options.decks, options.first, options.games, options.worlds))
    seen: dict[tuple[str, int], Counter[str]] = {}
    native.is_built()
    with ProcessPoolExecutor() as pool, Progress() as progress:
        bar = progress.add_task("soaking", total=len(parts))
        waiting = {pool.submit(soak_chunk, *part): part for part in parts}
        for done in as_completed(waiting):
            deck, seats, *_ = waiting[done]
            seen.setdefault((deck, seats), Counter()).update(done.result())
            progress.advance(bar)
    for (deck, seats), counts in sorted(seen.items()):
        print(deck, seats, "seats:", ", ".join(f"{name} {count}" for name, count in sorted(counts.items())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
