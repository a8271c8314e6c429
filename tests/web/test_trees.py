"""What a screen reader is told at ten moments, kept as text in `trees/` and read like code; and axe at each of them.

`make trees` writes them anew, after a change that is meant.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from labdeck.deck import Project, Resource, load
from labdeck.deck import names as deck_names
from tests.server.house import House, Message

from .conftest import AT_ONCE, Sitting
from .playing import await_question, choices, remember
from .positions import MAKOSINSKI, end, many_discoveries, planted, with_a_full_project
from .prompt.test_window import attacked
from .test_looks import serious_problems

TREES = Path(__file__).parent / "trees"
IS_WRITTEN = "LABDECK_TREES" in os.environ
CALM = {**AT_ONCE, "list": False}
QUESTIONS = re.compile("questions? about what lay on this table")
UNREAD = re.compile(r'button "Story \d+ unread": Story \d+')
Go = Callable[[Sitting, House], tuple[Page, Message]]


def in_turn(deck: str) -> Go:
    """One's own turn with a deck: something before everybody, a few cards in hand."""

    def go(sit: Sitting, home: House) -> tuple[Page, Message]:
        file = load(deck)
        if file.rules == "projects":
            first, second, third, *_ = (project.id for project in file.of(Project))
            kinds = [resource.kind for resource in file.of(Resource)]
            hands = [[third, *kinds[:2]], kinds[2:4]]
            table: list[dict[str, list[str]]] = [{first: []}, {second: []}]
        else:
            position = many_discoveries(file)
            hands = [hand[:3] for hand in position["hands"][:2]]
            table = [dict(list(each.items())[:1]) for each in position["table"][:2]]
        ticket = planted(home, deck, hands=hands, table=table, to_move=0, phase="act")
        page = remember(sit(likes=CALM), ticket["table"], ticket["token"])
        await_question(page)
        return page, ticket

    return go


def in_a_window(sit: Sitting, home: House) -> tuple[Page, Message]:
    _, ben = attacked(sit, home)
    return ben, {"table": {"code": ben.url.rpartition("/")[2]}}


def on_the_stage(sit: Sitting, home: House) -> tuple[Page, Message]:
    ticket = with_a_full_project(home)
    page = remember(sit(likes={**AT_ONCE, "pace": "fast"}, reduced_motion="reduce"), ticket["table"], ticket["token"])
    await_question(page)
    choices(page).filter(has_text=re.compile("^Complete Ann Makosinski")).click()
    stage = page.get_by_role("region", name="Something about what was completed")
    expect(stage).to_contain_text(MAKOSINSKI.facts[-1])
    expect(stage).to_contain_text(f"+{MAKOSINSKI.points}")
    return page, ticket


def in_the_story(sit: Sitting, home: House) -> tuple[Page, Message]:
    page, ticket = on_the_stage(sit, home)
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Story")).click()
    page.get_by_role("dialog", name="Story").wait_for()
    return page, ticket


def at_the_end(sit: Sitting, home: House) -> tuple[Page, Message]:
    ticket = with_a_full_project(home)
    page = remember(sit(), ticket["table"], ticket["token"])
    end(home, ticket)
    page.get_by_text(QUESTIONS).wait_for()
    return page, ticket


def in_the_album(sit: Sitting, home: House) -> tuple[Page, Message]:
    page = sit()
    page.evaluate("kept => localStorage.setItem('labdeck.album', kept)", '{"ingenium": {"ann-makosinski": 1}}')
    page.goto("/album")
    page.get_by_role("img", name="Look at Ann Makosinski").wait_for()
    return page, {"table": {"code": "none"}}


MOMENTS: dict[str, Go] = {
    **{f"turn-{deck}": in_turn(deck) for deck in deck_names()},
    "window": in_a_window,
    "stage": on_the_stage,
    "story": in_the_story,
    "end": at_the_end,
    "album": in_the_album,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_screen_reader_is_told_what_was_reviewed(sit: Sitting, home: House, moment: str) -> None:
    page, ticket = MOMENTS[moment](sit, home)
    told = page.locator("body").aria_snapshot().replace(ticket["table"]["code"], "CODE") + "\n"
    told = UNREAD.sub('button "Story"', told)  # a mark that may come a moment later
    file = TREES / f"{moment}.yml"
    if IS_WRITTEN:
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
    if page.get_by_text(QUESTIONS).count():  # they come in another order each time, so no tree has them
        page.get_by_text(QUESTIONS).click()
    assert serious_problems(page) == []
