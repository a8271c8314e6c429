"""Seating: how many play, what they are called, and the seed, each checked against the deck."""

import secrets
from typing import TypeGuard

from labdeck.deck import Tables
from labdeck.rules.numbers import NONE, PROJECT_PILE, RESOURCE_PILE, SEATS

from .errors import refused

SEED_BITS = 128
LONGEST_NAME = 40


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
    """Refuse a table at which too few projects or resources would be left after the deal. [P3]"""
    deck = tables.deck
    backs = deck.back[: deck.cards]
    if deck.first != NONE and deck.first >= seats:
        raise refused(tables.file.id, "first", f"there is no seat {deck.first}: seats count from 0 to {seats - 1} [P4]")
    if tables.file.rules == "discoveries":
        if seats * deck.hand > backs.count(RESOURCE_PILE):
            raise refused(tables.file.id, "hand", f"there are too few cards for {seats} players [D2]")
        return
    projects = deck.projects or backs.count(PROJECT_PILE)
    if projects - seats * deck.opening_projects < seats:
        says = f"{projects} are too few for {seats}: after the deal, one for each player must remain [P3]"
        raise refused(tables.file.id, "projects", says)
    if seats * deck.opening_resources > backs.count(RESOURCE_PILE):
        raise refused(tables.file.id, "opening_resources", f"there are too few for {seats} players [P2]")


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
    return bool(name.strip()) and len(name) <= LONGEST_NAME and name.isprintable()


def seed_for(tables: Tables, seed: object) -> int:
    """The seed, or a random one of 128 bits."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if not is_number(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise refused(tables.file.id, "seed", f"must be a number from 0 to 2**{SEED_BITS} - 1")
    return seed


def words_of(seed: int) -> tuple[int, int, int, int]:
    """The four 32-bit words of a seed."""
    a, b, c, e = (seed >> shift & 0xFFFFFFFF for shift in (0, 32, 64, 96))
    return a, b, c, e


def is_number(value: object) -> TypeGuard[int]:
    """Whether a value is an integer, truth values apart."""
    return isinstance(value, int) and not isinstance(value, bool)
