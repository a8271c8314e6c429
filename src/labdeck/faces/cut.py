"""A cut: how large a face is, where everything lies on it, and how small its type may be.

A new cut is a value, mostly `replace(FULL, name=…, …)`: the functions that draw take every place and size from it."""

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import NamedTuple

CAPTION = 24.0  # room for a caption below a single row of marks
LOW_CAPTION = 10.0  # and below each of several rows
WIDE = 4  # symbols of a token from which on they lie in two rows


class Box(NamedTuple):
    """A part of a card."""

    x: float
    y: float
    width: float
    height: float


class Spot(NamedTuple):
    """A place for a mark."""

    x: float
    y: float
    r: float


# Of letters, the largest first; what fits at none is cut off at the last, and without any there is no such text.
Sizes = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Type:
    """The sizes that each sort of text may have."""

    head: Sizes = tuple(range(24, 5, -1))
    sentence: Sizes = tuple(range(19, 5, -1))
    caption: Sizes = (10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7)
    sort: Sizes = (10, 9)  # what sort of card it is, on the last line
    deck: Sizes = (9,)  # the deck's title, on the last line
    fact: Sizes = tuple(size / 2 for size in range(32, 7, -1))
    source: Sizes = tuple(size / 2 for size in range(17, 7, -1))
    pile: Sizes = tuple(range(20, 5, -2))  # the name of a pile, on its back
    title: Sizes = tuple(range(15, 6, -1))  # the deck's title, there


