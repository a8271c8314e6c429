"""A bot at a seat: what it is called, and the seed of what it leaves to chance."""

from collections.abc import Collection, Iterator
from zlib import crc32

from .own import is_path

# Plants: nobody of a deck is called like that, and few people at a table are.
CAST = (
    *("Bramble", "Clover", "Thistle", "Sorrel", "Juniper", "Bracken", "Tansy", "Fennel"),
    *("Mallow", "Yarrow", "Teasel", "Saffron", "Nettle", "Quince", "Burdock", "Lupin"),
    *("Comfrey", "Sedge", "Chicory", "Damson", "Campion", "Borage", "Medlar", "Samphire"),
)


def seed_at(game: int | None, seat: int, made: int) -> int:
    """A bot's seed after so many choices of a game with this seed: the same again if the game is resumed."""
    return crc32(f"{game}/{seat}/{made}".encode())


def called(player: str, seat: int) -> Iterator[str]:
    """What a bot may be called at a table, the best first: a level has the same cast again, a neighbour another name.

    A bot of one's own is first called by its class: Careful for my_bots:Careful.
    """
    if is_path(player):
        yield player.partition("+")[0].partition(":")[2].replace("_", " ")
    first = crc32(player.encode()) + seat
    for place in range(len(CAST)):
        yield CAST[(first + place) % len(CAST)]


def name_beside(player: str, seat: int, taken: Collection[str]) -> str:
    """What a bot is called at a table where these names are taken."""
    return next(name for name in called(player, seat) if name not in taken)


def name_at(player: str, seat: int) -> str:
    """What whoever plays a seat is called in figures: Greedy B, Search C for search:1000, Player A.

    A bot of one's own is called by its class: Careful D for my_bots:Careful.
    """
    kind, _, wanted = player.partition("+")[0].partition(":")
    named = wanted if is_path(player) else kind.capitalize()
    return f"{named.replace('_', ' ')} {chr(ord('A') + seat)}"
