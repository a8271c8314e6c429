"""What is asked and how it is answered: undo, single answers, hints, touches that wait, standing orders."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.house import PERSON, House
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import (
    GREEDY,
    await_number,
    await_question,
    choices,
    choose,
    draw,
    number,
    remember,
    seated,
    start_first,
    take,
)
from tests.web.positions import MAKOSINSKI, crowded, planted


def test_undo_takes_back_up_to_the_last_reveal(sit: Sitting, home: House) -> None:
    page = seated(sit(), home)
    draw(page)
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    name = start_first(page)
    line = page.get_by_role("log", name="Log").get_by_text(f"Ann starts {name}.")
    expect(line).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(line).to_have_count(0)
    expect(page.locator("section:has(#hand)").get_by_role("button", name=name)).to_be_visible()
    start_first(page)
    expect(line).to_be_visible()


def test_a_single_answer_is_given_by_itself_until_it_is_taken_back(sit: Sitting, home: House) -> None:
    page = seated(sit(), home, deck="wise")
    alone = page.locator(".said.done", has_text="Put it beside")
    while not alone.count():
        await_question(page)
        put = choose(page)
    expect(page.locator(".deed .last")).to_have_text(re.compile("^Done for you: Put it beside"))
    expect(page.locator(".sentence")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(choices(page)).to_have_text([re.compile("^Put it beside")])
    page.get_by_role("button", name="Undo").click()
    expect(choices(page).filter(has_text=put)).to_have_count(1)


def test_a_standing_order_is_kept(sit: Sitting, home: House) -> None:
    page = seated(sit(), home)
    page.get_by_label("More", exact=True).click()
    page.get_by_label("Never ask me").check()
    expect(page.get_by_label("Never ask me")).to_be_checked()
    page.reload()
    page.get_by_label("More", exact=True).click()
    expect(page.get_by_label("Never ask me")).to_be_checked()


def test_a_hint_says_what_and_why_and_what_else(sit: Sitting, home: House) -> None:
    ticket = crowded(home, "ingenium")
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("region", name="What a bot would do")
    advice.get_by_text("A bot would:").wait_for()
    moves = advice.locator("li button").all_inner_texts()
    assert len(set(moves)) == 3
    assert set(moves) <= set(choices(page).all_inner_texts())
    for why in advice.locator("li > p").all_inner_texts():
        assert re.fullmatch(r"[A-Z][^.\d]*\.", why)
    for figures in advice.locator("details p").all():
        expect(figures).to_be_hidden()
        assert re.match(r"I thought it through \d+ times?: .* \d+ of \d+ tr(y|ies)", figures.text_content() or "")
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    made = number(page)
    advice.get_by_role("button", name=moves[0]).click()
    await_number(page, made + 1)
    expect(advice).to_have_count(0)


def test_the_bar_tells_what_others_did_and_not_that_a_turn_begins(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, GREEDY, GREEDY, first=1)
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    deed = page.locator(".deed")
    assert not deed.locator(".last").inner_text().startswith(("It is", "Ann "))
    deed.locator("summary").click()
    did = deed.locator("li").all_inner_texts()
    assert len(did) == int(deed.locator(".count").inner_text()) > 1
    assert not [text for text in did if re.search("turn.$|now sees|shuffled", text)]
    page.keyboard.press("Escape")
    expect(deed.locator("ol")).to_be_hidden()
    expect(deed.locator("summary")).to_be_focused()


def test_escape_puts_away_one_thing_at_a_time(sit: Sitting, home: House) -> None:
    ticket = crowded(home, "ingenium")
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    page.get_by_role("button", name="Hint").click()
    advice, more = page.get_by_role("region", name="What a bot would do"), page.get_by_label("Never ask me")
    expect(advice).to_be_visible()
    page.get_by_label("More", exact=True).click()
    expect(more).to_be_visible()
    card = page.locator("section:has(#hand) .card").first
    card.focus()
    page.keyboard.press("z")
    large = page.get_by_role("dialog", name=card.get_attribute("title"))
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    expect(more).to_be_visible()
    page.keyboard.press("Escape")
    expect(more).to_be_hidden()
    expect(advice).to_be_visible()
    page.keyboard.press("Escape")
    expect(advice).to_have_count(0)


def test_escape_puts_away_the_stage_before_what_lies_under_it(sit: Sitting, home: House) -> None:
    table: Any = [{MAKOSINSKI.id: list(MAKOSINSKI.needs)}, {}]
    ticket = planted(home, "ingenium", hands=[["physics"], []], table=table, to_move=0, phase="act")
    page = sit(viewport={"width": 1000, "height": 720}, likes=AT_ONCE | {"pace": "fast", "list": False})
    remember(page, ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    page.locator("#log-button").click()
    log, stage = page.get_by_role("log", name="Log"), page.get_by_role("region", name="Something about what was")
    expect(log).to_be_visible()
    take(choices(page).filter(has_text="Complete").first)
    expect(stage).to_be_visible()
    page.keyboard.press("Escape")
    expect(stage).to_have_count(0)
    expect(log).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)


def touched(sit: Sitting, home: House, taps: str) -> tuple[Page, int]:
    """A page on which a card of the hand has been touched, and the position before."""
    ticket = crowded(home, "ingenium")
    page = remember(sit(likes=AT_ONCE | {"taps": taps}), ticket["table"], ticket["token"])
    await_question(page)
    before = number(page)
    page.locator("section:has(#hand) button.may").first.click()
    return page, before


def test_a_touch_can_be_taken_back_before_it_is_sent(sit: Sitting, home: House) -> None:
    page, before = touched(sit, home, "twice")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".pending")).to_have_count(0)
    assert number(page) == before
    card = page.locator("section:has(#hand) button.may").first
    card.click()
    expect(page.locator("section:has(#hand) .pending")).to_have_count(1)
    card.click()
    await_number(page, before + 1)


def test_a_touch_that_waits_is_sent_by_itself(sit: Sitting, home: House) -> None:
    page, before = touched(sit, home, "wait")
    expect(page.get_by_role("button", name="Take it back")).to_be_visible()
    await_number(page, before + 1)
