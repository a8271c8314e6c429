"""Moves: which card went from where to where, told to each reader as the log tells it, for cards that fly."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypedDict

from labdeck.deck import Card, Tables
from labdeck.rules import numbers as n

from .log import Event
from .numbered import VERB_NAMES
from .place import place_name

Move = TypedDict(
    "Move",
    {"n": int, "verb": str, "seat": int, "card": str | None, "back": str, "from": str, "to": str},
)

# These speak of two cards of which neither moves, or have a number or a word where others have places.
AT_REST = (n.OFFERS_TO, n.ACCEPTS, n.DECLINES, n.PARTS, n.AIMS_AT, n.GAINS_POINTS, n.LOSES_POINTS, n.DECIDES)


def moves_of(
    chunks: Sequence[tuple[int, Sequence[Event]]], place: Sequence[int], reader: int, tables: Tables
) -> list[Move]:
    """What the reader may know of the cards that went somewhere, by chunks of events, one for each choice made.

    `place` is where each card lies after the last chunk. From there the events are read backwards, since what a
    card lies beside may itself have gone elsewhere since. Within one act the known cards come first and the rest
    by their backs, so that the order gives nothing away.
    """
    lies = list(place)
    told: list[list[Move]] = []
    for made, events in reversed(chunks):
        gone = []
        for verb, seat, c, origin, goal, knows in reversed(events):
            if verb in AT_REST or c >= n.CARDS or origin == goal:
                continue
            act = verb, seat, place_name(origin, tables, lies), place_name(goal, tables, lies)
            if act[2] != act[3]:
                gone.append((act, tables.cards[c], bool(knows >> reader & 1)))
            lies[c] = origin
        told.append(list(_acts(gone[::-1], made)))
    return [move for moves in reversed(told) for move in moves]


def _acts(gone: list[tuple[tuple[int, int, str, str], Card, bool]], made: int) -> Iterator[Move]:
    for (verb, seat, origin, goal), run in groupby(gone, key=lambda each: each[0]):
        told = sorted((not is_known, card.id if is_known else "", card.back) for _, card, is_known in run)
        for is_hidden, card, back in told:
            yield Move(
                {
                    "n": made,
                    "verb": VERB_NAMES[verb],
                    "seat": seat,
                    "card": None if is_hidden else card,
                    "back": back,
                    "from": origin,
                    "to": goal,
                }
            )
