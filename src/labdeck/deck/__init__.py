"""Deck files: read, checked, and turned into integers. Names become numbers here, and only here."""

from .card import Card, Tables
from .errors import DeckError, Problem
from .file import DeckFile, Modifier, Project, Resource, Title, check
from .knobs import KNOBS, Knob, knobs_of, parse_knob
from .library import load, names
from .reference import reference_knobs, reference_phrases
from .tables import tables

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
