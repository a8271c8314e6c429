"""The game as one reader sees it: views, choices, moves and lines of the log."""

from typing import Annotated

from pydantic import Field
from typing_extensions import TypedDict

from .words import Place, Told


class Choice(Told):
    """Something that the seat to move may do."""

    code: int
    """Its number in the action space."""
    verb: str
    """What is done, in one word; where only a word is said, that word."""
    card: str | None
    """The id of the card that is touched."""
    at: Place | None
    """Where the card, the pile or the seat's mat is that is touched."""
    seat: int | None
    """The seat that is chosen."""
    pile: str | None
    """The pile that is drawn from."""
    name: str
    """What to send, or to type."""
    text: str
    """A sentence for people."""


class OpenWindow(Told):
    """A window that is open: everyone whom one event concerns is asked at once."""

    asked: list[int]
    """The seats that are asked, in the order in which their answers will count."""
    seconds: float | None
    """How long it stays open at most; null where it waits for a person."""
    left: float | None
    """How much of that was left when this was sent, in tenths."""
    answer: str | None
    """The name of the choice with which the reader has answered; nobody else is told before it closes."""


class LogLine(Told):
    """A line of the log."""

    n: int
    """How many choices had been made when it was written."""
    verb: str
    """What happened, in one word; a turn begins with `begins_turn`."""
    seat: int
    rule: str
    """The number of the rule behind it."""
    text: str
    cards: list[str]
    """The ids of the cards that the text names, in its order."""


_Way = TypedDict(
    "_Way",
    {
        "from": Annotated[Place, Field(description="Where the card was.")],
        "to": Annotated[Place, Field(description="Where it went.")],
    },
)


class Move(Told, _Way):
    """A card that went somewhere, or only its back where this reader may not know it."""

    n: int
    """The choice with which it went."""
    verb: str
    seat: int
    card: str | None
    back: str


class Needs(Told):
    """What an active project has of its needs."""

    met: list[str]
    missing: list[str]


class Changes(Told):
    """What the cards beside an active project change."""

    points: int
    """What it is worth now."""
    spared: int
    """How many of its needs it does without."""
    safe: int
    """1 if it cannot be hurt."""


class Result(Told):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    reason: str


class View(Told):
    """What a seat, or a spectator, may see. Lists with one item a seat are in the seats' order."""

    version: int
    seat: int | None
    """The reader's seat; null is a spectator."""
    deck: str
    names: list[str]
    hand: list[str]
    hand_counts: list[dict[str, int]]
    """For each seat, how many cards of each back are in hand."""
    table: list[dict[str, list[str]]]
    """For each seat its mat: projects or discoveries, each with the cards beside it."""
    needs: dict[str, Needs]
    changes: dict[str, Changes]
    """For active projects beside which something changes their points, their needs or their safety."""
    pairs: list[tuple[str, str]]
    """The collaborations, as pairs of projects."""
    completed: list[list[str]]
    steps: list[dict[str, str]]
    """For each seat the steps that it has scored, in a game that has steps."""
    field: list[str]
    """The open row of a deck that has one."""
    scoring: dict[str, list[str]]
    """What is being scored right now, with the cards beside it."""
    challenges: list[str]
    counts: dict[str, int]
    """How many cards are in each pile."""
    discard_top: str | None
    discards: dict[str, list[str]]
    """The open discard piles that may be looked through, top first."""
    played: list[str]
    """The cards whose effects are under way."""
    scores: list[int]
    won: list[int]
    """For each seat, the points that it has for good; its score is this less what is at stake."""
    stake: list[int]
    """For each seat, the points that it loses if what it has begun stays unfinished."""
    tally: list[list[tuple[str, int]]]
    """For each seat, what its points come from: a card's id and what it gives or costs."""
    gained: list[int]
    """For each seat, the points that sentences gave it or took: a part of its score, and of no card in the tally."""
    skips: list[int]
    """For each seat, the turns that it must still skip."""
    another: list[bool]
    """For each seat, whether it will take another turn after the present one."""
    safe: list[bool]
    """For each seat, whether its projects cannot be hurt until its next turn."""
    turn: int
    phase: str
    draws: int
    """How many cards whoever has the turn still draws in its draw phase."""
    last_call: int
    """The turns until the end, the present one included; 0 before the last call."""
    to_move: int | None
    """The seat that is asked; null when the game is over."""
    prompt: str
    """What is being asked, and whom, in a sentence."""
    question: str
    """The same as one says it to whom it is asked, without the name."""
    choices: list[str]
    """The names of the choices, if it is the reader who is asked."""
    over: bool
    result: Result | None
    log: list[LogLine]
    """Only the lines that are new; see `log_after` of the message."""
