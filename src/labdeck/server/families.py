"""The families of rules that the server knows, each in one line."""

from .discoveries import DISCOVERIES
from .family import Family
from .projects import PROJECTS

FAMILIES: dict[str, Family] = {
    "projects": PROJECTS,
    "discoveries": DISCOVERIES,
}
