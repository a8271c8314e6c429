"""Arrangements: positions laid out by card ids, for tests, puzzles and bug reports."""

from copy import deepcopy
from os import PathLike

from labdeck.deck import DeckFile, tables

from .discovery_layout import DiscoveryLayout
from .errors import refused
from .game import Game, Origin
from .layout import Layout
from .opening import deck_and_path
from .seating import names_for, seats_for, seed_for

Hands = list[list[str]]
BOTH = {"hands", "table", "discard", "to_move", "phase"}
FIELDS = {
    "projects": BOTH | {"completed", "project", "resource", "modifier", "burn", "draws", "skip"},
    "discoveries": BOTH | {"discovery", "hero", "field", "discovery_discard", "challenges", "steps"},
}


def arrange(
    deck: "str | PathLike[str] | DeckFile",
    *,
    hands: Hands | None = None,
    table: list[dict[str, list[str]]] | None = None,
    completed: Hands | None = None,
    project: list[str] | None = None,
    resource: list[str] | None = None,
    modifier: list[str] | None = None,
    discard: list[str] | None = None,
    burn: list[str] | None = None,
    discovery: list[str] | None = None,
    hero: list[str] | None = None,
    field: list[str] | None = None,
    discovery_discard: list[str] | None = None,
    challenges: list[str] | int | None = None,
    steps: list[dict[str, str]] | None = None,
    to_move: int = 0,
    phase: str = "act",
    draws: int | None = None,
    skip: list[int] | None = None,
    players: int | None = None,
    seed: int = 1,
    names: "list[str] | tuple[str, ...] | None" = None,
    **knobs: object,
) -> Game:
    """A game in a position of one's own; a pile left out gets all cards not placed, shuffled by the seed.

    Hands, table, completed and skip have one item a seat. A list is a pile's top, its first card on top, with
    the rest below; an empty list is an empty pile, and the cards that would lie there are out of the game.
    In the discoveries family table has the scored discoveries, each with its hero first; steps names those of
    wild ones; the field is exactly what is given, or dealt, and so are the challenges, which may be a number.
    """
    file, path = deck_and_path(deck)
    if isinstance(challenges, int):
        knobs["challenges"], challenges = challenges, None
    ready = tables(file, **knobs)
    given = {
        "hands": hands,
        "table": table,
        "completed": completed,
        "project": project,
        "resource": resource,
        "modifier": modifier,
        "discard": discard,
        "burn": burn,
        "discovery": discovery,
        "hero": hero,
        "field": field,
        "discovery_discard": discovery_discard,
        "challenges": challenges,
        "steps": steps,
        "to_move": to_move,
        "phase": phase,
        "draws": draws,
        "skip": skip,
    }
    position = {name: value for name, value in given.items() if value is not None}
    for name in position.keys() - FIELDS[file.rules]:
        raise refused(file.id, name, f"is not laid out in a game of {file.rules}")
    seats = seats_for(ready, players, hands, table, completed, skip, names)
    number = seed_for(ready, seed)
    layout = DiscoveryLayout if file.rules == "discoveries" else Layout
    state = layout(ready, seats, number).lay(position)
    return Game(ready, state, names_for(ready, names, seats), Origin(path, number, deepcopy(position)))
