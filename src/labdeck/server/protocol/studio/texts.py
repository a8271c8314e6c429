"""A deck's text, the values in it, and the changes of a form."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypeAliasType

from labdeck.server.protocol.form import Form, Number, Word

LONGEST_TEXT = 256 * 1024  # letters of a deck's text
MOST_CHANGES = 200  # of a text by one message
Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Sentence = Annotated[str, Field(max_length=400)]
Value = TypeAliasType(
    "Value", str | int | bool | list[str | int] | dict[str, str | int | bool | list[str | int]] | None
)


class ChangeWish(Form):
    """A change of a text by a form: another value in a field; without a field, a card that comes, goes or moves."""

    table: Word
    """A table of the file: deck, words, knobs, tags, classes, or one of cards."""
    at: Number | None = None
    """Which card of the table, from 0; null where it has none, or the card is named by its id."""
    card: Annotated[str, Field(max_length=64)] = ""
    """The id or kind of a card, where its number is not known."""
    field: Annotated[str, Field(max_length=64)] = ""
    new: Value = None
    """Null: the field is not written; without a field, the card goes."""
    adds: Annotated[dict[str, Value], Field(max_length=40)] | None = None
    """The values of a card that comes, before `at` or at the end of its table."""
    to: Number | None = None
    """Without a field: the card moves before the one that has this number now."""
