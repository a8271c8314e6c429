"""What an editor says over its socket, and is told. Numbers rise; of each sort of message the latest is answered."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from labdeck.server.protocol.form import Form, Number, Word
from labdeck.server.protocol.words import Told

from .looked import Face, Looked
from .texts import MOST_CHANGES, ChangeWish, Sentence, Text
from .weighed import Weighed


class EditorHello(Form):
    """The first message of an editor's socket."""

    type: Literal["hello"]
    version: int


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
        Looked | Face | Altered | Offers | Weighed | Declined,
        Field(discriminator="type", description="Everything that an editor is told over its socket."),
    ],
)
