"""A bot at a seat: what it is called, and the seed of what it leaves to chance."""

from zlib import crc32

from .own import is_path


def seed_at(game: int | None, seat: int, made: int) -> int:
    """A bot's seed after so many choices of a game with this seed: the same again if the game is resumed."""
    return crc32(f"{game}/{seat}/{made}".encode())


def name_at(player: str, seat: int) -> str:
    """What whoever plays a seat is called if nobody says: Greedy B, Search C for search:1000, Player A.

    A bot of one's own is called by its class: Careful D for my_bots:Careful.
    """
    kind, _, wanted = player.partition("+")[0].partition(":")
    called = wanted if is_path(player) else kind.capitalize()
    return f"{called.replace('_', ' ')} {chr(ord('A') + seat)}"
