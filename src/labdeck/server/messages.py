"""Messages with a view: what one reader sees, as the text that leaves the server. A game has no other way out."""

from typing import cast

import orjson

from labdeck import Game, View
from labdeck.game.view import NO_CHOICE

from .line import framed
from .protocol import view as told
from .protocol.classes import ClassMessage
from .protocol.outgoing import FromServer, ViewMessage
from .table import Table

NEVER = -1  # the number of the view before the first


def as_text(message: FromServer | ClassMessage) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()


def as_frame(message: FromServer) -> bytes:
    """A message as a frame."""
    return framed(orjson.dumps(message))


def view_frame(table: Table, seat: int | None, since: int) -> bytes:
    """The newest view of a seat, or of a spectator, for somebody who has seen the one of number `since`."""
    key = seat, since
    if key not in table.view_frames:
        table.view_frames[key] = as_frame(view_message(table, seat, since))
    return table.view_frames[key]


def view_message(table: Table, seat: int | None, since: int) -> ViewMessage:
    """The message that has the view; it is not checked when it is sent, since that is done often."""
    game = table.playing()
    # What was undone since has to go from the reader's log, so the lines begin at the fewest choices since.
    log_after = min(table.log.made[since:]) if NEVER < since <= table.number else NO_CHOICE
    view = game.view(seat)
    return {
        "type": "view",
        "number": table.number,
        "seat": seat,
        "log_after": log_after,
        "view": cast(told.View, view.plain(log_after)),
        "moves": game.moves(seat, log_after) if log_after != NO_CHOICE else [],
        "choices": choices(game, view),
        "can_undo": can_undo(game, seat),
        "passes": seat is not None and table.seats[seat].passes,
    }


def choices(game: Game, view: View) -> list[told.Choice]:
    """The choices of the view as data."""
    if not view.choices:
        return []
    by_name = {choice.name: choice for choice in game.choices}
    return [cast(told.Choice, by_name[name].plain()) for name in view.choices]


def can_undo(game: Game, seat: int | None) -> bool:
    """Whether the seat made the last choice and may take it back."""
    if game.over or game.to_move != seat:
        return False
    played = game.played
    return bool(played) and played[-1].seat == seat and game.can_undo
