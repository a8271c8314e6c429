"""What requests are answered."""

from .view import LogLine, Move, View
from .words import ErrorCode, Halt, KnobKind, KnobValue, PhraseName, SeatKind, Status, Told


class Health(Told):
    """Whether the server is there, and what it speaks."""

    status: str
    version: str
    protocol: int


class Reason(Told):
    """Why a request was refused."""

    code: ErrorCode
    reason: str
    """A sentence for people."""


class Failure(Told):
    """The answer to a request that was refused."""

    error: Reason


class Deck(Told):
    """A deck, without its cards."""

    id: str
    digest: str
    edition: str
    title: str
    about: str
    rules: str
    """The family of rules that it is played by."""
    credits: str
    notes: list[str]
    players: tuple[int, int]
    """From how many to how many can play."""
    best: tuple[int, int]
    usual_players: int
    """How many sit down if nobody says."""
    minutes: tuple[int, int] | None
    words: dict[str, str]
    """What this deck calls things."""
    knobs: dict[str, KnobValue]
    """The deck's own value of each of its family's knobs."""
    tags: dict[str, str]
    """What each tag means."""
    classes: dict[str, list[str]]
    steps: list[str]
    """The steps of science for which a seat scores one card each, in their order; mostly none."""
    size: int
    """How many cards it has."""
    counts: dict[str, int]
    """How many cards of each sort it has, by the plural that people use."""
    samples: list[str]
    """A card of each of the first sorts, to be shown."""


class Card(Told):
    """A title of a deck."""

    id: str
    name: str
    role: str
    play: str
    """When a modifier is played: at once, keep or any time."""
    points: int
    needs: list[str]
    tags: list[str]
    types: list[str]
    """The types of a card that has types."""
    step: str
    """The step for which it is scored, where there are steps."""
    effect: str
    facts: list[str]
    about: str
    copies: int
    back: str
    """The pile whose back it has."""
    unfinished: int
    """What it costs at the end if it is still active."""
    hand_spots: list[tuple[float, float, float]]
    """Where the marks of its needs lie on its face in the cut for a hand: x, y and radius, on 250 by 350."""
    token_spots: list[tuple[float, float, float]]
    """The same on its token, on 250 by 180."""
    source: dict[str, str]
    """Where each part of it comes from, in plain words."""


class CardQuestion(Told):
    """A question about a card; the first of its answers is right."""

    card: str
    asks: str
    answers: list[str]


class DeckWithCards(Deck):
    """A deck with its cards, each title once."""

    cards: list[Card]
    questions: list[CardQuestion]
    """For after the game; mostly none."""


class Knob(Told):
    """A house rule that a table may set."""

    name: str
    kind: KnobKind
    default: KnobValue
    choices: list[str]
    smallest: int
    largest: int
    """A choice whose smallest is not above its largest may also be a number between them."""
    says: str


class Bot(Told):
    """A bot that can sit at a table."""

    name: str
    says: str


class Rule(Told):
    """A numbered rule."""

    number: str
    text: str


class RulePart(Told):
    """A part of the rules."""

    heading: str
    rules: list[Rule]


class Phrase(Told):
    """A ready phrase for the chat."""

    phrase: PhraseName
    text: str


class TableSeat(Told):
    """A seat at a table, as everybody may know it."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    """The bot that plays it now; at a person's seat one that stands in."""
    present: bool
    free: bool
    """Whether it can be taken."""
    passes: bool
    """Whether its person has ordered never to be asked in a window."""


class Table(Told):
    """A table, as everybody may know it."""

    code: str
    link: str
    deck: str
    title: str
    draft: str | None
    """The deck of the studio of which the deck is a version; mostly null."""
    status: Status
    halt: Halt | None
    """Why it takes no choices, though the game is not over; mostly null."""
    stopped: str
    """Why a broken table cannot be played on, and whether a rematch goes on from there; else empty."""
    knobs: dict[str, KnobValue]
    """The house rules that were set for it."""
    number: int
    """How many entries the game's log has."""
    window_seconds: float
    """How long a window stays open in which people are asked."""
    spectators: int
    previous: str | None
    """The code of the table of which this is the rematch."""
    rematch: str | None
    """The code of the next table with the same seats."""
    seats: list[TableSeat]


class Ticket(Told):
    """What somebody gets who opens a table or takes a seat."""

    token: str | None
    """The secret that owns the seats, told once; null for who came with a token and keeps it."""
    seats: list[int]
    host: bool
    table: Table


class GameRecord(Told):
    """A game from which everything can be replayed."""

    record: str
    seed: str


class Replay(Told):
    """What there is to be replayed."""

    seat: int | None
    """With whose eyes; null is a spectator."""
    count: int
    """How many choices were made."""
    over: bool
    log: list[LogLine]


class Moment(Told):
    """A game as it was after so many choices."""

    n: int
    seat: int | None
    view: View
    """With an empty log."""
    moves: list[Move]
    """What the choice that led here moved."""
    hands: list[list[str]] | None
    """Everybody's cards, for eyes that see all."""
