"""The discoveries family, as the server knows it."""

from labdeck.rules.numbers import MAT
from labdeck.server.family import Family
from labdeck.server.words.discoveries import WHY

FAMILY = Family("discoveries.md", WHY, MAT, {"most_turns": 2, "first": 0})
