"""Make the README's pictures again: docs/table.png, and docs/table.webp, some seconds of a real game (`make pictures`).

Seat 0 plays by the fast bot's choices in Chromium, at a server of its own, with two bots; every seed is fixed. The film
begins shortly before a project is completed, and shows what is told of it then.
"""

import base64
import io
import json
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from labdeck.bots import bot
from labdeck.game import Game
from tests.server.house import BOT, PERSON, House, house
from tests.tools.patience import PATIENCE
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.playing import CHOICES, await_number, number, remember, take

GO_ON = ".stage-layer button:has-text('Go on')"
END_TURN = "End turn"  # what the page calls the end of a phase
DOCS = Path(__file__).resolve().parent.parent / "docs"
LIKES = {"pace": "slow", "taps": "once", "sound": False, "list": False, "aside": False}
WINDOW = {"width": 1440, "height": 900}
MOVING = (720, 450)
LIVELY = 4  # projects before oneself
NEAR = 5  # own choices until something is completed
EVERY = 0.09  # seconds from one picture of the film to the next, at least
STILL = 1.2  # and at most
TOLD = 6.0  # seconds for what is told of a completed project
AFTER = 3.0  # and for what comes then
STEP = 0.25  # between two looks at the page
MOST = 150  # choices until the table is lively


def played(page: Page, home: House, code: str) -> None:
    """Make the choice that the fast bot would make for the first seat, by its word in the page."""
    game = home.table(code).running()
    wished = bot("greedy", 1).choose(game.masked(0), game.tables.deck, 0)
    choice = next(choice for choice in game.choices if choice.code == wished)
    text = END_TURN if choice.verb == "end" else choice.text
    made = number(page)
    take(page.locator(CHOICES).filter(has_text=text).first)
    await_number(page, made + 1)


def is_asked(home: House, code: str, page: Page) -> bool:
    """Whether the first seat is to choose, and the page knows it."""
    game = home.table(code).running()
    return game.to_move == 0 and page.locator(CHOICES).count() > 1 and number(page) == home.table(code).number


def is_lively(game: Game) -> bool:
    """Whether there is something to see: a row of projects, before the first is completed and takes the stage."""
    return len(game.table(0)) >= LIVELY


def is_near(game: Game) -> bool:
    """Whether the first seat completes something with its next choices."""
    ahead, player = game.copy(), bot("greedy", 1)
    for _ in range(NEAR):
        if ahead.to_move != 0:
            return False
        done = len(ahead.view(0).completed[0])
        ahead.play(player.choose(ahead.masked(0), ahead.tables.deck, 0))
        if len(ahead.view(0).completed[0]) > done:
            return True
    return False


def main() -> None:
    """Play until the table is lively, take its picture, play until something is nearly complete, and film the rest."""
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder), seed=11, pause=0.6) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(base_url=f"http://127.0.0.1:{home.port}", viewport=WINDOW)  # type: ignore[arg-type]
        context.add_init_script(f"localStorage.setItem('labdeck.settings', {json.dumps(json.dumps(LIKES))})")
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.goto("/")
        ticket = home.open(PERSON, BOT, BOT, deck="ingenium", first=0)
        code = ticket["table"]["code"]
        remember(page, ticket["table"], ticket["token"])
        play_until(is_lively, page, home, code)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=str(DOCS / "table.png"))
        play_until(is_near, page, home, code)
        film(page, home, code)
        browser.close()


def play_until(wanted: Callable[[Game], bool], page: Page, home: House, code: str) -> None:
    """Go on until the first seat is asked in a position of that sort, and nothing moves."""
    for _ in range(MOST):
        page.wait_for_function("() => document.querySelector('.bar.asked, .centre')")
        if page.locator(GO_ON).count():
            page.locator(GO_ON).click()
        elif is_asked(home, code, page):
            if wanted(home.table(code).running()):
                break
            played(page, home, code)
    page.wait_for_function("() => !document.querySelector('.flying')")


def film(page: Page, home: House, code: str) -> None:
    """Every picture that the browser paints while the game goes on to a completion, and a little further."""
    pictures: list[tuple[float, bytes]] = []
    screen = page.context.new_cdp_session(page)

    def keep(frame: dict[str, Any]) -> None:
        pictures.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        screen.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    screen.on("Page.screencastFrame", keep)
    screen.send("Page.startScreencast", {"format": "png", "maxWidth": MOVING[0], "maxHeight": MOVING[1]})
    while not page.locator(GO_ON).count():
        if is_asked(home, code, page) and not page.locator(".flying").count():
            played(page, home, code)
        page.wait_for_timeout(STEP * 1000)
    page.wait_for_timeout(TOLD * 1000)
    page.locator(GO_ON).click()
    page.wait_for_timeout(AFTER * 1000)
    screen.send("Page.stopScreencast")
    write(pictures)


def write(pictures: list[tuple[float, bytes]]) -> None:
    """The moving picture, from pictures with their times."""
    kept = pictures[:1]
    for each in pictures[1:]:
        if each[0] - kept[-1][0] >= EVERY:
            kept.append(each)
    shown = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in kept]
    lasts = [round(1000 * min(after[0] - before[0], STILL)) for before, after in pairwise(kept)]
    first, *rest = shown
    path = DOCS / "table.webp"
    first.save(path, save_all=True, append_images=rest, duration=[*lasts, 1500], loop=0, quality=55, method=6)


if __name__ == "__main__":
    main()
