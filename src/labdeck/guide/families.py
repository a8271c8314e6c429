"""The families of rules that guides know, a line for each."""

from . import discoveries, projects
from .family import Family

FAMILIES: dict[str, Family] = {
    "projects": projects.FAMILY,
    "discoveries": discoveries.FAMILY,
}
