"""The page of a report: one file, the same every time, to be read on every screen without a network or scripts."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from html import escape
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from labdeck.deck import Change, load, tables
from labdeck.lab.balance.advice import advise
from labdeck.lab.balance.events import Done, Summed
from labdeck.lab.balance.page import page
from labdeck.lab.balance.page.scales import Scale, scale_of
from labdeck.lab.balance.report import Cell, Column, Finding, Remedy, Report, Section
from labdeck.lab.balance.telling import remedy_text
from labdeck.lab.figures import Figure, mean
from tests.tools.patience import PATIENCE
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.test_looks import serious_problems

LONG = "Pneumonoultramicroscopicsilicovolcanoconiosisbacterium"
HOSTILE = "<img src=x onerror=alert(1)> & \"quoted\" 'Co'"
WIDTHS = (360, 1440)
ROWS: tuple[tuple[Cell, ...], ...] = (
    ("Ada", 3, Figure(0.5, 0.4, 0.6), Figure(-1.25, -2.0, -0.5)),
    ("Emmy", 5, Figure(0.9, 0.8, 0.95), Figure(2.0, 1.0, 3.0)),
    ("Rosalind", 4, Figure(0.1, 0.05, 0.2), "–"),
    *((f"Nobody {i}", 1, mean(np.array([0])), "–") for i in range(6)),
)
COLUMNS = (
    Column("name", "project"),
    Column("points", "points"),
    Column("done", "completed", "share"),
    Column("change", "points a game", "change"),
)
CARD = Finding(
    about="project",
    topic="earnings",
    subjects=("ada",),
    names=("Ada",),
    says="Ada is worth 9 points for 2 needs and earns 2.8 points a game more than its like.",
    size=Figure(2.8, 1.5, 4.1),
    unit="points a game",
    weight=1.5,
    remedy=Remedy(
        (Change("project", "ada", "points", 9, 4),), Figure(3, 2, 4), Figure(0.4, -0.2, 1), True, "With 4 points: +0.4."
    ),
    doubt="Search, which looks ahead, sees +1.0. Look again.",
)
SEAT = Finding("seat", "order", ("3 players",), ("3 players",), "Who begins wins.", Figure(3, 1, 5), "wins in 100", 0.3)
IDLE = tuple(
    Finding("hero", "idle", (name,), (name,), f"{name} is <never> played.", size, "points a game", 0.5)
    for name, size in zip(
        ("Watt", "Hopper", "Curie"), (Figure(0, 0, 0), Figure(0, -0.1, 0.1), Figure(0, 0, 0)), strict=True
    )
)
SECTIONS = (Section("other", "Others", "How they fare.", COLUMNS, ROWS), Section("none", "None", "", COLUMNS[:1], ()))
REPORT = Report("Women & science", "small", "0123456789abcdef", 100, 3, (CARD, *IDLE, SEAT), ("skips",), SECTIONS)


def renamed(report: Report, names: dict[str, str]) -> Report:
    """A report in which some cards are called otherwise, in its tables and findings."""

    def other(text: str) -> str:
        for old, new in names.items():
            text = text.replace(old, new)
        return text

    sections = (
        replace(
            section,
            rows=tuple(tuple(other(cell) if isinstance(cell, str) else cell for cell in row) for row in section.rows),
        )
        for section in report.sections
    )
    findings = (replace(one, says=other(one.says), names=tuple(map(other, one.names))) for one in report.findings)
    return replace(report, sections=tuple(sections), findings=tuple(findings))


@pytest.fixture(scope="module")
def whole() -> Report:
    """The report of a deck with every part, one of its scientists grave, and names that are hard to show."""
    *_, last = advise(tables(load("ingenium")), 50)
    assert isinstance(last, Done)
    sections = {section.key: section for section in last.report.sections}
    one, two = (str(sections[key].rows[0][0]) for key in ("earnings", "modifiers"))
    findings = (replace(CARD, names=(one,), says=CARD.says.replace("Ada", one)), *last.report.findings, *IDLE, SEAT)
    return renamed(replace(last.report, findings=findings, changes=("A game is longer.",)), {one: HOSTILE, two: LONG})


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert CHROMIUM.is_file(), "these tests need Debian's package chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


Showing = Callable[..., Page]


@pytest.fixture
def show(browser: Browser, tmp_path: Path) -> Iterator[Showing]:
    """Opens a report's page; a complaint, a dialog or a request for anything else fails the test."""
    complaints: list[str] = []
    contexts = []

    def shown(report: Report, width: int = 360, **options: object) -> Page:
        file = tmp_path / "balance.html"
        file.write_text(page(report), encoding="utf-8")
        size = {"width": width, "height": 800}
        context = browser.new_context(viewport=size, screen=size, **options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        opened = context.new_page()
        opened.on("pageerror", lambda error: complaints.append(str(error)))
        opened.on("console", lambda message: complaints.append(message.text))
        opened.on("dialog", lambda dialog: complaints.append(dialog.message))
        opened.on("request", lambda request: None if request.url == file.as_uri() else complaints.append(request.url))
        opened.goto(file.as_uri())
        return opened

    yield shown
    for context in contexts:
        context.close()
    assert not complaints


def unfold(shown: Page) -> None:
    """Open all that is folded."""
    shown.locator("details").evaluate_all("(all) => all.forEach((it) => { it.open = true; })")


def misplaced(shown: Page) -> list[str]:
    """What reaches over an edge of the screen, or is written too small."""
    found = shown.locator("body *:visible").evaluate_all(
        """(all) => all.filter((it) => {
            const box = it.getBoundingClientRect();
            return box.left < 0 || box.right > screen.width || parseFloat(getComputedStyle(it).fontSize) < 12;
        }).map((it) => it.outerHTML)"""
    )
    return list(found)


def names(shown: Page) -> list[str]:
    """The rows of the table that are to be seen, by their headings."""
    return shown.locator("#other tbody tr:visible th").all_text_contents()


def test_the_same_report_gives_the_same_bytes_and_nothing_from_elsewhere(whole: Report) -> None:
    text = page(whole)
    assert text == page(whole)
    assert not re.findall(r"""(?:src|href)\s*=\s*["']|@import|url\((?!#)|https?:""", text.replace(escape(HOSTILE), ""))
    assert not re.search(r"\d{4}-\d\d-\d\d", text)


@pytest.mark.parametrize("deck", ["ingenium", "heroes"])
def test_every_family_has_its_pictures(deck: str) -> None:
    report = next(event for event in advise(tables(load(deck)), 50) if isinstance(event, Summed)).report
    text = page(report)
    dots = text.count('<g class="says">')
    assert dots == sum(len(section.rows) for section in report.sections if section.key == "earnings") > 20
    assert text.count("<figure") == 5
    assert text.count('<details class="table"') == sum(bool(section.rows) for section in report.sections)


def test_each_finding_is_told_once(whole: Report) -> None:
    text = page(whole)
    for finding in whole.findings:
        assert text.count(f"{escape(finding.says)}<") + text.count(f"{escape(finding.says)} ") == 1
        assert escape(remedy_text(finding)) in text


def test_the_verdict_counts_what_is_told() -> None:
    def verdict(*findings: Finding) -> str:
        return "".join(re.findall("<h1>(.*?)</h1>", page(replace(REPORT, findings=findings))))

    assert verdict() == "Nothing to change."
    assert verdict(CARD) == "One thing to change; the rest is fine."
    assert verdict(CARD, *IDLE, SEAT) == "One thing to change; two smaller ones to look at."
    assert verdict(SEAT) == "Nothing grave; one small thing to look at."


def test_all_is_there_without_scripts(show: Showing) -> None:
    shown = show(REPORT, java_script_enabled=False)
    card = shown.locator(".finding").first
    assert card.locator("h3").inner_text() == "Ada"
    assert card.locator(".size").inner_text().split("\n") == ["+2.8", "points a game", "+1.5 to +4.1"]
    assert card.locator(".row").all_inner_texts()[:2] == ["now\n+2.8", "changed\n+0.4"]
    assert card.locator(".says").inner_text() == CARD.says
    assert card.locator(".remedy").inner_text() == "Mends it: With 4 points: +0.4."
    assert card.get_by_text(CARD.doubt).is_visible()
    assert shown.get_by_text("Fine: skips.").is_visible()
    assert not shown.get_by_text("Emmy").is_visible()
    shown.get_by_text("Table: Others").click()
    assert shown.get_by_text("Emmy").is_visible()


def test_findings_of_one_kind_share_a_card(show: Showing) -> None:
    shown = show(REPORT)
    gathered = shown.locator(".finding", has_text="Three heroes never matter")
    assert gathered.locator(".row-name").all_text_contents() == ["Watt", "Hopper", "Curie"]
    assert not gathered.get_by_text("Watt is <never> played.").is_visible()
    gathered.get_by_text("Each in words").click()
    assert gathered.get_by_text("Watt is <never> played.").is_visible()
    never = tuple(replace(one, size=Figure(0, 0, 0)) for one in IDLE)
    assert "<p>Watt, Hopper and Curie</p>" in page(replace(REPORT, findings=never))


def test_a_size_is_drawn_in_the_grave_zone_and_its_remedy_outside(show: Showing) -> None:
    shown = show(REPORT)
    rows = shown.locator(".finding").first.locator("li.row")
    zone = rows.first.locator(".zone").bounding_box()
    now, then = (rows.nth(i).locator(".dot").last.bounding_box() for i in (0, 1))
    assert zone
    assert now
    assert then
    assert zone["x"] < now["x"] < zone["x"] + zone["width"]
    assert then["x"] + then["width"] < zone["x"]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_fits_the_screen_folded_and_unfolded(whole: Report, show: Showing, width: int, scheme: str) -> None:
    shown = show(whole, width, color_scheme=scheme)
    assert misplaced(shown) == []
    unfold(shown)
    assert misplaced(shown) == []
    assert shown.evaluate("() => document.documentElement.scrollWidth") == width
    assert shown.locator("img").count() == 0
    assert shown.locator("h3", has_text=HOSTILE).count() == 1


def test_pictures_stand_side_by_side_where_there_is_room(whole: Report, show: Showing) -> None:
    for width, is_beside in zip(WIDTHS, (False, True), strict=True):
        boxes = [one.bounding_box() for one in show(whole, width).locator(".pile").all()]
        assert len({box["y"] for box in boxes if box}) == (1 if is_beside else 2)


@pytest.mark.parametrize("width", WIDTHS)
def test_it_is_accessible(whole: Report, show: Showing, width: int) -> None:
    for scheme in ("light", "dark"):
        shown = show(whole, width, color_scheme=scheme)
        unfold(shown)
        assert serious_problems(shown) == []


def test_it_follows_dark_and_light(show: Showing) -> None:
    shown = show(REPORT)
    colours = []
    for scheme in ("light", "dark"):
        shown.emulate_media(color_scheme=scheme)
        colours.append(shown.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert colours[0] != colours[1]


def test_a_card_with_a_finding_is_marked_and_named_among_the_dots(whole: Report, show: Showing) -> None:
    chart = show(whole).locator(".scatter")
    assert chart.locator(".dot.grave path").count() == 1
    assert HOSTILE.startswith((chart.locator("text.name").first.text_content() or "").rstrip("…"))
    assert HOSTILE in (chart.get_attribute("aria-label") or "")


def test_dots_are_told_by_pointing_and_by_keys(whole: Report, show: Showing) -> None:
    shown = show(whole)
    tip = shown.locator(".tip")
    first, second = (str(row[0]) for section in whole.sections if section.key == "earnings" for row in section.rows[:2])
    shown.locator(".scatter .says").nth(1).hover()
    assert (tip.text_content() or "").startswith(f"{second}: ")
    tip.locator("..").focus()
    shown.keyboard.press("ArrowLeft")
    assert (tip.text_content() or "").startswith(f"{first}: ")
    assert shown.locator(".scatter .lit").count() == 1


def test_rows_are_sorted_by_a_click_and_filtered_by_a_word(show: Showing) -> None:
    shown = show(REPORT)
    shown.get_by_text("Table: Others").click()
    shown.get_by_role("button", name="completed").click()
    assert names(shown)[:3] == ["Emmy", "Ada", "Rosalind"]
    shown.get_by_role("button", name="points a game").click()
    assert names(shown)[:2] == ["Emmy", "Ada"]
    shown.get_by_role("button", name="points a game").click()
    assert names(shown)[-2:] == ["Ada", "Emmy"]
    shown.get_by_label("Show only").fill("emm")
    assert names(shown) == ["Emmy"]


@pytest.mark.parametrize(
    ("scale", "ticks"),
    [(Scale(0, 10), [0, 2, 4, 6, 8, 10]), (Scale(-1.2, 0.4), [-1, -0.5, 0]), (Scale(0, 47), [0, 10, 20, 30, 40])],
)
def test_scales_have_round_steps(scale: Scale, ticks: list[float]) -> None:
    assert scale.ticks() == pytest.approx(ticks)


def test_a_scale_holds_all_it_is_made_for_and_leaves_out_what_is_not_known() -> None:
    scale = scale_of([0.0, 3.0, float("inf")])
    assert scale.low == 0
    assert 3 < scale.high < 4
    for alone in (0.0, 2.0):
        assert scale_of([alone]).low < alone < scale_of([alone]).high
