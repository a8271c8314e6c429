"""What an editor of decks and the server say to each other."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, TypeAdapter
from typing_extensions import TypeAliasType

from .form import Form, Name, Number, Word, one_line
from .words import KnobValue, Told

LONGEST_TEXT = 256 * 1024  # letters of a deck's text
MOST_CHANGES = 200  # of a text by one message

Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Sentence = Annotated[str, Field(max_length=400)]
Value = TypeAliasType(
    "Value", str | int | bool | list[str | int] | dict[str, str | int | bool | list[str | int]] | None
)
FieldKind = TypeAliasType(
    "FieldKind",
    Annotated[
        Literal["text", "long", "number", "truth", "choice", "list", "needs", "sentence", "pair", "picture", "words"],
        Field(
            description="What a field of a form takes: a line, a paragraph, a number, yes or no, one of its choices, "
            "lines, needs, a sentence of the rules, the least and the most, a picture, or words by their names."
        ),
    ],
)


# What requests bring.


class NewDraft(Form):
    """A deck to be kept."""

    text: Text


class Save(Form):
    """A text to be kept as the newest version of a draft."""

    text: Text
    parent: Number
    """The version that it was made from."""
    says: Annotated[str, Field(max_length=200), AfterValidator(one_line)] = ""
    """What was changed, in its author's words; may be empty."""


class Import(Form):
    """A spreadsheet, or rows pasted from one."""

    name: Annotated[str, Field(max_length=200)]
    """The name of the file; that of pasted rows is empty."""
    content: Annotated[str, Field(max_length=1_500_000)]
    """The file in base64, or the pasted rows as they are."""
    columns: Annotated[dict[str, str], Field(max_length=200)] = {}  # noqa: RUF012
    """Which field each heading means, where that was set by hand; an empty one is left out."""
    into: Text = ""
    """The text of a deck to which the cards are added; empty: a deck of its own."""


class Export(Form):
    """A text to be had as a file."""

    text: Text
    form: Literal["toml", "csv", "xlsx"]


class Submission(Form):
    """A card that somebody sends to a collection."""

    by: Name
    table: Word
    values: Annotated[dict[str, Value], Field(max_length=40)]


class Verdict(Form):
    """What becomes of a card that was sent."""

    accepts: bool


# What an editor says over its socket. Numbers rise, and only the latest message of a sort is answered.


class EditorHello(Form):
    """The first message of an editor's socket."""

    type: Literal["hello"]
    version: int


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


class Look(Form):
    """Asks what is to be shown of a text."""

    type: Literal["look"]
    number: Number
    text: Text
    table: Annotated[str, Field(max_length=64)] = ""
    at: Number = 0
    """The card that is open; no table: none is."""


class Alter(Form):
    """Changes a text by a form; the answer is the new text, and what is to be shown of it."""

    type: Literal["alter"]
    number: Number
    text: Text
    changes: Annotated[list[ChangeWish], Field(min_length=1, max_length=MOST_CHANGES)]
    table: Annotated[str, Field(max_length=64)] = ""
    at: Number = 0


class Mend(Form):
    """Puts the nearest right word in place of a wrong one."""

    type: Literal["mend"]
    number: Number
    text: Text
    problem: Number
    """Which of the problems of this text, from 0."""
    table: Annotated[str, Field(max_length=64)] = ""
    at: Number = 0


class Spell(Form):
    """Asks what may come next in a sentence of a card."""

    type: Literal["spell"]
    number: Number
    text: Text
    table: Word
    sentence: Sentence
    """As far as it is written."""


class Weigh(Form):
    """Asks for the balance of a text; the one before is stopped."""

    type: Literal["weigh"]
    number: Number
    text: Text


class Rest(Form):
    """Stops the balance."""

    type: Literal["rest"]


ToStudio = TypeAliasType(
    "ToStudio",
    Annotated[
        Look | Alter | Mend | Spell | Weigh | Rest,
        Field(discriminator="type", description="Everything that an editor says over its socket after its hello."),
    ],
)
EDITOR_HELLO: TypeAdapter[EditorHello] = TypeAdapter(EditorHello)
TO_STUDIO: TypeAdapter[ToStudio] = TypeAdapter(ToStudio)


# What requests are answered.


class Beginning(Told):
    """A deck to begin from."""

    id: str
    title: str
    about: str
    rules: str
    size: int
    """How many cards it has."""
    is_small: bool
    """Whether it was made to begin from."""


class BeginningText(Told):
    """The text of a deck to begin from."""

    text: str


class FieldForm(Told):
    """A field of a form."""

    name: str
    kind: FieldKind
    label: str
    """What people call it."""
    says: str
    """What it is for, in a sentence; may be empty."""
    choices: list[str]
    smallest: int
    largest: int
    """Of a number, or of the letters of a text, or of the entries of a list."""
    is_needed: bool


class TableForm(Told):
    """A table of cards, and the fields of one."""

    table: str
    one: str
    many: str
    """What its cards are called."""
    fields: list[FieldForm]


class FamilyForms(Told):
    """The forms of a family of rules."""

    rules: str
    deck: list[FieldForm]
    knobs: list[FieldForm]
    tables: list[TableForm]


class DrawingName(Told):
    """A drawing that a card can choose."""

    name: str
    group: str


class DraftTicket(Told):
    """What somebody gets who keeps a deck."""

    draft: str
    secret: str
    """Told once; who has it may change the deck."""
    version: int


class Secret(Told):
    """A new secret of a draft; the old one is worth nothing."""

    secret: str


class Version(Told):
    """A version of a draft."""

    version: int
    parent: int
    """0: none."""
    saved: float
    """Seconds since 1970."""
    says: str
    title: str
    name: str
    """By which it is played; empty while its text is not right."""
    is_aside: bool
    """Whether it was kept beside the others, since another was saved before it."""


