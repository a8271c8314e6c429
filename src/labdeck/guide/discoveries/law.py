"""How the numbered rules of the discoveries family say a knob's value."""

from collections.abc import Callable
from typing import Any

from labdeck.deck import DeckFile

LAW: dict[str, Callable[[Any, DeckFile], str]] = {
    "exchange": lambda value, deck: "it does" if value else "it does not",
    "face_down": lambda value, deck: "as here" if value else "not here",
}
