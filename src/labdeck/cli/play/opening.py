"""Opening: from the options of `labdeck play` to a game, who sits where, and the file that keeps it."""

import os
from pathlib import Path
from typing import NamedTuple

import labdeck
from labdeck.bots.own import is_path
from labdeck.bots.seat import name_at, name_beside
from labdeck.cli.bots import bots_named, check_bot
from labdeck.cli.wrong import WrongUse
from labdeck.deck import load, parse_knob
from labdeck.deck.knob import Value

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
    until: int | None


def opened(wishes: Wishes) -> tuple[labdeck.Game, tuple[str, ...], Path]:
    """The game, new or resumed, a player for each seat ("human" or a bot's name), and its file."""
    if wishes.resume:
        game, players = saves.read(wishes.resume, wishes.deck, wishes.until)
        check_saved(wishes.resume, players, wishes.bots)
        # What was chosen later stays in the old file.
        kept_in = wishes.resume if wishes.until is None else saves.new_file(game.deck.id)
        return game, players or seated(game.seats, wishes), wishes.save or kept_in
    if wishes.until is not None:
        raise WrongUse("--until goes with --resume: it says how far the saved game is taken")
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
    bots = bots_named(wishes.bots)
    return (HUMAN,) * wishes.humans + tuple(bots[i % len(bots)] for i in range(seats - wishes.humans))


def check_saved(file: Path, players: tuple[str, ...], bots: str) -> None:
    """Refuse players of a saved game who are neither people nor bots; an own bot runs only if --bots names it, too."""
    allowed = [name.strip() for name in bots.split(",")]
    for player in players:
        if is_path(player.rpartition("+")[2]) and player not in allowed:
            raise WrongUse(f"{file}: {player} has a seat, which is a program; let it play by --bots {player}")
        if player != HUMAN:
            check_bot(player)


def default_names(players: tuple[str, ...]) -> list[str]:
    """Names that tell people by their letters, Player A, and bots as they are called at a table."""
    names: list[str] = []
    for p, who in enumerate(players):
        names.append(name_at("player", p) if who == HUMAN else name_beside(who, p, names))
    return names


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
