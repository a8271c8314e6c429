"""Classes: what is asked and told of people who come by one code and are seated at several tables."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from labdeck.rules.numbers import SEATS

from .form import DraftWord, Form, Word
from .words import Halt, KnobValue, SeatKind, Status, Told

LONGEST_TYPED = 200  # letters of a name as it is typed, spaces included
MOST_TABLES = 1000

Begins = TypeAliasType(
    "Begins",
    Annotated[
        Literal["told", "full"],
        Field(
            description="When the tables of a class begin: when the teacher says so, or each when it is full; then "
            "the last full one waits until there are enough for another."
        ),
    ],
)
TableNumber = Annotated[int, Field(ge=1, le=MOST_TABLES)]


class NewClass(Form):
    """A class to be opened."""

    deck: Word
    knobs: Annotated[dict[Word, KnobValue], Field(max_length=64)] = {}  # noqa: RUF012
    size: Annotated[int, Field(ge=1, le=SEATS)] | None = None
    """How many sit at a table; null for as many as are usual."""
    begins: Begins = "told"
    bot: Word = "greedy"
    """Which one fills chairs."""
    draft: DraftWord | None = None
    """The deck of the studio of which this is a version, so that whoever plays finds it."""


class NewPupil(Form):
    """Who comes to a class, or comes back."""

    name: Annotated[str, Field(max_length=LONGEST_TYPED)]


class Begin(Form):
    """Which table of a class begins."""

    table: TableNumber | None = None
    """Null for all; then nobody is left in too small a group, if that can be."""


class MovePupil(Form):
    """To which table somebody is moved, before it begins; one with a new number is a new one."""

    table: TableNumber


class Classroom(Told):
    """A class, as everybody may know it who has its code."""

    code: str
    link: str
    deck: str
    title: str
    knobs: dict[str, KnobValue]
    size: int
    """How many sit at a table."""
    least: int
    """How many sit at the smallest table; bots take the chairs that are missing."""
    most: int
    begins: Begins
    halt: Halt | None
    pupils: int
    """How many have come."""
    room: int
    """How many more may come."""


class ClassPlace(Told):
    """Where somebody sits."""

    pupil: int
    name: str
    table: int
    mates: list[str]
    """Who else sits there, until play begins."""
    game: str | None
    """The code of the table at which they play; null until play begins."""


class ClassSeat(Told):
    """A chair of a table of a class, as its spectators may know it."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    present: bool
    free: bool
    passes: bool
    """Whether its person has ordered never to be asked in a window."""
    asked: bool
    score: int | None
    """Null before play."""
    won: int
    """Points that nothing takes away any more; the score is these without what is at stake."""
    stake: int
    """Points that are lost by what is unfinished at the end."""
    completed: int
    """How many cards it has completed."""
    pupil: int | None
    """Who sits there, by number; null for a bot, and for somebody who came by the table's own code."""


class ClassTable(Told):
    """A table of a class."""

    table: int
    game: str | None
    """The code of the table at which they play; null until play begins."""
    link: str | None
    status: Status
    turn: int
    still: int
    """For how many seconds at least nothing has been chosen."""
    winners: list[str]
    seats: list[ClassSeat]


class ClassTicket(Told):
    """What somebody gets who opens a class or comes to it."""

    token: str | None
    """The secret that owns the class or the place, told once; null for who came with a token and keeps it."""
    place: ClassPlace | None
    """Null for the teacher."""
    classroom: Classroom


class ClassMessage(Told):
    """A class as this socket may know it now: after hello, at each change, and every few seconds."""

    type: Literal["classroom"]
    classroom: Classroom
    teacher: bool
    place: ClassPlace | None
    tables: list[ClassTable]
    """For the teacher; empty for everybody else."""


class Found(Told):
    """What a code leads to."""

    kind: Literal["table", "class"]
    code: str
    link: str
    title: str
