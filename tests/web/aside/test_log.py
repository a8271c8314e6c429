"""The log: by turns, with cards that can be looked at, one tab stop, and a mark for what nobody has seen."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import await_number, choices, number, seated, take
from tests.web.positions import planted

ANN, BEN = "Turn of Ann", "Turn of Benedikt"


def log(page: Page) -> Page:
    """A page at which Ann has started somebody, and the log is open."""
    made = number(page)
    take(choices(page).filter(has_text=re.compile("^Start")).first)
    await_number(page, made + 1)
    return page


def drawn(page: Page) -> Page:
    """Draw this turn's cards."""
    for _ in range(2):
        made = number(page)
        take(choices(page).filter(has_text="scientist").first)
        await_number(page, made + 1)
    return page


def test_the_log_is_told_by_turns_with_its_cards(sit: Sitting, home: House) -> None:
    page = log(drawn(seated(sit(), home)))
    lines = page.get_by_role("log", name="Log")
    expect(lines.get_by_role("region", name="The deal")).to_be_attached()
    turn = lines.get_by_role("region", name=ANN)
    expect(turn.get_by_role("heading", name="Ann")).to_be_visible()
    line = turn.get_by_role("listitem").filter(has_text="Ann starts").last
    expect(line).not_to_contain_text(re.compile(r"P\d"))
    page.get_by_label("Rules", exact=True).check()
    expect(line).to_contain_text("P9")
    name = line.get_by_role("button").inner_text()
    line.get_by_role("button").click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def test_the_log_is_one_tab_stop_at_its_newest_line(sit: Sitting, home: House) -> None:
    page = log(drawn(seated(sit(), home)))
    lines = page.get_by_role("log", name="Log")
    last = lines.get_by_role("listitem").last
    expect(last).to_be_in_viewport()
    lines.focus()
    page.keyboard.press("ArrowUp")
    expect(last).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(last.get_by_role("button")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(lines.get_by_role("listitem").nth(-2)).to_be_focused()
    page.keyboard.press("Tab")
    expect(lines.locator(":focus")).to_have_count(0)


def test_what_nobody_has_looked_at_is_marked(sit: Sitting, home: House) -> None:
    ticket = planted(home, "ingenium", hands=[["physics"], ["medicine", "doctorate"]], to_move=1, phase="draw")
    code, tokens = ticket["table"]["code"], ticket["tokens"]
    page = sit(likes=AT_ONCE | {"aside": False, "list": False}, viewport={"width": 1000, "height": 720})
    page.evaluate(
        "kept => localStorage.setItem('labdeck.seats', JSON.stringify([kept]))",
        {"code": code, "token": tokens[0], "title": "x"},
    )
    page.goto(ticket["table"]["link"])
    button = page.get_by_role("button", name=re.compile("^Log"))
    expect(button).to_have_accessible_name("Log")
    ben = home.player(code, tokens[1])
    ben.choose(1, "draw resource")
    assert ben.ask("chat", seat=1, text="Hello")["type"] == "done"
    expect(button).to_have_accessible_name(re.compile(r"^Log, \d+ new in the log, 1 new in the chat$"))
    button.click()
    expect(page.get_by_role("log", name="Log").get_by_text("New", exact=True)).to_be_visible()
    expect(button).to_have_accessible_name("Log")
    page.get_by_role("log", name="Log").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("log", name="Log")).to_have_count(0)
    expect(button).to_be_focused()
    ben.close()
