"""English for every verb: those of all families, and a line for each family."""

from .discoveries import DISCOVERIES
from .projects import PROJECTS
from .verbs import SHARED

VERBS = (
    {"carry": PROJECTS["carry"], "fetch": SHARED["fetch"], "steal": DISCOVERIES["steal"]}
    | SHARED
    | PROJECTS
    | DISCOVERIES
)  # the first are tried first
