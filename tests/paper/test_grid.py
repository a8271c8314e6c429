"""As many cards on a sheet as fit, with cut marks outside them."""

import pytest

from labdeck.faces.prints import BRIDGE, MINI, POKER, CardSize
from labdeck.paper import PaperError
from labdeck.paper.grid import folded_grid, full_grid
from labdeck.paper.sizes import PAPERS, Paper, card_size, paper_of

every_paper = pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
every_size = pytest.mark.parametrize("size", [POKER, BRIDGE, MINI, card_size("70x120")], ids=lambda size: size.name)


def test_as_many_as_fit() -> None:
    a4, letter = PAPERS["a4"], PAPERS["letter"]
    assert [full_grid(a4, size).count for size in (POKER, BRIDGE, MINI)] == [9, 10, 18]
    assert [full_grid(letter, size).count for size in (POKER, BRIDGE, MINI)] == [9, 9, 18]
    assert [folded_grid(a4, size).count for size in (POKER, BRIDGE, MINI)] == [4, 4, 8]


@every_paper
@every_size
def test_cards_keep_off_the_edges_of_the_sheet_and_off_the_fold(paper: Paper, size: CardSize) -> None:
    for grid in (full_grid(paper, size), folded_grid(paper, size)):
        wide = paper.width / (2 if grid.fold == "long" else 1)
        high = paper.height / (2 if grid.fold == "short" else 1)
        assert min(grid.left, grid.top, wide - grid.right, high - grid.bottom) >= 5 - 1e-9
        assert (grid.left, grid.top) == pytest.approx((wide - grid.right, high - grid.bottom))


@every_paper
@every_size
def test_every_cut_has_marks_at_both_ends_and_none_on_a_card(paper: Paper, size: CardSize) -> None:
    for grid in (full_grid(paper, size), folded_grid(paper, size)):
        marks = list(grid.marks())
        assert len(marks) == 2 * (grid.columns + 1 + grid.rows + 1)
        across = {round(mark.x, 6) for mark in marks if mark.x == mark.to_x}
        along = {round(mark.y, 6) for mark in marks if mark.y == mark.to_y}
        assert across == {round(grid.left + grid.wide * column, 6) for column in range(grid.columns + 1)}
        assert along == {round(grid.top + grid.high * row, 6) for row in range(grid.rows + 1)}
        for mark in marks:
            outside = (
                max(mark.y, mark.to_y) < grid.top
                or min(mark.y, mark.to_y) > grid.bottom
                or max(mark.x, mark.to_x) < grid.left
                or min(mark.x, mark.to_x) > grid.right
            )
            assert outside, mark
            assert min(mark) >= 0


@pytest.mark.parametrize("size", ["poker", "mini"])
@pytest.mark.parametrize("edge", ["long", "short"])
def test_a_sheet_turned_over_twice_is_as_it_was(size: str, edge: str) -> None:
    grid = full_grid(PAPERS["a4"], card_size(size))
    for front, back in zip(grid.fronts(), grid.backs(edge), strict=True):  # type: ignore[arg-type]
        if edge == "long":
            assert (grid.paper.width - back.x - grid.wide, back.y) == pytest.approx((front.x, front.y))
        else:
            assert (back.x, grid.paper.height - back.y - grid.high) == pytest.approx((front.x, front.y))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("300x400", "do not fit on A4"),
        ("20x30", "too small to be read"),
        ("90x60", "lies on its side"),
        ("jumbo", "there is no “jumbo”; there are poker, bridge and mini"),
    ],
)
def test_a_size_that_cannot_be_is_refused(wrong: str, says: str) -> None:
    with pytest.raises(PaperError, match=says):
        full_grid(PAPERS["a4"], card_size(wrong))


def test_a_paper_that_is_not_there_is_refused() -> None:
    with pytest.raises(PaperError, match="there is no “a9”; there are a4 and letter"):
        paper_of("a9")
