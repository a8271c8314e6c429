"""The log of a game: its entries one after the other, and the game to which they lead, as far as the rules agree."""

from collections.abc import Sequence
from typing import NamedTuple

import labdeck
from labdeck import Game, IllegalChoice, RecordError
from labdeck.deck import DeckError, load
from labdeck.game.position import EVERY

from . import words
from .store import ADD_POSITION, Row, Saved, Step

CHOICE, UNDO, ANSWER = "choice", "undo", "answer"  # an answer is a choice that was made in a window


class Entry(NamedTuple):
    """What is written to the log: whose it is, the id of the message, its kind, and the choice."""

    seat: int
    move: str
    kind: str
    code: int
    text: str


class Log:
    """What has been chosen and taken back, by number, and the game that it leads to."""

    def __init__(self, row: Row, names: list[str]) -> None:
        self.row = row
        self.names = names
        self.game: Game | None = None
        self.stopped = ""  # why it is not played on, as a sentence
        self.number = 0
        self.made = [0]  # for each number, how many choices stand
        self.answers: dict[tuple[int, str], int] = {}  # the number of each seat's message
        self.in_window: list[bool] = []  # for each choice that stands, whether it was made in a window
        self.kept = -1  # the number of the last position that is in the store

    def dealt(self) -> Game:
        """The game at its beginning."""
        row = self.row
        return labdeck.new(row["deck"], len(self.names), int(row["seed"]), self.names, **row["knobs"])

    def apply(self, seat: int, move: str, kind: str, code: int, text: str) -> None:
        """Do what the next entry says."""
        assert self.game is not None
        if kind == UNDO:
            self.game.undo()
            self.in_window.pop()
        else:
            self.game.play_again(code, text)
            self.in_window.append(kind == ANSWER)
        self.number += 1
        self.made.append(self.game.made)
        self.answers.setdefault((seat, move), self.number)  # one that waited in a window was told of before

    def due(self) -> list[Step]:
        """What keeps the position before the next entry, where it is time for that."""
        return self.position() if self.kept < 0 or self.number - self.kept >= EVERY else []

    def position(self) -> list[Step]:
        """What keeps the position here, if it is not kept yet and the game goes on."""
        if self.game is None or self.stopped or self.number == self.kept:
            return []
        return [(ADD_POSITION, {"game": self.row["code"], "number": self.number, "digest": self.game.position})]


def replayed(saved: Saved) -> Log:
    """The log as far as it is stored, and as far as these rules lead where its own did."""
    log = begun(saved)
    if log.game is None:
        return log
    kept = {row["number"]: row["digest"] for row in saved.positions}
    if not kept and load(log.row["deck"]).digest != log.row["digest"]:
        return ended(saved, None)
    agreed: int | None = None
    try:
        for entry in saved.entries:
            if log.number in kept:
                check(log.game, kept[log.number])
                agreed = log.number
            follow(log, entry)
        if log.number in kept:
            check(log.game, kept[log.number])
    except (IllegalChoice, RecordError):
        return ended(saved, agreed)
    log.kept = max(kept, default=-1)
    return log


def begun(saved: Saved) -> Log:
    """The log at its beginning, with the deal if there has been one and it can still be made."""
    log = Log(saved.game, [seat["name"] for seat in saved.seats])
    if saved.game["has_begun"]:
        try:
            log.game = log.dealt()
        except DeckError:
            log.stopped = words.tables.deck_gone(saved.game["deck"])
    return log


def follow(log: Log, entry: Row) -> None:
    """Do what an entry says, if it is still asked of the same seat."""
    assert log.game is not None
    if entry["kind"] != UNDO and entry["seat"] != log.game.to_move:
        raise IllegalChoice("Another seat is asked now.")
    log.apply(entry["seat"], entry["move"], entry["kind"], entry["code"], entry["text"])


def check(game: Game, digest: str) -> None:
    """Refuse a game that is not where it was."""
    if game.position != digest:
        raise IllegalChoice("The game is somewhere else now.")


def standing(entries: Sequence[Row]) -> int:
    """How many choices stand at the end of a log: each undo takes one back."""
    return len(entries) - 2 * len([entry for entry in entries if entry["kind"] == UNDO])


def ended(saved: Saved, agreed: int | None) -> Log:
    """The log up to the last position that agrees; None if there is none."""
    log = begun(saved)
    if agreed is None:
        log.game = None
        log.stopped = words.tables.CHANGED_ALL
        return log
    for entry in saved.entries[:agreed]:
        follow(log, entry)
    log.stopped = words.tables.changed_after(log.made[-1], standing(saved.entries))
    return log
