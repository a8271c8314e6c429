"""How smoothly cards fly: plays a few moves in Chromium and prints the times between frames.

python -m tests.web.frames
"""

import re
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.server.house import house

from .conftest import CHROMIUM, FLAGS
from .playing import await_number, await_question, choices, number, remember
from .positions import crowded

MOVES = 6
SIZES = ((360, 740), (1440, 900), (2560, 1440))
# Only frames in which a card moves count; one that waits for its flight lies still.
WATCH = """() => {
    window.frames_ = []
    let last = 0
    const isUp = (card) => card.getAnimations()[0]?.currentTime > 0
    const tick = (now) => {
        if (last && [...document.querySelectorAll('.flying')].some(isUp)) window.frames_.push(now - last)
        last = now
        requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
}"""


def measured(page: Page) -> list[float]:
    """The milliseconds between frames while Ann starts, puts and ends."""
    page.evaluate(WATCH)
    for _ in range(MOVES):
        await_question(page)
        made = number(page)
        wanted = choices(page).filter(has_text=re.compile("^(Start|Put|Discard)"))
        if not wanted.count():
            break
        wanted.first.click()
        await_number(page, made + 1)
        page.wait_for_function("() => !document.querySelector('.flying')")
    times: list[float] = page.evaluate("() => window.frames_")
    return sorted(times)


def main() -> None:
    """Print the frame times of a crowded table at several sizes."""
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), seed=7) as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for width, height in SIZES:
            ticket = crowded(home, "ingenium")
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"http://127.0.0.1:{home.port}/")
            link = f"http://127.0.0.1:{home.port}{ticket['table']['link']}"
            remember(page, ticket["table"] | {"link": link}, ticket["token"])
            times = measured(page)
            middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
            slow = sum(time > 25 for time in times)
            print(
                f"{width} × {height}: {len(times)} frames, median {middle:.1f} ms, 95th {late:.1f} ms, "
                f"longest {times[-1]:.1f} ms, {slow} over 25 ms, {1000 * len(times) / sum(times):.1f} a second"
            )
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
