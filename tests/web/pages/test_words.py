"""Words of another length: in a pseudo-language that is 40 % longer the pages keep their layout."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sitting

PSEUDO = "localStorage.setItem('labdeck.words', 'pseudo')"
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
# Buttons, links and labels whose text is wider than they are.
CUT = """[...document.querySelectorAll('main button, main a, main label, main summary, header button')]
    .filter((it) => it.offsetParent && it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline')
    .map((it) => it.textContent.trim())"""
SIZE = 390, 844  # the narrowest is the hardest


def spoken(sit: Sitting, path: str) -> Page:
    """A page in the pseudo-language."""
    page = sit(path, viewport={"width": SIZE[0], "height": SIZE[1]})
    page.evaluate(PSEUDO)
    page.reload()
    return page


@pytest.mark.parametrize("path", ["/", "/guide/ingenium", "/cards/gsa", "/album"])
def test_longer_words_keep_the_layout(sit: Sitting, path: str) -> None:
    page = spoken(sit, path)
    expect(page.get_by_role("heading", level=1)).to_contain_text("é")  # as many letters more as a heading is long
    page.wait_for_load_state("networkidle")
    wide, room = page.evaluate(WIDTHS)
    assert wide <= room
    assert page.evaluate(CUT) == []
