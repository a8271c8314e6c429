"""What a card leaves to one's choice: buttons with its own words, wide and narrow, and cards that change hands."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import labdeck
from tests.game.test_played_deeds import deck_with
from tests.server.house import House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import await_question, choices, remember
from tests.web.positions import NAMES, planted

HANDS = [["trailblazer", "physics", "junior"], ["medicine", "doctorate"]]
TABLE: list[dict[str, list[str]]] = [{"rachel-chang": ["chemistry"]}, {"jill-tarter": ["physics"]}]
SIZES = {"wide": (1280, 720), "phone": (360, 740), "small": (360, 640)}


def seated(sit: Sitting, home: House, folder: Path, sentence: str, size: str = "wide", **likes: object) -> Page:
    """Ann, who has to play a card that says this, before a screen of that size."""
    ticket = planted(home, "ingenium", hands=HANDS, table=TABLE)
    deck = deck_with(folder, "ingenium", trailblazer=sentence)
    game = labdeck.arrange(deck, hands=HANDS, table=TABLE, names=NAMES[:2], seed=7)

    async def deal() -> None:
        table = home.table(ticket["table"]["code"])
        table.game = game
        table.show()

    home.do(deal)
    width, height = SIZES[size]
    shown = {} if size == "wide" else {"list": False}  # on a phone it lies over the table
    page = remember(
        sit(viewport={"width": width, "height": height}, has_touch=width < 500, likes=AT_ONCE | shown | likes),
        ticket["table"],
        ticket["token"],
    )
    await_question(page)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_or_has_a_button_with_the_words_of_each_deed(sit: Sitting, home: House, tmp_path: Path, size: str) -> None:
    said = "Draw 2 cards from the resource pile or discard 1 card from your hand or score 1 point."
    page = seated(sit, home, tmp_path, said, size)
    expect(page.get_by_text("choose what is done")).to_be_attached()
    expect(choices(page)).to_have_text(
        ["Draw 2 cards from the resource pile.", "Discard 1 card from your hand.", "Score 1 point."]
    )
    for each in (page.locator(".sentence"), *choices(page).all()):
        expect(each).to_be_visible()
        expect(each).to_be_in_viewport(ratio=0.99)
    assert page.locator(".sentence").evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    choices(page).last.click()
    expect(page.locator("section.seat.own .score")).to_have_text("1 won · 4 at stake")


def test_may_is_done_or_passed(sit: Sitting, home: House, tmp_path: Path) -> None:
    page = seated(sit, home, tmp_path, "You may draw 2 cards from the resource pile.")
    expect(choices(page)).to_have_text(["Draw 2 cards from the resource pile.", "Do not do it."])
    choices(page).first.click()
    expect(page.get_by_role("log").get_by_text("Ann decides: “draw 2 cards from the resource pile”.")).to_be_attached()


def test_a_card_flies_from_hand_to_hand(sit: Sitting, home: House, tmp_path: Path) -> None:
    said = "Give 1 card from your hand to another player."
    page = seated(sit, home, tmp_path, said, pace="slow")
    choices(page).filter(has_text="Junior").click()
    expect(page.locator('.flying[data-to^="hand:1"]')).to_be_visible()
    expect(page.get_by_role("log").get_by_text("Ann hands Junior to Benedikt.")).to_be_attached()
