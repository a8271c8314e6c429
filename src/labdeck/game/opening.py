"""Opening: a new game, shuffled and dealt."""

from os import PathLike

from labdeck.deck import DeckFile, load, name_of, tables
from labdeck.rules.schema import State
from labdeck.rules.setup import deal

from .game import Game
from .past import Origin
from .seating import check_deal, names_for, seats_for
from .seed import seed_for, words_of


def new(
    deck: "str | PathLike[str] | DeckFile",
    players: int | None = None,
    seed: int | None = None,
    names: "list[str] | tuple[str, ...] | None" = None,
    **knobs: object,
) -> Game:
    """A new game of a deck, by its name, the path of its file, or as loaded; knobs as keywords."""
    file, path = deck_and_path(deck)
    table = tables(file, **knobs)
    seats = seats_for(table, players, names)
    check_deal(table, seats)
    called = names_for(table, names, seats)
    number = seed_for(table, seed)
    state = State()
    state.events = []
    deal(state, table.deck, seats, *words_of(number))
    return Game(table, state, called, Origin(path, number, {}))


def deck_and_path(deck: "str | PathLike[str] | DeckFile") -> tuple[DeckFile, str]:
    """The deck file, and its path as it was given; no path for a deck that has a name."""
    if isinstance(deck, DeckFile):
        return deck, ""
    file = load(deck)
    return file, "" if str(deck) == name_of(file) else str(deck)
