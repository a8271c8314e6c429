"""The families of rules that a deck may be of, a line each."""

from . import discoveries, projects
from .family import Family

FAMILIES = {
    "projects": projects.FAMILY,
    "discoveries": discoveries.FAMILY,
}


def family_of(rules: str) -> Family:
    """The family of a name."""
    return FAMILIES[rules]
