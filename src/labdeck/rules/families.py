"""The families of rules, one line each: a deck's tables say by its number which one it is of."""

from .discoveries import family as discoveries
from .family import Family
from .projects import family as projects

FAMILIES: tuple[Family, ...] = (
    projects,
    discoveries,
)
