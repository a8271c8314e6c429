"""Files for printers and for the Tabletop Simulator."""

import json
import struct
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from labdeck.deck import load
from labdeck.paper import PaperError
from labdeck.paper.order import Order
from labdeck.paper.simulator import simulator_files
from labdeck.paper.trade import card_pngs, trade_pdf

from .prints import ordered
from .seen import PER_POINT, opened, seen, shapes

URL = "https://cards.example/gsa/"


def size_of(png: bytes) -> tuple[int, int]:
    """The width and height of a picture, in dots."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_card_a_page_has_boxes_marks_and_bleed() -> None:
    order = ordered("gsa", pile="project")
    made = trade_pdf(order)
    assert made.pages == 32
    with opened(made.bytes) as pdf:
        for page in pdf.pages:
            media, bleed, trim = (
                [float(edge) * PER_POINT for edge in page.obj[name]] for name in ("/MediaBox", "/BleedBox", "/TrimBox")
            )
            assert media == pytest.approx([0, 0, 83.5, 108.9], abs=0.01)
            assert bleed == pytest.approx([7, 7, 76.5, 101.9], abs=0.01)
            assert trim == pytest.approx([10, 10, 73.5, 98.9], abs=0.01)
    ground = next(box for box in shapes(made.bytes, 0) if box.wide > 69)
    assert ground == pytest.approx((7, 7, 76.5, 101.9), abs=0.03)
    marks = [
        box for box in shapes(made.bytes, 0) if min(box.wide, box.high) < 0.2 and 4.5 < max(box.wide, box.high) < 5.5
    ]
    assert len(marks) == 8
    assert all(box.right < 7 or box.left > 76.5 or box.bottom < 7 or box.top > 101.9 for box in marks)
    assert (seen(made.bytes, 0)[75:80, 300:310] < 255).any()  # the paper's colour reaches into the bleed


def test_pictures_have_300_dots_an_inch_and_bleed() -> None:
    pictures = card_pngs(ordered("gsa", pile="project"))
    assert len(pictures) == 17
    assert "gsa-back-project.png" in pictures
    assert {size_of(picture) for picture in pictures.values()} == {(821, 1121)}
    with Image.open(BytesIO(pictures["gsa-back-project.png"])) as read:
        assert read.info["dpi"] == pytest.approx((300, 300), abs=0.01)


@pytest.mark.parametrize("files", [card_pngs, lambda order: simulator_files(order, URL)])
def test_two_decks_of_one_id_do_not_overwrite_each_other(files: Callable[[Order], object]) -> None:
    order = ordered("gsa")
    with pytest.raises(PaperError, match="two decks have the id gsa"):
        files(replace(order, decks=order.decks * 2))


def test_the_simulator_finds_every_card_on_its_sheet() -> None:
    order = ordered("gsa")
    files = simulator_files(order, URL)
    saved = json.loads(files["gsa.json"])
    assert [len(pile["DeckIDs"]) for pile in saved["ObjectStates"]] == [16, 58]
    for pile in saved["ObjectStates"]:
        assert pile["DeckIDs"] == [card["CardID"] for card in pile["ContainedObjects"]]
        for number, custom in pile["CustomDeck"].items():
            for address in (custom["FaceURL"], custom["BackURL"]):
                assert address.removeprefix(URL) in files
            assert (custom["NumWidth"], custom["NumHeight"]) == (10, 7)
            assert all(id_ // 100 == int(number) and id_ % 100 < 70 for id_ in pile["DeckIDs"])
    names = [card["Nickname"] for pile in saved["ObjectStates"] for card in pile["ContainedObjects"]]
    assert sorted(set(names)) == sorted({title.name for title in load("gsa").titles})
    assert size_of(files["gsa-resource-1.png"])[0] in (4089, 4090, 4091)


def test_more_than_seventy_titles_take_more_sheets() -> None:
    order = ordered("heroes", pile="hero")
    with pytest.raises(PaperError, match="where they will lie"):
        simulator_files(order, "")
    two = replace(order, decks=(load("gsa"), load("wise")), subset=replace(order.subset, pile="project"))
    saved = json.loads(simulator_files(two, "https://x.example")["gsa-wise.json"])
    sheets = [number for pile in saved["ObjectStates"] for number in pile["CustomDeck"]]
    assert len(set(sheets)) == len(sheets) == 2
