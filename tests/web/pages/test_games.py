"""Whole games in the browser."""

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from labdeck.deck import Project, load
from tests.server.house import OPEN, PERSON, House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import (
    COVER,
    QUICK,
    await_question,
    choices,
    choose,
    play_out,
    play_together,
    press,
    remember,
    tap,
)

BOT = {"kind": "bot", "bot": "greedy"}
# What makes a game of each deck short: few projects, or few turns.
DECKS = {
    "ingenium": {"projects": 6},
    "wise": {"projects": 6},
    "microbes": {"projects": 9},
    "gsa": {"projects": 9},
    "heroes": {"most_turns": 3},
}

# The shortest game of each deck for two.
SHORT: dict[str, dict[str, int]] = {
    "ingenium": {"projects": 4},
    "wise": {"projects": 4},
    "microbes": {"projects": 6},
    "gsa": {"projects": 4},
    "heroes": {"most_turns": 2},
}


def open_with(page: Page, deck: str, *seats: str, shorter: bool = True) -> None:
    """Open a new table from the home page with such seats."""
    page.get_by_role("button", name=f"New table…: {deck}").click()
    form = page.locator("form", has=page.get_by_role("heading", name="New table"))
    for index, sits in enumerate(seats):
        form.get_by_label(f"Seat {index + 1}").select_option(sits)
    if shorter:
        form.get_by_label("Length").select_option(index=2)
    form.get_by_role("button", name="Open the table").click()


def test_play_now_is_one_click(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("button", name="Play now against bots: Women in STEM").click()
    await_question(page)
    expect(choices(page).first).to_be_visible()
    assert "?" not in page.url


def test_a_person_plays_against_bots(sit: Sitting) -> None:
    page = sit()
    page.get_by_label("Your name").fill("Ann")
    open_with(page, "Women in STEM", "person", "greedy", "greedy")
    play_out(page)
    expect(page.get_by_role("heading", name=re.compile("wins?$"))).to_be_visible()
    for card in page.locator(".result li:has(.card)").all():
        known = next(each for each in load("ingenium").of(Project) if each.name == card.locator("b").inner_text())
        for fact in known.facts:
            expect(card.get_by_text(str(fact))).to_be_visible()
    table = page.get_by_role("table", name="Ann")
    rows = [int(text.replace("−", "-").split()[0]) for text in table.locator("td").all_inner_texts()]
    assert sum(rows[:-1]) == rows[-1]
    page.get_by_role("button", name="Rematch").click()
    await_question(page)
    expect(choices(page).first).to_be_visible()


@pytest.mark.parametrize("deck", DECKS)
def test_two_people_and_a_bot(sit: Sitting, home: House, deck: str) -> None:
    ticket = home.open(OPEN, OPEN, BOT, deck=deck, **DECKS[deck], **QUICK)
    code = ticket["table"]["code"]
    ann, ben = sit(f"/t/{code}"), sit(f"/t/{code}")
    for seat, (page, name) in enumerate(((ann, "Ann"), (ben, "Ben")), start=1):
        page.get_by_label("Name for a seat you take").fill(name)
        page.get_by_role("button", name=f"Take seat {seat}").click()
    play_together({"Ann": ann, "Ben": ben})
    for page in (ann, ben):
        expect(page.get_by_role("heading", name=re.compile("wins?$"))).to_be_visible()
    ann.get_by_role("button", name="Rematch").click()
    ben.get_by_role("button", name="Go to the rematch").click()
    ben.wait_for_url(ann.url)


def test_a_choice_is_sent_once(sit: Sitting, home: House) -> None:
    """Also one that the page makes by itself, when its answer comes before the view that it leads to."""
    ticket = home.open(PERSON, BOT, projects=4, **QUICK)
    page, sent = sit(), list[int]()

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "choose":
            sent.append(message["number"])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    made = play_out(remember(page, ticket["table"], ticket["token"]))
    assert len(sent) > len(made), "nothing was chosen by itself"
    assert len(sent) == len(set(sent))


def test_play_now_by_keyboard_alone(sit: Sitting) -> None:
    page = sit()
    button = page.get_by_role("button", name="Play now against bots: Women in STEM")
    button.wait_for()
    while not button.evaluate("it => it === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    await_question(page)


@pytest.mark.parametrize("deck", SHORT)
def test_a_game_by_keyboard_alone(sit: Sitting, home: House, deck: str) -> None:
    ticket = home.open(PERSON, BOT, deck=deck, **SHORT[deck], **QUICK)
    page = remember(sit(), ticket["table"], ticket["token"])
    play_out(page, make=press)
    expect(page.locator("#result")).to_be_focused()


@pytest.mark.parametrize("deck", SHORT)
def test_a_game_by_touch_alone(sit: Sitting, home: House, deck: str) -> None:
    """On a phone, without the list of choices."""
    ticket = home.open(PERSON, BOT, deck=deck, **SHORT[deck], **QUICK)
    likes = AT_ONCE | {"list": False, "aside": False}
    page = sit(likes=likes, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    remember(page, ticket["table"], ticket["token"])
    play_out(page, make=tap)
    expect(page.locator("#result")).to_be_visible()


def test_several_people_at_one_screen(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, {"kind": "person", "name": "Ben"}, BOT, projects=6, **QUICK)
    page = remember(sit(), ticket["table"], ticket["token"])
    shown: list[str] = []
    while len(set(shown)) < 2 or len(shown) < 4:
        page.locator(COVER).wait_for()
        for hidden in ("Your hand", "Log", "Piles"):
            assert not page.get_by_role("heading", name=hidden).count()
        shown.append(page.locator("h1").inner_text())
        page.locator(COVER).click()
        await_question(page)
        expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        while not page.locator(COVER).count():
            choose(page)
            await_question(page)
    assert not any(one == other for one, other in pairwise(shown))
    play_out(page)
