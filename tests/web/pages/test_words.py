"""Words of another length: in a pseudo-language that is 40 % longer the pages keep their layout."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import remember
from tests.web.positions import crowded

PSEUDO = "localStorage.setItem('labdeck.words', 'pseudo')"
WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
# Buttons, links and labels whose text is wider than they are.
CUT = """[...document.querySelectorAll('main button, main a, main label, main summary, header button')]
    .filter((it) => it.offsetParent && it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline')
    .map((it) => it.textContent.trim())"""
# At a table: labels of piles, one's own plate and everybody's points, the question and what answers it.
CUT_AT_TABLE = """[...document.querySelectorAll('.pile .name, .plate.own b, .won,.sentence,.bar :is(button, summary)')]
    .filter((it) => it.offsetParent && !it.closest('.thing') && getComputedStyle(it).position !== 'absolute')
    .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
    .filter((it) => getComputedStyle(it).display !== 'inline')
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


@pytest.mark.parametrize("deck", ["ingenium", "gsa", "heroes"])
def test_longer_words_keep_the_table(sit: Sitting, home: House, deck: str) -> None:
    ticket = crowded(home, deck)  # as many as can sit there
    likes = AT_ONCE | {"list": False}
    page = sit(viewport={"width": SIZE[0], "height": SIZE[1]}, likes=likes, has_touch=True, is_mobile=True)
    page.evaluate(PSEUDO)
    remember(page, ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    expect(page.locator(".sentence")).to_contain_text("é")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
    assert page.evaluate(CUT_AT_TABLE) == []


def test_longer_words_of_a_coach_keep_the_lesson(sit: Sitting) -> None:
    page = spoken(sit, "/")
    page.get_by_role("button", name="Women in STEM").and_(page.get_by_role("button", name="Learn by playing")).click()
    page.locator(".bar.asked").wait_for()
    expect(page.locator(".coach p").last).to_contain_text("é")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZE[0]
    assert page.evaluate(CUT_AT_TABLE) == []
