"""The studio: what somebody who makes a deck needs, as functions over texts; no network, no clock, no files."""

from .altering import altered, mended, offered
from .forms import forms
from .looking import look
from .weighing import told, weighing

__all__ = ["altered", "forms", "look", "mended", "offered", "told", "weighing"]
