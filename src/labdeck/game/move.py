"""Moves: which card went from where to where, told to each reader as the log tells it, for cards that fly."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TypedDict

from labdeck.deck import Tables
from labdeck.rules import numbers as n

from .log import Event
from .place import PILES

Move = TypedDict(
    "Move",
    {"n": int, "verb": str, "seat": int, "card": str | None, "back": str, "from": str, "to": str},
)

SPOTS = {n.LOOKED: "looked", n.PLAYED: "played", n.FIELD: "field"}
# A card to be played at once still is in its seat's hand, as far as a table shows it.
SEATED = ((n.DONE, "done"), (n.TABLE, "table"), (n.QUEUE, "hand"), (n.HAND, "hand"))
AT_REST = (n.OFFERS_TO, n.ACCEPTS, n.DECLINES, n.PARTS, n.AIMS_AT)  # these speak of two cards, and neither moves
NAMES = list(vars(n))
VERBS = [name.lower() for name in NAMES[NAMES.index("DEALS") : NAMES.index("ALLOWED")]]  # by their numbers


def moves_of(events: Sequence[Event], made: int, reader: int, tables: Tables) -> Iterator[Move]:
    """What the reader may know of the cards that went somewhere in one choice.

    Within one act the known cards come first and the rest by their backs, so that the order gives nothing away.
    """
    gone = [event for event in events if is_a_move(event, tables)]
    for (verb, seat, origin, goal), run in groupby(gone, key=lambda event: (*event[:2], *event[3:5])):
        cards = [(tables.cards[c], bool(knows >> reader & 1)) for _, _, c, _, _, knows in run]
        told = sorted((not is_known, card.id if is_known else "", card.back) for card, is_known in cards)
        for is_hidden, card, back in told:
            yield Move(
                {
                    "n": made,
                    "verb": VERBS[verb],
                    "seat": seat,
                    "card": None if is_hidden else card,
                    "back": back,
                    "from": spot(origin, tables),
                    "to": spot(goal, tables),
                }
            )


def is_a_move(event: Event, tables: Tables) -> bool:
    """Whether a card leaves one spot of the table for another."""
    verb, _, c, origin, goal, _ = event
    return verb not in AT_REST and c < n.CARDS and origin != goal and spot(origin, tables) != spot(goal, tables)


def spot(z: int, tables: Tables) -> str:
    """A place as a page names it: `pile:discard`, `hand:2`, `table:0`, `done:0`, `beside:jill-tarter`, `played`…"""
    if z >= n.BESIDE:
        return f"beside:{tables.cards[z - n.BESIDE].id}"
    if z in SPOTS:
        return SPOTS[z]
    for name, pile in PILES[tables.file.rules].items():
        if z == pile:
            return f"pile:{name}"
    first, word = next((first, word) for first, word in SEATED if z >= first)
    return f"{word}:{z - first}"
