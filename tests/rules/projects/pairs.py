"""Collaborations between seats 0 and 1, as far as accepted."""

from pathlib import Path
from typing import Any

from labdeck import Game, arrange
from tests.tools.sitting import play

Projects = dict[str, list[str]]


def pair(mine: Projects, theirs: Projects, *others: Projects, deck: str | Path = "gsa", **position: Any) -> Game:
    """Seat 0 is on turn, and the first project before it is joined with the first before seat 1."""
    game = arrange(deck, table=[mine, theirs, *others], **position)
    play(game, f"offer {next(iter(mine))}", f"with {next(iter(theirs))}", "accept")
    return game


def end_turn(game: Game) -> None:
    """End the turn under way, drawing resources and discarding what must be."""
    turn = game.view(None).turn
    while not game.over and game.view(None).turn == turn:
        offered = [str(choice) for choice in game.choices]
        game.play(next((text for text in ("end", "draw resource") if text in offered), offered[0]))


def turns_until_the_end(game: Game) -> list[int]:
    """Play on without doing anything; the seats whose turns came after the one under way."""
    seats = []
    while not game.over:
        end_turn(game)
        if not game.over:
            seats.append(game.state.seat)
    return seats
