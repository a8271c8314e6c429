"""How bots play each family of rules, one line each, in the order of the rules' own registry."""

from .contract import Family
from .discoveries import family as discoveries
from .projects import family as projects

FAMILIES: tuple[Family, ...] = (
    projects,
    discoveries,
)
