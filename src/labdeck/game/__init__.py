"""The public API: games, choices, views and records."""

from labdeck.deck import DeckError

from .arrangement import arrange
from .choice import Choice
from .errors import IllegalChoice, RecordError
from .game import Game
from .opening import new
from .record import replay
from .result import Result
from .view import View

__all__ = [
    "Choice",
    "DeckError",
    "Game",
    "IllegalChoice",
    "RecordError",
    "Result",
    "View",
    "arrange",
    "new",
    "replay",
]
