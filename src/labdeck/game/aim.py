"""Aims in words: what the sentence under way has been pointed at, as a reader may know it."""

from typing import NamedTuple

from labdeck.deck import Tables
from labdeck.rules.numbers import BESIDE, NONE

from .place import place_in_words


class Aim(NamedTuple):
    """A card and where it lies; or no card, and the seat before which it would lie; and the project it is for."""

    card: int
    origin: int
    goal: int


def aim_in_words(aim: Aim, is_known: bool, tables: Tables, names: tuple[str, ...]) -> str:
    """What is aimed at; a card that the reader does not know is told by its place."""
    where = place_in_words(aim.origin, tables, names)
    words = where
    if aim.card != NONE and is_known:
        card = tables.cards[aim.card].name
        words = f"{card} beside {where}" if aim.origin >= BESIDE else f"{where}'s {card}"
    return words if aim.goal == aim.origin else f"{words}, for {place_in_words(aim.goal, tables, names)}"
