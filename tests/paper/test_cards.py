"""Sheets of cards as a printer gets them: every card, its back behind it, at its true size."""

from collections import Counter
from dataclasses import replace
from io import BytesIO
from typing import Any

import numpy as np
import pikepdf
import pytest

from labdeck.deck import load, tables
from labdeck.paper.cards import grid_of
from labdeck.paper.grid import Grid, Slot
from labdeck.paper.order import Order
from labdeck.paper.printing import printed
from labdeck.paper.selection import selected

from .prints import made, ordered
from .seen import DOTS, Box, alts, cards_on, ground, is_said_at, marks_on, opened, ruler_length, said, seen

NEAR = 0.1 + 1e-6  # millimetres
WAYS: list[dict[str, Any]] = [
    {},
    {"backs": "short"},
    {"backs": "long", "shift": "0.8,-1.2"},
    {"backs": "short", "shift": "-2.5,3"},
    {"size": "bridge"},
    {"size": "bridge", "backs": "short", "shift": "1,1"},
    {"size": "mini", "paper": "letter"},
    {"paper": "letter", "backs": "short"},
    {"backs": "fold"},
    {"backs": "fold", "size": "mini", "paper": "letter"},
]
every_way = pytest.mark.parametrize("wishes", WAYS, ids=lambda wishes: "-".join(map(str, wishes.values())) or "usual")


def turned(order: Order, grid: Grid, box: Box) -> Box:
    """Where something on a back comes to lie on the front, once the sheet is turned over or folded."""
    x, y = order.shift
    left, top, right, bottom = box.left - x, box.top - y, box.right - x, box.bottom - y
    if (grid.fold or order.backs) == "long":
        return Box(grid.paper.width - right, top, grid.paper.width - left, bottom)
    return Box(left, grid.paper.height - bottom, right, grid.paper.height - top)


