"""Positions: a digest of where a game stands, by which a later version tells whether it still leads there.

It is taken of names where there are names, and leaves out what a new version may number anew or have more of, so that
it changes when a game does and not when Labdeck does.
"""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any

from labdeck.deck import Tables
from labdeck.rules.ending import score_of
from labdeck.rules.kernel import step
from labdeck.rules.numbers import BESIDE, FRAMES, NONE, QUEUE, SEATS
from labdeck.rules.schema import FRAMED, STATE, State

from .cards import cards_in
from .place import NAMED

EVERY = 16  # choices from one kept position to the next
LETTERS = 16
# Where cards lie is told by names and in their order; frames are told as far as there are some.
TOLD = {"node_next", "node_prev", "place", "count", *(field.name for field in FRAMED)}
PLAIN = sorted(field for field in STATE if field.name not in TOLD)


def position_of(s: State, tables: Tables) -> str:
    """A few letters that differ where positions differ: cards and who knows them, questions, chance and points."""
    told = (
        sorted((name, *(tables.cards[c].id for c in cards)) for name, cards in _places(s, tables)),
        [(field.name, *value) for field in PLAIN if (value := _changed(getattr(s, field.name), field.start))],
        [_frame(s, tables, f) for f in range(s.depth)],
        [score_of(s, tables.deck, p) for p in range(s.seats)],
    )
    return sha256(repr(told).encode()).hexdigest()[:LETTERS]


def positions(start: State, tables: Tables, codes: Iterable[int]) -> Iterator[tuple[int, str]]:
    """The positions to keep of a game: how many choices were made, and the digest there."""
    s = start.copy()
    yield 0, position_of(s, tables)
    for made, code in enumerate(codes, 1):
        step(s, tables.deck, code)
        if made % EVERY == 0:
            yield made, position_of(s, tables)


def _places(s: State, tables: Tables) -> Iterator[tuple[str, Iterator[int]]]:
    """The cards of each place that has some, in their order."""
    named = NAMED[tables.file.rules]
    for z, count in enumerate(s.count):
        if count:
            if z >= BESIDE:
                name = f"beside {tables.cards[z - BESIDE].id}"
            else:
                name = f"queue:{z - QUEUE}" if QUEUE <= z < QUEUE + SEATS else named.get(z, f"place:{z}")
            yield name, cards_in(s, z)


def _frame(s: State, tables: Tables, f: int) -> list[tuple[Any, ...]]:
    """An effect under way: its card, and what has been chosen and done."""
    frame: list[tuple[Any, ...]] = [(tables.cards[s.frame_card[f]].id,)]
    for field in FRAMED:
        size = field.length // FRAMES
        value = _changed(getattr(s, field.name)[f * size : (f + 1) * size], field.start)
        if value and field.name != "frame_card":
            frame.append((field.name, *value))
    return frame


def _changed(value: int | list[int], start: int) -> list[int]:
    """The numbers up to the last that is not what it starts with; empty if all are."""
    numbers = [value] if isinstance(value, int) else value
    end = len(numbers)
    while end and numbers[end - 1] == start:
        end -= 1
    return [_plain(number) for number in numbers[:end]] if start == NONE else numbers[:end]


def _plain(card: int) -> int:
    """A card's number; 0 for none, which is the number of cards that there is room for and may grow."""
    return 0 if card == NONE else card + 1
