"""The families of rules that the command line knows, a line for each."""

from labdeck.deck import DeckFile

from . import discoveries, projects
from .family import Family

FAMILIES: dict[str, Family] = {
    "projects": projects.FAMILY,
    "discoveries": discoveries.FAMILY,
}


def family_of(deck: DeckFile) -> Family:
    """The family of a deck."""
    return FAMILIES[deck.rules]
