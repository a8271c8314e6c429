"""How to play a deck: a page with its own cards and numbers, and the law folded below."""

import pytest
from playwright.sync_api import expect

from labdeck.deck import names
from tests.server.house import BOT, PERSON, House
from tests.web.conftest import Sitting

WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
PICTURES = """Promise.all([...document.images].map((image) => {
  image.loading = 'eager'
  return image.decode()
})).then(() => true)"""


@pytest.mark.parametrize("deck", names())
def test_every_deck_has_a_page_of_its_own_cards(sit: Sitting, deck: str) -> None:
    page = sit(f"/guide/{deck}", viewport={"width": 390, "height": 844})
    expect(page.locator("ol.turn > li")).to_have_count(4)
    expect(page.get_by_role("heading", level=1)).to_contain_text("How to play")
    assert page.evaluate(PICTURES), "a picture is not there"
    wide, room = page.evaluate(WIDTHS)
    assert wide <= room


def test_it_is_one_touch_from_home_and_the_law_is_folded(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("link", name="How to play: Women in STEM").click()
    expect(page.get_by_text("Take 2 cards, one after the other")).to_be_visible()
    expect(page.locator("#P5")).to_be_hidden()
    page.get_by_text("Every rule with its number").click()
    expect(page.locator("#P5")).to_contain_text("takes 2 cards, one at a time")


def test_a_rule_that_is_linked_to_is_open(sit: Sitting) -> None:
    expect(sit("/guide/gsa#P30").locator("#P30")).to_be_in_viewport()


def test_from_a_table_it_tells_the_house_rules(sit: Sitting, home: House) -> None:
    code = home.open(PERSON, BOT, draw=5)["table"]["code"]
    page = sit(f"/guide/ingenium?table={code}")
    expect(page.get_by_text("Take 5 cards, one after the other")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(f"{page.url.split('/t/')[0]}/t/{code}")
