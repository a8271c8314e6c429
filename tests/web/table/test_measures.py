"""The table measured: twenty stored positions of each deck, at five sizes of window.

Positions are shown by planting, and the window of a page changes its size, so a deck takes a page for each number of
players and each sort of pointer. Two things are read so: the open row of discoveries stands above one's own, so scored
discoveries are tokens and only the hand's widths count; on a phone three cards of 150 pixels do not fit beside each
other, so projects lie in rows of two, and the cards of a hand over one another.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from labdeck.deck import load, tables
from labdeck.deck import names as deck_names
from labdeck.faces import HAND, TOKEN, face
from labdeck.faces.cut import FULL
from labdeck.game import Game
from tests.faces.drawn import text_sizes
from tests.server.house import House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import await_number, remember
from tests.web.stored import games, table_for

MEASURE = (Path(__file__).parents[1] / "measured.js").read_text()
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
ANOTHERS = ".mine .choose, .tray"  # where another seat's cards lie open, or some to choose from
PLAIN = AT_ONCE | {"list": False, "aside": False}
LETTER = 10  # pixels of the smallest letter
FEW = 3  # cards in a row, which are large
CUTS = {"hand": HAND, "token": TOKEN, "full": FULL}
Box = list[float]
Measured = dict[str, Any]


class Size(NamedTuple):
    """A window, how wide few cards are in it, and how much of it cards cover: in the middle of all, and at least."""

    width: int
    height: int
    few: int
    covered: float = 0.0
    least: float = 0.0


MOUSE = (Size(1440, 900, 200, 0.22, 0.15), Size(1366, 640, 150, 0.15, 0.11), Size(768, 1024, 150))
TOUCH = (Size(390, 844, 150), Size(844, 390, 150))
DEVICES: dict[str, tuple[tuple[Size, ...], dict[str, Any]]] = {
    "mouse": (MOUSE, {}),
    "touch": (TOUCH, {"has_touch": True, "is_mobile": True}),
}


def resized(page: Page, size: Size) -> None:
    """Give the page a window of that size, and wait until it is laid out."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(DRAWN)


def positions(page: Page, home: House, deck: str) -> Iterator[Game]:
    """Each stored position of a deck, when the page shows it to the first seat."""
    for moments in games(deck):
        table = table_for(home, deck, len(moments[0].names))
        table.show(moments[0])
        remember(page, table.facts, table.token)
        page.locator(".bar.asked").wait_for()
        for moment in moments:
            await_number(page, table.show(moment))
            yield moment


@cache
def smallest(deck: str, card: str, cut: str) -> float:
    """The smallest letter of a card in a cut, as a part of its width."""
    drawn = CUTS[cut]
    return min((size for _, size in text_sizes(face(load(deck), card, drawn))), default=drawn.width) / drawn.width


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a line."""
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1


def faults(seen: Measured, deck: str, game: Game, size: Size) -> Iterator[str]:
    """Everything that is wrong with the table in a window."""
    if seen["scrolls"] > size.width:
        yield f"{seen['scrolls']} pixels wide"
    yield from (f"cut: {text}" for text in seen["cut"])
    cards, parts = seen["cards"], seen["parts"]
    yield from (
        f"not whole: {card['card'] or card['place']} in {card['part']}" for card in cards if not card["isWhole"]
    )
    still = [card for card in cards if card["part"] != ".hand"]
    for one, other in combinations(still, 2):
        if overlap(one["box"], other["box"]):
            yield f"{one['card'] or one['place']} lies over {other['card'] or other['place']}"
    for one, other in combinations(parts, 2):
        if overlap(parts[one], parts[other]):
            yield f"{one} lies over {other}"
    for card in cards:
        wide = card["box"][2] - card["box"][0]
        if card["cut"] and wide * smallest(deck, card["card"], card["cut"]) < LETTER - 0.01:
            yield f"{card['card']} as {card['cut']} is {wide:.0f} wide"
    own = {"hand:0"} if load(deck).rules == "discoveries" else {"hand:0", "mat:0"}
    for place in own:
        row = [card for card in cards if card["place"] == place and card["card"] and card["part"] in (".hand", ".mine")]
        if len(row) <= FEW and any(card["box"][2] - card["box"][0] < size.few for card in row):
            yield f"{len(row)} of {place} are {row[0]['box'][2] - row[0]['box'][0]:.0f} wide"


@pytest.mark.parametrize("deck", deck_names())
@pytest.mark.parametrize("device", DEVICES)
def test_stored_positions_measure_well_at_every_size(sit: Sitting, home: House, deck: str, device: str) -> None:
    sizes, options = DEVICES[device]
    page = sit(likes=PLAIN, viewport={"width": sizes[0].width, "height": sizes[0].height}, **options)
    wrong: list[str] = []
    covered: dict[Size, list[float]] = {size: [] for size in sizes}
    laid_out: dict[tuple[Size, int], dict[str, Box]] = {}
    for game in positions(page, home, deck):
        for size in sizes:
            resized(page, size)
            seen: Measured = page.evaluate(MEASURE)
            where = f"{size.width} x {size.height}, {len(game.names)} players, after {len(game.played)} choices"
            wrong += (f"{where}: {fault}" for fault in faults(seen, deck, game, size))
            covered[size].append(seen["covered"])
            first = laid_out.setdefault((size, len(game.names)), seen["parts"])
            moved = [part for part in first.keys() & seen["parts"].keys() if shifted(first[part], seen["parts"][part])]
            if moved and not page.locator(ANOTHERS).count():
                wrong.append(f"{where}: {moved} moved")
    assert not wrong, "\n".join(wrong)
    for size, shares in covered.items():
        assert median(shares) >= size.covered, f"{size}: cards cover {median(shares):.3f}"
        assert min(shares) >= size.least, f"{size}: cards cover {min(shares):.3f} once"


def shifted(one: Box, other: Box) -> bool:
    """Whether a part lies elsewhere than before."""
    return any(abs(before - after) > 1 for before, after in zip(one, other, strict=True))


@pytest.mark.parametrize("device", DEVICES)
def test_a_card_in_full_can_be_read_at_every_size(sit: Sitting, home: House, device: str) -> None:
    sizes, options = DEVICES[device]
    page = sit(likes=PLAIN, viewport={"width": sizes[0].width, "height": sizes[0].height}, **options)
    deck, card = min(
        ((deck, card.id) for deck in deck_names() for card in tables(load(deck)).cards),
        key=lambda each: smallest(*each, "full"),
    )
    page.goto(f"/cards/{deck}")
    page.locator(f"main li img[src*='/faces/{card}']").first.click()
    for size in sizes:
        resized(page, size)
        wide = page.get_by_role("dialog").get_by_role("img").evaluate("it => it.getBoundingClientRect().width")
        assert wide * smallest(deck, card, "full") >= LETTER - 0.01, size
