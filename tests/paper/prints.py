"""Prints that several tests look at, made once."""

from dataclasses import replace
from functools import cache
from typing import Any

from labdeck.deck import DeckFile, load
from labdeck.paper.order import Order, order
from labdeck.paper.printing import printed


def ordered(deck: str = "ingenium", **wishes: Any) -> Order:
    """An order of one deck."""
    return order((load(deck),), **wishes)


@cache
def made(deck: str = "ingenium", **wishes: Any) -> bytes:
    """The PDF of an order."""
    return printed(ordered(deck, **wishes)).pdf


def changed(deck: DeckFile, **values: Any) -> DeckFile:
    """The deck with its first project changed."""
    first, *others = deck.tables["project"]
    return replace(deck, tables=deck.tables | {"project": (replace(first, **values), *others)}, edition=repr(values))
