"""The page of a report: one file, the same every time, that works in a browser without a network."""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, Page, Request, sync_playwright

from labdeck.lab.balance.page import page
from labdeck.lab.balance.report import Column, Finding, Report, Section
from labdeck.lab.figures import Figure, mean
from tests.tools.patience import PATIENCE
from tests.web.conftest import CHROMIUM, FLAGS

ROWS = (
    ("Ada & <b>Co</b>", 3, Figure(0.5, 0.4, 0.6), Figure(-1.25, -2.0, -0.5)),
    ("Emmy", 5, Figure(0.9, 0.8, 0.95), Figure(2.0, 1.0, 3.0)),
    ("Rosalind", 4, Figure(0.1, 0.05, 0.2), "–"),
)
SEATS = (("points of the one that wins", 3, Figure(2.0, 1.0, 3.0)), ("points", 4, mean(np.array([5]))))
COLUMNS = (
    Column("name", "project"),
    Column("points", "points"),
    Column("done", "completed", "share"),
    Column("change", "points a game", "change"),
)
REPORT = Report(
    "Women & science",
    "small",
    "0123456789abcdef",
    100,
    3,
    (
        Section("projects", "Scientists", "How they fare.", COLUMNS, ROWS),
        Section("idle", "Idle", "", COLUMNS[:1], ()),
        Section("seats", "Seats", "Who begins.", (*COLUMNS[:2], COLUMNS[3]), SEATS, names=2),
    ),
    (Finding(61.2, "project", "ada", "Ada's <project> is off."), Finding(3.0, "seat", "2", "A seat is off.")),
)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert CHROMIUM.is_file(), "these tests need Debian's package chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def shown(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page on a phone; a complaint or a request for anything else fails the test."""
    file = tmp_path / "balance.html"
    file.write_text(page(REPORT), encoding="utf-8")
    complaints: list[str] = []
    asked: list[str] = []
    opened = browser.new_page(viewport={"width": 390, "height": 800})
    opened.set_default_timeout(PATIENCE * 1000)

    def note(request: Request) -> None:
        asked.append(request.url)

    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.on("request", note)
    opened.goto(file.as_uri())
    yield opened
    opened.close()
    assert not complaints
    assert asked == [file.as_uri()]


def names(shown: Page) -> list[str]:
    """The rows of the table that are to be seen, by their first cells."""
    return shown.locator("#projects tbody tr:visible td:first-child").all_text_contents()


def test_the_same_report_gives_the_same_bytes_and_nothing_from_elsewhere() -> None:
    text = page(REPORT)
    assert text == page(REPORT)
    assert not re.findall(r'(?:src|href)="', text)
    assert "Ada &amp; &lt;b&gt;Co&lt;/b&gt;" in text
    assert "Ada&#x27;s &lt;project&gt; is off." in text
    assert 'id="idle"' not in text


def test_findings_come_first_the_gravest_on_top(shown: Page) -> None:
    assert shown.title() == "Women & science: balance"
    assert shown.locator(".findings li").first.text_content() == "61 grave Ada's <project> is off."


def test_a_plot_is_drawn_of_the_chosen_column(shown: Page) -> None:
    plot = shown.locator("#projects .plot")
    assert plot.locator("circle").count() == 3
    assert plot.locator("svg > title").text_content() == "Scientists: completed"
    shown.locator("#projects").get_by_label("Plot").select_option("points a game")
    assert plot.locator("circle").count() == 2


def test_a_long_name_is_cut_before_what_stands_after_it(shown: Page) -> None:
    first, second = shown.locator("#seats .plot g text").all_text_contents()
    assert re.fullmatch(r"points of [\w ]+… · 3", first)
    assert second == "points · 4"


def test_a_number_without_an_interval_is_a_dot_without_a_whisker(shown: Page) -> None:
    whisker = shown.locator("#seats .plot .whisker").nth(1)
    assert whisker.get_attribute("x1") == whisker.get_attribute("x2")
    assert shown.locator("#seats tbody tr").nth(1).locator("td").last.text_content() == "+5.00"


def test_rows_are_sorted_by_a_click_and_the_plot_with_them(shown: Page) -> None:
    shown.get_by_role("button", name="completed").click()
    assert names(shown) == ["Emmy", "Ada & <b>Co</b>", "Rosalind"]
    assert "Emmy" in (shown.locator("#projects .plot g text").first.text_content() or "")
    shown.get_by_role("button", name="completed").click()
    assert names(shown)[0] == "Rosalind"


def test_rows_are_filtered_by_a_word(shown: Page) -> None:
    shown.locator("#projects").get_by_label("Show only").fill("emm")
    assert names(shown) == ["Emmy"]
    assert shown.locator("#projects .plot circle").count() == 1


def test_pointing_at_a_row_tells_its_numbers(shown: Page) -> None:
    shown.locator("#projects .plot g").first.hover()
    assert shown.locator("#projects .tip").text_content() == "Ada & <b>Co</b>: 50 % (40 to 60)"


def test_it_fits_a_phone_and_follows_dark_and_light(shown: Page) -> None:
    assert shown.evaluate("document.documentElement.scrollWidth <= innerWidth")
    colours = []
    for scheme in ("light", "dark"):
        shown.emulate_media(color_scheme=scheme)
        colours.append(shown.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert colours[0] != colours[1]