class Draft(Version):
    """A draft at one of its versions."""

    draft: str
    head: int
    """Its newest version."""
    text: str


class Conflict(Told):
    """A field that two people changed otherwise."""

    table: str
    card: str
    """Its id or kind; empty where the table has no cards."""
    name: str
    field: str
    base: Value
    mine: Value
    theirs: Value
    """This one stands in the text now."""


class Saved(Told):
    """What became of a text that was to be kept; it is on disk."""

    version: int
    """The newest version now."""
    text: str
    """Its text: another one than was sent where somebody saved before."""
    is_merged: bool
    aside: int
    """The version in which the text stands as it was sent, where there were conflicts; else 0."""
    conflicts: list[Conflict]


class DeckName(Told):
    """By which name a deck is played, looked at and printed."""

    deck: str


class Column(Told):
    """A column of a spreadsheet, and the field that it was taken for."""

    heading: str
    field: str
    """Empty: none."""
    sample: str


class Misfit(Told):
    """What could not be taken from a spreadsheet."""

    row: int
    """From 1, as the spreadsheet counts; 0: all of it."""
    column: str
    says: str


class Imported(Told):
    """A deck made from a spreadsheet."""

    text: str
    cards: int
    columns: list[Column]
    fields: list[str]
    """All that a heading can mean."""
    misfits: list[Misfit]


class Unbundled(Told):
    """The deck's file in a ZIP; its pictures are kept."""

    name: str
    content: str
    """The file in base64."""


class PictureName(Told):
    """The name that a picture has in texts."""

    picture: str


class Collection(Told):
    """Where pupils send their cards."""

    code: str


class CollectionFor(Told):
    """What somebody sees who is to send a card."""

    code: str
    title: str
    text: str
    """Of the deck for which cards are collected."""


class Sent(Told):
    """A card that was sent to a collection."""

    number: int
    by: str
    table: str
    values: dict[str, Value]
    state: Literal["new", "accepted", "refused"]
    says: str
    """What is wrong with it; empty if it is right."""


# What an editor is told over its socket. Each answer has the number of its message.


class StudioProblem(Told):
    """Something that is wrong in a text."""

    table: str
    at: int
    """-1: no card of the table."""
    card: str
    field: str
    line: int
    says: str
    nearest: str
    is_error: bool
    can_mend: bool


class CardLine(Told):
    """A card in the list of a deck."""

    table: str
    at: int
    id: str
    name: str
    says: str
    """What it is, in a few words: its points, when it is played."""
    copies: int
    line: int
    problems: int


class Understood(Told):
    """How the sentences of a card were read."""

    says: str
    """As the card will say it; empty if it was not understood."""
    steps: list[str]
    """What happens, one thing after another, in plain words."""
    hurts: str
    """Whom it hurts, and whether they may cancel it; may be empty."""


class OpenCard(Told):
    """The card that is open."""

    table: str
    at: int
    values: dict[str, Value]
    face: str
    """An SVG; empty while the card cannot be drawn."""
    understood: Understood | None


class Looked(Told):
    """What is to be shown of a text."""

    type: Literal["looked"]
    number: int
    rules: str
    """The family; empty while it is not known."""
    title: str
    size: int
    """How many cards it has, copies counted."""
    is_right: bool
    name: str
    """By which it can be played; empty while it is not right."""
    head: dict[str, dict[str, Value]]
    """The tables that have no cards: deck, words, knobs, tags, classes."""
    usual: dict[str, KnobValue]
    """The family's own value of each knob."""
    cards: list[CardLine]
    problems: list[StudioProblem]
    open: OpenCard | None


class Altered(Told):
    """A text after a change; what is to be shown of it follows."""

    type: Literal["altered"]
    number: int
    text: str


class StudioOffer(Told):
    """Words that may come next: they go in place of everything from `start` on."""

    text: str
    part: str
    start: int


class Offers(Told):
    """What may come next in a sentence."""

    type: Literal["offers"]
    number: int
    offers: list[StudioOffer]


class FigureTold(Told):
    """A number with the ends of its 95 % interval."""

    value: float
    low: float | None
    high: float | None


class Measure(Told):
    """A figure of a deck, in words that people understand."""

    key: str
    label: str
    figure: FigureTold
    text: str
    """As people read it."""


class RemedyTold(Told):
    """Changes that were tried before they are said."""

    changes: list[dict[str, Value]]
    """Each can be sent as a change wish: table, card, field, new."""
    before: FigureTold
    after: FigureTold
    mends: bool
    says: str


class FindingTold(Told):
    """Something that a designer should look at."""

    key: str
    about: str
    subjects: list[str]
    """Ids of cards, kinds, plans or numbers of players."""
    says: str
    size: FigureTold
    unit: str
    fair: float
    is_grave: bool
    remedy: RemedyTold | None


class Weighed(Told):
    """The balance of a text, as far as it is known; the next one of that number replaces it."""

    type: Literal["weighed"]
    number: int
    games: int
    players: int
    measures: list[Measure]
    findings: list[FindingTold]
    """The gravest first."""
    fine: list[str]
    """What was looked at and is as it should be."""
    progress: float
    """From 0 to 1."""
    is_done: bool
    told: str
    """What was changed since the balance before did to the deck, in one sentence; may be empty."""


class Declined(Told):
    """Why a message of an editor was not answered."""

    type: Literal["declined"]
    number: int
    """0 if it had none that could be read."""
    reason: str
    """A sentence for people."""


FromStudio = TypeAliasType(
    "FromStudio",
    Annotated[
        Looked | Altered | Offers | Weighed | Declined,
        Field(discriminator="type", description="Everything that an editor is told over its socket."),
    ],
)
