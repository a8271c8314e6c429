"""The layout: where everything lies on a card, in units of which a card is 250 wide and 350 high."""

from typing import NamedTuple

WIDTH, HEIGHT, ROUND = 250.0, 350.0, 15.0
MARGIN = 12.0
INSIDE = WIDTH - 2 * MARGIN
BADGE = (32.0, 41.0, 22.0)  # x, y, r
HEAD_FOOT = 76.0  # where the head ends and the picture begins
FOOT = 331.0  # the top of the last line
ROW = 5  # marks in one row


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


TITLE = Box(60, 8, WIDTH - 60 - 11, 66)


def picture(marks: int, has_text: bool) -> Box:
    """The picture: larger where there is less below it."""
    foot = 324.0
    if has_text:
        foot = 196.0 if marks else 214.0
    elif marks:
        foot = 230.0
    return Box(MARGIN, HEAD_FOOT + 4, INSIDE, foot - HEAD_FOOT - 4)


def spots(marks: int, has_text: bool) -> list[Spot]:
    """A place for each mark below the picture."""
    if not marks:
        return []
    if has_text:
        step, r, y = 34.0, 14.0, 216.0
        return [Spot(MARGIN + r + 4 + step * number, y, r) for number in range(marks)]
    rows, in_row, step, r = _grid(marks)
    places = []
    for number in range(marks):
        row, column = divmod(number, in_row)
        left = min(in_row, marks - row * in_row)
        x = WIDTH / 2 + (column - (left - 1) / 2) * step
        places.append(Spot(x, 264.0 if rows == 1 else 250.0 + 46 * row, r))
    return places


def _grid(marks: int) -> tuple[int, int, float, float]:
    """Rows, marks in a row, the step from one to the next, and their radius."""
    rows = -(-marks // ROW)
    in_row = -(-marks // rows)
    step = min(INSIDE / in_row, 68.0)
    return rows, in_row, step, min(step / 2 - 2, 25.0) if rows == 1 else 16.0


def caption(spot: Spot, marks: int) -> Box:
    """The place for a mark's name, below it."""
    rows, _, step, r = _grid(marks)
    room = step - 3
    return Box(spot.x - room / 2, spot.y + r + (5 if rows == 1 else 2), room, 24.0 if rows == 1 else 10.0)


def sentence(marks: int) -> Box:
    """The place for the sentence on a card."""
    top = 236.0 if marks else 221.0
    return Box(MARGIN + 3, top, INSIDE - 6, FOOT - top - 5)
