"""What tallies count in games of each family, one line each, in the order of the rules' own registry."""

from labdeck.lab.discoveries import counts as discoveries
from labdeck.lab.projects import counts as projects

from .family import Family

FAMILIES: tuple[Family, ...] = (
    projects,
    discoveries,
)
