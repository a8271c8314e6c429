"""Seating: how many play and what they are called, checked against the deck."""

from labdeck.deck import Tables
from labdeck.rules.numbers import NONE, SEATS

from .errors import refused
from .families import family_of
from .seed import is_number

USUAL = 3  # seats, where nobody says how many and the deck allows it
LONGEST_NAME = 40
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))  # with which Persian, Hindi and emoji are written


def seats_for(tables: Tables, players: int | None, *lists: object) -> int:
    """The number of seats: as asked for, or as the lists have it, or three or the nearest that the deck is for."""
    least, most = tables.file.players
    if players is None:
        lengths = [len(each) for each in lists if isinstance(each, list | tuple)]
        players = max(lengths, default=tables.file.usual_players)
    if not is_number(players) or not least <= players <= min(most, SEATS):
        raise refused(tables.file.id, "players", f"{players!r} cannot play: it is for {least} to {most}")
    return players


def check_deal(tables: Tables, seats: int) -> None:
    """Refuse a table at which nobody could begin, or at which there are too few cards for the deal."""
    first = tables.deck.first
    if first != NONE and first >= seats:
        raise refused(tables.file.id, "first", f"there is no seat {first}: seats count from 0 to {seats - 1} [P4]")
    family_of(tables).check_deal(tables, seats)


def names_for(tables: Tables, names: object, seats: int) -> tuple[str, ...]:
    """The names of the seats; "Seat 0" and so on if none are given."""
    if names is None:
        return tuple(f"Seat {p}" for p in range(seats))
    if not isinstance(names, list | tuple) or len(names) != seats:
        raise refused(tables.file.id, "names", f"must be a list of {seats} names")
    for name in names:
        if not isinstance(name, str) or not is_name(name):
            raise refused(tables.file.id, "names", f"must be of 1 to {LONGEST_NAME} letters: {name!r:.60}")
    if len(set(names)) < seats:
        raise refused(tables.file.id, "names", "must differ from each other")
    return tuple(names)


def is_name(name: str) -> bool:
    """Whether a name can stand in a sentence and in a record."""
    plain = name.translate(JOINERS)
    return bool(plain.strip()) and len(name) <= LONGEST_NAME and plain.isprintable()
