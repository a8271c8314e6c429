"""The form that prints a deck, wherever one is shown."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sitting


@pytest.mark.parametrize("path", ["/cards/gsa", "/guide/gsa"])
def test_a_deck_is_fetched_as_a_file_to_print(sit: Sitting, path: str, tmp_path: Path) -> None:
    page = sit(path)
    page.get_by_text("Print", exact=True).click()
    page.locator("details", has_text="Fetch the file").get_by_label("What").select_option("blank")
    page.get_by_label("Move backs by (mm)").fill("0.8,-1.2")
    with page.expect_download() as fetching:
        page.get_by_role("link", name="Fetch the file").click()
    fetching.value.save_as(tmp_path / "gsa.pdf")
    assert (tmp_path / "gsa.pdf").read_bytes().startswith(b"%PDF-")
    page.reload()
    page.get_by_text("Print", exact=True).click()
    expect(page.get_by_label("Move backs by (mm)")).to_have_value("0.8,-1.2")
