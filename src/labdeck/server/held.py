"""Held answers: what people have said in a window that is still open, on disk before it is acknowledged."""

import time
from collections.abc import Sequence

from .log import UNDO
from .store import ADD_HELD, Row, Step
from .window import Answer


class Held:
    """The answers of one table that waited for others, in the order in which they came."""

    def __init__(self, game: str, rows: Sequence[Row]) -> None:
        self.game, self.rows = game, rows
        self.count = len(rows)

    def step(self, number: int, seat: int, move: str, kind: str, answer: Answer) -> Step:
        """What writes down that a seat has answered, or that its answer is taken back, on the view of this number."""
        self.count += 1
        row = {"game": self.game, "held": self.count, "number": number, "seat": seat, "move": move, "kind": kind}
        return ADD_HELD, row | {"code": answer.code, "text": answer.text, "time": time.time()}

    def at(self, number: int) -> dict[int, Answer]:
        """The answers that stood on the view of this number when the rows were read."""
        standing: dict[int, Answer] = {}
        for row in self.rows:
            if row["number"] == number and row["kind"] == UNDO:
                standing.pop(row["seat"], None)
            elif row["number"] == number:
                standing[row["seat"]] = Answer(row["move"], row["code"], row["text"])
        return standing
