"""Replays: a slider through a game, each line of the log a moment, other eyes after the end, and playing on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import BOT, PERSON, House, Message, play_out, progress
from tests.web.conftest import Sitting
from tests.web.playing import await_number, await_question, choose, number, remember

SLIDER = "input[type=range]"


@pytest.fixture(scope="module")
def ended(home: House) -> Message:
    """The ticket of a table at which a short game is over."""
    ticket = home.open(PERSON, BOT, projects=4, stall_turns=1)
    ann = home.player(ticket["table"]["code"], ticket["token"])
    play_out({0: ann}, progress)
    ann.close()
    return ticket


def watch(page: Page, ticket: Message, token: str | None = None) -> Page:
    """Open the replay of a table, as its player or as anyone with the link."""
    link = ticket["table"]["link"].replace("/t/", "/replay/")
    if token:
        remember(page, ticket["table"] | {"link": link}, token)
    else:
        page.goto(link)
    page.locator(SLIDER).wait_for()
    return page


def test_the_slider_leads_through_the_game(sit: Sitting, ended: Message) -> None:
    page = watch(sit(), ended, ended["token"])
    assert number(page) == 0
    expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    page.get_by_role("button", name="One on").click()
    await_number(page, 1)
    last = int(page.locator(SLIDER).get_attribute("max") or 0)
    page.locator(SLIDER).fill(str(last))
    await_number(page, last)
    assert page.url.endswith(f"#{last}")
    expect(page.get_by_role("button", name="One on")).to_be_disabled()
    page.get_by_role("button", name="One back").click()
    page.wait_for_function("n => document.querySelector('main').dataset.number == n", arg=last - 1)
    page.reload()
    await_number(page, last - 1)


def test_each_line_of_the_log_leads_to_its_moment(sit: Sitting, ended: Message) -> None:
    page = watch(sit(), ended, ended["token"])
    line = page.get_by_role("log").get_by_role("listitem").filter(has_text="starts").first
    line.get_by_role("button", name="Show this moment: ").click()
    page.locator("[data-now]").first.wait_for()
    expect(page.locator("[data-now]").filter(has_text=line.inner_text())).to_have_count(1)
    assert number(page) > 0


def test_after_the_end_a_link_shows_every_hand(sit: Sitting, ended: Message) -> None:
    page = watch(sit(), ended)
    expect(page.locator("#hand")).to_have_count(0)
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator("[data-place='hand:0'][data-card]").first).to_be_visible()
    page.get_by_role("button", name=re.compile("0 won.*Bot, greedy")).click()
    expect(page.locator("[data-place='hand:1'][data-card]").first).to_be_visible()
    page.get_by_label("Seen by").select_option("Ann")
    expect(page.locator("[data-place='hand:0'][data-card]").first).to_be_visible()
    expect(page.locator("[data-place='hand:1'][data-card]")).to_have_count(0)


def test_one_can_play_on_from_a_moment(sit: Sitting, home: House, ended: Message) -> None:
    page = watch(sit(), ended, ended["token"])
    page.get_by_role("button", name="One on").click()
    await_number(page, 1)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert ended["table"]["code"] not in page.url
    await_question(page)
    assert number(page) >= 1
    choose(page)


def test_during_play_one_looks_back_with_ones_own_eyes(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    choose(page)
    await_question(page)
    page.get_by_role("link", name="Look back").click()
    page.locator(SLIDER).wait_for()
    expect(page.get_by_label("Seen by").get_by_role("option")).to_have_text(["you", "a spectator"])
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    page.get_by_role("link", name="To the table").click()
    await_question(page)
