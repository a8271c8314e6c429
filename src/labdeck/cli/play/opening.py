"""Opening: from the options of `labdeck play` to a game, who sits where, and the file that keeps it."""

import os
from pathlib import Path
from typing import NamedTuple

import labdeck
from labdeck.bots import names as bot_names
from labdeck.bots import policy_of
from labdeck.bots.seat import name_at
from labdeck.cli.wrong import WrongUse
from labdeck.deck import load, parse_knob
from labdeck.deck.knob import Value
from labdeck.deck.words import listed, nearest

from . import saves
from .saves import HUMAN


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    deck: str
    players: int | None
    humans: int
    bots: str
    seed: int | None
    projects: int | None
    settings: tuple[str, ...]
    names: str
    save: Path | None
    resume: Path | None


def opened(wishes: Wishes) -> tuple[labdeck.Game, tuple[str, ...], Path]:
    """The game, new or resumed, a player for each seat ("human" or a bot's name), and its file."""
    if wishes.resume:
        game, players = saves.read(wishes.resume, wishes.deck)
        for player in players:
            check_player(player)
        return game, players or seated(game.seats, wishes), wishes.save or wishes.resume
    if not wishes.deck:
        raise WrongUse("name a deck (labdeck decks lists them), or a game to --resume")
    if wishes.save and wishes.save.exists():
        raise WrongUse(f"{wishes.save} is there already; go on with it by --resume {wishes.save}")
    # An absolute path, so that the game can be resumed from any folder.
    deck = os.path.abspath(wishes.deck) if os.path.sep in wishes.deck or wishes.deck.endswith(".toml") else wishes.deck
    file = load(deck)
    seats = wishes.players or file.usual_players
    players = seated(seats, wishes)
    names = [name.strip() for name in wishes.names.split(",")] if wishes.names else default_names(players)
    game = labdeck.new(deck, seats, wishes.seed, names, **knobs(wishes))
    return game, players, wishes.save or saves.new_file(file.id)


def seated(seats: int, wishes: Wishes) -> tuple[str, ...]:
    """People first, then the bots that were named, over and over."""
    if wishes.humans > seats:
        raise WrongUse(f"{wishes.humans} people do not fit on {seats} seats")
    bots = [name.strip() for name in wishes.bots.split(",")]
    for name in bots:
        check_player(name)
    return (HUMAN,) * wishes.humans + tuple(bots[i % len(bots)] for i in range(seats - wishes.humans))


def check_player(name: str) -> None:
    """Refuse a player that is neither a person nor a bot."""
    try:
        if name != HUMAN:
            policy_of(name)
    except ValueError:
        near = nearest(name, bot_names())
        meant = f"; did you mean {near}?" if near else ""
        raise WrongUse(f"there is no bot “{name}”: they are {listed(bot_names(), 'and')}{meant}") from None


def default_names(players: tuple[str, ...]) -> list[str]:
    """Names that tell who plays: Player A, Greedy B."""
    return [name_at("player" if who == HUMAN else who, p) for p, who in enumerate(players)]


def knobs(wishes: Wishes) -> dict[str, Value]:
    """The knobs that the command line sets."""
    chosen: dict[str, Value] = {}
    fewer = () if wishes.projects is None else (f"projects={wishes.projects}",)
    for setting in (*fewer, *wishes.settings):
        name, sign, text = setting.partition("=")
        if not sign:
            raise WrongUse(f"“{setting}” should be KNOB=VALUE, such as draw=3")
        chosen[name.strip()] = parse_knob(name.strip(), text)
    return chosen
