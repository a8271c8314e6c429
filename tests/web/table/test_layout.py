"""The table at every size: all of it in sight, nothing over anything else, and nothing that jumps."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labdeck.deck import load
from labdeck.deck import names as deck_names
from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import await_number, await_question, choices, number, remember
from tests.web.positions import crowded

SIZES = {"phone": (360, 740), "tablet": (768, 1024), "laptop": (1280, 720), "wide": (1440, 900), "huge": (2560, 1440)}
FAMILIES = ("ingenium", "heroes")  # a deck of each family of rules, at every size
TABLES = [
    *((deck, size) for deck in FAMILIES for size in SIZES),
    *((deck, size) for deck in deck_names() if deck not in FAMILIES for size in ("phone", "huge")),
]
WISHES = {"projects": ("Start", "Put", "End the action"), "discoveries": ("Put", "Play", "Do nothing")}
ZONES = (".others", ".middle", ".mine", ".bar", ".hand")
BOX = "it => { const r = it.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom].map(Math.round) }"
BOXES = f"all => all.map({BOX})"
CUT = "all => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent)"
Box = list[int]


def seated(sit: Sitting, home: House, deck: str, size: str) -> Page:
    """Ann at a crowded table, before a screen of that size."""
    width, height = SIZES[size]
    small: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    ticket = crowded(home, deck)
    page = remember(sit(viewport={"width": width, "height": height}, **small), ticket["table"], ticket["token"])
    await_question(page)
    return page


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a line."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


def zones(page: Page) -> dict[str, Box]:
    """Where the parts of the table lie."""
    return {zone: page.locator(zone).evaluate(BOX) for zone in ZONES}


@pytest.mark.parametrize(("deck", "size"), TABLES)
def test_nothing_lies_over_anything_else(sit: Sitting, home: House, deck: str, size: str) -> None:
    page = seated(sit, home, deck, size)
    width, height = SIZES[size]
    boxes = zones(page)
    for name, (left, top, right, bottom) in boxes.items():
        assert 0 <= left < right <= width, name
        assert 0 <= top < bottom <= height, name
        assert not [other for other in boxes if other != name and overlap(boxes[name], boxes[other])], name
    for zone in (".hand", ".mine", ".middle"):
        cards = page.locator(f"{zone} .card, {zone} .mark img").evaluate_all(BOXES)
        assert len(cards) >= 2 or zone == ".middle"
        assert not [(one, other) for one in cards for other in cards if one < other and overlap(one, other)], zone
        assert all(boxes[zone][1] <= top and bottom <= boxes[zone][3] for _, top, _, bottom in cards), zone
    piles = page.locator(".pile").evaluate_all(BOXES)
    assert all(boxes[".middle"][1] <= top and bottom <= boxes[".middle"][3] for _, top, _, bottom in piles)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert page.locator(".sentence, .choices, .pile .name").evaluate_all(CUT) == []


@pytest.mark.parametrize("size", ["phone", "wide", "huge"])
def test_that_somebody_is_away_covers_no_card(sit: Sitting, home: House, size: str) -> None:
    page = seated(sit, home, "heroes", size)
    buttons = page.get_by_role("button", name="Away: send a bot").evaluate_all(BOXES)
    cards = page.locator(".others .card, .others .mark img").evaluate_all(BOXES)
    assert buttons
    assert cards
    assert not [(button, card) for button in buttons for card in cards if overlap(button, card)]


@pytest.mark.parametrize("deck", FAMILIES)
def test_what_is_asked_can_be_read_on_a_phone(sit: Sitting, home: House, deck: str) -> None:
    page = seated(sit, home, deck, "phone")
    sentence = page.locator(".sentence")
    assert sentence.inner_text().startswith("Your turn. Action phase: ")
    assert sentence.evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    # Nothing on the table stands for the choice that goes on, so it is always in sight.
    first, bar = choices(page).first.evaluate(BOX), page.locator(".choices").evaluate(BOX)
    assert first[3] <= bar[3]
    assert choices(page).first.inner_text().startswith(("End", "Do nothing"))


@pytest.mark.parametrize("size", ["phone", "wide"])
@pytest.mark.parametrize("deck", FAMILIES)
def test_nothing_shifts_when_the_prompt_changes(sit: Sitting, home: House, deck: str, size: str) -> None:
    page = seated(sit, home, deck, size)
    before = zones(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_text("A bot would:").wait_for()
    assert zones(page) == before
    page.get_by_role("region", name="What a bot would do").get_by_role("button", name="Close").click()
    for wish in WISHES[load(deck).rules]:
        found = choices(page).filter(has_text=re.compile(f"^{wish}"))
        if found.count():
            made = number(page)
            found.first.click()
            await_number(page, made + 1)
            assert zones(page) == before, wish


def test_at_twice_the_size_everything_can_be_reached(sit: Sitting, home: House) -> None:
    ticket = crowded(home, "ingenium")
    page = remember(sit(viewport={"width": 720, "height": 450}), ticket["table"], ticket["token"])
    await_question(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 720
    for part in (".others", ".middle", ".mine", ".hand", ".bar"):
        page.locator(part).scroll_into_view_if_needed()
        expect(page.locator(part)).to_be_in_viewport()


def test_a_card_is_shown_large_with_its_facts(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "wide")
    card = page.locator("[data-place='mat:1'][data-card]").first
    name = card.get_attribute("title") or "?"
    dialog = page.get_by_role("dialog", name=name)
    shows: list[Callable[[], None]] = [lambda: card.click(button="right"), lambda: card.press("z"), card.click]
    for show in shows:
        show()
        expect(dialog.get_by_role("img")).to_have_attribute("src", re.compile("/faces/"))
        dialog.get_by_role("button", name="What is known about it").click()
        expect(dialog.get_by_role("img")).to_have_attribute("src", re.compile("/backs/"))
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_held_touch_shows_a_card_and_plays_nothing(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "phone")
    before = number(page)
    card = page.locator("section:has(#hand) button.may").first
    box = card.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    assert number(page) == before


def test_on_a_phone_a_strip_opens_each_seat(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "phone")
    page.get_by_role("button", name="Dee").click()
    expect(page.locator("[data-place='mat:3'][data-card]").first).to_be_visible()
    expect(page.locator("[data-place='mat:1'][data-card]")).to_have_count(0)
    page.get_by_role("button", name="Benedikt").click()
    expect(page.locator("[data-place='mat:1'][data-card]").first).to_be_visible()


def test_what_is_met_is_ticked_on_the_card(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "wide")
    put = choices(page).filter(has_text=re.compile("^Put")).first
    made = number(page)
    put.click()
    await_number(page, made + 1)
    while choices(page).filter(has_text=re.compile("^Put it beside")).count():
        made = number(page)
        choices(page).first.click()
        await_number(page, made + 1)
    expect(page.locator(".mine circle")).to_have_count(1)
    expect(page.locator(".mine").get_by_text(re.compile("Has .*Lacks"))).to_have_count(1)
