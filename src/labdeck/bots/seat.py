"""A bot at a seat: what it is called, and the seed of what it leaves to chance."""

from zlib import crc32


def seed_at(game: int | None, seat: int, made: int) -> int:
    """A bot's seed after so many choices of a game with this seed: the same again if the game is resumed."""
    return crc32(f"{game}/{seat}/{made}".encode())


def name_at(player: str, seat: int) -> str:
    """What whoever plays a seat is called if nobody says: Greedy B, Search C for search:1000, Player A."""
    return f"{player.partition(':')[0].capitalize()} {chr(ord('A') + seat)}"
