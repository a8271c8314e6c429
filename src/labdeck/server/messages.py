"""Messages with a view: what one reader sees, as the text that leaves the server. A game has no other way out."""

from typing import Any, cast

import orjson

from labdeck.game.view import NO_CHOICE

from . import words
from .choosing import why_not_undo
from .ending import Ending, view_of
from .line import framed
from .protocol import view as told
from .protocol.classes import ClassMessage
from .protocol.outgoing import FromServer, ViewMessage
from .protocol.studio.editing import FromStudio
from .table import Table

NEVER = -1  # the number of the view before the first


def as_text(message: FromServer | ClassMessage | FromStudio) -> str:
    """A message as it is sent."""
    return orjson.dumps(message).decode()


def as_frame(message: FromServer) -> bytes:
    """A message as a frame."""
    return framed(orjson.dumps(message))


def view_frame(table: Table, seat: int | None, since: int) -> bytes:
    """The newest view of a seat, or of a spectator, for somebody who has seen the one of number `since`."""
    window = table.asking.told(seat)
    key = seat, since, window and window["left"]  # a window is told with the time that is left
    if key not in table.view_frames:
        table.view_frames[key] = as_frame(view_message(table, seat, since, window))
    return table.view_frames[key]


def view_message(table: Table, seat: int | None, since: int, window: told.OpenWindow | None) -> ViewMessage:
    """The message with the view and the open window; it is not checked when it is sent, since that is done often."""
    if table.ending:
        return last_message(table, table.ending, seat)
    game = table.playing()
    # What was undone since has to go from the reader's log, so the lines begin at the fewest choices since.
    log_after = min(table.log.made[since:]) if NEVER < since <= table.number else NO_CHOICE
    offered = choices(table, seat)
    return {
        "type": "view",
        "number": table.number,
        "seat": seat,
        "log_after": log_after,
        "view": cast(told.View, game.told(seat, log_after) | asked_together(table, seat, offered)),
        "moves": game.moves(seat, log_after) if log_after != NO_CHOICE else [],
        "choices": offered,
        "can_undo": table.status == "playing" and can_undo(table, seat),
        "window": window,
    }


def last_message(table: Table, ending: Ending, seat: int | None) -> ViewMessage:
    """The message with the last view of a game that these rules would not bring to its end."""
    return {
        "type": "view",
        "number": table.number,
        "seat": seat,
        "log_after": NO_CHOICE,
        "view": view_of(ending, seat),
        "moves": [],
        "choices": [],
        "can_undo": False,
        "window": None,
    }


def choices(table: Table, seat: int | None) -> list[told.Choice]:
    """What the seat may choose, as data."""
    game = table.asking.game_for(seat)
    return [cast(told.Choice, choice.plain()) for choice in game.choices] if game else []


def asked_together(table: Table, seat: int | None, offered: list[told.Choice]) -> dict[str, Any]:
    """What a view says otherwise in a window: all who are asked, and what this reader is asked among them."""
    window = table.asking.window
    if window is None:
        return {}
    asked = window.games.get(seat, window.game) if seat is not None else window.game
    question = asked.question_for(seat)
    prompt = words.tables.asked_together(table.asking.names(), question)
    return {"prompt": prompt, "question": question, "choices": [choice["name"] for choice in offered]}


def can_undo(table: Table, seat: int | None) -> bool:
    """Whether the seat made the last choice and may take it back, or has answered in a window that is open."""
    game, window = table.playing(), table.asking.window
    if seat is None or game.over:
        return False
    if window and seat in window.answers:
        return True
    return game.to_move == seat and game.last is not None and not why_not_undo(table, game, seat) and game.can_undo
