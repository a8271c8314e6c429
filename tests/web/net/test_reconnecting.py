"""Connections that break: nothing is lost, and nothing happens twice."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from labdeck.server.run import listen
from tests.server.house import OPEN, PERSON, House, Message, Player, progress
from tests.tools.patience import PATIENCE
from tests.web.conftest import Sitting
from tests.web.playing import await_number, await_question, choices, number, remember

BOT = {"kind": "bot", "bot": "greedy"}
SERVER = "import sys; from pathlib import Path; from labdeck.server.run import serve; \
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), pause=0.0, seed=7)"


@contextmanager
def served(port: int, folder: Path) -> Iterator[str]:
    """A server in a process of its own, which is killed at the end; its address."""
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), str(folder)], stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


def free_port() -> int:
    """A port that nobody listens at."""
    with listen("127.0.0.1", 0) as listening:
        return int(listening.getsockname()[1])


def play_into_an_effect(port: int, table: Message, tokens: list[str]) -> None:
    """Play both seats until Ann is asked in the middle of a card's effect."""
    players = [Player(port, table["code"], token) for token in tokens]
    newest = players[0].view(0)
    while not ("for Ann's" in newest["view"]["prompt"] and newest["choices"]):
        seat = newest["view"]["to_move"]
        asked = players[seat].at(newest["number"], seat)
        plays = [choice["name"] for choice in asked["choices"] if choice["name"].startswith("play")]
        done = players[seat].choose(seat, plays[0] if plays else progress(asked))
        newest = players[0].at(done["number"], 0)
    for player in players:
        player.close()


def test_a_killed_server_is_found_again_in_mid_effect(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    context = browser.new_context()
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    with served(port, tmp_path) as address:
        seats = {"deck": "gsa", "seats": [PERSON, OPEN], "knobs": {"first": 0}}
        ticket = httpx.post(f"{address}/api/tables", json=seats).json()
        table = ticket["table"]
        ben = httpx.post(f"{address}/api/tables/{table['code']}/seats/1", json={"name": "Ben"}).json()
        play_into_an_effect(port, table, [ticket["token"], ben["token"]])
        page.goto(address)
        remember(page, table | {"link": f"{address}{table['link']}"}, ticket["token"])
        await_question(page)
        offered, before = choices(page).all_inner_texts(), number(page)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    choices(page).first.click()
    expect(page.get_by_text("Your choice is kept")).to_be_visible()
    assert choices(page).all_inner_texts() == offered
    with served(port, tmp_path):
        await_number(page, before + 1)
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    context.close()


def test_an_unanswered_choice_is_said_again_and_done_once(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    page = sit()
    said: list[Message] = []

    def cut_the_answer(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def out(message: str | bytes) -> None:
            if (told := json.loads(message))["type"] == "choose":
                said.append(told)
            server.send(message)

        def back(message: str | bytes) -> None:
            if json.loads(message)["type"] == "done" and len(said) == 1:
                route.close(code=1013)
            else:
                route.send(message)

        route.on_message(out)
        server.on_message(back)

    page.route_web_socket("**/socket", cut_the_answer)
    remember(page, ticket["table"], ticket["token"])
    await_question(page)
    choices(page).first.click()
    await_number(page, 1)
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    expect(choices(page).first).to_be_enabled()
    page.wait_for_function("() => !document.querySelector('.sending')")
    assert [told["id"] for told in said] == [said[0]["id"]] * 2
    assert home.http.get(f"/api/tables/{ticket['table']['code']}").json()["number"] == 1


def test_offline_says_so_and_goes_on(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    page.context.set_offline(True)
    expect(page.get_by_text("You are offline.")).to_be_visible()
    choices(page).first.click()
    page.context.set_offline(False)
    await_number(page, 1)
    expect(page.get_by_text("You are offline.")).to_have_count(0)


def test_two_tabs_on_one_seat_show_the_same(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    one = remember(sit(), ticket["table"], ticket["token"])
    two = one.context.new_page()
    two.goto(ticket["table"]["link"])
    for turn in range(6):
        here, there = (one, two) if turn % 2 else (two, one)
        await_question(here)
        before = number(here)
        choices(here).last.click()
        await_number(here, before + 1)
        await_number(there, number(here))
        same_position(one, two)


def same_position(one: Page, two: Page) -> None:
    """Both tabs come to show the same log and the same hand."""
    await_question(one)
    await_number(two, number(one))
    for part in ("[role=log]", "section:has(#hand)"):
        text = one.locator(part).first.evaluate("it => it.textContent")
        two.wait_for_function("([part, text]) => document.querySelector(part).textContent === text", arg=[part, text])


def test_a_stale_choice_gets_a_reason(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, BOT, first=0)
    page = sit()
    told: list[str] = []

    def hold_back(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def back(message: str | bytes) -> None:
            told.append(json.loads(message)["type"])
            if told[-1] != "view" or "refused" in told or told.count("view") == 1:
                route.send(message)

        server.on_message(back)

    page.route_web_socket("**/socket", hold_back)
    remember(page, ticket["table"], ticket["token"])
    await_question(page)
    elsewhere = Player(home.port, ticket["table"]["code"], ticket["token"])
    elsewhere.choose(0)
    elsewhere.close()
    choices(page).first.click()
    await_number(page, 1)
    assert page.locator(".said.reason").inner_text().strip()
    assert home.http.get(f"/api/tables/{ticket['table']['code']}").json()["number"] == 1
