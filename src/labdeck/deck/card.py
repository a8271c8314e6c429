"""Cards as people and programs read them."""

from dataclasses import dataclass

from .title import Title
from .words import with_names

OWN = ("play", "points", "needs", "tags", "types", "step")  # what only some titles have


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One card of the deck: what people and programs read on it."""

    id: str
    name: str
    role: str
    play: str = ""
    points: int = 0
    needs: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    effect: str = ""
    facts: tuple[str, ...] = ()
    about: str = ""
    copies: int = 1
    back: str
    types: tuple[str, ...] = ()  # of a discovery, a hero or an enhancement
    step: str = ""  # of a discovery
    picture: str = ""  # that was chosen: a drawing, or a file
    picture_credit: str = ""


def card_of(title: Title, role: str, back: str, names: dict[str, str]) -> Card:
    """What is read on each copy of a title; `names` are those of kinds."""
    return Card(
        id=title.id,
        name=title.name,
        role=role,
        effect=with_names(title.effect, names),
        facts=title.facts,
        about=title.about,
        copies=title.copies,
        back=back,
        picture=title.picture,
        picture_credit=title.picture_credit,
        **{name: getattr(title, name) for name in OWN if hasattr(title, name)},
    )
