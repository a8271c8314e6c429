"""Sizes: of paper and of cards, by their names or in millimetres."""

import re
from dataclasses import dataclass

from labdeck.deck.words import listed
from labdeck.faces.prints import CARD_SIZES, CardSize

from .errors import PaperError

OWN = re.compile(r"(\d{1,3}(?:\.\d{1,2})?)\s*[x×]\s*(\d{1,3}(?:\.\d{1,2})?)")
LEAST = (41.0, 60.0)  # millimetres; on less there is no room for text that can be read


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, in millimetres; always upright, so that every printer turns it alike."""

    name: str
    width: float
    height: float


PAPERS = {"a4": Paper("A4", 210.0, 297.0), "letter": Paper("Letter", 215.9, 279.4)}


def paper_of(name: str) -> Paper:
    """The paper of a name."""
    if name.lower() not in PAPERS:
        raise PaperError(f"paper: there is no “{name}”; there are {listed(tuple(PAPERS), 'and')}")
    return PAPERS[name.lower()]


def card_size(name: str) -> CardSize:
    """The size of cards of a name, or of a width and height such as 70x120."""
    if name.lower() in CARD_SIZES:
        return CARD_SIZES[name.lower()]
    own = OWN.fullmatch(name)
    if own is None:
        known = listed(tuple(CARD_SIZES), "and")
        raise PaperError(f"size: there is no “{name}”; there are {known}, and millimetres such as 70x120")
    width, height = float(own[1]), float(own[2])
    if width > height:
        raise PaperError(f"size: {name} lies on its side; say the width first, then the height, which is more")
    if width < LEAST[0] or height < LEAST[1]:
        raise PaperError(f"size: {name} is too small to be read; the least is {LEAST[0]:g}x{LEAST[1]:g}")
    return CardSize(f"{width:g}x{height:g}", width, height)
