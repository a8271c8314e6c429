"""What decks are made from, and go out as: beginnings, spreadsheets, files and pictures."""

from typing import Annotated, Literal

from pydantic import Field

from labdeck.server.protocol.form import Form
from labdeck.server.protocol.words import Told

from .texts import Text


class Import(Form):
    """A spreadsheet, or rows pasted from one."""

    name: Annotated[str, Field(max_length=200)]
    """The name of the file; that of pasted rows is empty."""
    content: Annotated[str, Field(max_length=1_500_000)]
    """The file in base64, or the pasted rows as they are."""
    columns: Annotated[dict[str, str], Field(max_length=200)] = {}  # noqa: RUF012
    """Which field each heading means, where that was set by hand; an empty one is left out."""
    into: Text = ""
    """The text of a deck to which the cards are added; empty: a deck of its own."""


class Export(Form):
    """A text to be had as a file."""

    text: Text
    form: Literal["toml", "csv", "xlsx"]


class Beginning(Told):
    """A deck to begin from."""

    id: str
    title: str
    about: str
    rules: str
    size: int
    """How many cards it has."""
    is_small: bool
    """Whether it was made to begin from."""


class BeginningText(Told):
    """The text of a deck to begin from."""

    text: str


class DrawingName(Told):
    """A drawing that a card can choose."""

    name: str
    group: str


class Column(Told):
    """A column of a spreadsheet, and the field that it was taken for."""

    heading: str
    field: str
    """Empty: none."""
    sample: str


class Misfit(Told):
    """What could not be taken from a spreadsheet."""

    row: int
    """From 1, as the spreadsheet counts; 0: all of it."""
    column: str
    says: str


class Imported(Told):
    """A deck made from a spreadsheet."""

    text: str
    cards: int
    columns: list[Column]
    fields: list[str]
    """All that a heading can mean."""
    misfits: list[Misfit]


class Unbundled(Told):
    """The deck's file in a ZIP; its pictures are kept."""

    name: str
    content: str
    """The file in base64."""


class PictureName(Told):
    """The name that a picture has in texts."""

    picture: str
