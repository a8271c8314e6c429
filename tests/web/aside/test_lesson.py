"""The guided first game."""

import pytest
from playwright.sync_api import Page, expect

from labdeck.deck import load
from labdeck.deck import names as deck_names
from labdeck.server.pace import PACES
from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import await_number, await_question, choices, is_over, number, play_out, take

STEPS = 12  # choices of a lesson, those among one included
# How long a learner takes, in seconds: for a choice, for a word, and for a card that flies at the usual pace.
DECIDES, READS, FLIES = 3.0, 60 / 200, 0.48
LONGEST = 180.0


def coach(page: Page) -> str:
    """What the coach says."""
    return page.get_by_role("region", name="Your first game").locator("p").last.inner_text()


@pytest.mark.parametrize("deck", deck_names())
def test_a_first_game_leads_to_a_completion_in_three_minutes(sit: Sitting, home: House, deck: str) -> None:
    page = sit()
    page.get_by_role("button", name=f"Learn by playing: {load(deck).title}").click()
    told, read, decisions = list[str](), set[str](), 0
    await_question(page)
    while not (told and told[-1].startswith(("You have completed", "Scored!"))):
        assert decisions < STEPS
        assert not is_over(page)
        made = number(page)
        told.append(coach(page))
        choices(page).nth(decisions % choices(page).count()).click()
        decisions += 1
        await_number(page, made + 1)
        await_question(page)
        told.append(coach(page))
        read |= {told[-1], page.locator(".sentence").inner_text()}
    assert len(set(told)) >= decisions / 2
    moments, words = number(page), len(" ".join(read).split())
    seconds = decisions * DECIDES + words * READS + moments * FLIES + (moments - decisions) * PACES["normal"].choice
    assert seconds < LONGEST, f"{seconds:.0f} s: {decisions} decisions, {words} words, {moments} moments"


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_on_a_phone_the_coach_covers_nothing(sit: Sitting, size: tuple[int, int]) -> None:
    page = sit(viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Learn by playing: Women in STEM").click()
    await_question(page)
    coach, strip = page.locator(".coach").bounding_box(), page.locator(".others").bounding_box()
    assert coach
    assert strip
    assert coach["y"] + coach["height"] <= strip["y"]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_when_the_lesson_is_done_a_hint_is_at_hand(sit: Sitting, size: tuple[int, int]) -> None:
    page = sit(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 1000, is_mobile=size[0] < 1000)
    page.get_by_role("button", name="Learn by playing: Women in STEM").click()
    await_question(page)
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    expect(page.get_by_role("button", name="Show me a hint")).to_have_count(0)
    while not page.get_by_role("button", name="Show me a hint").count():
        made = number(page)
        take(choices(page).first)
        await_number(page, made + 1)
        await_question(page)
    assert page.locator(".coach").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    page.get_by_role("button", name="Show me a hint").click()
    expect(page.get_by_role("region", name="What a bot would do")).to_be_visible()


def test_alone_the_coach_says_nothing_that_only_a_next_step_would_be(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("button", name="Learn by playing: Women in STEM").click()
    await_question(page)
    hint = page.get_by_role("button", name="Show me a hint")
    told = set[str]()
    while not is_over(page):
        made = number(page)
        take(choices(page).first)
        await_number(page, made + 1)
        await_question(page)
        if hint.count():
            told.add(coach(page))
    assert any("left unfinished cost points" in text for text in told)
    assert not {"And one more.", "Nearly there. One more card."} & told


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
