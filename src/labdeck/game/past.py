"""The past of a game: what it began with, the choices made since, and whether the last can be taken back."""

from dataclasses import dataclass
from itertools import compress
from operator import ne
from typing import Any, NamedTuple

from labdeck.rules.numbers import OPEN
from labdeck.rules.schema import State


@dataclass(frozen=True, slots=True)
class Origin:
    """What a game began with: the path of its deck if that is not shipped, the seed, the arrangement."""

    path: str
    seed: int
    arranged: dict[str, Any]


class Played(NamedTuple):
    """A choice that was made: its code, its text, and by which seat in which turn."""

    code: int
    name: str
    seat: int
    turn: int


class Before(NamedTuple):
    """What must be known of the position before a choice to say whether that can be taken back."""

    rng: list[int]
    seen: list[int]
    putting: int
    depth: int


def reveals(before: Before, now: State, last: Played) -> bool:
    """Whether a choice has let anyone see a card, apart from the known one that it lays on the table itself."""
    if before.seen == now.seen:
        return False
    laid = last.code, before.putting
    for c in compress(range(len(now.seen)), map(ne, now.seen, before.seen)):
        knew = before.seen[c]
        is_own = c in laid and bool(knew >> last.seat & 1)
        if now.seen[c] & ~knew and not (is_own and (before.depth == 0 or now.place[c] >= OPEN)):
            return True
    return False


def why_not_undo(before: Before | None, now: State, last: Played | None) -> str:
    """Why the last choice stands; empty if it can be taken back."""
    if last is None or before is None:
        return "Nothing has been chosen yet, so nothing can be taken back."
    if not now.over and now.asked != last.seat:
        return "Another player is to choose now, so the last choice stands."
    if before.rng != now.rng:
        return "Chance has decided something since, so the last choice stands."
    if reveals(before, now, last):
        return "A card has been revealed since, so the last choice stands."
    return ""
