"""Bots at this table: what they choose, and what one would suggest."""

from zlib import crc32

from labdeck import Choice, Game
from labdeck.bots import bot

ADVISER = "greedy"


def bot_code(game: Game, name: str, seat: int) -> int:
    """What a bot chooses; the same again if the game is resumed, or a choice taken back."""
    seed = crc32(f"{game.seed}/{seat}/{len(game.played)}".encode())
    return bot(name, seed).choose(game.masked(seat), game.tables.deck, seat)


def suggestion(game: Game, seat: int) -> Choice:
    """What the greedy bot would choose for a seat."""
    code = bot_code(game, ADVISER, seat)
    return next(choice for choice in game.choices if choice.code == code)
