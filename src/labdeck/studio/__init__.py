"""The studio: what somebody who makes a deck needs, as functions over texts; no network, no clock, no files."""

from .altering import altered, mended, offered
from .forms import forms
from .looking import look
from .merging import Merge, merged
from .weighing import told, weighing

__all__ = ["Merge", "altered", "forms", "look", "mended", "merged", "offered", "told", "weighing"]
