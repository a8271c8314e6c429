"""Frames: the view of one reader as the text that leaves the server. There is no other way out for a game."""

import json
from bisect import bisect_right
from typing import Any

from labdeck import Game, View
from labdeck.game.view import PLAIN

from .table import Table

NEVER = -1  # the number of the view before the first
NO_LINES = -1  # the log from its very beginning


def frame(table: Table, seat: int | None, since: int) -> str:
    """The newest view of a seat, or of a spectator, for somebody who has seen the one of number `since`."""
    key = seat, since
    if key not in table.frames:
        table.frames[key] = json.dumps(_frame(table, seat, since), ensure_ascii=False, separators=(",", ":"))
    return table.frames[key]


def _frame(table: Table, seat: int | None, since: int) -> dict[str, Any]:
    game = table.playing()
    # What was undone since has to go from the reader's log, so the lines begin at the fewest choices since.
    log_after = min(table.made[since:]) if NEVER < since <= table.number else NO_LINES
    view = game.view(seat)
    return {
        "type": "view",
        "number": table.number,
        "seat": seat,
        "log_after": log_after,
        "view": plain(view, log_after),
        "moves": game.moves(seat, log_after) if log_after != NO_LINES else [],
        "choices": choices(game, view),
        "can_undo": can_undo(game, seat),
        "passes": seat is not None and table.seats[seat].passes,
    }


def plain(view: View, log_after: int) -> dict[str, Any]:
    """The view as JSON takes it, with only the lines of the log that are new."""
    fields = {name: getattr(view, name) for name in PLAIN}
    new = bisect_right(view.log, log_after, key=lambda entry: entry["n"])
    result = view.result
    told = result and {"scores": result.scores, "winners": result.winners, "reason": result.reason}
    return fields | {"log": view.log[new:], "result": told}


def choices(game: Game, view: View) -> list[dict[str, Any]]:
    """The choices of the view as data."""
    if not view.choices:
        return []
    by_name = {choice.name: choice for choice in game.choices}
    return [by_name[name].plain() for name in view.choices]


def can_undo(game: Game, seat: int | None) -> bool:
    """Whether the seat made the last choice and may take it back."""
    if game.over or game.to_move != seat:
        return False
    played = game.played
    return bool(played) and played[-1].seat == seat and game.can_undo
