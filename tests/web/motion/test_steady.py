"""Nothing jumps while a game goes on: what makes room glides, and nothing but transform and opacity moves."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.house import PERSON, House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import GREEDY, await_number, choices, eager, number, remember, take
from tests.web.positions import planted

WATCH = (Path(__file__).parents[1] / "watched.js").read_text()
LIKES = AT_ONCE | {"pace": "fast", "list": False, "aside": False}
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
FAMILIES = ("ingenium", "heroes")  # a deck of each family of rules
PLAIN = LIKES | {"pace": "instant"}
ROW = "Object.fromEntries([...document.querySelectorAll('.field .card')].map(it => [it.dataset.card, it.offsetLeft]))"
CHOSEN = 8  # in which the turn goes round at least once
# As on a busy machine: cards take off late, after the time for which they fly.
LATE = """() => {
    const { play } = Animation.prototype
    Animation.prototype.play = function () { setTimeout(() => play.call(this), 300) }
}"""
# A card glides from beside its place, and once it has arrived it jumps as far; in the same frame none would count.
GLIDE_AND_JUMP = """async () => {
    const it = document.querySelector('.hand .card')
    await it.animate([{ transform: 'translate(40px, 0)' }, { transform: 'none' }], 50).finished
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    it.style.left = '-40px'
}"""
STILL = "() => document.querySelector('.bar.asked') && !document.querySelector('.flying')"


def play_on(page: Page) -> None:
    """Make some choices, and see all that comes of each."""
    for _ in range(CHOSEN):
        before = number(page)
        take(choices(page).nth(eager([text.strip() for text in choices(page).all_text_contents()])))
        await_number(page, before + 1)
        page.wait_for_function(STILL)


@pytest.mark.parametrize("deck", FAMILIES)
@pytest.mark.parametrize("size", SIZES)
def test_cards_glide_and_nothing_jumps(sit: Sitting, home: House, size: str, deck: str) -> None:
    ticket = home.open(PERSON, GREEDY, deck=deck, first=0)
    page = remember(sit(likes=LIKES, **SIZES[size]), ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    play_on(page)
    watched = page.evaluate("() => window.watched")
    assert watched["jumps"] == []
    assert set(watched["moved"]) == {"transform", "opacity"}


def test_nothing_jumps_where_cards_take_off_late(sit: Sitting, home: House) -> None:
    """What is gliding when the next choice is shown goes on from where it is seen."""
    hand = ["rachel-chang", "jill-tarter", "ann-makosinski", "geoscience", "chemistry"]
    ticket = planted(home, "ingenium", hands=[hand, []], phase="act")
    page = remember(sit(likes=LIKES, **SIZES["phone"]), ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    page.evaluate(LATE)
    for name in ("Start Rachel", "Start Jill", "Start Ann"):
        before = number(page)
        take(choices(page).filter(has_text=name).first)
        await_number(page, before + 1)
        choices(page).first.wait_for()
    page.wait_for_function(STILL)
    assert page.evaluate("() => window.watched.jumps") == []


def test_a_jump_is_seen_of_what_has_glided_as_far(sit: Sitting, home: House) -> None:
    ticket = planted(home, "ingenium", hands=[["geoscience"], []], phase="draw")
    page = remember(sit(likes=LIKES, **SIZES["wide"]), ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    page.evaluate(GLIDE_AND_JUMP)
    page.wait_for_function("() => window.watched.jumps.length")


def test_a_card_that_leaves_the_open_row_moves_no_other(sit: Sitting, home: House) -> None:
    field = ["principia", "photo-51", "tacoma-narrows-on-film", "chladni-figures", "apollo-11-moon-rocks"]
    ticket = planted(home, "heroes", hands=[["marie-curie"], []], field=field)
    page = remember(sit(likes=PLAIN, **SIZES["wide"]), ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    before = page.evaluate(ROW)
    take(choices(page).filter(has_text="Play Marie Curie").first)
    page.locator(".field .may[data-card=photo-51]").click()
    page.locator(".field [data-card=photo-51]").wait_for(state="detached")
    after = page.evaluate(ROW)
    del before["photo-51"]
    assert {card: after[card] for card in before} == before
