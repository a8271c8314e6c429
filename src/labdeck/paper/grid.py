"""The grid: as many cards on a sheet as fit, the same on every page, and where their other sides lie."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from labdeck.faces.prints import CardSize

from .errors import PaperError
from .sizes import Paper

MARGIN = 5.0  # millimetres that most printers leave white
NOTE = 11.0  # of the larger margin, for the ruler and what is said beside it
GAP, LONGEST = 0.5, 4.0  # from a card to its cut mark, and a mark's length
Edge = Literal["long", "short"]


class Slot(NamedTuple):
    """A place for a card: its upper left corner as the page lies, and the angle that the card is turned by."""

    x: float
    y: float
    angle: int


class Mark(NamedTuple):
    """A cut mark, from one end to the other."""

    x: float
    y: float
    to_x: float
    to_y: float


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cards on a sheet, upright or all lying on their side, in millimetres."""

    paper: Paper
    columns: int
    rows: int
    left: float
    top: float
    wide: float  # of a card as it lies
    high: float
    is_lying: bool = False
    fold: Edge | Literal[""] = ""  # which way the sheet is folded, its backs on the other half

    @property
    def count(self) -> int:
        """How many cards are on a sheet."""
        return self.columns * self.rows

    @property
    def right(self) -> float:
        """Where the last column ends."""
        return self.left + self.columns * self.wide

    @property
    def bottom(self) -> float:
        """Where the last row ends."""
        return self.top + self.rows * self.high

    def fronts(self) -> list[Slot]:
        """Where the fronts lie, row by row."""
        angle = 90 if self.is_lying else 0
        at = [divmod(number, self.columns) for number in range(self.count)]
        return [Slot(self.left + self.wide * column, self.top + self.high * row, angle) for row, column in at]

    def backs(self, edge: Edge) -> list[Slot]:
        """Where the other sides of the same cards lie, if the sheet is turned over, or folded, along an edge.

        A card that is turned like a page shows its back upright."""
        slots = []
        for x, y, angle in self.fronts():
            if edge == "long":
                slots.append(Slot(self.paper.width - x - self.wide, y, -angle % 360))
            else:
                slots.append(Slot(x, self.paper.height - y - self.high, 180 - angle))
        return slots

    def marks(self) -> Iterator[Mark]:
        """Hairlines in the margins at both ends of every cut, none of them on a card."""
        over, beside = min(LONGEST, self.top - GAP), min(LONGEST, self.left - GAP)
        for column in range(self.columns + 1):
            x = self.left + column * self.wide
            yield Mark(x, self.top - GAP - over, x, self.top - GAP)
            yield Mark(x, self.bottom + GAP, x, self.bottom + GAP + over)
        for row in range(self.rows + 1):
            y = self.top + row * self.high
            yield Mark(self.left - GAP - beside, y, self.left - GAP, y)
            yield Mark(self.right + GAP, y, self.right + GAP + beside, y)


def full_grid(paper: Paper, size: CardSize) -> Grid:
    """As many cards as fit on a sheet."""
    return _best(paper, size, [_laid(paper, size, paper.width, paper.height, lying, "") for lying in (False, True)])


def folded_grid(paper: Paper, size: CardSize) -> Grid:
    """As many cards as fit on a half of a sheet, so that one fold brings their backs behind them."""
    halves: tuple[tuple[float, float, Edge], ...] = (
        (paper.width / 2, paper.height, "long"),
        (paper.width, paper.height / 2, "short"),
    )
    tried = [_laid(paper, size, wide, high, lying, fold) for wide, high, fold in halves for lying in (False, True)]
    return _best(paper, size, tried)


def _laid(paper: Paper, size: CardSize, width: float, height: float, lying: bool, fold: Edge | Literal[""]) -> Grid:
    wide, high = (size.height, size.width) if lying else (size.width, size.height)
    columns, rows = int((width - 2 * MARGIN) / wide), int((height - 2 * MARGIN) / high)
    left, top = (width - columns * wide) / 2, (height - rows * high) / 2
    return Grid(paper, columns, rows, left, top, wide, high, lying, fold)


def _best(paper: Paper, size: CardSize, tried: list[Grid]) -> Grid:
    """The grid with most cards, of those that leave room for a ruler; of several, the one with the widest margin."""
    fitting = [grid for grid in tried if grid.count and max(grid.left, grid.top) >= NOTE]
    if not fitting:
        raise PaperError(f"size: cards of {size.width:g} × {size.height:g} mm do not fit on {paper.name}")
    return max(fitting, key=lambda grid: (grid.count, min(grid.left, grid.top)))
