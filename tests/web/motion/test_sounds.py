"""Sounds, for who wants them."""

import re

import pytest
from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import (
    COVER,
    await_number,
    await_question,
    choices,
    number,
    remember,
)
from tests.web.positions import crowded

HEARD = """() => {
    window.heard = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given) }
}"""


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
    page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done)))")
    assert bool(page.evaluate("() => window.heard")) == sound


def test_a_screen_for_several_is_still_until_one_wants_sounds(sit: Sitting, home: House) -> None:
    ticket = home.open({"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}, first=0)
    page = remember(sit(likes=AT_ONCE | {"sound": True}), ticket["table"], ticket["token"])
    page.locator(COVER).click()
    await_question(page)
    page.get_by_role("button", name="Settings").click()
    sounds = page.get_by_label("Sounds on a screen that several people look at")
    expect(sounds).not_to_be_checked()
    sounds.check()
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('labdeck.settings'))")
    assert kept["sharedSound"]
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Sounds", exact=True)).to_be_checked()
