"""The guided first deck: every step says when it is done, from the first to the last, a game in between."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Sitting

from .making import WIDE, added, field, line, opened

STEPS = 10


def step(page: Page, number: int, is_done: bool) -> None:
    """Wait until the guide is at a step, done or not."""
    expect(page.get_by_role("region", name="Your first deck").get_by_text(f"Step {number} of {STEPS}")).to_have_text(
        f"Step {number} of {STEPS}{' ✓' if is_done else ''}"
    )


def on(page: Page, number: int, is_begun: bool = True) -> None:
    """Go on from a step that is done; the next one asks for something anew."""
    step(page, number, is_done=True)
    page.get_by_role("button", name="Next", exact=True).click()
    if is_begun:
        step(page, number + 1, is_done=False)


def test_the_first_deck_is_led_from_its_first_step_to_its_last(sit: Sitting, home: House) -> None:
    page = sit("/studio", **WIDE)
    page.get_by_role("button", name="Show me how: my first deck").click()
    on(page, 1)
    field(opened(page, "About the deck"), "Title").fill("My very first deck")
    on(page, 2)
    page.get_by_role("navigation", name="The deck and its cards").locator("[data-guide=card] button").first.click()
    on(page, 3)
    field(page, "Points").fill("3")
    on(page, 4)
    page.get_by_role("navigation", name="The deck and its cards").locator("[data-guide=sentence] button").first.click()
    effect = field(page, "Effect")
    effect.fill("Draw 3 cards from the resource pile.")
    on(page, 5)
    effect.fill("Draw 3 crads from the resource pile.")
    page.get_by_role("button", name=re.compile("^Mend")).first.click()
    on(page, 6)
    added(page, "bird", "Magpie")
    step(page, 7, is_done=True)
    page.get_by_role("button", name="Next", exact=True).click()
    step(page, 8, is_done=False)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name=re.compile("^Your hand"))).to_be_visible()
    page.go_back()
    expect(line(page, "Magpie")).to_be_visible()
    on(page, 9, is_begun=False)
    step(page, 10, is_done=True)  # to play it, it was saved
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page.get_by_role("region", name="Your first deck")).to_have_count(0)
    page.reload()
    expect(line(page, "Magpie")).to_be_visible()
    expect(page.get_by_role("region", name="Your first deck")).to_have_count(0)
