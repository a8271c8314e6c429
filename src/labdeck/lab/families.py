"""The families of rules that the lab knows, a line for each."""

from labdeck.deck import Tables

from . import discoveries, projects
from .family import Family

FAMILIES: dict[str, Family] = {
    "projects": projects.FAMILY,
    "discoveries": discoveries.FAMILY,
}


def family_of(tables: Tables) -> Family:
    """The family of a deck."""
    return FAMILIES[tables.file.rules]
