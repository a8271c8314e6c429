"""Replays: a game's moments, for those who may see them. Hands are shown when the game is over, and not before."""

from typing import cast

from labdeck import Game

from .protocol.answers import Moment, Replay
from .protocol.view import View
from .refused import Refused
from .table import Table

OWN, TABLE, ALL = "own", "table", "all"  # whose eyes, besides a seat's number


def reader_for(table: Table, token: str | None, eyes: str) -> int | None:
    """The seat with whose eyes a caller may look, or None for a spectator's; what is not allowed is refused."""
    game, owned = table.playing(), table.owned_by(token)
    if eyes == OWN:
        return owned[0] if owned else None
    if eyes == ALL and not game.over:
        raise Refused("not_now", "All hands are shown after the end.")
    if eyes in (TABLE, ALL):
        return None
    if not eyes.isdecimal() or int(eyes) >= game.seats:
        raise Refused("bad_message", f"eyes: say {OWN}, {TABLE}, {ALL}, or the number of a seat.")
    if int(eyes) not in owned and not game.over:
        raise Refused("forbidden", "Before the end you look with your own eyes only.")
    return int(eyes)


def replay(table: Table, token: str | None, eyes: str) -> Replay:
    """What there is to be replayed: how many choices, and the whole log, each line with its moment."""
    game, seat = table.playing(), reader_for(table, token, eyes)
    return {"seat": seat, "count": len(game.played), "over": game.over, "log": game.view(seat).log}


def moment(table: Table, token: str | None, eyes: str, made: int) -> Moment:
    """The game as it was after so many choices, and the cards that went somewhere with the last of them."""
    game, seat = table.playing(), reader_for(table, token, eyes)
    if made > len(game.played):
        raise Refused("not_found", f"There are {len(game.played)} moments after the first.")
    then = game.at(made)
    return {
        "n": made,
        "seat": seat,
        "view": cast(View, then.view(seat).plain(made)),
        "moves": then.moves(seat, made - 1) if made else [],
        "hands": hands(then) if eyes == ALL else None,
    }


def hands(game: Game) -> list[list[str]]:
    """Everybody's cards."""
    return [game.hand(p) for p in range(game.seats)]
