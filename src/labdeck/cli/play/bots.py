"""Bots at this table: what they choose, and what one would suggest."""

from labdeck import Game
from labdeck.bots import ADVICE, bot, think
from labdeck.bots.asking import OwnBot
from labdeck.bots.search.why import why
from labdeck.bots.seat import seed_at

from .screen import Screen
from .waiting import told_if_slow

LINES = 3


def seed_of(game: Game, seat: int) -> int:
    """A bot's seed: the same again if the game is resumed, or a choice taken back."""
    return seed_at(game.seed, seat, game.made)


def bot_code(game: Game, player: str | OwnBot, seat: int, screen: Screen) -> int:
    """What a bot chooses; if it takes its time, the screen says so."""
    chosen = bot(player, seed_of(game, seat)) if isinstance(player, str) else player
    with told_if_slow(lambda: screen.show_thinking(game.names[seat])):
        return chosen.choose(game.masked(seat), game.tables.deck, seat)


def hints(game: Game, seat: int, screen: Screen) -> list[str]:
    """The best choices that a search finds, with its reasons."""
    numbered = {choice.code: (number, choice) for number, choice in enumerate(game.choices, 1)}
    with told_if_slow(lambda: screen.show_thinking("Your adviser")):
        thought = think(game.masked(seat), game.tables.deck, seat, ADVICE, seed_of(game, seat))
    if not thought.tries:
        return [f"I would take 1, the only choice: {game.choices[0].text}"]
    told: list[str] = []
    for line in thought.lines[:LINES]:
        number, choice = numbered[line.code]
        told.append(f"{'Or' if told else 'I would take'} {number}: {why(line, choice)}")
    return told
