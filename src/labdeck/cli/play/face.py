"""A card's face in a terminal: a box with its points, its needs as shapes, its facts and their sources."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from labdeck.cli.cards import behind, face_lines, id_of, source_line
from labdeck.cli.families import family_of
from labdeck.deck import DeckFile, Title, tables

from .board import drawn, side_by_side

WIDEST = 72


def face(deck: DeckFile, title: Title, width: int) -> Panel:
    """The card in a box that fits the terminal."""
    kind, *lines = face_lines(deck, title)
    parts: list[RenderableType] = [Text(kind, style="bold")]
    if marks := family_of(deck).face_marks(deck, title):
        parts.append(side_by_side(map(drawn, marks)))
        lines = lines[1:]
    parts += [Text(line) for line in lines]
    parts += [Text(f"\n{line}", style="italic") for line in behind(title)]
    if source := source_line(title):
        parts.append(Text(f"\n{source}", style="dim"))
    name = Text.assemble((f"{shape_of(deck, title)} {title.name}", "bold"), (f"  {id_of(title)}", "dim"))
    return Panel(Group(*parts), title=name, title_align="left", width=min(width, WIDEST))


def shape_of(deck: DeckFile, title: Title) -> str:
    """The shape that stands for the card at the table."""
    card = next(card for card in tables(deck).cards if card.id == id_of(title))
    return family_of(deck).card(deck, card).shape
