"""Deck files: read, checked, and turned into integers. Names become numbers here, and only here."""

from .card import Card
from .changing import Change, applied
from .drawings import DRAWINGS
from .errors import DeckError, Problem
from .file import DeckFile
from .knob import Knob
from .knobs import KNOBS, knobs_of, parse_knob
from .language.offers import Offer, offers
from .library import is_here, load, name_of, names, pictures_of, shelve, supplied, text_of
from .pictures import Picture, PictureError, cleaned
from .projects import Modifier, Project, Resource
from .question import Question
from .reading import Examined, check, examine, read_text, rewrite
from .reference import reference_knobs, reference_phrases
from .rewriting import Rewriting
from .source import plain_sources, taught_by
from .tables import Tables, tables
from .title import Title

__all__ = [
    "DRAWINGS",
    "KNOBS",
    "Card",
    "Change",
    "DeckError",
    "DeckFile",
    "Examined",
    "Knob",
    "Modifier",
    "Offer",
    "Picture",
    "PictureError",
    "Problem",
    "Project",
    "Question",
    "Resource",
    "Rewriting",
    "Tables",
    "Title",
    "applied",
    "check",
    "cleaned",
    "examine",
    "is_here",
    "knobs_of",
    "load",
    "name_of",
    "names",
    "offers",
    "parse_knob",
    "pictures_of",
    "plain_sources",
    "read_text",
    "reference_knobs",
    "reference_phrases",
    "rewrite",
    "shelve",
    "supplied",
    "tables",
    "taught_by",
    "text_of",
]
