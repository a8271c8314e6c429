"""What tallies count in games of each family, one line each, in the order of the rules' own registry."""

from . import discoveries, projects
from .family import Family

FAMILIES: tuple[Family, ...] = (
    projects,
    discoveries,
)
