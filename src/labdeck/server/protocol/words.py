"""The fixed words and numbers of the protocol, and what every model that leaves the server has in common."""

from enum import IntEnum
from typing import Annotated, Literal

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypeAliasType, TypedDict

VERSION = 4
SHORTEST, USUAL, LONGEST = 2.0, 4.0, 10.0  # seconds that a window with people stays open: the host may set it


@with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))
class Told(TypedDict):
    """Something that the server says, as a plain dictionary. Tests hold its form, since sending must be quick."""


Status = TypeAliasType(
    "Status",
    Annotated[
        Literal["waiting", "playing", "over", "broken"],
        Field(description="Where a table is; broken: the rules have changed, and it stopped where they still agree."),
    ],
)
Halt = TypeAliasType(
    "Halt",
    Annotated[
        Literal["paused", "ended"],
        Field(description="Why a table takes no choices: until it goes on, or for good."),
    ],
)
SeatKind = TypeAliasType(
    "SeatKind", Annotated[Literal["open", "person", "bot"], Field(description="Whose a seat at a table is.")]
)
Pace = TypeAliasType(
    "Pace", Annotated[Literal["slow", "normal", "fast", "instant"], Field(description="How quickly bots answer.")]
)
KnobKind = TypeAliasType(
    "KnobKind",
    Annotated[
        Literal["truth", "number", "choice", "several"],
        Field(description="What values a knob takes: yes or no, a number, one of its choices, or some of them."),
    ],
)
KnobValue = TypeAliasType("KnobValue", bool | int | str | list[str])
PhraseName = TypeAliasType(
    "PhraseName",
    Annotated[
        Literal[
            "hello",
            "good-luck",
            "your-turn",
            "thinking",
            "well-done",
            "ouch",
            "thanks",
            "sorry",
            "back-soon",
            "good-game",
            "again",
        ],
        Field(description="A ready phrase of the chat."),
    ],
)
ErrorCode = TypeAliasType(
    "ErrorCode",
    Annotated[
        Literal[
            "bad_message",
            "forbidden",
            "not_found",
            "taken",
            "not_now",
            "stale",
            "illegal",
            "too_large",
            "too_many",
            "unsaved",
            "failed",
        ],
        Field(description="Why something was not done, for programs."),
    ],
)
Place = TypeAliasType(
    "Place",
    Annotated[
        str,
        Field(
            description="Where a card, a pile or a seat is: `hand:0`, `mat:1`, `mat:1/jill-tarter` (beside her), "
            "`done:1`, `field:3` (the fourth card of the open row; of moves only `field`), "
            "`field/hubble-space-telescope` (beside what is being scored), `pile:resource`, `played` or `looked`."
        ),
    ],
)


class Close(IntEnum):
    """Why the server closed a socket."""

    says: str

    def __new__(cls, code: int, says: str) -> "Close":
        """A code of the WebSocket protocol, and what it means here."""
        made = int.__new__(cls, code)
        made._value_, made.says = code, says
        return made

    FLOODING = 1008, "Too many messages."
    TOO_LARGE = 1009, "A message over 16 KiB."
    RESTARTING = 1012, "The server restarts."
    TOO_SLOW = 1013, "Too slow, too many sockets, or the games cannot be read: wait and say hello again."
    NOT_UNDERSTOOD = 4400, "Not understood, or another version of the protocol."
    NOT_ALLOWED = 4403, "The token is none of this table."
    NO_TABLE = 4404, "No such table."
    NO_HELLO = 4408, "No hello came."
