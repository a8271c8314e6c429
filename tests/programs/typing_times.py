"""Typing in the studio with a deck of 120 cards: from a key to the drawn face, to the check, and to the first figures.

python -m tests.programs.typing_times --keys 40

Times are taken in the browser, from the key's own event to the frame in which what it made can be seen.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from labdeck.server.limits import Limits
from labdeck.server.loadtest import percentile
from tests.server.house import house
from tests.web.conftest import AT_ONCE, CHROMIUM, FLAGS, kept
from tests.web.studio.making import RIGHT, WIDE, field, opened

DECK, CARD = "ingenium", "Rachel Chang"  # 120 cards, with copies
PEOPLE = 0.12  # seconds from one key to the next, as quick people type
WAITS = {"face": 100, "check": 200, "figures": 2000}  # milliseconds that each may take
# What is waited for, each a function of what is wanted.
SEEN = {
    "face": "name => decodeURIComponent(document.querySelector(\"img[alt^='The face of']\")?.src ?? '').includes(name)",
    "check": "isWrong => (document.querySelector('#field-needs-wrong .wrong') !== null) === isWrong",
    "figures": "points => /^[\\d,]+ games/.test(document.querySelector('.balance .quiet')?.textContent ?? '')",
}
WATCH = """([seen, wanted]) => { const isSeen = eval(seen)
    window.took = new Promise((done) => addEventListener('keydown', (event) => {
        const look = () => isSeen(wanted) ? requestAnimationFrame(() => done(performance.now() - event.timeStamp))
            : requestAnimationFrame(look)
        requestAnimationFrame(look)
    }, { once: true, capture: true })) }"""


def timed(page: Page, key: str, what: str, wanted: object) -> float:
    """Press a key; the milliseconds until something of what it makes is seen."""
    page.evaluate(WATCH, [SEEN[what], wanted])
    page.keyboard.press(key)
    took: float = page.evaluate("window.took")
    page.wait_for_timeout(max(0.0, 1000 * PEOPLE - took))
    return took


def measured(page: Page, keys: int) -> dict[str, list[float]]:
    """Times of so many keys to the face and the check, and of a few to the figures."""
    opened(page, CARD)
    expect(page.get_by_text(RIGHT)).to_be_attached()
    found: dict[str, list[float]] = {what: [] for what in WAITS}
    name = field(page, "Name")
    name.click()
    page.keyboard.press("End")
    typed = CARD
    for number in range(keys):
        typed += "abcdefghij"[number % 10]
        found["face"].append(timed(page, typed[-1], "face", typed))
        if number % 10 == 9:  # not longer than a card has room
            page.keyboard.press("Control+a")
            page.keyboard.type(CARD)
            page.wait_for_function(SEEN["face"], arg=CARD)
            typed = CARD
    page.get_by_label("Needs, 1").click()
    page.keyboard.press("End")
    for number in range(keys):
        is_wrong = number % 2 == 0
        found["check"].append(timed(page, "x" if is_wrong else "Backspace", "check", is_wrong))
    field(page, "Points").click()
    for number in range(max(3, keys // 8)):
        page.keyboard.press("Control+a")
        found["figures"].append(timed(page, str(3 + number % 3), "figures", 0))
    return found


def main() -> int:
    """Measure, and print what was measured; 1 if something took too long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=40)
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder), limits=Limits()) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(base_url=f"http://127.0.0.1:{home.port}", **WIDE)
        context.add_init_script(kept(AT_ONCE))
        page = context.new_page()
        page.goto(f"/studio?from={DECK}")
        found = measured(page, wish.keys)
        browser.close()
    for what, took in found.items():
        middle, most = (percentile(took, part) / 1000 for part in (50, 95))
        print(f"key to {what:<7}  {len(took):>3} keys: p50 {middle:.0f}, p95 {most:.0f}, worst {max(took):.0f} ms")
    return int(any(percentile(took, 50) / 1000 > WAITS[what] for what, took in found.items()))


if __name__ == "__main__":
    raise SystemExit(main())
