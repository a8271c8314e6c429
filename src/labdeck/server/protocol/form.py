"""Forms: what every model of something that clients send has in common."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from labdeck.game.parse import LONGEST
from labdeck.game.seating import LONGEST_NAME
from labdeck.rules.numbers import SEATS

LARGEST_NUMBER = 1 << 31

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, Field(ge=0, lt=LARGEST_NUMBER)]
Seat = Annotated[int, Field(ge=0, lt=SEATS)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Field(min_length=1, max_length=64)]
DraftWord = Annotated[str, Field(pattern=r"^[A-Za-z0-9]{1,16}$")]
Text = Annotated[str, Field(max_length=LONGEST)]


def one_line(text: str) -> str:
    """A text as one plain line: what cannot be printed is a space, and no database stumbles over it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


class Form(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, use_attribute_docstrings=True)
