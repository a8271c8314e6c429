"""The families of rules that the server knows, a line for each."""

from . import discoveries, projects
from .family import Family

FAMILIES: dict[str, Family] = {
    "projects": projects.FAMILY,
    "discoveries": discoveries.FAMILY,
}
