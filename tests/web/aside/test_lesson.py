"""The guided first game."""

import pytest
from playwright.sync_api import Page, expect

from labdeck.bots import bot
from labdeck.deck import load
from labdeck.deck import names as deck_names
from labdeck.server.pace import PACES
from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import await_number, await_question, choices, is_over, number, play_out

MOST = 60  # choices of a lesson
# How long a learner takes, in seconds: for a choice, for a word, and for a card that flies at the usual pace.
DECIDES, READS, FLIES = 3.0, 60 / 200, 0.48
LONGEST = 180.0


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
    seconds = decisions * DECIDES + words * READS + moments * FLIES + (moments - decisions) * PACES["normal"].choice
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
