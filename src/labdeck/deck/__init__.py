"""Deck files: read, checked, and turned into integers. Names become numbers here, and only here."""

from .errors import DeckError, Problem
from .file import DeckFile, Modifier, Project, Resource, check
from .knobs import KNOBS, Knob, parse_knob
from .library import load, names
from .reference import reference_knobs, reference_phrases
from .tables import Card, Tables, tables

__all__ = [
    "KNOBS",
    "Card",
    "DeckError",
    "DeckFile",
    "Knob",
    "Modifier",
    "Problem",
    "Project",
    "Resource",
    "Tables",
    "check",
    "load",
    "names",
    "parse_knob",
    "reference_knobs",
    "reference_phrases",
    "tables",
]
