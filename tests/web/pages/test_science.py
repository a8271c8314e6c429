"""Science that is noticed: when something is completed, at the end, among the cards, and in the rules."""

import re

import pytest
from playwright.sync_api import expect

from labdeck.deck import Modifier, Project, Resource, load
from tests.server.house import House, Message, play_out, progress
from tests.web.conftest import Sitting
from tests.web.playing import await_number, await_question, choices, number, remember
from tests.web.positions import planted

MAKOSINSKI = next(project for project in load("ingenium").of(Project) if project.id == "ann-makosinski")


def with_a_full_project(home: House) -> Message:
    """Ann has a full project before her, and no other is left."""
    table = [{MAKOSINSKI.id: list(MAKOSINSKI.needs)}, {}]
    return planted(home, "ingenium", hands=[[], []], table=table, project=[], to_move=0, phase="act")


def test_what_is_completed_is_told_about_and_blocks_nothing(sit: Sitting, home: House) -> None:
    ticket = with_a_full_project(home)
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    choices(page).filter(has_text=re.compile("^Complete Ann Makosinski")).click()
    fact = page.get_by_role("region", name="Something about what was completed")
    expect(fact).to_contain_text("Ann Makosinski completed by Ann")
    expect(fact).to_contain_text(MAKOSINSKI.facts[0])
    fact.get_by_role("button", name="Keep it open").click()
    made = number(page)
    choices(page).filter(has_text="End the action phase").click()
    await_number(page, made + 1)
    expect(fact).to_be_visible()
    fact.get_by_role("button", name="Close").click()
    expect(fact).to_have_count(0)


def test_the_result_tells_something_about_each_career(sit: Sitting, home: House) -> None:
    ticket = with_a_full_project(home)
    page = remember(sit(), ticket["table"], ticket["token"])
    players = {seat: home.player(ticket["table"]["code"], token) for seat, token in enumerate(ticket["tokens"])}
    play_out(players, progress)
    for player in players.values():
        player.close()
    careers = page.locator(".result li")
    expect(careers).to_have_count(1)
    expect(careers).to_contain_text("Ann Makosinski completed by Ann")
    expect(careers).to_contain_text(MAKOSINSKI.facts[0])
    careers.get_by_role("button").click()
    expect(page.get_by_role("dialog", name="Ann Makosinski")).to_be_visible()


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
    page.get_by_label("Show").select_option("project")
    expect(cards).to_have_count(len(file.of(Project)))
    cards.first.get_by_role("button").click()
    expect(page.get_by_role("dialog", name=file.of(Project)[0].name)).to_be_visible()


def test_a_reason_leads_to_its_rule(sit: Sitting, home: House) -> None:
    ticket = planted(home, "ingenium", hands=[["physics"], []], to_move=0, phase="act")
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    page.locator("[data-place='hand:0'][data-card='physics']").click()
    link = page.get_by_role("link", name="(rule P10)")
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator("#P10")).to_be_in_viewport()
    expect(rules.locator("#P10")).to_contain_text("Lay a resource from your hand beside an active project")
