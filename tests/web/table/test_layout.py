"""The table at every size: all of it in sight, nothing over anything else but in the hand, and nothing that jumps."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labdeck.deck import load
from labdeck.deck import names as deck_names
from tests.server.house import PERSON, House
from tests.tools.heroes import take as play_quietly
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import GREEDY, await_number, await_question, choices, number, remember, take
from tests.web.positions import crowded, planted

SIZES = {
    "phone": (360, 740),
    "tablet": (768, 1024),
    "low": (1366, 640),
    "wide": (1440, 900),
    "huge": (2560, 1440),
    "flat": (844, 390),
}
ZOOMED = {"zoomed": (683, 320), "zoomed tall": (720, 450)}  # a school's laptop and a larger one at 200 %
FAMILIES = ("ingenium", "heroes")  # a deck of each family of rules, at every size
TABLES = [
    *((deck, size) for deck in FAMILIES for size in SIZES),
    *((deck, "phone") for deck in deck_names() if deck not in FAMILIES),
]
WISHES = {"projects": ("Start", "Put", "End turn"), "discoveries": ("Put", "Play", "Do nothing")}
PLAIN = AT_ONCE | {"list": False, "aside": False}  # the table as it is first seen
ZONES = (".others", ".middle", ".mine", ".bar", ".hand")
BOX = "it => { const r = it.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom].map(Math.round) }"
BOXES = f"all => all.map({BOX})"
PAIRED = ("backup-computer", "camera", "radar", "spectrometer", "radio")  # two of each are held
SEEN = """all => all.map((it) => { const r = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2)) })"""
CUT = "all => all.filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent)"
Box = list[int]


def seated(sit: Sitting, home: House, deck: str, size: str, **likes: object) -> Page:
    """Ann at a crowded table, before a screen of that size."""
    width, height = (SIZES | ZOOMED)[size]
    small: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size in ("phone", "flat") else {}
    ticket = crowded(home, deck)
    page = sit(viewport={"width": width, "height": height}, likes=PLAIN | likes, **small)
    remember(page, ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
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
    for zone in (".mine", ".field", ".others"):
        cards = page.locator(f"{zone} .card").evaluate_all(BOXES)
        assert not [(one, other) for one in cards for other in cards if one < other and overlap(one, other)], zone
    assert page.locator(".mine .card").count() >= 2
    for zone in (".mine", ".hand", ".middle", ".others"):
        inside = page.locator(f"{zone} .card, {zone} .pile").evaluate_all(BOXES)
        assert all(boxes[zone][1] <= top and bottom <= boxes[zone][3] for _, top, _, bottom in inside), zone
        assert all(left >= 0 and right <= width for left, _, right, _ in inside), zone
    for zone, name in ((".field", ".name"), (".mine:not(.beside)", ".caption")):  # a name is on a card, or below it
        assert page.locator(f"{zone} {name}").count() == page.locator(f"{zone} .cut-token").count()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert page.locator(".sentence, .choices").evaluate_all(CUT) == []


@pytest.mark.parametrize("deck", deck_names())
@pytest.mark.parametrize("size", ["phone", "flat"])
def test_of_each_card_in_a_hand_the_corner_shows(sit: Sitting, home: House, deck: str, size: str) -> None:
    assert_corners(seated(sit, home, deck, size))


@pytest.mark.parametrize("size", ZOOMED)
def test_at_twice_its_size_the_corner_of_each_card_in_a_hand_shows(sit: Sitting, home: House, size: str) -> None:
    page = seated(sit, home, "heroes", size)
    assert_corners(page)
    for zone in (".field", ".mine"):
        left, _, right, _ = page.locator(zone).evaluate(BOX)
        cards = page.locator(f"{zone} .card").evaluate_all(BOXES)
        assert not [(one, other) for one in cards for other in cards if one < other and overlap(one, other)], zone
        assert all(left <= card[0] and card[2] <= right for card in cards), zone


def assert_corners(page: Page) -> None:
    lefts = page.locator(".hand .card").evaluate_all("all => all.map((it) => it.getBoundingClientRect().left)")
    assert len(lefts) >= 4
    assert min(after - before for before, after in pairwise(lefts)) >= 24


@pytest.mark.parametrize("size", ["phone", "flat", "low", "wide"])
def test_of_like_cards_in_a_hand_one_sees_how_many(sit: Sitting, home: House, size: str) -> None:
    width, height = SIZES[size]
    page = sit(viewport={"width": width, "height": height}, likes=PLAIN)
    hand = [kind for kind in PAIRED for _ in range(2)]
    ticket = planted(home, "voyages", hands=[hand, []], table=[{}, {}], to_move=0, phase="act")
    remember(page, ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    marks = page.locator(".hand .count")
    expect(marks).to_have_count(len(PAIRED))
    assert marks.evaluate_all(SEEN) == [True] * len(PAIRED)
    cards, lie = (page.locator(f".hand {zone}").evaluate_all(BOXES) for zone in (".card", ".count"))
    for (_, top, _, bottom), (_, _, _, foot) in zip(cards, lie, strict=True):
        assert foot < (top + bottom) / 2  # the sentence is below


@pytest.mark.parametrize("size", [*ZOOMED.values(), SIZES["flat"]])
def test_beside_two_words_the_question_can_be_read(sit: Sitting, size: tuple[int, int]) -> None:
    page = sit(viewport={"width": size[0], "height": size[1]}, likes=PLAIN)
    page.get_by_role("button", name="Play now against bots: Epic Heroes").click()
    await_question(page)
    expect(choices(page)).to_have_count(2)
    assert page.locator(".sentence").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    assert page.locator(".bar button, .sentence").evaluate_all(CUT) == []


def test_the_boxes_of_the_settings_are_equally_large(sit: Sitting) -> None:
    page = sit(viewport={"width": 390, "height": 844})
    page.get_by_role("button", name="Settings").click()
    boxes = page.get_by_role("dialog", name="Settings").get_by_role("checkbox")
    expect(boxes).to_have_count(3)
    assert len(set(boxes.evaluate_all("all => all.map((it) => it.offsetWidth)"))) == 1


@pytest.mark.parametrize("deck", FAMILIES)
@pytest.mark.parametrize("size", ["wide", "low", "tablet", "phone"])
def test_on_a_plate_nothing_lies_over_anything_else(sit: Sitting, home: House, deck: str, size: str) -> None:
    page = seated(sit, home, deck, size)
    for plate in page.locator(".plate").all():
        parts = plate.locator("b, .figures, .tokens li, .away").evaluate_all(BOXES)
        figures = plate.locator(".won").evaluate(BOX)
        assert not [(one, other) for one in parts for other in parts if one < other and overlap(one, other)]
        assert figures[2] <= plate.evaluate(BOX)[2]


def test_that_somebody_is_away_covers_no_card(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "wide")
    buttons = page.get_by_role("button", name="Away: send a bot").evaluate_all(BOXES)
    cards = page.locator(".others .card").evaluate_all(BOXES)
    assert buttons
    assert cards
    assert not [(button, card) for button in buttons for card in cards if overlap(button, card)]


@pytest.mark.parametrize("deck", FAMILIES)
def test_what_is_asked_can_be_read_on_a_phone(sit: Sitting, home: House, deck: str) -> None:
    page = seated(sit, home, deck, "phone")
    sentence = page.locator(".sentence")
    assert sentence.inner_text().startswith("Your turn. ")
    assert sentence.evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    # Nothing on the table stands for the choice that goes on, so it is always in sight, at the thumb.
    first = choices(page).first
    expect(first).to_have_class(re.compile("main"))
    assert SIZES["phone"][1] - first.evaluate(BOX)[3] < 60


@pytest.mark.parametrize("size", ["phone", "wide", "low"])
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
            take(found.first)
            await_number(page, made + 1)
            assert zones(page) == before, wish


def test_two_words_cover_no_card_on_a_phone(sit: Sitting, home: House) -> None:
    """To keep the opening hand or to exchange it one has to see it."""
    ticket = home.open(PERSON, GREEDY, deck="heroes", first=0)
    page = sit(likes=PLAIN, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    remember(page, ticket["table"], ticket["token"])
    page.get_by_role("button", name="Keep the opening hand.").wait_for()
    assert not overlap(page.locator(".choices").evaluate(BOX), page.locator(".hand").evaluate(BOX))


@pytest.mark.parametrize("size", ["phone", "flat", "low", "wide"])
def test_what_lies_beside_others_can_be_told_apart_to_choose_from(sit: Sitting, home: House, size: str) -> None:
    """Where there is no room for names beside discoveries, all that may be chosen lies open instead of them."""
    theirs = {"hertz-makes-radio-waves": ["grace-hopper", "analytical-engine", "bell-labs"]}
    hands = [["priority-dispute"], []]
    ticket = planted(home, "heroes", hands=hands, table=[{}, theirs], field=["universal-machine"], phase="inspire")
    width, height = SIZES[size]
    page = remember(sit(likes=PLAIN, viewport={"width": width, "height": height}), ticket["table"], ticket["token"])
    take(choices(page).filter(has_text="Play Priority Dispute").first)
    page.get_by_text("choose a card for").wait_for()
    offered = [page.locator(".room button.may").filter(has_text=name) for name in ("Analytical Engine", "Bell Labs")]
    one, other = (button.evaluate(BOX) for button in offered)
    assert not overlap(one, other)
    assert max(one[3], other[3]) <= page.locator(".bar").evaluate(BOX)[1 if size != "flat" else 3]


def test_cards_of_another_hand_are_chosen_from_in_rows(sit: Sitting, home: House) -> None:
    """Ann has scored Alan Turing, and looks at a hand: each card is seen with its owner below it."""
    hand = ["microscope", "telescope", "field-notebook", "galapagos-islands"]
    ticket = planted(home, "heroes", hands=[["alan-turing"], hand], field=["memex-idea"])

    async def score() -> None:
        table = home.table(ticket["table"]["code"])
        play_quietly(table.running(), "play alan-turing on memex-idea")
        table.show()

    home.do(score)
    page = sit(viewport={"width": 430, "height": 932}, likes=PLAIN)
    remember(page, ticket["table"], ticket["token"])
    tray = page.get_by_role("region", name="Cards to choose from")
    expect(tray.locator("[data-place='hand:1'].may")).to_have_count(len(hand))
    expect(tray.locator("p", has_text="Microscope · Benedikt")).to_be_visible()
    tall, room = tray.locator(".cards").evaluate("it => [it.scrollHeight, it.clientHeight]")
    assert tall <= room
    assert len(set(tray.locator(".card").evaluate_all("all => all.map(it => it.getBoundingClientRect().top)"))) == 2


@pytest.mark.parametrize("size", ["phone", "low", "wide"])
def test_a_card_that_is_drawn_blindly_lies_face_down_in_the_hand(sit: Sitting, home: House, size: str) -> None:
    ticket = planted(home, "wise", hands=[["doctorate"], []], phase="draw", to_move=0)
    width, height = SIZES[size]
    page = remember(sit(likes=PLAIN, viewport={"width": width, "height": height}), ticket["table"], ticket["token"])
    take(choices(page).filter(has_text="resource").first)
    back = page.locator(".hand .blind img")
    back.wait_for()
    assert not overlap(back.evaluate(BOX), page.locator(".hand .card").evaluate(BOX))
    expect(page.locator("#hand")).to_contain_text("1 card is drawn and not looked at yet.")


def test_a_lost_connection_moves_nothing(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "phone")
    before = zones(page)
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    assert page.locator(".banner").evaluate(BOX)[1] >= page.locator("header.top").evaluate(BOX)[3]
    assert zones(page) == before
    page.context.set_offline(False)


@pytest.mark.parametrize("size", [(720, 450), (683, 320)])
def test_at_twice_the_size_everything_can_be_reached(sit: Sitting, home: House, size: tuple[int, int]) -> None:
    ticket = crowded(home, "ingenium")
    page = sit(viewport={"width": size[0], "height": size[1]}, likes=PLAIN)
    remember(page, ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    assert page.locator(".bar").evaluate(BOX)[3] <= size[1]
    for part in ZONES:
        page.locator(part).scroll_into_view_if_needed()
        expect(page.locator(part)).to_be_in_viewport()
    assert not overlap(page.locator(".bar").evaluate(BOX), page.locator(".mine").evaluate(BOX))


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


def test_a_card_is_shown_again_the_moment_it_was_put_away(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "wide")
    card = page.locator("[data-place='mat:1'][data-card]").first
    dialog = page.get_by_role("dialog", name=card.get_attribute("title"))
    card.press("z")
    dialog.wait_for()
    card.evaluate(
        """async (it) => {
            document.querySelector("dialog[open] button:last-of-type").click()
            await null
            it.dispatchEvent(new KeyboardEvent("keydown", { key: "z", bubbles: true }))
            await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
        }"""
    )
    assert dialog.count() == 1
    assert dialog.is_visible()


def test_a_mouse_that_rests_on_a_card_shows_it_in_full(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "wide")
    card = page.locator(".hand .card").first
    card.hover()
    expect(page.locator("img.glance")).to_have_attribute("src", re.compile(f"/faces/{card.get_attribute('data-card')}"))
    page.locator(".sentence").hover()
    expect(page.locator("img.glance")).to_have_count(0)


def test_a_card_that_comes_under_a_resting_mouse_is_not_shown(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "wide")
    page.clock.install()
    page.mouse.move(700, 20)
    card = page.locator(".hand .card").first
    mouse = {"pointerType": "mouse", "clientX": 700, "clientY": 20}
    card.dispatch_event("pointerenter", mouse)
    page.clock.run_for(2000)
    assert not page.locator("img.glance").count()
    card.dispatch_event("pointermove", mouse | {"clientX": 702, "bubbles": True})
    page.clock.run_for(2000)
    expect(page.locator("img.glance")).to_have_count(1)


def test_a_held_touch_shows_a_card_and_plays_nothing(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "phone")
    before = number(page)
    box = page.locator("section:has(#hand) button.may").first.bounding_box()
    assert box is not None
    corner = {"x": box["x"] + 12, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [corner]})
    expect(page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    assert number(page) == before


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_a_seat_that_is_touched_lies_open_in_the_middle(sit: Sitting, home: House, size: str) -> None:
    page = seated(sit, home, "ingenium", size)
    for name, seat in (("Dee", 3), ("Benedikt", 1)):
        page.locator(".plate .who", has_text=name).click()
        expect(page.locator(f".mine [data-place='mat:{seat}'][data-card]").first).to_be_visible()
    page.get_by_role("button", name="Back to your cards").click()
    expect(page.locator(".mine [data-place='mat:0'][data-card]").first).to_be_visible()


def test_what_is_met_is_ticked_on_the_card(sit: Sitting, home: House) -> None:
    page = seated(sit, home, "ingenium", "wide")
    put = choices(page).filter(has_text=re.compile("^Put")).first
    made = number(page)
    take(put)
    await_number(page, made + 1)
    while choices(page).filter(has_text=re.compile("^Put it beside")).count():
        made = number(page)
        take(choices(page).first)
        await_number(page, made + 1)
    await_question(page)
    expect(page.locator(".mine .mark rect")).to_have_count(1)
    expect(page.locator(".mine").get_by_text(re.compile("Has .*Lacks"))).to_have_count(1)
