"""Bots: each chooses a code from what its seat sees, a masked state, and never meets a game."""

from .levels import Bot, bot, is_searching, names, policy_of
from .thinking import Budget, Line, Thought, think

__all__ = ["Bot", "Budget", "Line", "Thought", "bot", "is_searching", "names", "policy_of", "think"]
