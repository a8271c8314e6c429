"""A whole deck made in the page: from rows and by hand, played to its end, balanced, exported and read again."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from labdeck.deck.reading import read_text
from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import play_out

from .making import BIRDS, KEPT, RIGHT, WIDE, added, awaited, begun, field, line, opened, text


def fetched(page: Page, name: str, into: Path) -> Path:
    """The deck as a file of this name on its button."""
    with page.expect_download() as fetching:
        page.get_by_role("button", name=name).click()
    file = into / fetching.value.suggested_filename
    fetching.value.save_as(file)
    return file


def test_a_deck_is_made_by_hand_played_to_its_end_and_goes_round_as_a_spreadsheet(
    sit: Sitting, home: House, tmp_path: Path
) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "About the deck")
    field(page, "Title").fill("Birds by hand")
    for name, kinds in (("Magpie", ("seed", "lawn")), ("Kestrel", ("worm", "tree"))):
        added(page, "bird", name)
        field(page, "Points").fill("2")
        page.get_by_label("Needs, 1").fill(kinds[0])
        page.get_by_role("button", name="One more").click()
        page.get_by_label("Needs, 2").fill(kinds[1])
        field(page, "Facts").fill("It is clever.\nIt is often seen.")
        expect(line(page, name)).to_contain_text("2 points")
    awaited(page, "It is often seen.", times=2)
    expect(page.get_by_text(RIGHT)).to_be_attached()
    made = read_text(text(page), Path("deck.toml"))
    page.get_by_role("button", name="Files…").click()
    sheets = [fetched(page, name, tmp_path) for name in ("Table (CSV)", "Spreadsheet (XLSX)")]
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    assert play_out(page)
    for sheet in sheets:
        page.goto("/studio")
        page.get_by_label("Drop a file here, or choose one").locator("input[type=file]").set_input_files(sheet)
        page.get_by_role("button", name=re.compile("^Make the deck")).click()
        expect(page.get_by_text(RIGHT)).to_be_attached()
        again = read_text(text(page), Path("deck.toml"))
        assert (again.titles, again.knobs, again.edition) == (made.titles, made.knobs, made.edition)


def test_a_deck_is_weighed_and_a_remedy_applied(sit: Sitting, home: House) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "Jay")
    field(page, "Points").fill("40")
    expect(line(page, "Jay")).to_contain_text("40 points")
    before = text(page)
    remedy = page.get_by_role("button", name=re.compile("^Apply"))
    remedy.first.click()
    page.wait_for_function(f"before => ({KEPT})() !== before", arg=before)
    expect(page.get_by_text(RIGHT)).to_be_attached()


def test_pasted_rows_show_their_columns_and_misfits(sit: Sitting, home: House) -> None:
    page = sit("/studio", **WIDE)
    page.get_by_label("Or paste rows here").fill("Name\tPoints\tShoe size\nAda\t3\t38\nBen\tmany\t44")
    page.get_by_role("button", name="Read these rows").click()
    expect(page.get_by_label("The column “Name” means")).to_have_value(re.compile("name"))
    expect(page.get_by_label("The column “Shoe size” means")).to_have_value("")
    expect(page.get_by_role("region", name=re.compile("fit"))).to_contain_text("3")
    page.get_by_role("button", name=re.compile("^Make the deck")).click()
    expect(line(page, "Ada")).to_be_visible()
    assert BIRDS not in text(page)
