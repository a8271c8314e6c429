"""The projects family, as the server knows it."""

from labdeck.rules.numbers import DONE
from labdeck.server.family import Family
from labdeck.server.words.projects import WHY

SHORT = {"opening_projects": 1, "opening_resources": 6, "projects": 4, "stall_turns": 2, "first": 0}
FAMILY = Family("projects.md", WHY, DONE, SHORT)
