"""The studio on every screen, in light and dark, to axe, in longer words, by keyboard alone; and texts like markup."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.pages.test_words import CUT, PSEUDO, WIDTHS
from tests.web.test_looks import serious_problems

from .making import BIRDS, PHONE, RIGHT, TABLET, WIDE, begun, cards, field, line, opened

PAYLOADS: list[str] = json.loads((Path(__file__).parents[1] / "payloads.json").read_text())
LOOKS: dict[str, dict[str, Any]] = {
    "wide, dark": {**WIDE, "color_scheme": "dark"},
    "tablet": {**TABLET, "color_scheme": "light"},
    "phone": {**PHONE, "color_scheme": "light"},
}
NAMED = """() => { const it = document.activeElement
    return it.ariaLabel || it.labels?.[0]?.innerText || it.innerText || '' }"""
PARTS = ("Cards", "Edit", "Look", "Balance")


def parts(page: Page) -> list[str]:
    """The parts that are shown one at a time on a small screen; none on a large one."""
    return [part for part in PARTS if page.get_by_role("button", name=part, exact=True).is_visible()]


@pytest.mark.parametrize("look", LOOKS)
def test_every_part_is_fit_for_everyone(sit: Sitting, home: House, look: str) -> None:
    page = sit("/studio", **LOOKS[look])
    expect(page.get_by_role("button", name="Begin with").first).to_be_visible()
    assert serious_problems(page) == []
    begun(page)
    line(page, "Robin").click()
    expect(page.locator("img[alt='The face of Robin']")).to_be_attached()
    for part in parts(page) or [""]:
        if part:
            page.get_by_role("button", name=part, exact=True).click()
        assert serious_problems(page) == []
        wide, room = page.evaluate(WIDTHS)
        assert wide <= room
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.locator(".cm-content")).to_be_visible()
    assert serious_problems(page) == []
    page.get_by_role("button", name="Files…").click()
    assert serious_problems(page) == []


def test_longer_words_keep_the_layout_of_the_studio(sit: Sitting, home: House) -> None:
    page = sit("/studio", **PHONE)
    page.evaluate(PSEUDO)
    page.reload()
    page.get_by_role("listitem").filter(has_text=BIRDS).get_by_role("button").click()
    expect(page.get_by_role("button", name=re.compile("^Robin"))).to_be_visible()
    for part in ("Cards", "Edit"):
        page.get_by_role("button", name=re.compile(f"^{part} ")).last.click()
        wide, room = page.evaluate(WIDTHS)
        assert wide <= room
        assert page.evaluate(CUT) == []


def tabbed(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(NAMED).strip().startswith(name):
            return
    raise AssertionError(f"{name} cannot be reached by Tab")


def test_a_card_is_added_and_saved_by_keyboard_alone(sit: Sitting, home: House) -> None:
    page = sit("/studio", **WIDE)
    expect(page.get_by_role("button", name="Begin with").first).to_be_visible()
    tabbed(page, "Begin with it: Garden birds")
    page.keyboard.press("Enter")
    expect(line(page, "Robin")).to_be_visible()
    tabbed(page, "Add: bird")
    page.keyboard.press("Enter")
    page.keyboard.type("Magpie")
    page.keyboard.press("Enter")
    expect(field(page, "Name")).to_have_value("Magpie")
    tabbed(page, "Points")
    page.keyboard.type("1")
    expect(line(page, "Magpie")).to_contain_text("1 point")
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Saved · version 1")).to_be_visible()


def test_who_opens_a_card_or_a_problem_by_keys_goes_on_in_its_form(sit: Sitting, home: House) -> None:
    page = begun(sit("/studio", **WIDE))
    line(page, "Robin").press("Enter")
    expect(field(page, "Name")).to_be_focused()
    expect(field(page, "Name")).to_have_value("Robin")
    field(page, "Points").fill("777")
    line(page, "Wren").press("Enter")
    expect(field(page, "Name")).to_have_value("Wren")
    expect(field(page, "Name")).to_be_focused()
    page.get_by_text("1 problem to look at").click()
    page.get_by_role("button", name=re.compile("^Robin, points")).press("Enter")
    expect(field(page, "Points")).to_have_value("777")
    expect(field(page, "Points")).to_be_focused()


def test_a_problem_leads_to_its_first_field_and_one_of_no_card_nowhere(sit: Sitting, home: House) -> None:
    page = begun(sit("/studio", **WIDE))
    page.get_by_role("button", name="Text", exact=True).click()
    page.locator(".cm-content").press("Control+End")
    page.keyboard.insert_text('\n[[project]]\nid = "owl"\nname = "Owl"\n\n[hero]\n')
    page.get_by_role("button", name="Form", exact=True).click()
    page.get_by_text("2 problems to look at").click()
    page.get_by_role("button", name=re.compile("^Owl, points, needs")).press("Enter")
    expect(field(page, "Name")).to_have_value("Owl")
    expect(field(page, "Points")).to_be_focused()
    lost = page.get_by_role("button", name=re.compile("^hero"))
    lost.press("Enter")
    expect(field(page, "Name")).to_have_value("Owl")
    expect(lost).to_be_focused()


class Answers:
    """What the server says to an editor, which can be held back for a while."""

    def __init__(self, page: Page) -> None:
        self.is_late = False
        self.late: list[Callable[[], None]] = []
        page.route_web_socket(re.compile("/api/studio/editor"), self._connect)
        page.reload()

    def _connect(self, desk: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if self.is_late:
                self.late.append(lambda: desk.send(message))
            else:
                desk.send(message)

        desk.connect_to_server().on_message(pass_on)

    def come(self) -> None:
        """Let everything come that was held back."""
        self.is_late = False
        for answer in self.late:
            answer()


def test_who_types_elsewhere_is_left_there_when_a_form_comes_late(sit: Sitting, home: House) -> None:
    page = sit("/studio", **WIDE)
    answers = Answers(page)
    begun(page)
    answers.is_late = True
    line(page, "Wren").press("Enter")
    cards(page).get_by_role("button", name="Add: bird").click()
    new = page.get_by_label("Name of the new card (bird)")
    new.press_sequentially("Mag")
    answers.come()
    expect(field(page, "Name")).to_have_value("Wren")
    expect(new).to_be_focused()


def test_what_was_typed_just_before_is_mended(sit: Sitting, home: House) -> None:
    page = sit("/studio", **WIDE)
    answers = Answers(page)
    effect = field(opened(begun(page), "Feeding table"), "Effect")
    effect.fill("Draw 2 crads from the resource pile.")
    mend = page.get_by_role("button", name=re.compile("^Mend")).first
    expect(mend).to_be_visible()
    answers.is_late = True
    effect.fill("Draw 3 crads from the resource pile.")
    mend.click()
    answers.come()
    expect(effect).to_have_value("Draw 3 cards from the resource pile.")
    expect(page.get_by_text(RIGHT)).to_be_attached()


def test_the_name_of_a_new_card_is_typed_within_the_list(sit: Sitting, home: House) -> None:
    page = begun(sit("/studio", viewport={"width": 1280, "height": 800}))
    cards(page).get_by_role("button", name="Add: bird").click()
    expect(page.get_by_label("Name of the new card (bird)")).to_be_focused()
    wide, room = page.get_by_role("region", name="Cards").evaluate("list => [list.scrollWidth, list.clientWidth]")
    assert wide <= room


def test_no_text_of_a_deck_becomes_markup(sit: Sitting, home: House) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "About the deck")
    many = [" ".join(PAYLOADS[start : start + 12])[:380] for start in range(0, len(PAYLOADS), 12)]
    fields = ["Title", "About", "Credits"]
    for label, payload in zip(fields, many, strict=False):
        field(page, label).fill(payload)
    opened(page, "Robin")
    field(page, "Facts").fill("\n".join(PAYLOADS))
    field(page, "Name").fill(PAYLOADS[0])
    expect(cards(page).locator(".name", has_text=PAYLOADS[0])).to_be_visible()
    page.get_by_label("Needs, 1").fill(PAYLOADS[1])
    opened(page, "Feeding table")
    field(page, "Effect").fill(PAYLOADS[2])
    expect(page.get_by_text(re.compile(r"\d problems? to look at"))).to_be_visible()
    page.get_by_text(re.compile(r"\d problems? to look at")).click()
    page.get_by_role("button", name="Text", exact=True).click()
    expect(page.locator(".cm-content")).to_be_visible()
    page.reload()
    expect(cards(page).locator(".name", has_text=PAYLOADS[0])).to_be_visible()
    assert page.evaluate("window.ran") is None
    assert page.locator("main script, main iframe, main marquee").count() == 0