@dataclass(frozen=True, slots=True)
class Cut:
    """A cut, in units of its own; its name makes the ids of its pictures differ from those of other cuts."""

    name: str
    width: float
    height: float
    badge: Spot
    title: Box
    round: float = 15.0  # the radius of its corners
    margin: float = 12.0
    has_frame: bool = True
    bleed: float = 0.0  # how far the paper's colour reaches beyond the edge, for what is cut out
    is_thrifty: bool = False  # white ground and outlines instead of filled shapes
    columns: int = 0  # of marks with their names beside them; 0 if marks are in rows, with their names below
    least: float = 0.0  # the least height of a picture that gives way to a sentence; 0 if it does not
    comfort: float = 0.0  # the size of sentences for which it does
    head_foot: float = 76.0  # where the head ends and the picture begins
    needs: float = 230.0  # where the picture ends, if marks are below it
    text: float = 214.0  # and if a sentence is
    foot: float = 331.0  # the top of the last line
    row: int = 5  # marks in one row
    step: float = 68.0  # the most from one mark of a row to the next
    mark: float = 25.0  # the largest radius of a mark
    kind: float = 14.0  # the radius of a mark above a sentence
    grows: bool = False  # whether a long sentence takes its room from the picture, instead of smaller letters
    is_token: bool = False  # whether there are points and symbols alone
    source: float = 34.0  # room for the sources, on the side with facts; 0 leaves them off
    code: float = 0.0  # the side of a square beside the sources that stays free
    last: float = 13.0  # the height of the last line
    type: Type = Type()

    @property
    def is_list(self) -> bool:
        """Whether marks are listed, with their names beside them."""
        return self.columns > 0

    @property
    def inside(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin

    @property
    def size(self) -> float:
        """How large it is beside the full face, for what is drawn to scale."""
        return min(self.width / 250, self.height / 350)

    def picture(self, marks: int, has_text: bool) -> Box:
        """The picture: larger where there is less below it."""
        foot = self.foot - 7
        if has_text:
            foot = self.text - self.kind - 4 if marks else self.text
        elif marks:
            foot = self._list_top(marks) - 4 if self.is_list else self.needs
        top = self.head_foot + 4
        return Box(self.margin, top, self.inside, foot - top)

    def spots(self, marks: int, has_text: bool) -> list[Spot]:
        """A place for each mark below the picture."""
        if not marks:
            return []
        if has_text:
            r, y = self.kind, self.text + 2
            step = 2 * r + 6
            if self.is_list:
                step = min(step, (self.inside - 8 - 2 * r) / max(1, marks - 1))
            return [Spot(self.margin + r + 4 + step * number, y, r) for number in range(marks)]
        if self.is_list:
            return self._listed(marks)
        rows, in_row, step, r = self._grid(marks)
        places = []
        for number in range(marks):
            row, column = divmod(number, in_row)
            left = min(in_row, marks - row * in_row)
            x = self.width / 2 + (column - (left - 1) / 2) * step
            places.append(Spot(x, self.needs + (self.mark + 9 if rows == 1 else 20 + 46 * row), r))
        return places

    def _listed(self, marks: int) -> list[Spot]:
        """Columns of marks, each with room for its name beside it."""
        r, top, column = self.mark, self._list_top(marks), self.inside / self.columns
        at = [divmod(number, self.columns) for number in range(marks)]
        return [Spot(self.margin + column * side + r + 1, top + (2 * r + 4) * row + r, r) for row, side in at]

    def _list_top(self, marks: int) -> float:
        return self.foot - 5 - (2 * self.mark + 4) * -(-marks // self.columns)

    def _grid(self, marks: int) -> tuple[int, int, float, float]:
        """Rows, marks in a row, the step from one to the next, and their radius."""
        rows = -(-marks // self.row)
        in_row = -(-marks // rows)
        step = min(self.inside / in_row, self.step)
        return rows, in_row, step, min(step / 2 - 2, self.mark) if rows == 1 else 16.0

    def caption(self, spot: Spot, marks: int) -> Box:
        """The place for a mark's name: below it, or beside it in a list."""
        if self.is_list:
            room = self.inside / min(self.columns, marks)
            return Box(spot.x + spot.r + 4, spot.y - spot.r - 1, room - 2 * spot.r - 7, 2 * spot.r + 2)
        rows, _, step, r = self._grid(marks)
        room = step - 1
        below, height = (5, CAPTION) if rows == 1 else (2, LOW_CAPTION)
        return Box(spot.x - room / 2, spot.y + r + below, room, height)

    def sentence(self, marks: int) -> Box:
        """The place for the sentence on a card."""
        top = self.text + (self.kind + 8 if marks else 7)
        return Box(self.margin + 3, top, self.inside - 6, self.foot - top - 5)

    def cells(self, symbols: int) -> list[Spot]:
        """A place for each symbol of a token, all as large as they can be."""
        rows = 1 if symbols < WIDE else 2
        in_row = -(-symbols // rows)
        across, down = self.inside / in_row, (self.height - 2 * self.margin) / rows
        r = min(across, down) / 2 - 3
        places = []
        for number in range(symbols):
            row, column = divmod(number, in_row)
            places.append(Spot(self.margin + across * (column + 0.5), self.margin + down * (row + 0.5), r))
        return places

    @property
    def facts(self) -> Box:
        """The place for the facts, on the other side."""
        top = self.head_foot + 12
        return Box(self.margin + 12, top, self.inside - 12, self.foot - self.source - 6 - top)

    def id(self, what: str, box: tuple[float, ...]) -> str:
        """An id for a part of a picture that no other card's and no other cut's has, should they share a document."""
        return "i" + sha256(f"{self.name}/{what}/{box}".encode()).hexdigest()[:7]


FULL = Cut("full", 250.0, 350.0, badge=Spot(32.0, 41.0, 22.0), title=Box(60.0, 8.0, 179.0, 66.0))
# Smaller cuts for a table on a screen: what is read at a glance, in letters and symbols that have grown.
GROWN = tuple(size / 2 for size in range(54, 42, -1))  # so that 117 pixels of width make letters of 10 and more
HAND = replace(
    FULL, name="hand", badge=Spot(33.0, 45.0, 25.0), title=Box(63.0, 6.0, 182.0, 80.0), margin=6.0, head_foot=88.0,
    needs=286.0, text=214.0, foot=349.0, step=62.0, mark=26.0, kind=22.0, grows=True,
    type=Type(head=GROWN, sentence=GROWN, caption=(), sort=(), deck=(), pile=(), title=()),
)  # fmt: skip
TOKEN = replace(
    HAND, name="token", height=180.0, badge=Spot(125.0, 90.0, 80.0), margin=7.0, is_token=True,
)  # fmt: skip
