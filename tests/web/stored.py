"""Stored positions: moments of games between bots that are the same each time, put on a table one after another."""

from dataclasses import dataclass

import labdeck
from labdeck.bots import bot
from labdeck.deck import load
from labdeck.game import Game
from tests.server.house import OPEN, House, Message

from .positions import NAMES

SEED = 2026
EACH = 20  # positions of a deck
OWN = 3  # cards that the first seat has in its hand or before it, at least


def is_looked_at(game: Game) -> bool:
    """Whether the first seat chooses in its own turn, with something before it."""
    if game.to_move != 0 or game.is_window or len(game.choices) < 2:
        return False
    return len(game.hand(0)) + len(game.table(0)) >= OWN


def moments(deck: str, players: int, many: int) -> list[Game]:
    """So many positions of one game, from its first to its last."""
    game, player = labdeck.new(deck, players, seed=SEED, names=NAMES[:players]), bot("greedy", 1)
    found = []
    while game.to_move is not None:
        if is_looked_at(game):
            found.append(game.copy())
        game.play(player.choose(game.masked(game.to_move), game.tables.deck, game.to_move))
    assert len(found) >= many
    return [found[(len(found) - 1) * place // (many - 1)] for place in range(many)]


def games(deck: str) -> list[list[Game]]:
    """The positions of a deck: of one game for each number of players."""
    fewest, most = load(deck).players
    counts = range(fewest, most + 1)
    shares = [EACH * (place + 1) // len(counts) - EACH * place // len(counts) for place in range(len(counts))]
    return [moments(deck, players, many) for players, many in zip(counts, shares, strict=True)]


@dataclass(frozen=True, slots=True)
class Shown:
    """A table of people at which positions are shown; the page learns of each as of a choice."""

    home: House
    facts: Message
    token: str

    def show(self, game: Game) -> int:
        """Put a position on the table; the number under which a page has it."""

        async def work() -> int:
            table = self.home.table(self.facts["code"])
            table.game = game
            table.log.number += 1
            table.log.made.append(0)
            table.show()
            return table.number

        number: int = self.home.do(work)
        return number


def table_for(home: House, deck: str, players: int) -> Shown:
    """A table at which everybody sits; the first seat is the one that looks."""
    facts = home.open(*[OPEN] * players, deck=deck)["table"]
    tokens = [home.take(facts["code"], seat, NAMES[seat]) for seat in range(players)]
    return Shown(home, facts, tokens[0])
