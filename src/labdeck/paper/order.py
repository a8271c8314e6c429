"""An order: what is to be printed and how, read from the words of a command line or of an address."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast, get_args

from labdeck.deck import DeckFile
from labdeck.deck.words import listed, nearest
from labdeck.faces.cut import Cut
from labdeck.faces.prints import MINI, POKER, CardSize, print_cut

from .errors import PaperError
from .sizes import PAPERS, Paper, card_size, paper_of

Backs = Literal["long", "short", "fold", "sheet", "none"]
Part = Literal["cards", "leaflet", "list", "facts", "questions", "score", "box", "blank", "calibration"]
BACKS, PARTS = get_args(Backs), get_args(Part)
SHIFT = re.compile(r"\s*([+-]?\d{1,2}(?:\.\d{1,2})?)\s*,\s*([+-]?\d{1,2}(?:\.\d{1,2})?)\s*")
FARTHEST = 10.0  # millimetres of a shift
MOST_COPIES = 20
THINNEST, THICKEST = 0.05, 1.0  # millimetres of a card
BLEED = 3.0  # millimetres


@dataclass(frozen=True, slots=True)
class Subset:
    """Which cards are printed: all, or those of a class of kinds, of a pile, or changed since another deck file."""

    kinds: str = ""
    pile: str = ""
    since: DeckFile | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be printed, and how."""

    decks: tuple[DeckFile, ...]
    parts: tuple[Part, ...] = ("cards",)
    size: CardSize = POKER
    paper: Paper = PAPERS["a4"]
    backs: Backs = "long"
    teaches: bool = False  # backs with facts, which tell the cards of a pile apart
    more: str = ""  # an address for the code on such backs
    shift: tuple[float, float] = (0.0, 0.0)  # of the backs, in millimetres to the right and down
    is_thrifty: bool = False
    is_large: bool = False
    copies: int = 1
    subset: Subset = Subset()
    stock: float = 0.3  # millimetres of a card
    fonts: tuple[Path, ...] = ()

    def cut(self, bleed: float = 0.0) -> Cut:
        """The cut that its faces are drawn in."""
        return print_cut(self.size, bleed=bleed, is_thrifty=self.is_thrifty, is_large=self.is_large)


def order(
    decks: tuple[DeckFile, ...],
    *,
    parts: str = "cards",
    size: str = "poker",
    paper: str = "a4",
    backs: str = "long",
    teaches: bool = False,
    more: str = "",
    shift: str = "0,0",
    is_thrifty: bool = False,
    is_large: bool = False,
    copies: int = 1,
    kinds: str = "",
    pile: str = "",
    since: DeckFile | None = None,
    stock: float = 0.3,
    fonts: tuple[Path, ...] = (),
) -> Order:
    """An order in words; a PaperError says which of them is wrong."""
    wanted = tuple(dict.fromkeys(word.strip() for word in parts.split(",") if word.strip()))
    for part in wanted or ("",):
        _one_of("what", part, PARTS)
    _one_of("backs", backs, BACKS)
    chosen = card_size(size)
    if is_large and chosen.height <= MINI.height:
        raise PaperError("large: there is no room for large type on mini cards; take poker or bridge")
    if not 1 <= copies <= MOST_COPIES:
        raise PaperError(f"copies: {copies} is not from 1 to {MOST_COPIES}")
    if not THINNEST <= stock <= THICKEST:
        raise PaperError(f"stock: {stock:g} mm is not the thickness of a card; it is from {THINNEST:g} to {THICKEST:g}")
    moved = _shift(shift)
    if moved != (0.0, 0.0) and backs not in ("long", "short"):
        raise PaperError("shift: only backs that are printed on the other side can be moved: say --backs long or short")
    if more and not more.startswith(("http://", "https://")):
        raise PaperError(f"more: “{more}” is not an address; it begins with https://")
    return Order(
        decks, cast(tuple[Part, ...], wanted), chosen, paper_of(paper), cast(Backs, backs), teaches or bool(more), more,
        moved, is_thrifty, is_large, copies, Subset(kinds, pile, since), stock, fonts,
    )  # fmt: skip


def check_ids(order: Order) -> None:
    """Refuse two decks of one id, by which files are named."""
    counts = Counter(deck.id for deck in order.decks)
    for name in (name for name, count in counts.items() if count > 1):
        raise PaperError(f"two decks have the id {name}, by which the files are named; print one after the other")


def _one_of(what: str, word: str, known: tuple[str, ...]) -> None:
    if word not in known:
        meant = nearest(word, known)
        hint = f"; did you mean {meant}?" if meant else ""
        raise PaperError(f"{what}: there is no “{word}”; there are {listed(known, 'and')}{hint}")


def _shift(text: str) -> tuple[float, float]:
    found = SHIFT.fullmatch(text)
    if found is None:
        raise PaperError(f"shift: “{text}” is not two numbers of millimetres, such as 0.8,-1.2")
    moved = float(found[1]), float(found[2])
    if max(map(abs, moved)) > FARTHEST:
        raise PaperError(f"shift: {text} is too far; {FARTHEST:g} mm is the most")
    return moved
