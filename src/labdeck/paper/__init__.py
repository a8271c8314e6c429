"""Paper: decks as files to print, cut and play with."""

from .errors import PaperError

__all__ = ["PaperError"]
