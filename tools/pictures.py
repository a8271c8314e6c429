"""Make the README's pictures again: docs/table.png, and docs/table.webp, a few turns of a real game (`make pictures`).

Seat 0 plays by the fast bot's choices in Chromium, at a server of its own, with two bots; every seed is fixed.
"""

import io
import json
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from labdeck.bots import bot
from labdeck.game import Game
from tests.server.house import BOT, PERSON, House, house
from tests.tools.patience import PATIENCE
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.playing import CHOICES, await_number, await_question, number, remember, take

DOCS = Path(__file__).resolve().parent.parent / "docs"
LIKES = {"pace": "fast", "taps": "once", "sound": False, "list": False, "aside": False}
WINDOW = {"width": 1440, "height": 900}
MOVING = (720, 450)
LIVELY = 4  # projects before oneself
SHOWN = 45  # pictures of the moving one
EVERY = 180  # milliseconds from one to the next
MOST = 150  # choices until the table is lively


def played(page: Page, home: House, code: str) -> None:
    """Make the choice that the fast bot would make for the first seat, by its word in the page."""
    game = home.table(code).running()
    wished = bot("greedy", 1).choose(game.masked(0), game.tables.deck, 0)
    text = next(choice.text for choice in game.choices if choice.code == wished)
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


def main() -> None:
    """Play until the table is lively, take its picture, and film what comes then."""
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
        for _ in range(MOST):
            await_question(page)
            if is_lively(home.table(code).running()) and is_asked(home, code, page):
                break
            if is_asked(home, code, page):
                played(page, home, code)
        page.wait_for_load_state("networkidle")
        page.wait_for_function("() => !document.querySelector('.flying')")
        page.screenshot(path=str(DOCS / "table.png"))
        film(page, home, code)
        browser.close()


def film(page: Page, home: House, code: str) -> None:
    """A picture at every step of time while the game goes on."""
    pictures = []
    for step in range(SHOWN):
        pictures.append(
            Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(MOVING, Image.Resampling.LANCZOS)
        )
        if step % 5 == 4 and is_asked(home, code, page):
            played(page, home, code)
        page.wait_for_timeout(EVERY)
    first, *rest = pictures
    first.save(DOCS / "table.webp", save_all=True, append_images=rest, duration=EVERY, loop=0, quality=60, method=6)


if __name__ == "__main__":
    main()
