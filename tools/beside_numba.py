# ruff: noqa: B023
"""C and numba side by side, in one process: random games and searches of every deck, in CPU seconds.

Rounds alternate, and each ratio is the middle of its rounds' ratios.
"""

from statistics import median
from time import process_time

import numpy as np

from labdeck import native
from labdeck.bots import practice
from labdeck.bots.policies import compiled_policies
from labdeck.bots.practice import TRIED
from labdeck.bots.tree import NODE, ROOT
from labdeck.deck import load, tables
from labdeck.rules import batch
from labdeck.rules.records import deck_record, new_states

DECKS = ("ingenium", "wise", "gsa", "microbes", "heroes")
ROUNDS, GAMES, SEARCHES, TRIES = 15, 2000, 40, 200
AT = ROOT + NODE * (TRIES + 1)


def timed(work, out, count: int) -> float:  # type: ignore[no-untyped-def]
    """What a count of out grows by in a second."""
    before, begun = out[count], process_time()
    work(out)
    return float((out[count] - before) / (process_time() - begun))


def main() -> None:
    """Print a line for each deck."""
    rules = compiled_policies()
    for name in DECKS:
        d = tables(load(name)).deck
        old, old_d = new_states(3), deck_record(d)[0]
        new, new_d = [native.new_state() for _ in range(3)], native.deck_record(d)
        firsts = [1]

        def numba_games(out, s=old[0], d=old_d):  # type: ignore[no-untyped-def]
            rules.batch.play_games(s, d, 3, firsts[0], GAMES, out)

        def c_games(out, s=new[0], d=new_d):  # type: ignore[no-untyped-def]
            native.entry(batch.play_games)(s, d, 3, firsts[0], GAMES, out)

        def numba_search(out, a=old, d=old_d):  # type: ignore[no-untyped-def]
            rules.practice.practise(a[0], a[1], a[2], d, 2, SEARCHES, TRIES, AT, out)

        def c_search(out, a=new, d=new_d):  # type: ignore[no-untyped-def]
            native.entry(practice.practise)(*a, d, 2, SEARCHES, TRIES, AT, out)

        rows = []
        for slow, fast, count, room in (
            (numba_games, c_games, 0, 3),
            (numba_search, c_search, AT + TRIED, AT + TRIED + 1),
        ):
            one, other = np.zeros(room, np.int64), native.numbers(room)
            pairs = []
            for _ in range(ROUNDS):
                pairs.append((timed(slow, one, count), timed(fast, other, count)))
                firsts[0] += GAMES
            assert one.tolist() == list(other), "the two ways differ"
            rows.append((*map(median, zip(*pairs, strict=True)), median(b / a for a, b in pairs)))
        games, tries = rows
        print(
            f"{name}: random games, decisions/s: numba {games[0]:,.0f}, C {games[1]:,.0f}, {games[2]:.2f} times;"
            f" search, tries/s: numba {tries[0]:,.0f}, C {tries[1]:,.0f}, {tries[2]:.2f} times",
            flush=True,
        )


if __name__ == "__main__":
    main()
