"""Making a deck in a browser: what somebody does at the studio."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

KEPT = """() => { const [deck] = JSON.parse(localStorage.getItem('labdeck.decks') ?? '[]')
    return deck ? localStorage.getItem(`labdeck.deck.${deck.id}`) : '' }"""
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
RIGHT = "No problems: it can be played."
BIRDS = "Which birds come to your garden?"


def begun(page: Page, about: str = BIRDS) -> Page:
    """Begin with the deck that tells this of itself, and wait until it was looked at."""
    page.get_by_role("listitem").filter(has_text=about).get_by_role("button").click()
    expect(page.get_by_text(RIGHT)).to_be_attached()
    return page


def cards(page: Page) -> Locator:
    """The list of the deck and its cards."""
    return page.get_by_role("navigation", name="The deck and its cards")


def line(page: Page, name: str) -> Locator:
    """A card in the list."""
    return cards(page).get_by_role("button", name=re.compile(f"^{re.escape(name)}( |$)"))


def opened(page: Page, name: str) -> Page:
    """Open a card, or a table that has none."""
    line(page, name).click()
    expect(page.get_by_role("heading", name=re.compile(f"^{re.escape(name)}")).first).to_be_visible()
    return page


def field(page: Page, label: str) -> Locator:
    """A field of the form that is open."""
    return page.get_by_label(label, exact=True)


def text(page: Page) -> str:
    """The text of the newest deck, as the browser keeps it."""
    kept: str = page.evaluate(KEPT)
    return kept


def added(page: Page, one: str, name: str) -> Page:
    """Add a card, and wait until its form is there."""
    cards(page).get_by_role("button", name=f"Add: {one}").click()
    page.get_by_label(f"Name of the new card ({one})").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile(f"^{re.escape(name)}"))).to_be_visible()
    expect(field(page, "Name")).to_have_value(name)
    return page


def awaited(page: Page, part: str, times: int = 1) -> None:
    """Wait until the text has something as often as this: what a form changes comes a moment later."""
    page.wait_for_function(f"([part, times]) => ({KEPT})().split(part).length > times", arg=[part, times])
