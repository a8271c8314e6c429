"""Bots: each chooses a code from what its seat sees, a masked state, and never meets a game."""

from .levels import FILLER, Bot, bot, is_slow, names, plans, policy_of
from .own import BotError
from .thinking import ADVICE, Budget, Line, Thought, think

__all__ = [
    "ADVICE",
    "FILLER",
    "Bot",
    "BotError",
    "Budget",
    "Line",
    "Thought",
    "bot",
    "is_slow",
    "names",
    "plans",
    "policy_of",
    "think",
]
