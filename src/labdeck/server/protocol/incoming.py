"""What clients send over a socket, checked."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, TypeAdapter, ValidationError
from typing_extensions import TypeAliasType

from .form import Form, Id, Number, Seat, Text
from .words import Pace, PhraseName


class Hello(Form):
    """The first message of a socket."""

    type: Literal["hello"]
    version: int
    token: Annotated[str, Field(max_length=100)] | None = None
    """Null for a spectator."""
    since: Number = 0
    """The number of the last view that was received; 0 for none."""
    chat: Number = 0
    """The number of the last line of the chat; 0 for none."""


class Ping(Form):
    """Asks for nothing but an answer."""

    type: Literal["ping"]
    id: Id


class OfSeat(Form):
    """A message that only the owner of the seat may send."""

    id: Id
    """Chosen by the client, new for each message; the answer repeats it."""
    seat: Seat


class Choose(OfSeat):
    """A choice, made on the view of that number."""

    type: Literal["choose"]
    number: Number
    """That of the view on which the choice was made."""
    choice: Text
    """The choice's name."""


class Undo(OfSeat):
    """Takes the last choice back, or the answer given in a window that is still open."""

    type: Literal["undo"]
    number: Number


class Why(OfSeat):
    """Asks why a text is no choice now."""

    type: Literal["why"]
    choice: Text


class Hint(OfSeat):
    """Asks what a bot would choose, and why."""

    type: Literal["hint"]


class Lead(OfSeat):
    """Asks, in a lesson, which choices lead on to something completed."""

    type: Literal["lead"]


class Chat(OfSeat):
    """Something said to everyone at the table: free text, or a ready phrase."""

    type: Literal["chat"]
    text: str | None = None
    phrase: PhraseName | None = None


class Order(OfSeat):
    """Switches the public order never to be asked in a window: the seat passes there, whatever it holds."""

    type: Literal["order"]
    passes: bool


class SetPace(OfSeat):
    """How quickly bots should answer, as far as this person is concerned."""

    type: Literal["pace"]
    pace: Pace


class Leave(OfSeat):
    """Gives the seat up."""

    type: Literal["leave"]


ToServer = TypeAliasType(
    "ToServer",
    Annotated[
        Choose | Undo | Why | Hint | Lead | Chat | Order | SetPace | Leave | Ping,
        Field(discriminator="type", description="Everything that a client says over a socket after its hello."),
    ],
)


class _Addressed(BaseModel):
    """Anything that has an id."""

    id: Id


TO_SERVER: TypeAdapter[ToServer] = TypeAdapter(ToServer)
HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)


def id_of(text: str) -> str | None:
    """The id of a message that is not of the right form; None if it has none."""
    try:
        return _Addressed.model_validate_json(text).id
    except ValidationError:
        return None
