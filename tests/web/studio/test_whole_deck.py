"""A whole deck made in the page: from rows and by hand, played to its end, balanced, exported and read again."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from labdeck.deck.starter import starter
from tests.server.house import House
from tests.web.conftest import Sitting

from .by_hand import EVENTS, HANDS, TREES, whole_way
from .making import BIRDS, KEPT, RIGHT, WIDE, begun, field, line, opened, text


@pytest.mark.parametrize("name", ["keys", "touch"])
def test_a_deck_is_made_from_nothing_by_one_hand_alone(sit: Sitting, home: House, tmp_path: Path, name: str) -> None:
    """With fewer cards than `python -m tests.programs.by_hand`, which types forty."""
    hand, options = HANDS[name]
    assert "Gale" in whole_way(hand(sit("/studio", **options)), tmp_path, TREES[:8], EVENTS[:2])


def test_a_deck_is_weighed_and_a_remedy_applied(sit: Sitting, home: House) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "Jay")
    field(page, "Points").fill("40")
    expect(line(page, "Jay")).to_contain_text("40 points")
    before = text(page)
    remedy = page.get_by_role("button", name=re.compile("^Apply"))
    remedy.first.click()
    page.wait_for_function(f"before => ({KEPT})() !== before", arg=before)
    expect(page.get_by_text(RIGHT)).to_be_attached()


@pytest.mark.parametrize("encoding", ["latin-1", "utf-16"])
def test_a_deck_file_that_is_no_utf_8_is_told_and_no_letter_of_it_is_lost(
    sit: Sitting, home: House, tmp_path: Path, encoding: str
) -> None:
    page = sit("/studio", **WIDE)
    file = tmp_path / "birds.toml"
    file.write_bytes(starter("projects", "mine").replace('"Mine"', '"Vögel"').encode(encoding))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("birds.toml is no text in UTF-8.")).to_be_visible()
    assert text(page) == ""
    file.write_text(file.read_text(encoding), encoding="utf-8-sig")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("link", name="Vögel")).to_be_visible()


def test_a_deck_file_that_is_too_long_is_told(sit: Sitting, home: House, tmp_path: Path) -> None:
    page = sit("/studio", **WIDE)
    file = tmp_path / "birds.toml"
    file.write_text(starter("projects", "mine") + "# " + "x" * 3_000_000, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("birds.toml is too long for a deck")).to_be_visible()
    assert text(page) == ""


def test_pasted_rows_show_their_columns_and_misfits(sit: Sitting, home: House) -> None:
    page = sit("/studio", **WIDE)
    page.get_by_label("Or paste rows here").fill("Name\tPoints\tShoe size\nAda\t3\t38\nBen\tmany\t44")
    page.get_by_role("button", name="Read these rows").click()
    expect(page.get_by_label("The column “Name” means")).to_have_value(re.compile("name"))
    expect(page.get_by_label("The column “Shoe size” means")).to_have_value("")
    expect(page.get_by_role("region", name=re.compile("to look at$"))).to_contain_text("3")
    page.get_by_role("button", name=re.compile("^Make the deck")).click()
    expect(line(page, "Ada")).to_be_visible()
    assert BIRDS not in text(page)
