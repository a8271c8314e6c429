"""A deck made by hand from nothing, typed by mouse, by touch or by keys alone: trees, and what they need."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from labdeck.deck import read_text
from tests.web.playing import click, play_out, press, tap
from tests.web.test_looks import serious_problems

from .making import KEPT, RIGHT, TABLET, WIDE, awaited, cards, field, line, text

NAMED = """() => { const it = document.activeElement
    return it.ariaLabel || it.labels?.[0]?.innerText || it.innerText || '' }"""
MOST_TABS = 250


class Tree(NamedTuple):
    """A tree, what it needs, and two facts."""

    name: str
    needs: tuple[str, ...]
    facts: tuple[str, str]


class Event(NamedTuple):
    """Something that happens in the wood."""

    name: str
    play: str
    effect: str


KINDS = {"weather": ("sun", "rain", "frost", "wind"), "ground": ("sand", "clay", "humus", "rock")}
TREES = (
    Tree("Oak", ("sun", "clay", "rain"), ("An oak can live for many hundred years.", "Jays plant acorns.")),
    Tree("Beech", ("rain", "humus"), ("Its bark stays smooth.", "Little grows in its shade.")),
    Tree("Scots pine", ("sun", "sand"), ("Its needles stand in pairs.", "The wind carries its pollen.")),
    Tree("Silver birch", ("wind", "sand"), ("Its bark is white.", "It is one of the first trees on open ground.")),
    Tree("Spruce", ("frost", "rock", "rain"), ("Its cones hang down.", "Its needles stand one by one.")),
    Tree("Fir", ("frost", "humus"), ("Its cones stand upright.", "They fall apart on the tree.")),
    Tree("Larch", ("sun", "rock"), ("It drops its needles in autumn.", "New needles stand in tufts.")),
    Tree("Rowan", ("frost", "rock"), ("Thrushes eat its berries.", "It has white flowers in spring.")),
    Tree("Alder", ("rain", "clay"), ("Bacteria in its roots take nitrogen from the air.", "It likes wet ground.")),
    Tree("Willow", ("rain", "sand"), ("A twig in wet ground grows roots.", "Bees visit its catkins early.")),
    Tree("Ash", ("sun", "humus", "rain"), ("Its winter buds are black.", "Its leaf has many leaflets.")),
    Tree("Lime", ("sun", "humus"), ("Its leaves are like hearts.", "Bees love its flowers.")),
    Tree("Maple", ("wind", "humus"), ("Its seeds spin as they fall.", "Its sap is sweet.")),
    Tree("Elm", ("wind", "clay"), ("Its leaf is uneven at its base.", "A fungus has killed many elms.")),
    Tree("Hazel", ("sun", "clay"), ("It flowers in late winter.", "Squirrels hide its nuts.")),
    Tree("Hornbeam", ("rain", "clay"), ("Its wood is very hard.", "Its leaf has a sawn edge.")),
    Tree("Aspen", ("wind", "rock"), ("Its leaves tremble in a light wind.", "It spreads by its roots.")),
    Tree("Yew", ("humus", "rock"), ("Most of it is poisonous.", "It can grow very old.")),
    Tree("Holly", ("frost", "humus"), ("It keeps its leaves in winter.", "Upper leaves often have no spines.")),
    Tree("Wild cherry", ("sun", "humus"), ("It flowers before its leaves are out.", "Birds spread its stones.")),
)
EVENTS = (
    Event("Gale", "at once", "Discard 1 weather on another player's project."),
    Event("Mild spring", "keep", "Draw 2 cards from the resource pile."),
    Event("Bark beetle", "at once", "Discard 1 ground on another player's project."),
    Event("Forester", "keep", "Draw 1 card from the resource pile."),
    Event("Heavy snow", "at once", "Each player discards 1 card from their hand."),
    Event("Mast year", "at once", "Draw 3 cards from the resource pile."),
    Event("Dry summer", "at once", "Each other player discards 1 card from their hand."),
    Event("Mycelium", "keep", "Draw 2 cards from the resource pile."),
    Event("Deer", "at once", "Discard 1 resource on another player's project."),
    Event("Seed bank", "keep", "Draw 1 card from the project pile."),
    Event("Storm", "at once", "Each player discards 1 card from their hand."),
    Event("Ranger", "keep", "Draw 2 cards from the resource pile."),
)


class Pointer:
    """A hand that points with a mouse."""

    choice: Callable[[Page, int], None] = staticmethod(click)  # how a game is played with it

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        """Press a button."""
        button.click()

    def part(self, name: str) -> None:
        """Come to a part of the studio that has no room beside the others."""
        button = self.page.get_by_role("button", name=name, exact=True)
        if button.is_visible():
            self.press(button)

    def head(self, name: str) -> None:
        """Open a part of the deck that has no cards."""
        self.part("Cards")
        self.press(line(self.page, name))

    def put(self, label: str, value: str) -> None:
        """Type into a field of what is open."""
        self.press(field(self.page, label))
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(value)

    def choose(self, label: str, value: str) -> None:
        """Choose in a field of what is open."""
        field(self.page, label).select_option(value)

    def do(self, name: str) -> None:
        """Press the button of this name."""
        self.press(self.page.get_by_role("button", name=name, exact=True))

    def add(self, one: str, name: str) -> None:
        """Add a card; what comes next to be typed is the field after its name."""
        self.part("Cards")
        self.press(cards(self.page).get_by_role("button", name=f"Add: {one}"))
        self.page.keyboard.type(name)
        self.page.keyboard.press("Enter")
        expect(field(self.page, "Name")).to_have_value(name)


class Finger(Pointer):
    """A finger on glass."""

    choice = staticmethod(tap)

    def press(self, button: Locator) -> None:
        button.tap()


class Keys(Pointer):
    """A hand that only types: nothing is pointed at."""

    choice = staticmethod(press)

    def to(self, name: str) -> None:
        """Press Tab until something of this name has the focus; back from the end as people do."""
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if str(self.page.evaluate(NAMED)).strip().startswith(name):
                return
        raise AssertionError(f"{name} cannot be reached by Tab")

    def head(self, name: str) -> None:
        self.do(name)

    def put(self, label: str, value: str) -> None:
        if not str(self.page.evaluate(NAMED)).strip().startswith(label):
            self.to(label)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type(value)

    def choose(self, label: str, value: str) -> None:
        self.to(label)
        self.page.keyboard.type(value)
        expect(field(self.page, label)).to_have_value(value)

    def do(self, name: str) -> None:
        self.to(name)
        self.page.keyboard.press("Enter")

    def add(self, one: str, name: str) -> None:
        if self.page.locator("section.edit h2 .quiet", has_text=one).count():
            self.page.keyboard.press("Control+Enter")  # one more like the open card
        else:
            self.do(f"Add: {one}")
        sort = cards(self.page).get_by_role("button", name=f"Add: {one}")
        expect(sort).to_have_attribute("aria-expanded", "true")
        self.page.keyboard.type(name)
        self.page.keyboard.press("Enter")
        expect(field(self.page, "Name")).to_have_value(name)


def make(hand: Pointer, trees: Sequence[Tree] = TREES, events: Sequence[Event] = EVENTS, copies: int = 5) -> None:
    """Type a whole deck into a page that began with nothing."""
    page = hand.page
    expect(cards(page).get_by_role("button", name="Add: project")).to_be_attached()
    hand.put("Title", "Trees of our wood")
    hand.head("Kinds")
    for name, kinds in KINDS.items():
        hand.put("A new class", name)
        page.keyboard.press("Enter")
        hand.put(f"Kinds of {name}", "\n".join(kinds))
    for kind in (kind for kinds in KINDS.values() for kind in kinds):
        hand.add("resource", kind.capitalize())
        hand.put("Copies", str(copies))
    for tree in trees:
        hand.add("project", tree.name)
        hand.put("Points", str(len(tree.needs)))
        for number, need in enumerate(tree.needs, 1):
            while not field(page, f"Needs, {number}").count():  # a problem that goes may move it away from a finger
                hand.do("One more")
            hand.put(f"Needs, {number}", need)
        hand.put("Facts", "\n".join(tree.facts))
    for event in events:
        hand.add("modifier", event.name)
        hand.choose("Play", event.play)
        hand.put("Effect", event.effect)
        page.keyboard.press("Escape")


def fetched(hand: Pointer, name: str, into: Path) -> Path:
    """The deck as a file of this name on its button."""
    with hand.page.expect_download() as fetching:
        hand.do(name)
    file = into / fetching.value.suggested_filename
    fetching.value.save_as(file)
    return file


def whole_way(hand: Pointer, folder: Path, trees: Sequence[Tree], events: Sequence[Event]) -> str:
    """From nothing to a deck that is checked, balanced, mended, fetched, played to its end and read again; its text."""
    page = hand.page
    hand.do("Begin with nothing")
    make(hand, trees, events)
    awaited(page, events[-1].effect)
    expect(page.get_by_text(RIGHT)).to_be_attached()
    found = serious_problems(page)
    assert not found, found
    mend_points(hand, trees[0])
    made = read_text(text(page), Path("deck.toml"))
    hand.do("Files…")
    files = [fetched(hand, name, folder) for name in ("Deck file (TOML)", "Table (CSV)", "Spreadsheet (XLSX)")]
    hand.do("Close")
    hand.do("Play now")
    page.wait_for_url("**/t/*")
    assert play_out(page, hand.choice)
    expect(page.get_by_role("region").get_by_role("link", name="Edit the deck")).to_be_visible()
    for file in files:
        page.goto("/studio")
        page.get_by_label("Drop a file here, or choose one").locator("input[type=file]").set_input_files(file)
        if file.suffix != ".toml":
            page.get_by_role("button", name=re.compile("^Make the deck")).click()
        expect(page.get_by_text(RIGHT)).to_be_attached()
        again = read_text(text(page), Path("deck.toml"))
        assert (again.titles, again.knobs, again.edition) == (made.titles, made.knobs, made.edition)
    return text(page)


def mend_points(hand: Pointer, tree: Tree) -> None:
    """Give a tree far too many points, have the deck weighed, and take the first remedy that is offered."""
    page = hand.page
    hand.head(tree.name)
    hand.put("Points", "40")
    expect(line(page, tree.name)).to_contain_text("40 points")
    hand.part("Balance")
    remedy = page.get_by_role("button", name=re.compile("^Apply"))
    expect(remedy.first).to_be_enabled()
    expect(page.get_by_role("progressbar")).to_have_count(0)  # what is offered does not change any more
    before = text(page)
    hand.do(remedy.first.get_attribute("aria-label") or "")
    page.wait_for_function(f"before => ({KEPT})() !== before", arg=before)
    expect(page.get_by_text(RIGHT)).to_be_attached()


HANDS: dict[str, tuple[type[Pointer], dict[str, Any]]] = {
    "mouse": (Pointer, WIDE),
    "keys": (Keys, WIDE),
    "touch": (Finger, TABLET),
}
