"""What requests bring, checked."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from labdeck.rules.numbers import SEATS

from .form import DraftWord, Form, Name, Number, Seat, Word
from .words import LONGEST, SHORTEST, USUAL, KnobValue


class PersonSeat(Form):
    """A seat of whoever opens the table: one for a player, several for one screen passed around."""

    kind: Literal["person"]
    name: Name


class BotSeat(Form):
    """A seat that a bot plays."""

    kind: Literal["bot"]
    bot: Word = "greedy"
    name: Name | None = None


class OpenSeat(Form):
    """A seat that waits for somebody."""

    kind: Literal["open"]


SeatWish = TypeAliasType(
    "SeatWish",
    Annotated[
        PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind", description="A seat of a table to be opened.")
    ],
)


WindowSeconds = Annotated[float, Field(ge=SHORTEST, le=LONGEST)]


class NewTable(Form):
    """A table to be opened."""

    deck: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=SEATS)]
    knobs: Annotated[dict[Word, KnobValue], Field(max_length=64)] = {}  # noqa: RUF012
    draft: DraftWord | None = None
    """The deck of the studio of which this is a version, so that whoever plays finds it."""
    lesson: bool = False
    """Whether the deal is the same each time, one in which the first seat can complete something soon."""
    window_seconds: WindowSeconds = USUAL
    """How long a window stays open in which people are asked."""


class WindowLength(Form):
    """How long a window is to stay open in which people are asked."""

    seconds: WindowSeconds


class Newcomer(Form):
    """Who takes a seat."""

    name: Name


class BotName(Form):
    """Which bot is put in a seat."""

    bot: Word = "greedy"


class Fork(Form):
    """From which moment of a game that is over somebody plays on, in which seat, and against which bot."""

    made: Number
    """After how many choices."""
    seat: Seat
    bot: Word = "greedy"
    """Which one plays the other seats."""
