"""Simulation: many games with the same deck and the same bots on the seats."""

from collections.abc import Callable, Generator
from functools import partial

from labdeck.deck import Tables
from labdeck.lab.counts import row

from .ctrl_c import held
from .games import Games, gathered, in_order, parts, play


def played(
    tables: Tables, bots: tuple[str, ...], seed: int, games: int, workers: int | None = None
) -> Generator[Games]:
    """Play `games` games with consecutive seeds on all cores; yields them in parts, in the order of their seeds.

    The number of workers changes nothing about the games.
    """
    part_of = partial(play, tables, bots, width=row.CARD_DEEDS)
    return in_order(part_of, parts(range(seed, seed + games), bots), workers)


def simulate(
    tables: Tables,
    bots: tuple[str, ...],
    seed: int,
    games: int,
    workers: int | None = None,
    tell: Callable[[int], None] = lambda done: None,
) -> Games:
    """Play games as `played` does, and keep them all.

    `tell` is called with the number of games done. After Ctrl-C it returns the games done so far, if there are any.
    """
    lots: list[Games] = []
    done = 0
    with held() as hold:
        for some in hold.until_pressed(played(tables, bots, seed, games, workers)):
            lots.append(some)
            done += len(some)
            tell(done)
    if not lots:
        raise KeyboardInterrupt
    return gathered(lots)
