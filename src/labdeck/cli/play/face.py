"""A card's face in a terminal: a box with its points, its needs as shapes, its facts and their sources."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from labdeck.deck import DeckFile, Modifier, Project, Resource, Title
from labdeck.deck.file import Enhancement

from ..cards import behind, face_lines, id_of, source_line
from .marks import ROLES, need_mark, shape_of

WIDEST = 72


def face(deck: DeckFile, title: Title, width: int) -> Panel:
    """The card in a box that fits the terminal."""
    kind, *lines = face_lines(deck, title)
    parts: list[RenderableType] = [Text(kind, style="bold")]
    if isinstance(title, Project):
        parts.append(Columns([need_mark(deck, need, False) for need in title.needs], padding=(0, 2)))
        lines = lines[1:]
    parts += [Text(line) for line in lines]
    parts += [Text(f"\n{line}", style="italic") for line in behind(title)]
    if source := source_line(title):
        parts.append(Text(f"\n{source}", style="dim"))
    name = Text.assemble((f"{shape(deck, title)} {title.name}", "bold"), (f"  {id_of(title)}", "dim"))
    return Panel(Group(*parts), title=name, title_align="left", width=min(width, WIDEST))


def shape(deck: DeckFile, title: Title) -> str:
    """The shape that stands for the card at the table."""
    if isinstance(title, Resource):
        return shape_of(deck, title.kind)[0]
    if isinstance(title, Modifier):
        return ROLES["block" if title.play == "any time" else "modifier"][0]
    role = title.kind if isinstance(title, Enhancement) else type(title).__name__.lower()
    return ROLES.get(role, ROLES["project"])[0]
