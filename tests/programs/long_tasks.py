"""Whether the page ever keeps a finger waiting: tasks of more than 50 ms on a processor four times slower.

Chromium throttles itself and traces its tasks while the first seat plays a few turns with two bots. The page plays by
itself, so that no task is the driver's. A task's time is that of its thread, so that other programs count little; what
is left hangs on the machine. `make long-tasks` plays every deck."""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from labdeck.deck import names
from tests.server.house import BOT, PERSON, House, Message, house
from tests.tools.patience import PATIENCE
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.motion.test_steady import CHOSEN, SIZES
from tests.web.playing import EAGER, remember

SLOWER = 4
LONGEST = 50  # milliseconds
TASK = "ThreadControllerImpl::RunTask"
# Makes one choice after another, whenever something is asked and no card flies: the one that leads on.
PLAY = """([wishes, many]) => {
    window.chosen = 0
    const look = () => {
        const offered = [...document.querySelectorAll('.bar.asked .choices button')]
        const next = wishes.flatMap((wish) => offered.filter((it) => it.textContent.trim().startsWith(wish)))
        if (offered.length && !document.querySelector('.flying')) {
            ;(next[0] ?? offered[0]).click()
            window.chosen += 1
        }
        if (window.chosen < many) setTimeout(look, 400)
    }
    look()
}"""
PLAYED = "many => window.chosen >= many && document.querySelector('.bar.asked') && !document.querySelector('.flying')"


def long_tasks(browser: Browser, home: House, deck: str, size: str) -> list[float]:
    """How many milliseconds each task took that took too long, while a deck is played in a window."""
    context = browser.new_context(base_url=f"http://127.0.0.1:{home.port}", **SIZES[size])
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.goto("/")
    ticket = home.open(PERSON, BOT, BOT, deck=deck, first=0)
    remember(page, ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    page.wait_for_load_state("networkidle")
    page.locator(".sentence").click()  # sounds are opened by a first touch
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    page.evaluate(PLAY, [EAGER, CHOSEN])
    page.wait_for_function(PLAYED, arg=CHOSEN, polling=500)
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    context.close()
    return [event["tdur"] / 1000 for event in of_the_page(trace) if event.get("tdur", 0) > LONGEST * 1000]


def of_the_page(trace: list[Message]) -> list[Message]:
    """The tasks of the threads that run pages, of all that was traced."""
    pages = {(each["pid"], each["tid"]) for each in trace if each.get("args", {}).get("name") == "CrRendererMain"}
    return [each for each in trace if each["name"] == TASK and (each["pid"], each["tid"]) in pages]


def main() -> int:
    """Play decks in two windows; 1 if a task took too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("decks", nargs="*", default=names())
    many = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder), seed=7, pause=0.6) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for deck in parser.parse_args().decks:
            for size in SIZES:
                found = long_tasks(browser, home, deck, size)
                many += len(found)
                print(f"{deck}, {size}: {len(found)} over {LONGEST} ms", *(f"{took:.0f}" for took in found), flush=True)
        browser.close()
    return int(many > 0)


if __name__ == "__main__":
    sys.exit(main())
