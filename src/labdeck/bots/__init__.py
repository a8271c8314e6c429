"""Bots: each chooses a code from what its seat sees, a masked state, and never meets a game."""

from .levels import Bot, bot, is_searching, names, plans, policy_of
from .thinking import ADVICE, Budget, Line, Thought, think

__all__ = [
    "ADVICE",
    "Bot",
    "Budget",
    "Line",
    "Thought",
    "bot",
    "is_searching",
    "names",
    "plans",
    "policy_of",
    "think",
]
