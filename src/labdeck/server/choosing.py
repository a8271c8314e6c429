"""Choosing: what a seat chooses at a table, answers in a window, and takes back."""

from labdeck import Game, IllegalChoice
from labdeck.game.parse import meant

from . import words
from .alone import alone
from .log import ANSWER, CHOICE, UNDO, Entry
from .refused import Refused
from .table import Table
from .window import Answer, Window


@alone
async def choose(table: Table, seat: int, move: str, number: int, text: str) -> int:
    """Make a choice; the number of its entry, which is the first one's if it is sent again.

    In a window that stays open it is kept until that closes, and the number is that of the view.
    """
    if (seat, move) in table.log.answers:
        return _first_answer(table, seat, move, number)
    table.running()
    _check_number(table, number)
    game = _asked(table, seat)
    choice = meant(text, game.choices)
    if choice is None:
        raise _refusal(game, text)
    if table.asking.window:
        return await _answer(table, table.asking.window, seat, Answer(move, choice.code, choice.name))
    return await table.append(Entry(seat, move, CHOICE, choice.code, choice.name))


async def _answer(table: Table, window: Window, seat: int, answer: Answer) -> int:
    """Keep an answer until its window closes, which it does at once if nobody else is waited for."""
    due = table.asking.due(window, seat)
    if due is not None and due <= table.asking.clock.time():
        await _close(table, window, {seat: answer})
        return table.log.answers.setdefault((seat, answer.move), window.number)
    await table.store.write(table.held.step(window.number, seat, answer.move, ANSWER, answer))
    window.answers[seat] = answer
    return _show_held(table, window, seat, answer.move)


def _show_held(table: Table, window: Window, seat: int, move: str) -> int:
    """Show to the seat alone what it has answered now; the number of the view."""
    table.log.answers[seat, move] = window.number
    table.view_frames.clear()
    for looker in table.lookers:
        if seat in table.owned_by(looker.token):
            looker.show()
    table.on_change()
    return window.number


@alone
async def close_window(table: Table, window: Window) -> None:
    """Close a window whose time has come, unless that has changed meanwhile."""
    due = table.asking.due(window)
    if table.asking.window is window and due is not None and due <= table.asking.clock.time():
        await _close(table, window, {}, table.asking.shown_at(window, due))


async def _close(table: Table, window: Window, last: dict[int, Answer], at: float = 0.0) -> None:
    """Let the answers of a window count, in the rules' order and all at once; who said nothing passes."""
    said = enumerate(window.outcome(last), table.number + 1)
    entries = [
        Entry(seat, move or f"window:{number}", ANSWER, code, text) for number, (seat, (move, code, text)) in said
    ]
    await table.append(*entries, at=at)
    for thought in window.thinking:
        thought.cancel()  # one that still waits for its turn would only keep others from theirs


@alone
async def undo(table: Table, seat: int, move: str, number: int) -> int:
    """Take the seat's last choice back; the number of the entry that says so.

    An answer in a window that is still open goes without an entry, and the number is that of the view.
    """
    if (seat, move) in table.log.answers:
        return _first_answer(table, seat, move, number)
    game, window = table.running(), table.asking.window
    _check_number(table, number)
    if window and seat in window.answers:
        await table.store.write(table.held.step(window.number, seat, move, UNDO, window.answers[seat]))
        del window.answers[seat]
        return _show_held(table, window, seat, move)
    if reason := why_not_undo(table, game, seat) or game.why_not_undo():
        raise Refused("illegal", reason)
    return await table.append(Entry(seat, move, UNDO, 0, "undo"))


def why_not_undo(table: Table, game: Game, seat: int) -> str:
    """Why a seat may not take the last choice back, whatever the rules say; empty if it may."""
    if game.last and game.last.seat != seat:
        return words.tables.NOT_LAST
    if table.log.in_window and table.log.in_window[-1]:
        return words.tables.ALL_ANSWERED
    if table.asking.window and len(table.asking.window.games) > 1:
        return words.tables.OTHERS_ASKED
    return ""


def why_not(table: Table, seat: int, text: str) -> Refused | None:
    """Why a text is no choice of the seat now; None if it is one."""
    table.running()
    game = _asked(table, seat)
    return None if meant(text, game.choices) else _refusal(game, text)


def _first_answer(table: Table, seat: int, move: str, number: int) -> int:
    """The answer that a message got when it was first sent; another one may not bear its id."""
    first = table.log.answers[seat, move]
    if not 0 <= first - number <= len(table.seats):
        raise Refused("bad_message", words.tables.USED)
    return first


def _check_number(table: Table, number: int) -> None:
    if number != table.number:
        raise Refused("stale", words.tables.GONE_ON)


def _asked(table: Table, seat: int) -> Game:
    """The game as it stands for a seat that is asked, or has answered in a window that is still open."""
    window = table.asking.window
    if window and seat in window.games and table.asking.is_by_hand(seat):
        return window.games[seat]
    game = table.asking.game_for(seat)
    if game is None:
        raise Refused("not_now", words.tables.asked(table.asking.names()))
    return game


def _refusal(game: Game, text: str) -> Refused:
    """Why the rules do not take a text from the seat that is asked, by what that seat knows."""
    try:
        game.copy().play(text)
    except IllegalChoice as error:
        return Refused("illegal", error.says, error.rule)
    return Refused("illegal", words.tables.ONE_CHOICE)
