"""Replays: a game's moments, for those who may see them. Hands are shown when the game is over, and not before."""

from typing import cast

from labdeck import Game

from . import words
from .ending import Ending, view_of
from .protocol.answers import Moment, Replay
from .protocol.view import View
from .refused import Refused
from .table import Table

OWN, TABLE, ALL = "own", "table", "all"  # whose eyes, besides a seat's number


def reader_for(table: Table, token: str | None, eyes: str) -> int | None:
    """The seat with whose eyes a caller may look, or None for a spectator's; what is not allowed is refused."""
    if not table.can_be_shown:
        table.playing()  # says why
    is_over, owned = table.status == "over", table.owned_by(token)
    if eyes == OWN:
        return owned[0] if owned else None
    if eyes == ALL and not is_over:
        raise Refused("not_now", words.tables.HANDS_LATER)
    if eyes in (TABLE, ALL):
        return None
    if not eyes.isdecimal() or int(eyes) >= len(table.seats):
        raise Refused("bad_message", words.tables.eyes(OWN, TABLE, ALL))
    if int(eyes) not in owned and not is_over:
        raise Refused("forbidden", words.tables.OWN_EYES)
    return int(eyes)


def replay(table: Table, token: str | None, eyes: str) -> Replay:
    """What there is to be replayed: how many choices, and the whole log, each line with its moment."""
    seat = reader_for(table, token, eyes)
    if table.ending:
        return {"seat": seat, "count": last_moment(table), "over": True, "log": view_of(table.ending, seat)["log"]}
    game = table.playing()
    return {"seat": seat, "count": game.made, "over": game.over, "log": game.view(seat).log}


def last_moment(table: Table) -> int:
    """The number of the last moment; it is the end as it was kept where these rules lead only to those before."""
    if table.ending:
        return table.game.made + 1 if table.game else 0
    return table.playing().made


def moment(table: Table, token: str | None, eyes: str, made: int) -> Moment:
    """The game as it was after so many choices, and the cards that went somewhere with the last of them."""
    seat, last = reader_for(table, token, eyes), last_moment(table)
    if made > last:
        raise Refused("not_found", words.tables.no_moment(last))
    if table.ending and made == last:
        return kept_moment(table.ending, seat, eyes, made)
    then = table.playing().at(made)
    return {
        "n": made,
        "seat": seat,
        "view": cast(View, then.view(seat).plain(made)),
        "moves": then.moves(seat, made - 1) if made else [],
        "hands": hands(then) if eyes == ALL else None,
    }


def kept_moment(ending: Ending, seat: int | None, eyes: str, made: int) -> Moment:
    """The end of a game as it was kept."""
    view: View = {**view_of(ending, seat), "log": []}
    return {"n": made, "seat": seat, "view": view, "moves": [], "hands": ending["hands"] if eyes == ALL else None}


def hands(game: Game) -> list[list[str]]:
    """Everybody's cards."""
    return [game.hand(p) for p in range(game.seats)]
