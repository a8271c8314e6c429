"""Deals: games on given seeds, played in parts in worker threads, which can be stopped between two parts."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import NamedTuple

from labdeck.bots import levels
from labdeck.deck import Tables
from labdeck.lab.games import PART, Games, Numbers, Player, gathered, in_order, play
from labdeck.rules.numbers import NONE

SMALL = 25  # games in one part at least, if they are quick


class Stopped(Exception):
    """The caller wants no more."""


class Lot(NamedTuple):
    """Games that are to be played: on a deck, by bots, from some seeds, with one card blank or none."""

    tables: Tables
    bots: tuple[str, ...]
    seeds: Sequence[int] | Numbers
    blank: int = NONE


def is_slow(lot: Lot) -> bool:
    """Whether each game of a lot takes long, so that it is a part by itself."""
    return any(map(levels.is_slow, lot.bots))


@dataclass(frozen=True, slots=True)
class Deals:
    """The way to play games: by whom, on how many cores, and whether to go on."""

    player: Player = play
    workers: int | None = None
    stop: Callable[[], bool] = bool  # which is False

    def play(self, *lot: object) -> Games:
        """The games of one lot, given as its parts."""
        return next(self.play_all([Lot(*lot)]))  # type: ignore[arg-type]

    def play_all(self, lots: Iterable[Lot]) -> Iterator[Games]:
        """The games of each lot, in their order; raises Stopped as soon as they are not wanted any more."""
        all_lots = list(lots)
        workers = self.workers or os.cpu_count() or 1
        sizes = [1 if is_slow(lot) else max(SMALL, min(PART, -(-len(lot.seeds) // workers))) for lot in all_lots]
        work = [
            lot._replace(seeds=lot.seeds[at : at + size])
            for lot, size in zip(all_lots, sizes, strict=True)
            for at in range(0, len(lot.seeds), size)
        ]
        with closing(in_order(lambda lot: self.player(*lot), work, workers)) as results:
            for lot in all_lots:
                found: list[Games] = []
                while sum(map(len, found)) < len(lot.seeds):
                    if self.stop():
                        raise Stopped
                    found.append(next(results))
                yield gathered(found)
