"""The forms in which decks are edited."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from labdeck.server.protocol.words import Told

FieldKind = TypeAliasType(
    "FieldKind",
    Annotated[
        Literal["text", "long", "number", "truth", "choice", "list", "needs", "sentence", "pair", "picture", "words"],
        Field(
            description="What a field of a form takes: a line, a paragraph, a number, yes or no, one of its choices, "
            "lines, needs, a sentence of the rules, the least and the most, a picture, or words by their names."
        ),
    ],
)


class FieldForm(Told):
    """A field of a form."""

    name: str
    kind: FieldKind
    label: str
    """What people call it."""
    says: str
    """What it is for, in a sentence; may be empty."""
    choices: list[str]
    smallest: int
    largest: int
    """Of a number, or of the letters of a text, or of the entries of a list."""
    is_needed: bool


class TableForm(Told):
    """A table of cards, and the fields of one."""

    table: str
    one: str
    many: str
    """What its cards are called."""
    fields: list[FieldForm]


class FamilyForms(Told):
    """The forms of a family of rules."""

    rules: str
    deck: list[FieldForm]
    knobs: list[FieldForm]
    tables: list[TableForm]
