"""Who waits is told so, in plain words, and no longer than it takes."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.server.house import PERSON, House
from tests.web.conftest import Sitting
from tests.web.playing import await_number, await_question, choices, remember

BOT = {"kind": "bot", "bot": "greedy"}
BUSY = "The server is busy. What you did is on its way."


@contextmanager
def busy(home: House, code: str) -> Iterator[None]:
    """Within this the server is busy with a table, and what is chosen there waits."""
    begun, ended = threading.Event(), asyncio.Event()

    async def hold() -> None:
        begun.set()
        await ended.wait()

    async def begin() -> None:
        tasks.append(asyncio.create_task(home.table(code).do_alone(hold)))

    async def end() -> None:
        ended.set()

    tasks: list[asyncio.Task[None]] = []
    home.do(begin)
    begun.wait()
    try:
        yield
    finally:
        home.do(end)


def test_a_choice_that_waits_says_so_until_it_is_made(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    with busy(home, ticket["table"]["code"]):
        choices(page).first.click()
        expect(page.get_by_text(BUSY)).to_be_visible()
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    await_number(page, 1)
    expect(page.get_by_text(BUSY)).to_have_count(0)


def test_a_request_that_waits_says_so(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, {"kind": "open"}, first=0)
    page = remember(sit(), ticket["table"], ticket["token"])
    start = page.get_by_role("button", name="Start now")
    expect(start).to_be_visible()
    with busy(home, ticket["table"]["code"]):
        start.click()
        expect(page.get_by_text(BUSY)).to_be_visible()
    await_question(page)
    expect(page.get_by_text(BUSY)).to_have_count(0)


def test_who_finds_the_server_full_is_told_so_and_let_in(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    code = ticket["table"]["code"]
    page = sit()
    others = [home.player(code, None) for _ in range(home.rooms.settings.limits.spectators)]
    page.goto(ticket["table"]["link"])
    expect(page.get_by_text("Too many pages show this at once. Trying again…")).to_be_visible()
    for other in others:
        other.close()
    expect(page.get_by_text("You look on at table")).to_be_visible()
    expect(page.get_by_text("Trying again…")).to_have_count(0)
