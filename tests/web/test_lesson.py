"""The guided first game, hints, taps, sounds and levels: what helps somebody who sits down for the first time."""

import re

import pytest
from playwright.sync_api import Page, expect

from labdeck.bots import bot
from labdeck.deck import load
from labdeck.deck import names as deck_names
from labdeck.server.settings import Settings
from tests.server.house import OPEN, PERSON, House

from .conftest import AT_ONCE, Sitting
from .playing import await_number, await_question, choices, is_over, number, play_out, remember
from .positions import crowded

MOST = 60  # choices of a lesson
# How long a learner takes, in seconds: for a choice, for a word, and for a card that flies at the usual pace.
DECIDES, READS, FLIES = 3.0, 60 / 200, 0.48
LONGEST = 180.0
HEARD = """() => {
    window.heard = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given) }
}"""


def coach(page: Page) -> str:
    """What the coach says."""
    return page.get_by_role("region", name="Your first game").locator("p").inner_text()


def choose_well(page: Page, home: House) -> None:
    """Do what a greedy bot would, as a learner who looks at the cards."""
    game = home.table(page.url.partition("#")[0].rpartition("/")[2]).playing()
    code = bot("greedy", 1).choose(game.masked(0), game.tables.deck, 0)
    text = next(choice.text for choice in game.choices if choice.code == code)
    made = number(page)
    choices(page).get_by_text(text, exact=True).click()
    await_number(page, made + 1)


@pytest.mark.parametrize("deck", deck_names())
def test_a_first_game_teaches_to_complete_something_in_three_minutes(sit: Sitting, home: House, deck: str) -> None:
    page = sit()
    page.get_by_role("button", name=f"Learn by playing: {load(deck).title}").click()
    told, read, decisions = list[str](), set[str](), 0
    fact = page.locator(".fact .told")
    await_question(page)
    while not (told and told[-1].startswith(("Well done!", "Scored!"))):
        assert decisions < MOST
        assert not is_over(page)
        choose_well(page, home)
        decisions += 1
        await_question(page)
        told.append(coach(page))
        read |= {told[-1], page.locator(".sentence").inner_text()}
    read.add(fact.inner_text())
    assert len({text for text in told if not text.startswith("You know enough")}) >= 3
    moments, words = number(page), len(" ".join(read).split())
    seconds = decisions * DECIDES + words * READS + moments * FLIES + (moments - decisions) * Settings("").pause
    assert seconds < LONGEST, f"{seconds:.0f} s: {decisions} decisions, {words} words, {moments} moments"


def test_a_first_game_ends_with_what_to_do_next(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("button", name="Learn by playing: Epic Heroes").click()
    play_out(page)
    expect(page.get_by_text("That was a short first game.")).to_be_visible()
    expect(page.get_by_role("button", name="Home")).to_be_visible()


def test_a_lesson_can_be_skipped(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("button", name="Learn by playing: Women in STEM").click()
    await_question(page)
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.get_by_role("region", name="Your first game")).to_have_count(0)
    expect(page.get_by_role("log", name="Chat")).to_be_visible()
    page.reload()
    await_question(page)
    expect(page.get_by_role("region", name="Your first game")).to_have_count(0)


def test_a_hint_says_what_and_why_and_what_else(sit: Sitting, home: House) -> None:
    ticket = crowded(home, "ingenium")
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("region", name="What a bot would do")
    advice.get_by_text("A bot would:").wait_for()
    moves = advice.locator("li button").all_inner_texts()
    assert len(set(moves)) == 3
    assert set(moves) <= set(choices(page).all_inner_texts())
    for why in advice.locator("li p").all_inner_texts():
        assert re.match(r"[A-Z].*\. I thought it through \d+ times?: .* \d+ of \d+ tr(y|ies), with about .*\.$", why)
    made = number(page)
    advice.get_by_role("button", name=moves[0]).click()
    await_number(page, made + 1)
    expect(advice).to_have_count(0)


def touched(sit: Sitting, home: House, taps: str) -> tuple[Page, int]:
    """A page on which a card of the hand has been touched, and the position before."""
    ticket = crowded(home, "ingenium")
    page = remember(sit(likes=AT_ONCE | {"taps": taps}), ticket["table"], ticket["token"])
    await_question(page)
    before = number(page)
    page.locator("section:has(#hand) button.may").first.click()
    return page, before


def test_a_touch_can_be_taken_back_before_it_is_sent(sit: Sitting, home: House) -> None:
    page, before = touched(sit, home, "twice")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".pending")).to_have_count(0)
    assert number(page) == before
    card = page.locator("section:has(#hand) button.may").first
    card.click()
    expect(page.locator("section:has(#hand) .pending")).to_have_count(1)
    card.click()
    await_number(page, before + 1)


def test_a_touch_that_waits_is_sent_by_itself(sit: Sitting, home: House) -> None:
    page, before = touched(sit, home, "wait")
    expect(page.get_by_role("button", name="Take it back")).to_be_visible()
    await_number(page, before + 1)


@pytest.mark.parametrize("sound", [True, False])
def test_sounds_can_be_switched_off(sit: Sitting, home: House, sound: bool) -> None:
    ticket = crowded(home, "ingenium")
    page = remember(sit(likes=AT_ONCE | {"sound": sound}), ticket["table"], ticket["token"])
    await_question(page)
    expect(page).to_have_title(re.compile("^Your turn"))
    page.evaluate(HEARD)
    made = number(page)
    choices(page).filter(has_text=re.compile("^Start")).first.click()
    await_number(page, made + 1)
    assert bool(page.evaluate("() => window.heard")) == sound


def test_the_host_chooses_the_level_of_the_bots(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, OPEN, OPEN)
    page = remember(sit(), ticket["table"], ticket["token"])
    levels = [bot["name"] for bot in home.http.get("/api/bots").json()]
    expect(page.get_by_label("Bots").get_by_role("option")).to_have_count(len(levels))
    page.get_by_label("Bots").select_option(levels[0])
    page.get_by_role("button", name="Put a bot in seat 2").click()
    expect(page.get_by_text(f"bot {levels[0]}")).to_be_visible()
