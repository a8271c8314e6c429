"""Strokes: several choices by one touch, each of them an ordinary one, as long as it is offered."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.programs.clicks import count
from tests.server.house import House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import await_number, choices, number, remember
from tests.web.positions import planted

PLAIN = AT_ONCE | {"list": False, "aside": False}
UCHIDA = "irene-ayako-uchida"  # needs life-science, doctorate and professor


WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def asked(
    sit: Sitting, home: House, deck: str = "ingenium", *, before: Any = WIDE, likes: Any = PLAIN, **position: Any
) -> Page:
    """Ann in a position, before a screen."""
    ticket = planted(home, deck, to_move=0, **position)
    page = remember(sit(likes=likes, **before), ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    return page


@pytest.mark.parametrize(("before", "at"), [(WIDE, ".middle"), (PHONE, ".bar")])
def test_several_cards_are_drawn_by_one_touch(sit: Sitting, home: House, before: Any, at: str) -> None:
    """Small piles would lie under the words for it: there the bar has them. A drawing is what lies on top."""
    page = asked(sit, home, before=before, hands=[["astronomy"], []], discard=["chemistry"], phase="draw")
    top = page.locator("[data-place='pile:discard'] img").get_attribute("src") or ""
    assert ("/icons/chemistry" if before is PHONE else "/tokens/chemistry") in top
    made = number(page)
    page.locator(at).get_by_role("button", name="Draw 2 cards: Resource").click()
    await_number(page, made + 2)
    expect(page.get_by_role("button", name="Draw 2 cards: Resource")).to_have_count(0)


def test_a_project_takes_what_fits_and_is_completed(sit: Sitting, home: House) -> None:
    hands: Any = [["life-science", "professor", "astronomy"], []]
    page = asked(sit, home, hands=hands, table=[{UCHIDA: ["doctorate"]}, {}], phase="act")
    page.locator(f".mine .takes[data-card={UCHIDA}]").click()
    expect(page.locator(f".side [data-place='done:0'][data-card={UCHIDA}]")).to_be_visible()


def test_all_is_put_and_the_turn_ended_by_one_touch(sit: Sitting, home: House) -> None:
    table: Any = [{UCHIDA: [], "rachel-chang": []}, {}]
    page = asked(sit, home, hands=[["life-science", "chemistry", "astronomy"], []], table=table, phase="act")
    words = ["Play all, end turn", "Discard first", "End turn"]
    expect(page.locator(".bar li:not(.thing) button")).to_have_text(words)
    page.get_by_role("button", name="Play all, end turn").click()
    expect(page.get_by_text("Benedikt is choosing").or_(page.locator(".plate.moving"))).to_be_visible()
    expect(page.locator(".mine .mark rect")).to_have_count(2)


def test_a_turn_is_ended_by_one_word_and_its_key(sit: Sitting, home: House) -> None:
    """Nothing is asked where nothing has to be discarded; who wants to discard more says so first."""
    position: Any = {"hands": [["life-science"], []], "table": [{UCHIDA: []}, {}], "phase": "act"}
    page = asked(sit, home, **position)
    made = number(page)
    page.get_by_role("button", name="Discard first").click()
    await_number(page, made + 1)
    expect(page.locator(".sentence")).to_contain_text("Discard phase")
    page.get_by_role("button", name="Undo").click()
    await_number(page, made + 2)
    page.get_by_role("button", name="End turn", exact=True).wait_for()
    page.keyboard.press("e")
    expect(page.locator(".plate.moving")).to_contain_text("Benedikt")
    expect(page.locator(".deed")).not_to_contain_text("Done for you")


def test_a_word_that_waits_for_a_second_key_is_called_as_it_stands_there(sit: Sitting, home: House) -> None:
    position: Any = {"hands": [["life-science"], []], "table": [{UCHIDA: []}, {}], "phase": "act"}
    page = asked(sit, home, likes=PLAIN | {"taps": "twice"}, **position)
    page.keyboard.press("e")
    expect(page.locator(".said")).to_contain_text("End turn. Touch it again to do it now.")
    page.keyboard.press("e")
    expect(page.locator(".plate.moving")).to_contain_text("Benedikt")


def test_a_stroke_stops_where_something_else_is_asked(sit: Sitting, home: House) -> None:
    """A modifier that has to be played at once comes between two draws."""
    piles = {"modifier": ["metagenomics", "lab-shutdown"], "resource": ["soil", "soil", "host", "plant", "ocean"]}
    page = asked(sit, home, "microbes", hands=[["soil"], []], phase="draw", **piles)
    made = number(page)
    page.get_by_role("button", name="Draw 2 cards: Modifier").click()
    await_number(page, made + 2)  # the draw, and the card that plays itself
    expect(page.get_by_role("region", name="Cards to choose from")).to_be_visible()
    expect(choices(page).first).to_be_attached()


@pytest.mark.parametrize("deck", ["ingenium", "wise", "gsa", "microbes"])
def test_half_of_a_bots_turns_take_four_clicks_at_most(deck: str) -> None:
    turns, by, _ = count(deck, 1)
    assert sorted(turns)[len(turns) // 2] <= 4
    assert by["draw"] < len(turns) * 2