def check_meeting(order: Order, pdf: bytes) -> None:
    """Every card of a sheet has its back behind it."""
    grid = grid_of(order)
    count = len(opened(pdf).pages)
    for page in (0, count - 1) if grid.fold else (0, count - 2):
        fronts = cards_on(pdf, page, grid.wide, grid.high)
        backs = fronts[len(fronts) // 2 :] if grid.fold else cards_on(pdf, page + 1, grid.wide, grid.high)
        fronts = fronts[: len(fronts) // 2] if grid.fold else fronts
        assert len(fronts) == len(backs) > 0
        for front, back, slot in zip(fronts, backs, grid.fronts(), strict=False):
            assert front == pytest.approx((slot.x, slot.y, slot.x + grid.wide, slot.y + grid.high), abs=NEAR)
            assert turned(order, grid, back) == pytest.approx(front, abs=NEAR)


@every_way
def test_fronts_and_backs_meet(wishes: dict[str, Any]) -> None:
    order = ordered(**wishes)
    check_meeting(order, made(**wishes))


@pytest.mark.parametrize("wishes", [WAYS[2], WAYS[3], WAYS[5]], ids=["long", "short", "lying"])
def test_fronts_and_backs_meet_as_they_look(wishes: dict[str, Any]) -> None:
    order, pdf = ordered(**wishes), made(**wishes)
    last = len(opened(pdf).pages) - 2  # with fewer cards than a sheet holds, so that sides can be told apart
    front, back = ground(seen(pdf, last)), ground(seen(pdf, last + 1))
    assert turned(order, grid_of(order), back) == pytest.approx(front, abs=NEAR)


@pytest.mark.parametrize("wishes", [{}, {"backs": "short"}, {"size": "mini", "backs": "short"}, {"backs": "fold"}])
def test_the_back_behind_a_front_is_of_the_same_card(wishes: dict[str, Any]) -> None:
    check_same(ordered("gsa", teaches=True, **wishes), made("gsa", teaches=True, **wishes))


def check_same(order: Order, pdf: bytes) -> None:
    """The back that lies behind each front of the first sheet names the same card."""
    grid = grid_of(order)
    fronts = cards_on(pdf, 0, grid.wide, grid.high)
    backs = fronts if grid.fold else cards_on(pdf, 1, grid.wide, grid.high)
    fronts = fronts[: grid.count]
    for front, title in zip(fronts, selected(order.decks[0], order), strict=False):
        slot = Slot(front.left, front.top, 0)
        assert is_said_at(title.card.name, pdf, 0, slot, grid.wide, grid.high)
        behind = next(box for box in backs if turned(order, grid, box) == pytest.approx(front, abs=NEAR))
        at = Slot(behind.left, behind.top, 0)
        assert is_said_at(title.card.name, pdf, 0 if grid.fold else 1, at, grid.wide, grid.high)


def test_a_mirrored_back_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    order = ordered("gsa", teaches=True)
    monkeypatch.setattr(Grid, "backs", lambda grid, edge: grid.fronts())
    with pytest.raises(AssertionError):
        check_same(order, printed(order).pdf)


def test_a_back_that_is_not_moved_is_noticed() -> None:
    with pytest.raises(AssertionError):
        check_meeting(ordered(shift="0.8,-1.2"), made())


@pytest.mark.parametrize("wishes", [{}, {"size": "bridge"}, {"paper": "letter"}, {"backs": "fold"}])
def test_the_ruler_is_100_millimetres(wishes: dict[str, Any]) -> None:
    assert ruler_length(seen(made(**wishes), 0)) == pytest.approx(100, abs=0.3)


def test_a_scaled_page_is_noticed() -> None:
    pdf = opened(made("gsa"))
    pdf.pages[0].contents_add(b"0.97 0 0 0.97 9 12 cm ", prepend=True)
    out = BytesIO()
    pdf.save(out)
    with pytest.raises(AssertionError):
        assert ruler_length(seen(out.getvalue(), 0)) == pytest.approx(100, abs=0.3)
    with pytest.raises(AssertionError):
        check_meeting(ordered("gsa"), out.getvalue())


@pytest.mark.parametrize("wishes", [{}, {"size": "mini"}, {"size": "bridge", "paper": "letter"}, {"backs": "fold"}])
def test_every_mark_is_at_its_place_on_every_sheet(wishes: dict[str, Any]) -> None:
    grid, pdf = grid_of(ordered(**wishes)), made(**wishes)
    wanted = sorted(((mark.x + mark.to_x) / 2, (mark.y + mark.to_y) / 2) for mark in grid.marks())
    for page in range(0, len(opened(pdf).pages), 1 if grid.fold else 2):
        found = sorted(((box.left + box.right) / 2, (box.top + box.bottom) / 2) for box in marks_on(pdf, page))
        assert np.allclose(found, wanted, atol=0.02)


@pytest.mark.parametrize("wishes", [{}, {"size": "bridge"}, {"is_thrifty": True}])
def test_nothing_of_a_card_lies_outside_its_cut(wishes: dict[str, Any]) -> None:
    grid, pdf = grid_of(ordered(**wishes)), made(**wishes)
    last = len(opened(pdf).pages) - 2
    picture = seen(pdf, last)
    cards = cards_on(pdf, last, grid.wide, grid.high)
    inside = np.zeros(picture.shape[:2], bool)
    for box in cards:
        left, top, right, bottom = (round(edge * DOTS) for edge in box)
        inside[top - 1 : bottom + 1, left - 1 : right + 1] = True
    margins = np.ones_like(inside)
    top, bottom, left, right = (round(edge * DOTS) for edge in (grid.top, grid.bottom, grid.left, grid.right))
    margins[top - 4 : bottom + 4, left - 4 : right + 4] = False  # where marks and the note are
    assert (picture[~inside & ~margins] > 250).all()
    assert (picture[inside] < 250).any()


def test_each_card_is_there_as_often_as_the_deck_has_it() -> None:
    deck = load("ingenium")
    names = Counter(alt.split(",")[0].split(".")[0] for alt in alts(made()))
    assert names == Counter(card.name for card in tables(deck).cards)


def test_the_file_tells_printers_and_readers_what_they_need() -> None:
    with opened(made()) as pdf:
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipLongEdge"
        assert pdf.Root.MarkInfo.Marked
        assert pdf.docinfo["/Title"] == "Women in STEM"
        with pdf.open_metadata() as about:
            assert about["pdfuaid:part"] == "1"
        with pdf.open_outline() as outline:
            assert [(item.title, [child.title for child in item.children]) for item in outline.root] == [
                ("Women in STEM", ["Cards"])
            ]
        for page in pdf.pages:
            size = [float(edge) * 25.4 / 72 for edge in page.mediabox]
            assert size == pytest.approx([0, 0, 210, 297], abs=0.01)
            trim, bleed = ([float(edge) * 25.4 / 72 for edge in page.obj[box]] for box in ("/TrimBox", "/BleedBox"))
            assert trim == bleed == pytest.approx(size, abs=0.01)


def test_every_font_is_ours_and_within_the_file() -> None:
    with opened(made()) as pdf:
        known = [each for each in pdf.objects if isinstance(each, pikepdf.Dictionary)]
        fonts = [each for each in known if each.get("/Type") == "/FontDescriptor"]
        assert fonts
        for font in fonts:
            assert "LiberationSans" in str(font.FontName)
            assert "/FontFile2" in font or "/FontFile3" in font


def test_fronts_alone_have_a_sheet_of_backs_for_each_pile() -> None:
    pdf = made("gsa", backs="sheet")
    pages = [said(pdf, page) for page in range(len(opened(pdf).pages))]
    backs = [page for page in pages if "Common backs" in page]
    assert len(backs) == 2
    assert "on the back of 2 sheets" in backs[0]
    assert "on the back of 7 sheets" in backs[1]


def test_blank_cards_have_backs_of_every_pile() -> None:
    pdf = made("gsa", parts="blank")
    assert len(opened(pdf).pages) == 4
    assert alts(pdf).count("A blank card to write on") == 18
    assert "project" in said(pdf, 1)
    assert "resource" in said(pdf, 3)


def test_an_own_deck_prints_as_a_shipped_one() -> None:
    deck = load("gsa")
    renamed = replace(deck, id="mine", title='Mine & Yours \\ "#set page(width: 1mm)"', edition="another")
    pdf = printed(replace(ordered("gsa"), decks=(renamed,))).pdf
    assert len(opened(pdf).pages) == len(opened(made("gsa")).pages)
    assert 'Mine & Yours \\ "#set page(width: 1mm)"' in said(pdf, 0)


def test_several_decks_are_in_one_file() -> None:
    order = replace(ordered("gsa"), decks=(load("gsa"), load("microbes")))
    made_of = printed(order)
    assert made_of.cards == 74 + 120
    with opened(made_of.pdf) as pdf, pdf.open_outline() as outline:
        assert [item.title for item in outline.root] == ["Model Organisms", "Microbes"]
