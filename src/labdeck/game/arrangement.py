"""Arrangements: positions laid out by card ids, for tests, puzzles and bug reports."""

from copy import deepcopy
from os import PathLike
from typing import Any

from labdeck.deck import DeckFile, tables

from .errors import refused
from .families import FAMILIES, LAID
from .game import Game
from .opening import deck_and_path
from .past import Origin
from .seating import names_for, seats_for
from .seed import seed_for

SEED = 1  # a position is the same each time unless another seed is asked for


def arrange(
    deck: "str | PathLike[str] | DeckFile",
    *,
    hands: list[list[str]] | None = None,
    table: list[dict[str, list[str]]] | None = None,
    discard: list[str] | None = None,
    to_move: int | None = None,
    phase: str | None = None,
    players: int | None = None,
    seed: int = SEED,
    names: "list[str] | tuple[str, ...] | None" = None,
    **more: Any,
) -> Game:
    """A game in a position of one's own; a pile left out gets all cards not placed, shuffled by the seed.

    Hands and table have one item a seat; unless it is said otherwise seat 0 is to move, in the phase in which one
    acts. A list is a pile's top, its first card on top, with the rest below; an empty list is an empty pile, and the
    cards that would lie there are out of the game. More can be said by name: the piles and whatever else the deck's
    family lays out, gained (for each seat, the points that sentences gave or took), and knobs.

    Projects: completed (a list a seat), project, resource, modifier, burn, draws, and skip (turns, for each seat).
    Discoveries: discovery, hero, discovery_discard; table has the scored ones, each with its hero first; steps names
    those of wild ones; field and challenges are exactly what is given, or dealt, if left out or a number.
    """
    file, path = deck_and_path(deck)
    family = FAMILIES[file.rules]
    given = {"hands": hands, "table": table, "discard": discard, "to_move": to_move, "phase": phase, **more}
    laid = {name: value for name, value in given.items() if name in LAID and not is_knob(name, value, file)}
    ready = tables(file, **{name: value for name, value in more.items() if name not in laid})
    for name in laid.keys() - set(family.laid):
        if laid[name] is not None:
            raise refused(file.id, name, f"is not laid out in a game of {file.rules}")
    position = {name: laid[name] for name in family.laid if laid.get(name) is not None}
    position.setdefault("to_move", 0)
    seats = seats_for(ready, players, *(position.get(name) for name in family.by_seat), names)
    number = seed_for(ready, seed)
    state = family.layout(ready, seats, number).lay(position)
    return Game(ready, state, names_for(ready, names, seats), Origin(path, number, deepcopy(position)))


def is_knob(name: str, value: object, file: DeckFile) -> bool:
    """Whether a number is meant for the knob of a name that is also laid out by cards: how many are dealt."""
    return name in file.knobs and isinstance(value, int)
