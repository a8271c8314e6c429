"""Who knows which card, and when that is forgotten: L1, L3 and R22."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Place, Table

HIDDEN = ("hand", "project", "resource", "modifier", "looked", "out")


def is_hidden(place: Place) -> bool:
    """Whether a card that lies there is not seen by all."""
    return (place[0] if isinstance(place, tuple) else place) in HIDDEN


def leave(table: Table, c: int, goal: Place, seen_by: set[int]) -> None:
    """Whoever does not see a card leave a hand forgets which cards of that back the hand holds. [L1]"""
    origin = table.where(c)
    if not is_hidden(goal) or not isinstance(origin, tuple) or origin[0] != "hand":
        return
    watching = {origin[1]} | seen_by
    if isinstance(goal, tuple) and goal[0] == "hand":
        watching.add(goal[1])
    forget(table, list(table.at(origin)), table.everyone - watching, table.faces[c].back)


def forget(table: Table, cards: list[int], seats: set[int], back: str = "") -> None:
    """Seats no longer know which of some cards is which; of one back, if it is said."""
    for c in cards:
        if not back or table.faces[c].back == back:
            table.knows[c] -= seats


def arrive(table: Table, c: int, goal: Place, seen_by: set[int]) -> None:
    """What lies open is known to all, a card in a hand to its holder, and what one watched stays known. [R22]"""
    if not is_hidden(goal):
        table.knows[c] = table.everyone
    elif isinstance(goal, tuple) and goal[0] == "hand":
        table.knows[c] = table.knows[c] | {goal[1]} | seen_by
    else:
        table.knows[c] = table.knows[c] | seen_by


def see(table: Table, cards: list[int], seats: set[int]) -> None:
    """Some seats see cards where they lie, and know them from then on. [R22, L30, L31]"""
    for c in cards:
        table.knows[c] = table.knows[c] | seats


def shuffle(table: Table, pile: str, cards: list[int]) -> None:
    """Cards are shuffled into a pile with all that lies there: nobody knows any of them. [L33]"""
    mixed = {*table.bags[pile], *(c for c in table.at(pile) if c is not None), *cards}
    for c in cards:
        if c in table.at(table.where(c)):
            table.at(table.where(c)).remove(c)
    table.bags[pile] = mixed
    if mixed:
        table.shuffled.append(pile)
    table.places[pile] = [None] * len(mixed)
    for c in mixed:
        table.knows[c] = set()
