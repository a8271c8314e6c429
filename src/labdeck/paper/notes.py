"""The note in the margin of a sheet: a ruler that proves the scale, and which sheet it is."""

from .grid import GAP, LONGEST, Grid
from .markup import array, at, call, mm, quoted

HIGH = 4.8  # millimetres of a note
NEVER = "Print at 100 % (actual size), never fitted to the page: this ruler is 100 mm."
Headings = tuple[tuple[int, str], ...]  # lines of the document's outline, each with its level


def outlined(headings: Headings) -> str:
    """Headings as an array of Typst's."""
    return array(f"({level}, {quoted(words)})" for level, words in headings)


def note(grid: Grid, says: str, headings: Headings = ()) -> str:
    """A ruler and a few words in the larger margin of a sheet."""
    is_below = grid.top >= grid.left
    start = max(10.0, grid.left if is_below else grid.top)
    along = (grid.paper.width if is_below else grid.paper.height) - 2 * start
    content = call("note", mm(along), outlined(headings), quoted(f"{says} {NEVER}"))
    away = GAP + LONGEST + 1
    if is_below:
        return at(start, grid.paper.height - grid.top + away, content)
    return at(grid.left - away - HIGH, start, call("rotate", "-90deg", content, reflow="true"))
