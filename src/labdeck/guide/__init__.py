"""The guide to a deck: how it is played, in its own words and numbers, as plain data for page and paper."""

from .guide import Entry, Example, Explained, Group, Guide, Picture, Pointer, Question, Row, Shown
from .law import general, resolved
from .telling import guide

__all__ = [
    "Entry",
    "Example",
    "Explained",
    "Group",
    "Guide",
    "Picture",
    "Pointer",
    "Question",
    "Row",
    "Shown",
    "general",
    "guide",
    "resolved",
]
