"""Science that is noticed: when something is completed, at the end, among the cards, and in the rules."""

import re

import pytest
from playwright.sync_api import expect

from labdeck.deck import Modifier, Project, Resource, load
from tests.server.house import House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import await_number, await_question, choices, number, remember
from tests.web.positions import MAKOSINSKI, end, planted, with_a_full_project
from tests.web.table.test_measures import LETTER, smallest


def test_a_completion_takes_the_stage_until_it_is_put_aside(sit: Sitting, home: House) -> None:
    ticket = with_a_full_project(home)
    page = remember(sit(likes={**AT_ONCE, "pace": "fast"}), ticket["table"], ticket["token"])
    await_question(page)
    choices(page).filter(has_text=re.compile("^Complete Ann Makosinski")).click()
    stage = page.get_by_role("region", name="Something about what was completed")
    expect(stage).to_contain_text("Ann Makosinski completed by Ann")
    for fact in MAKOSINSKI.facts:
        expect(stage).to_contain_text(fact)
    expect(stage).to_contain_text(f"+{MAKOSINSKI.points}")
    expect(choices(page)).to_have_count(0)  # so nothing is covered that glows
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)
    page.goto("/album")
    kept = page.get_by_role("img", name="Look at Ann Makosinski")
    expect(kept).to_be_visible()
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        wide = kept.evaluate("it => it.getBoundingClientRect().width")
        assert wide * smallest("ingenium", MAKOSINSKI.id, "hand") >= LETTER
    assert "/hands/" in (kept.get_attribute("src") or "")
    expect(page.get_by_text(f"1 of {len(load('ingenium').of(Project))} scientists")).to_be_visible()


def test_who_wants_no_waiting_reads_it_in_the_story(sit: Sitting, home: House) -> None:
    ticket = with_a_full_project(home)
    page = remember(sit(), ticket["table"], ticket["token"])
    other = remember(sit(), ticket["table"], ticket["tokens"][1])
    await_question(page)
    made = number(page)
    choices(page).filter(has_text=re.compile("^Complete Ann Makosinski")).click()
    await_number(page, made + 1)
    for reader in (page, other):
        button = reader.get_by_role("button", name="Story")
        expect(button).to_contain_text("1")
        button.click()
        told = reader.get_by_role("dialog", name="Story")
        for fact in MAKOSINSKI.facts:
            expect(told).to_contain_text(fact)
        told.get_by_role("button", name="Close").click()
        expect(button).not_to_contain_text("1")


def test_the_result_tells_something_about_each_career(sit: Sitting, home: House) -> None:
    ticket = with_a_full_project(home)
    page = remember(sit(), ticket["table"], ticket["token"])
    end(home, ticket)
    careers = page.locator(".result ul > li")
    expect(careers).to_have_count(1)
    expect(careers).to_contain_text("Ann Makosinski completed by Ann")
    expect(careers).to_contain_text(MAKOSINSKI.facts[0])
    careers.get_by_role("button").click()
    shown = page.get_by_role("dialog", name="Ann Makosinski")
    shown.get_by_text("Where this comes from").click()
    expect(shown.get_by_text("our own choice").first).to_be_visible()


def test_questions_after_the_game_are_about_what_lay_there_and_need_no_answer(sit: Sitting, home: House) -> None:
    ticket = with_a_full_project(home)
    page = remember(sit(), ticket["table"], ticket["token"])
    end(home, ticket)
    page.get_by_text(re.compile("questions? about what lay on this table")).click()
    asked = [each for each in load("ingenium").questions if each.card == MAKOSINSKI.id]
    quiz = page.locator(".quiz")
    mine = next(each for each in asked if each.asks in quiz.inner_text())
    item = quiz.locator("li").filter(has_text=mine.asks)
    item.get_by_role("button", name=mine.answers[0]).click()
    expect(item).to_contain_text("Right!")
    expect(page.get_by_role("button", name="Home")).to_be_enabled()


@pytest.mark.rule("R38")
def test_all_cards_can_be_browsed_and_searched(sit: Sitting) -> None:
    page = sit()
    page.get_by_role("link", name="Cards: Women in STEM").click()
    cards = page.locator("main li")
    file = load("ingenium")
    titles = len(file.of(Project)) + len(file.of(Resource)) + len(file.of(Modifier))
    expect(cards).to_have_count(titles)
    page.get_by_label("Search").fill("jill tarter")
    expect(cards.filter(has_text="Jill Tarter").first).to_be_visible()
    tarter = next(project for project in file.of(Project) if project.id == "jill-tarter")
    expect(cards.first).to_contain_text(tarter.facts[0])
    expect(cards.first).to_contain_text(f"Source: {tarter.source['facts']}")
    expect(cards.first).not_to_contain_text("woman of colour")
    page.get_by_label("Search").fill("reina maruyama")
    expect(cards.first).to_contain_text("woman of colour")
    cards.first.get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Reina Maruyama")).to_contain_text("woman of colour")
    page.keyboard.press("Escape")
    page.get_by_label("Search").fill("no such word anywhere")
    expect(cards).to_have_count(0)
    page.get_by_label("Search").fill("")
    page.get_by_role("combobox", name="Show").select_option("project")
    expect(cards).to_have_count(len(file.of(Project)))
    cards.first.get_by_role("button").click()
    expect(page.get_by_role("dialog", name=file.of(Project)[0].name)).to_be_visible()


def test_a_reason_leads_to_its_rule(sit: Sitting, home: House) -> None:
    ticket = planted(
        home,
        "ingenium",
        hands=[["physics", MAKOSINSKI.needs[0]], []],
        table=[{MAKOSINSKI.id: []}, {}],
        to_move=0,
        phase="act",
    )
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    page.locator("[data-place='hand:0'][data-card='physics']").click()
    link = page.get_by_role("link", name="(rule P10)")
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator("#P10")).to_be_in_viewport()
    expect(rules.locator("#P10")).to_contain_text("Lay a resource from your hand beside an active project")
