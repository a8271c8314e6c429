"""The protocol: what clients may send, checked, and the version of it that docs/reference describes."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from labdeck.game.parse import LONGEST
from labdeck.game.seating import LONGEST_NAME
from labdeck.rules.numbers import SEATS

VERSION = 1
LARGEST_NUMBER = 1 << 31

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Number = Annotated[int, Field(ge=0, lt=LARGEST_NUMBER)]
Seat = Annotated[int, Field(ge=0, lt=SEATS)]
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Word = Annotated[str, Field(min_length=1, max_length=64)]
Text = Annotated[str, Field(max_length=LONGEST)]


class Form(BaseModel):
    """Exactly these fields, of exactly these types."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Hello(Form):
    """The first message of a socket."""

    type: Literal["hello"]
    version: int
    token: Annotated[str, Field(max_length=100)] | None = None
    since: Number = 0
    chat: Number = 0


class Ping(Form):
    """Asks for nothing but an answer."""

    type: Literal["ping"]
    id: Id


class OfSeat(Form):
    """A message that only the owner of the seat may send."""

    id: Id
    seat: Seat


class Choose(OfSeat):
    """A choice, made on the view of that number."""

    type: Literal["choose"]
    number: Number
    choice: Text


class Undo(OfSeat):
    """Takes the last choice back."""

    type: Literal["undo"]
    number: Number


class Why(OfSeat):
    """Asks why a text is no choice now."""

    type: Literal["why"]
    choice: Text


class Hint(OfSeat):
    """Asks what a bot would choose, and why."""

    type: Literal["hint"]


class Chat(OfSeat):
    """Something said to everyone at the table: free text, or a ready phrase."""

    type: Literal["chat"]
    text: str | None = None
    phrase: Word | None = None


class Order(OfSeat):
    """Switches the standing order to pass."""

    type: Literal["order"]
    passes: bool


class Pace(OfSeat):
    """How quickly bots should answer, as far as this person is concerned."""

    type: Literal["pace"]
    pace: Literal["slow", "normal", "fast", "instant"]


class Leave(OfSeat):
    """Gives the seat up."""

    type: Literal["leave"]


Incoming = Choose | Undo | Why | Hint | Chat | Order | Pace | Leave | Ping
INCOMING: TypeAdapter[Incoming] = TypeAdapter(Annotated[Incoming, Field(discriminator="type")])
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)


class PersonSeat(Form):
    """A seat of whoever opens the table."""

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


SeatWish = Annotated[PersonSeat | BotSeat | OpenSeat, Field(discriminator="kind")]


class NewTable(Form):
    """A table to be opened."""

    deck: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=SEATS)]
    knobs: Annotated[dict[Word, Any], Field(max_length=64)] = {}
    lesson: bool = False


class Newcomer(Form):
    """Who takes a seat."""

    name: Name


class BotName(Form):
    """Which bot is put in a seat."""

    bot: Word = "greedy"


class Fork(Form):
    """From which moment of a game that is over somebody plays on, in which seat, and against which bot."""

    made: Number
    seat: Seat
    bot: Word = "greedy"


def problem(errors: Sequence[Any]) -> str:
    """The first thing that is wrong with a message, as the checker lists them; what was sent is not repeated."""
    first = errors[0]
    where = ".".join(str(part)[:40] for part in first["loc"] if isinstance(part, int) or part.isidentifier())
    return f"{where}: {first['msg']}." if where else f"{first['msg']}."
