"""The log of a game: its entries one after the other, and the game to which they lead."""

from typing import NamedTuple

import labdeck
from labdeck import Game, IllegalChoice, RecordError
from labdeck.deck import load
from labdeck.version import __version__

from .store import Row, Saved

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
        self.is_broken = False
        self.number = 0
        self.made = [0]  # for each number, how many choices stand
        self.answers: dict[tuple[int, str], int] = {}  # the number of each seat's message
        self.in_window: list[bool] = []  # for each choice that stands, whether it was made in a window

    def deal(self) -> None:
        """Begin the game."""
        row = self.row
        self.game = labdeck.new(row["deck"], len(self.names), int(row["seed"]), self.names, **row["knobs"])

    def apply(self, seat: int, move: str, kind: str, code: int) -> None:
        """Do what the next entry says."""
        assert self.game is not None
        if kind == UNDO:
            self.game.undo()
            self.in_window.pop()
        else:
            self.game.play(code)
            self.in_window.append(kind == ANSWER)
        self.number += 1
        self.made.append(len(self.game.played))
        self.answers.setdefault((seat, move), self.number)  # one that waited in a window was told of before


def replayed(saved: Saved) -> Log:
    """The log as far as it is stored; one that these rules cannot follow is left alone."""
    row = saved.game
    log = Log(row, [seat["name"] for seat in saved.seats])
    if not row["has_begun"]:
        return log
    log.is_broken = row["version"] != __version__ or load(row["deck"]).digest != row["digest"]
    if log.is_broken:
        return log
    log.deal()
    try:
        for entry in saved.entries:
            log.apply(entry["seat"], entry["move"], entry["kind"], entry["code"])
    except (IllegalChoice, RecordError):
        log.game, log.is_broken = None, True
    return log
