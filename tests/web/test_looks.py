"""What the page looks like to eyes, to a phone and to a screen reader; and texts that would be markup."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labdeck.deck import names as deck_names
from tests.server.house import OPEN, PERSON, House

from .conftest import Sitting
from .playing import COVER, QUICK, await_number, await_question, choose, number, play_out, remember
from .positions import crowded

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Look = dict[str, Any]
BOT = {"kind": "bot", "bot": "greedy"}
PHONE: Look = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDE = {"width": 1440, "height": 900}
PAYLOADS = json.loads((Path(__file__).parent / "payloads.json").read_text())
LONGEST_NAME = 40


def serious_problems(page: Page) -> list[str]:
    """What axe finds on a page that is serious or worse."""
    page.evaluate(f"() => {{ if (!window.axe) {{ {AXE.read_text()} }} }}")
    found = page.evaluate("() => axe.run(document)")["violations"]
    return [
        f"{problem['id']}: {node['html']}"
        for problem in found
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"]
    ]


def at_home(page: Page, home: House) -> None:
    page.get_by_role("button", name="New table…: Women in STEM").click()
    page.get_by_text("House rules").click()
    page.get_by_label("Draw", exact=True).wait_for()


def in_the_lobby(page: Page, home: House) -> None:
    ticket = home.open(PERSON, OPEN, BOT)
    remember(page, ticket["table"], ticket["token"])
    page.get_by_role("button", name="Start now").wait_for()


def in_mid_game(page: Page, home: House) -> None:
    ticket = home.open(PERSON, BOT, BOT, BOT, BOT, first=0)
    remember(page, ticket["table"], ticket["token"])
    for _ in range(12):
        await_question(page)
        choose(page)
    await_question(page)


def among_heroes(page: Page, home: House) -> None:
    ticket = crowded(home, "heroes")
    remember(page, ticket["table"], ticket["token"])
    await_question(page)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("region", name="What a bot would do").wait_for()


def before_a_cover(page: Page, home: House) -> None:
    ticket = home.open(PERSON, {"kind": "person", "name": "Ben"}, first=0)
    remember(page, ticket["table"], ticket["token"])
    page.locator(COVER).wait_for()


def at_the_end(page: Page, home: House) -> None:
    ticket = home.open(PERSON, BOT, projects=4, **QUICK)
    remember(page, ticket["table"], ticket["token"])
    play_out(page)


def before_an_album(page: Page, home: House) -> None:
    page.goto("/album")
    page.get_by_role("heading", level=1).wait_for()


def in_a_guide(page: Page, home: House) -> None:
    page.goto("/guide/microbes#P10")
    expect(page.locator("#P10")).to_be_in_viewport()


def in_the_rules(page: Page, home: House) -> None:
    page.goto("/rules/projects#P10")
    page.locator("#P10").wait_for()


def before_a_large_card(page: Page, home: House) -> None:
    page.goto("/cards/ingenium")
    page.locator("main li button").first.click()
    page.get_by_role("dialog").get_by_role("button", name="What is known about it").click()


def in_the_settings(page: Page, home: House) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()


def in_a_lesson(page: Page, home: House) -> None:
    page.get_by_role("button", name="Learn by playing: Microbes").click()
    await_question(page)


def in_a_replay(page: Page, home: House, deck: str = "ingenium") -> None:
    ticket = home.open(PERSON, BOT, deck=deck, first=0)
    remember(page, ticket["table"], ticket["token"])
    await_question(page)
    choose(page)
    page.goto(f"/replay/{ticket['table']['code']}")
    page.locator("input[type=range]").wait_for()


def at_no_table(page: Page, home: House) -> None:
    page.goto("/t/AAAAAA")
    page.get_by_role("heading", name="There is no table AAAAAA").wait_for()


def before_a_class_is_open(page: Page, home: House) -> None:
    page.goto("/class")
    page.get_by_text("House rules").click()
    page.get_by_role("button", name="Open the class").wait_for()


def at_the_door_of_a_class(page: Page, home: House) -> None:
    page.goto(f"/c/{home.open_class()['classroom']['code']}")
    page.get_by_label("Your name").wait_for()


def remember_class(page: Page, ticket: dict[str, Any]) -> None:
    """Give the browser the token of a class, and go there."""
    kept = {"code": ticket["classroom"]["code"], "token": ticket["token"], "title": ticket["classroom"]["title"]}
    page.evaluate("kept => localStorage.setItem('labdeck.seats', JSON.stringify([kept]))", kept)
    page.goto(ticket["classroom"]["link"])


def in_a_class_that_waits(page: Page, home: House) -> None:
    remember_class(page, home.come(home.open_class()["classroom"]["code"], "Ann"))
    page.get_by_role("heading", name="You sit at table 1").wait_for()


def before_all_tables_of_a_class(page: Page, home: House) -> None:
    ticket = home.open_class(size=4)
    code = ticket["classroom"]["code"]
    for pupil in range(14):
        home.come(code, f"A pupil of a long name {pupil}")
    home.teach(code, ticket["token"], "begin", table=1)
    remember_class(page, ticket)
    page.get_by_role("button", name="More about A pupil of a long name 5").click()
    page.get_by_text("Waits for").wait_for()


PLACES = [
    *(before_a_class_is_open, at_the_door_of_a_class, in_a_class_that_waits, before_all_tables_of_a_class),
    *(at_home, in_the_lobby, in_mid_game, among_heroes, before_a_cover, at_the_end, at_no_table),
    *(before_an_album, in_a_guide, in_the_rules, before_a_large_card, in_the_settings, in_a_lesson),
]


def assert_accessible_and_fits(page: Page) -> None:
    """On a phone in light, then wide and dark, without going there again."""
    for viewport, scheme in ((PHONE["viewport"], "light"), (WIDE, "dark")):
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert serious_problems(page) == []
        # On a phone, innerWidth grows with what does not fit; the screen does not.
        assert page.evaluate("() => document.documentElement.scrollWidth <= screen.width")


@pytest.mark.parametrize("go", PLACES)
def test_every_page_is_accessible_and_fits(sit: Sitting, home: House, go: Callable[[Page, House], None]) -> None:
    page = sit(**PHONE, color_scheme="light")
    go(page, home)
    assert_accessible_and_fits(page)


@pytest.mark.parametrize("deck", deck_names())
def test_pages_of_every_deck_are_accessible_in_mid_game(sit: Sitting, home: House, deck: str) -> None:
    page = sit(**PHONE, color_scheme="light")
    ticket = crowded(home, deck)
    remember(page, ticket["table"], ticket["token"])
    await_question(page)
    page.locator(".plate .who").last.tap()  # another's cards lie open
    page.locator(".mine .choose").wait_for()
    assert_accessible_and_fits(page)
    in_a_replay(page, home, deck)
    assert serious_problems(page) == []
    for path in (f"/guide/{deck}", f"/cards/{deck}"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        assert serious_problems(page) == []


def test_axe_finds_a_planted_problem(sit: Sitting) -> None:
    page = sit()
    page.evaluate("() => document.body.append(document.createElement('button'))")
    assert serious_problems(page)


@pytest.mark.parametrize("go", [in_mid_game, among_heroes])
def test_targets_are_large_enough_for_a_finger(sit: Sitting, home: House, go: Callable[[Page, House], None]) -> None:
    page = sit(**PHONE)
    go(page, home)
    targets = page.locator("button:visible, input:not([type=checkbox]):visible, label:has([type=checkbox]):visible")
    heights = targets.evaluate_all("all => all.map((it) => it.getBoundingClientRect().height)")
    assert heights
    assert min(heights) >= 44


def test_markup_in_names_and_chat_stays_text(sit: Sitting, home: House) -> None:
    assert len(PAYLOADS) == 50
    page = sit()
    page.on("dialog", lambda dialog: pytest.fail(f"a payload ran: {dialog.message}"))
    names = list(dict.fromkeys(payload[:LONGEST_NAME].strip() for payload in PAYLOADS))
    for first in range(0, len(names), 5):
        people = [{"kind": "person", "name": name} for name in names[first : first + 5]]
        ticket = home.open(*people) if len(people) > 1 else home.open(*people, BOT)
        remember(page, ticket["table"], ticket["token"])
        page.locator(COVER).click()
        await_question(page)
        shown = page.locator(".plate b, h2[id^=seat-]").all_inner_texts()
        for name in names[first : first + 5]:
            assert any(" ".join(name.split()) in " ".join(text.split()) for text in shown)
    speaker = home.player(ticket["table"]["code"], ticket["token"])
    for payload in PAYLOADS:
        assert speaker.ask("chat", seat=0, text=payload)["type"] == "done"
    speaker.close()
    lines = page.get_by_role("log", name="Chat").locator("p")
    expect(lines).to_have_count(len(PAYLOADS))
    said = lines.evaluate_all("all => all.map((it) => it.textContent)")
    for payload, line in zip(PAYLOADS, said, strict=True):
        assert payload in line
    assert (
        page.locator(
            "main img:not([src^='/api/decks/']), main iframe, main script, main style, main [onerror], main [onload]"
        ).count()
        == 0
    )
    assert page.evaluate("() => window.ran") is None


def test_a_page_keeps_no_secret_in_its_address(sit: Sitting, home: House) -> None:
    page = sit()
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    page.on("websocket", lambda socket: addresses.append(socket.url))
    page.get_by_role("button", name="Play now against bots: Women in STEM").click()
    await_question(page)
    before = number(page)
    choose(page)
    await_number(page, before + 1)
    token = page.evaluate("() => JSON.parse(localStorage.getItem('labdeck.seats'))[0].token")
    assert len(token) > 20
    assert not any(token in address for address in [*addresses, page.url])
