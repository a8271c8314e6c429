"""Seating: who takes a seat, who leaves it, which bot sits there, and that a game begins when none is open."""

from collections.abc import Sequence
from dataclasses import replace

from labdeck import Game
from labdeck.deck import DeckError
from labdeck.version import __version__

from . import words
from .alone import alone
from .log import UNDO
from .names import is_alike
from .refused import Refused
from .seat import BOT, OPEN, PERSON, STAND_IN, Seat, bot_seat, given_up
from .store import BEGIN_GAME, Step
from .table import Table


@alone
async def begin(table: Table) -> None:
    """Begin the game; bots take the seats that are still open."""
    if table.has_begun:
        if table.is_again:
            return
        raise Refused("not_now", words.tables.BEGUN)
    await _change(table, {p: _bot(table, p, STAND_IN) for p, seat in enumerate(table.seats) if seat.kind == OPEN})


async def take(table: Table, number: int, name: str, token: str, is_known: bool) -> None:
    """Give a free seat to a token; one that is known here already takes more only before the game."""
    await table.do_alone(lambda: _take(table, number, name, token, is_known), None if is_known else token)


async def _take(table: Table, number: int, name: str, token: str, is_known: bool) -> None:
    seat = table.seat(number)
    if seat.token == token:
        return  # this was stored, though the store could not say so
    if not seat.free or table.status == "over":
        raise Refused("taken", words.tables.not_free(number))
    if table.has_begun and is_known:
        raise Refused("not_now", words.tables.SECOND_HAND)
    if not table.has_begun:
        _check_name(table, number, name)
    taken = seat.name if table.has_begun else name
    await _change(table, {number: Seat(PERSON, taken, token=token)})


@alone
async def put_bot(table: Table, number: int, bot: str, is_host: bool) -> None:
    """Put a bot in a seat that is open or a bot's, or have it stand in for a person who is away."""
    seat = table.seat(number)
    if table.status == "over":
        raise Refused("not_now", words.tables.OVER)
    if seat.kind == PERSON:
        if not table.has_begun:
            raise Refused("not_now", words.tables.NO_STAND_IN)
        if table.is_present(number) and not seat.bot:
            raise Refused("not_now", words.tables.here(seat.name))
        await _change(table, {number: replace(seat, bot=bot)})
    elif not is_host:
        raise Refused("forbidden", words.tables.only("host"))
    else:
        await _change(table, {number: _bot(table, number, bot)})


@alone
async def free(table: Table, number: int) -> None:
    """Make a bot's seat free to be taken."""
    seat = table.seat(number)
    if table.is_again and seat.free:
        return
    if seat.kind != BOT or table.status == "over":
        raise Refused("not_now", words.tables.no_bot(number))
    await _change(table, {number: replace(seat, free=True) if table.has_begun else Seat(OPEN, "", free=True)})


@alone
async def leave(table: Table, number: int) -> None:
    """Give a seat up: it is open again, or a bot's that can be taken. Its token is worth nothing now."""
    seat = table.seat(number)
    if table.is_again and seat.free:
        return
    await _change(table, {number: given_up(seat, table.has_begun)})
    for looker in table.lookers:
        if looker.token == seat.token:
            looker.greet()


@alone
async def give(table: Table, number: int, token: str, also: Sequence[Step] = ()) -> None:
    """Give a person's seat to another token of theirs; what else belongs to it is written with it."""
    seat = table.seat(number)
    given = replace(seat, token=token)
    await table.store.write(given.step(table.code, number), *also)
    table.seats[number] = given
    for looker in table.lookers:
        if looker.token == seat.token:
            looker.greet()


@alone
async def come_back(table: Table, token: str) -> None:
    """Send away the bots that stand in for the owner of a token."""
    back = {p: replace(table.seats[p], bot=None) for p in table.owned_by(token) if table.seats[p].bot}
    if back:
        await _change(table, back)


@alone
async def order(table: Table, number: int, passes: bool) -> None:
    """Switch the seat's standing order never to be asked in a window; everybody sees it."""
    seat = replace(table.seats[number], passes=passes)
    await table.store.write(seat.step(table.code, number))
    table.seats[number] = seat
    table.tell_table()
    table.show()


def _bot(table: Table, number: int, bot: str) -> Seat:
    """A bot's seat; during a game it keeps its name."""
    if table.has_begun:
        return Seat(BOT, table.seats[number].name, bot)
    return bot_seat(bot, number, {seat.name for p, seat in enumerate(table.seats) if p != number})


def _check_name(table: Table, number: int, name: str) -> None:
    if any(is_alike(seat.name, name) for p, seat in enumerate(table.seats) if p != number):
        raise Refused("taken", words.names.AT_THE_TABLE)


async def _change(table: Table, changed: dict[int, Seat]) -> None:
    """Write changed seats to the store, then to the table; the game begins when no seat is open."""
    after = [changed.get(p, seat) for p, seat in enumerate(table.seats)]
    begins = table.status == "waiting" and all(seat.kind != OPEN for seat in after)
    steps: list[Step] = [seat.step(table.code, p) for p, seat in changed.items()]
    game = _deal(table, after) if begins else None
    if game:
        begun = {"game": table.code, "deck_digest": game.deck.digest, "by_version": __version__}
        steps.append((BEGIN_GAME, begun))
    window, gone = table.asking.window, [p for p, seat in changed.items() if seat.token != table.seats[p].token]
    for p in gone if window else ():
        if window and p in window.answers:
            steps.append(table.held.step(window.number, p, f"gone:{table.held.count}", UNDO, window.answers[p]))
    if steps:
        await table.store.write(*steps)
    table.seats = after
    table.asking.reopen(gone)
    if game:
        table.log.game = game
    table.tell_table()
    table.show()


def _deal(table: Table, seats: list[Seat]) -> Game:
    """The game that begins with these seats; a deck that has changed since the table was opened may refuse it."""
    table.log.names = [seat.name for seat in seats]
    try:
        return table.log.dealt()
    except DeckError as error:
        raise Refused("not_now", words.tables.cannot_begin(error)) from None
