"""Labdeck turns a deck file into a game: played by people, bots and programs.

>>> import labdeck
>>> game = labdeck.new("ingenium", players=3, seed=7)
>>> game.play("draw resource")
"""

from typing import TYPE_CHECKING, Any

from .version import __version__

if TYPE_CHECKING:
    from .game import (
        Choice,
        DeckError,
        Game,
        IllegalChoice,
        RecordError,
        Result,
        View,
        arrange,
        new,
        replay,
    )

__all__ = [
    "Choice",
    "DeckError",
    "Game",
    "IllegalChoice",
    "RecordError",
    "Result",
    "View",
    "__version__",
    "arrange",
    "new",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Load the game layer when it is first used, so that importing labdeck stays quick."""
    if name not in __all__:
        raise AttributeError(f"module 'labdeck' has no attribute '{name}'")
    from . import game

    return getattr(game, name)
