"""Editing a deck: form and text change each other, offers lead a sentence, mistakes are mended, nothing is lost."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Sitting

from .making import KEPT, RIGHT, WIDE, added, begun, cards, field, line, opened, text

FACE = "img[alt^='The face of']"
DRAWN = "([face, says]) => decodeURIComponent(document.querySelector(face).src).includes(says)"


def bench(sit: Sitting) -> Page:
    """A small deck, open."""
    return begun(sit("/studio", **WIDE))


def test_form_and_text_change_each_other_and_comments_stay(sit: Sitting, home: House) -> None:
    page = opened(bench(sit), "Robin")
    assert "# one card of the class food, whichever" in text(page)
    field(page, "Name").fill("Redbreast")
    expect(line(page, "Redbreast")).to_be_visible()
    page.wait_for_function(DRAWN, arg=[FACE, "Redbreast"])
    assert 'name = "Redbreast"' in text(page)
    expect(field(page, "Name")).to_have_attribute("dir", "auto")  # so that Hebrew begins at the right
    assert "# one card of the class food, whichever" in text(page)
    page.get_by_role("button", name="Text", exact=True).click()
    page.locator(".cm-line", has_text='name = "Redbreast"').click()
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type(" of the hedge")
    expect(line(page, "Redbreast of the hedge")).to_be_visible()
    page.get_by_role("button", name="Form", exact=True).click()
    expect(field(page, "Name")).to_have_value("Redbreast of the hedge")


def test_undo_goes_over_forms_and_text_to_the_beginning(sit: Sitting, home: House) -> None:
    page = opened(bench(sit), "Robin")
    before = text(page)
    field(page, "Points").fill("3")
    expect(line(page, "Robin")).to_contain_text("3 points")
    added(page, "bird", "Magpie")
    page.get_by_role("button", name="Copy this card").click()
    expect(line(page, "Magpie 2")).to_be_visible()
    page.get_by_role("button", name="Remove it").click()
    expect(line(page, "Magpie 2")).to_have_count(0)
    after = text(page)
    undo, redo = (page.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    while undo.is_enabled():
        page.keyboard.press("Control+z")
    assert text(page) == before
    expect(line(page, "Robin")).to_contain_text("2 points")
    while redo.is_enabled():
        page.keyboard.press("Control+Shift+z")
    assert text(page) == after


def test_nothing_typed_is_lost_by_a_reload(sit: Sitting, home: House) -> None:
    page = opened(bench(sit), "About the deck")
    field(page, "Title").fill("Birds of our school")
    expect(page.get_by_role("link", name="Birds of our school")).to_be_visible()
    page.reload()
    expect(field(page, "Title")).to_have_value("Birds of our school")
    page.goto("/studio")
    page.get_by_role("link", name="Birds of our school").click()
    expect(field(page, "Title")).to_have_value("Birds of our school")


def test_a_sentence_is_led_by_offers_read_and_mended(sit: Sitting, home: House) -> None:
    page = opened(bench(sit), "Feeding table")
    effect = field(page, "Effect")
    effect.fill("")
    offers = page.get_by_role("listbox", name="What may come next").get_by_role("option")
    expect(offers.filter(has_text="Draw").first).to_be_visible()
    effect.press_sequentially("Dra")
    expect(offers).to_have_count(1)
    effect.press("ArrowDown")
    expect(offers.first).to_have_attribute("aria-selected", "true")
    effect.press("Enter")
    expect(effect).to_have_value(re.compile("^Draw"))
    effect.fill("Discard 1 resource on another player's bird.")
    expect(page.get_by_role("region", name="How the sentence was read")).to_contain_text("another player")
    effect.fill("Draw 2 crads from the resource pile.")
    mend = page.get_by_role("button", name=re.compile("^Mend"))
    expect(cards(page).get_by_role("button", name=re.compile("^Feeding table.*problem"))).to_be_visible()
    mend.first.click()
    expect(page.get_by_text(RIGHT)).to_be_attached()
    assert "Draw 2 cards from the resource pile." in text(page)


def test_what_people_write_is_understood_when_its_field_is_left(sit: Sitting, home: House) -> None:
    page = opened(bench(sit), "Kinds")
    kinds = field(page, "Kinds of food")
    expect(kinds).to_have_value("seed\ninsect\nberry\nworm")
    kinds.fill("seed, insect; Berry\nworm\nPond Snail;")
    kinds.blur()
    expect(kinds).to_have_value("seed\ninsect\nberry\nworm\npond-snail")
    kinds.fill("seed\nSeed\n水\nC++\nC\nPond snail")
    kinds.blur()
    expect(kinds).to_have_value("seed\n水\nC++\nc\npond-snail")
    page.get_by_label("A new class").fill("色")
    page.keyboard.press("Enter")
    expect(page.get_by_label("A new class")).to_have_value("色")
    kinds.fill("seed\ninsect\nberry\nworm")
    need = field(opened(page, "Robin"), "Needs, 2")
    need.fill("Hedge; worm, ")
    need.blur()
    expect(field(page, "Needs, 3")).to_have_value("worm")
    expect(need).to_have_value("Hedge")
    many = [f"worm {number}" for number in range(30)]
    field(page, "Needs, 3").fill(", ".join(many))
    field(page, "Needs, 3").blur()
    expect(field(page, f"Needs, {2 + len(many)}")).to_have_value(many[-1])
    expect(page.get_by_role("group", name="Needs")).to_contain_text("it may have 1 to")
    page.get_by_role("button", name="Text", exact=True).click()
    page.locator(".cm-content").press("Control+End")
    page.keyboard.insert_text('\n[[project]]\npoints = 1\nneeds = ["Hedge"]\n')
    page.get_by_role("button", name="Form", exact=True).click()
    cards(page).get_by_role("button", name=re.compile("^A card without a name")).click()
    field(page, "Name").fill("Owl of the hedge")
    field(page, "Name").blur()
    expect(page.get_by_role("heading", name=re.compile("^Owl of the hedge"))).to_be_visible()
    page.wait_for_function(f"() => ({KEPT})().includes('id = \"owl-of-the-hedge\"')")


def test_a_text_that_is_no_toml_is_told_where(sit: Sitting, home: House) -> None:
    page = bench(sit)
    page.get_by_role("button", name="Text", exact=True).click()
    page.locator(".cm-line", has_text=re.compile("^title = ")).click()
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.type("about the birds")
    expect(page.get_by_text(re.compile(r"\d problems? to look at"))).to_be_visible()
    expect(page.get_by_role("button", name="Play now")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.get_by_text(RIGHT)).to_be_attached()
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
