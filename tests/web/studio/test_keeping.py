"""What the browser keeps of a deck: undo over a reload, what was not answered yet, and a browser that keeps nothing."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.server.house import House
from tests.web.conftest import Sitting

from .making import WIDE, begun, field, line, opened, text

UNKEPT = "This browser keeps nothing for this page."
# As in the private windows of some browsers: the small store has no room, and there is no large one.
FILL = """() => { for (let size = 4_000_000; size; size >>= 1)
    try { while (true) localStorage.setItem(`filled ${Math.random()}`, 'x'.repeat(size)) } catch {} }"""
CLOSED = """Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }
IDBFactory.prototype.open = () => { throw new DOMException('closed', 'SecurityError') }"""


def test_undo_and_redo_go_on_after_a_reload(sit: Sitting, home: House) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "Robin")
    before = text(page)
    field(page, "Points").fill("3")
    expect(line(page, "Robin")).to_contain_text("3 points")
    opened(page, "Wren")
    field(page, "Name").fill("Jenny wren")
    expect(line(page, "Jenny wren")).to_be_visible()
    page.reload()
    expect(line(page, "Jenny wren")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(line(page, "Wren")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Redo")).to_be_enabled()
    page.keyboard.press("Control+z")
    expect(line(page, "Robin")).to_contain_text("2 points")
    assert text(page) == before


def test_what_a_form_was_told_without_the_server_is_there_after_a_reload(sit: Sitting, home: House) -> None:
    page = sit("/studio", **WIDE)
    lines: list[WebSocketRoute] = []
    is_cut: list[bool] = []

    def connect(line_to: WebSocketRoute) -> None:
        if is_cut:
            line_to.close()
        else:
            line_to.connect_to_server()
            lines.append(line_to)

    page.route_web_socket(re.compile("/api/studio/editor"), connect)
    opened(begun(page), "Robin")
    is_cut.append(True)
    for each in lines:
        each.close()
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    field(page, "Name").fill("Redbreast")
    is_cut.clear()
    page.reload()
    expect(line(page, "Redbreast")).to_be_visible()


def test_a_browser_that_keeps_nothing_says_so_and_the_deck_can_be_saved(sit: Sitting, home: House) -> None:
    page = sit("/", **WIDE)
    page.context.add_init_script(CLOSED)
    page.goto("/studio")
    opened(begun(page), "Robin")
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    field(page, "Name").fill("Redbreast")
    expect(line(page, "Redbreast")).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_text(re.compile(r"^Saved · version \d+$"))).to_be_visible()
    expect(page.get_by_text(UNKEPT)).to_be_hidden()


def test_a_store_that_is_full_is_told_and_what_is_typed_stays_in_the_page(sit: Sitting, home: House) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "Robin")
    page.evaluate(f"() => {{ {CLOSED} }}")
    field(page, "Name").fill("Redbreast")
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    page.get_by_role("link", name="Garden birds").click()
    page.get_by_role("link", name="Garden birds").click()
    expect(line(page, "Redbreast")).to_be_visible()


def test_a_deck_too_large_for_the_small_store_is_kept_in_the_large_one(sit: Sitting, home: House) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "Robin")
    page.evaluate(FILL)
    facts = "\n".join(f"Fact {number}: {'robins sing ' * 40}" for number in range(6))
    field(page, "Facts").fill(facts)
    expect(line(page, "Robin")).to_be_visible()
    page.wait_for_function("() => !Object.keys(localStorage).some((key) => key.startsWith('labdeck.deck.'))")
    expect(page.get_by_text(UNKEPT)).to_be_hidden()
    page.reload()
    expect(field(opened(page, "Robin"), "Facts")).to_have_value(re.compile("^Fact 0: "))


def test_two_tabs_of_one_deck_have_what_either_was_told(sit: Sitting, home: House) -> None:
    ann = opened(begun(sit("/studio", **WIDE)), "About the deck")
    ben = ann.context.new_page()
    ben.goto(ann.url)
    expect(field(opened(ben, "About the deck"), "Title")).to_have_value("Garden birds")
    field(ann, "Title").fill("Birds of Ann")
    expect(field(ben, "Title")).to_have_value("Birds of Ann")
    field(ben, "Credits").fill("Ben")
    expect(field(ann, "Credits")).to_have_value("Ben")
    ann.keyboard.press("Control+s")
    expect(ben.get_by_text("Saved · version 1")).to_be_visible()
    expect(ann).to_have_url(ben.url)
    ben.reload()
    expect(field(ben, "Title")).to_have_value("Birds of Ann")
    expect(field(ben, "Credits")).to_have_value("Ben")
