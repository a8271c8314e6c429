"""How bots play each family of rules, one line each, in the order of the rules' own registry."""

from .discoveries import family as discoveries
from .family import Family
from .projects import family as projects

FAMILIES: tuple[Family, ...] = (
    projects,
    discoveries,
)
