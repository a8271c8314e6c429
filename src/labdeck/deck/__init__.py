"""Deck files: read, checked, and turned into integers. Names become numbers here, and only here."""

from .card import Card
from .errors import DeckError, Problem
from .file import DeckFile
from .knob import Knob
from .knobs import KNOBS, knobs_of, parse_knob
from .library import load, names
from .projects import Modifier, Project, Resource
from .reading import check
from .reference import reference_knobs, reference_phrases
from .tables import Tables, tables
from .title import Title

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
    "Title",
    "check",
    "knobs_of",
    "load",
    "names",
    "parse_knob",
    "reference_knobs",
    "reference_phrases",
    "tables",
]
