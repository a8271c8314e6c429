"""Faces: every card of a deck as a picture, drawn from its id and its kinds."""

from .art import drawing
from .blank import blank
from .cut import FULL, HAND, TOKEN, Cut
from .front import face, need_spots
from .parts import parts
from .pile import icon, pile_back
from .printed import sheet
from .reverse import back

__all__ = [
    "FULL",
    "HAND",
    "TOKEN",
    "Cut",
    "back",
    "blank",
    "drawing",
    "face",
    "icon",
    "need_spots",
    "parts",
    "pile_back",
    "sheet",
]
