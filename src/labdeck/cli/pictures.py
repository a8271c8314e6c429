"""Pictures as files: what `labdeck cards --svg` writes."""

from collections.abc import Callable, Iterable
from pathlib import Path

from labdeck.deck import DeckFile
from labdeck.deck.words import counted
from labdeck.faces import back, face, icon, pile_back, sheet


def write_pictures(deck: DeckFile, cards: Iterable[str], folder: Path) -> str:
    """Draws these cards, both sides, the backs of the piles and the marks of the kinds; a sentence says how many."""
    drawn_from = sheet(deck)
    cards = tuple(cards)
    kinds = [kind for kind, mark in drawn_from.marks.items() if not mark.is_hollow]
    _write(folder / "faces", deck, face, cards)
    _write(folder / "backs", deck, back, cards)
    _write(folder / "pile-backs", deck, pile_back, drawn_from.piles)
    _write(folder / "icons", deck, icon, kinds)
    piles, icons = counted(len(drawn_from.piles), "pile back"), counted(len(kinds), "icon")
    return f"{counted(len(cards), 'card')} of {deck.id}, both sides, {piles} and {icons} are in {folder}."


def _write(folder: Path, deck: DeckFile, draw: Callable[[DeckFile, str], str], several: Iterable[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for each in several:
        (folder / f"{each}.svg").write_text(draw(deck, each), "utf-8")
