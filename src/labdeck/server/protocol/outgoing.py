"""What the server says over a socket."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from .answers import Table
from .view import Choice, Move, OpenWindow, View
from .words import ErrorCode, PhraseName, Told


class Welcome(Told):
    """Who this socket is at the table: after hello, and again when its seats have changed."""

    type: Literal["welcome"]
    version: int
    host: bool
    seats: list[int]
    table: Table


class TableMessage(Told):
    """Seats, presence or status have changed."""

    type: Literal["table"]
    table: Table


class ViewMessage(Told):
    """The game went on: what one seat of this socket, or a spectator, sees now."""

    type: Literal["view"]
    number: int
    """How many entries the game's log has; it only grows."""
    seat: int | None
    log_after: int
    """Lines of the log whose `n` is greater go away; those of the view are added. -1: the log comes whole."""
    view: View
    moves: list[Move]
    """What moved since the view before; nothing where the log comes whole."""
    choices: list[Choice]
    """What the reader may do; empty for a seat that is not asked, or has answered."""
    can_undo: bool
    """Whether the last choice, or in a window the answer given, can be taken back."""
    window: OpenWindow | None
    """Where several may be asked at once: who, until when, and what the reader has answered."""


class ChatLine(Told):
    """Something that was said to everybody."""

    chat: int
    """Its number, from 1."""
    seat: int
    name: str
    text: str
    phrase: PhraseName | None


class ChatMessage(Told):
    """Somebody spoke."""

    type: Literal["chat"]
    lines: list[ChatLine]


class Done(Told):
    """It is done, and on disk."""

    type: Literal["done"]
    id: str
    number: int
    """That of the entry, of the line of the chat, or 0; in a window that stays open, that of the view."""


class Refusal(Told):
    """Nothing was changed."""

    type: Literal["refused"]
    id: str | None
    """That of the message; null if it had none that could be read."""
    code: ErrorCode
    reason: str
    """A sentence for people."""
    rule: str
    """The number of the rule that does not allow it."""
    number: int
    """How many entries the game's log has."""


class WhyAnswer(Told):
    """Why a text is no choice now; an empty reason means that it is one."""

    type: Literal["why"]
    id: str
    choice: str
    reason: str
    rule: str


class Advice(Told):
    """A choice that a bot would make, and why."""

    choice: Choice
    why: str
    """One reason in simple words; may be empty."""
    figures: str
    """How it did when it was tried; may be empty."""


class HintAnswer(Advice):
    """What a bot would do in the seat's place."""

    type: Literal["hint"]
    id: str
    seat: int
    others: list[Advice]
    """What it would do else, the better first."""


class LeadAnswer(Told):
    """Where a lesson goes on."""

    type: Literal["lead"]
    id: str
    seat: int
    names: list[str]
    """The names of the choices that lead on; empty when something has been completed, or none does."""
    left: int
    """How many choices it takes, this one included; those that leave no choice are not counted."""


Answer = TypeAliasType(
    "Answer",
    Annotated[
        Done | Refusal | WhyAnswer | HintAnswer | LeadAnswer,
        Field(discriminator="type", description="What a message of a client is answered; it repeats the message's id."),
    ],
)
FromServer = TypeAliasType(
    "FromServer",
    Annotated[
        Welcome | TableMessage | ViewMessage | ChatMessage | Done | Refusal | WhyAnswer | HintAnswer | LeadAnswer,
        Field(discriminator="type", description="Everything that the server says over a socket."),
    ],
)
