"""A whole deck of 40 cards made by hand in the page, from nothing: typed, checked, played, balanced, mended, fetched.

python -m tests.programs.by_hand            by mouse, by keys alone, and by touch on a tablet; how long each took

What it does with a smaller deck is in the suite: tests/web/studio/test_whole_deck.py.
"""

import argparse
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from labdeck.deck import read_text
from tests.server.house import few, house
from tests.web.conftest import AT_ONCE, CHROMIUM, FLAGS, TRIED, kept
from tests.web.studio.by_hand import EVENTS, HANDS, KINDS, TREES, whole_way


def main() -> None:
    """Make the deck with each hand, and say how long it took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", nargs="*", default=list(HANDS), choices=list(HANDS))
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder), seed=7, limits=few(hint_tries=TRIED)) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in wish.hands:
            hand, options = HANDS[name]
            context = browser.new_context(base_url=f"http://127.0.0.1:{home.port}", **options)
            context.add_init_script(kept(AT_ONCE | {"aside": False}))  # on a tablet the log lies over the table
            begun = time.perf_counter()
            page = context.new_page()
            page.goto("/studio")
            text = whole_way(hand(page), Path(folder), TREES, EVENTS)
            deck = read_text(text, Path("deck.toml"))
            cards = len(TREES) + len(EVENTS) + sum(map(len, KINDS.values()))
            seconds = time.perf_counter() - begun
            print(f"{name}: {cards} cards typed, {sum(deck.counts.values())} with copies, in {seconds:.0f} s")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
