"""What may be touched: it glows where it lies, and says why where it may not."""

import re

import pytest
from playwright.sync_api import Page, expect

import labdeck
from tests.server.house import House
from tests.tools.heroes import FIVE_STEPS
from tests.web.conftest import AT_ONCE, Sitting
from tests.web.playing import (
    await_number,
    await_question,
    choices,
    choose,
    draw,
    is_over,
    number,
    remember,
    seated,
    start_first,
)
from tests.web.positions import NAMES, crowded, planted
from tests.web.stored import Shown

MOST = 20  # questions of a game that are looked at


def glowing(page: Page) -> list[tuple[str | None, ...]]:
    """The place and the card of everything that may be touched, in the order of the page."""
    return [(it.get_attribute("data-place"), it.get_attribute("data-card")) for it in page.locator("button.may").all()]


def in_the_field_phase(sit: Sitting, home: House) -> Page:
    """Ann has scored nothing, and has to discard an open discovery."""
    ticket = planted(home, "heroes", hands=[["marie-curie", "microscope"], []])
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    made = number(page)
    choices(page).filter(has_text="Play nothing now").click()
    await_number(page, made + 1)
    await_question(page)
    return page


def test_what_may_be_touched_is_marked_and_does_it(sit: Sitting, home: House) -> None:
    page = seated(sit(), home)
    expect(page.locator("section:has(#piles) button.may")).to_have_count(2)
    draw(page)
    expect(page.locator("section:has(#piles) button.may")).to_have_count(0)
    name = start_first(page)
    own = page.get_by_role("region", name="Ann (you)")
    expect(own.get_by_role("button", name=name)).to_be_visible()
    expect(own.get_by_text("Lacks")).to_have_count(1)


def test_what_may_not_be_done_has_a_reason_with_its_rule(sit: Sitting, home: House) -> None:
    page = seated(sit(), home)
    page.get_by_role("button", name=re.compile("Discard 0 cards")).click()
    expect(page.get_by_text("That pile is empty and cannot be refilled. (rule R1)")).to_be_visible()
    draw(page)
    name = start_first(page)
    page.get_by_role("region", name="Ann (you)").get_by_role("button", name=name).click()
    expect(page.get_by_text("(rule P11)")).to_be_visible()


def test_every_open_discovery_glows_when_one_is_to_be_discarded(sit: Sitting, home: House) -> None:
    page = in_the_field_phase(sit, home)
    field = home.table(page.url.rpartition("/")[2]).playing().view(None).field
    assert len(field) == 5
    assert glowing(page) == [(f"field:{index}", card) for index, card in enumerate(field)]
    made = number(page)
    page.get_by_role("region", name="Open cards").locator("button").nth(2).click()
    await_number(page, made + 1)
    expect(page.locator(f"[data-card='{field[2]}']")).to_have_count(0)
    expect(page.get_by_role("log", name="Log")).to_contain_text("discards")


def test_keys_go_by_how_the_open_row_lies(sit: Sitting, home: House) -> None:
    """Cards keep their places on the screen, in whatever order the rules have them."""
    field = ["principia", "photo-51", "tacoma-narrows-on-film", "chladni-figures", "apollo-11-moon-rocks"]
    hands: list[list[str]] = [["marie-curie", "microscope"], []]
    ticket = planted(home, "heroes", hands=hands, field=field)
    page = remember(sit(likes=AT_ONCE | {"list": False}), ticket["table"], ticket["token"])
    page.locator(".bar.asked").wait_for()
    other = labdeck.arrange("heroes", names=NAMES[:2], hands=hands, field=field[2:] + field[:2], seed=7)
    other.play("pass")
    await_number(page, Shown(home, ticket["table"], ticket["token"]).show(other))
    rows = page.locator(".field .may").evaluate_all("all => all.map(it => [it.offsetLeft, it.ariaKeyShortcuts])")
    assert [key for _, key in sorted(rows)] == ["1", "2", "3", "4", "5"]
    assert [it.get_attribute("data-card") for it in page.locator(".field .card").all()] == field


def test_a_seat_that_is_named_like_a_resource_misleads_nobody(sit: Sitting, home: House) -> None:
    hands = [["culture-collection", "host"], []]
    discard = ["host", "soil"]
    ticket = planted(home, "microbes", names=("Host", "Ben"), hands=hands, discard=discard, to_move=0, phase="act")
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    assert glowing(page) == [("pile:discard", "host"), ("pile:discard", "soil")]
    assert page.get_by_role("region", name="Cards to choose from").locator("button.may").count() == 2


def test_a_seat_that_is_named_like_a_project_misleads_nobody(sit: Sitting, home: House) -> None:
    names = ("Ann", "Jocelyn Bell Burnell")
    table = [{"jocelyn-bell-burnell": ["physics"]}, {"jill-tarter": ["physics", "astronomy"]}]
    ticket = planted(home, "ingenium", names=names, hands=[["stupid-patriarchy"], []], table=table)
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    assert sorted(glowing(page)) == [("mat:1/jill-tarter", "astronomy"), ("mat:1/jill-tarter", "physics")]


def test_what_is_no_choice_is_refused_by_its_name(sit: Sitting, home: House) -> None:
    page = in_the_field_phase(sit, home)
    for card, name in (("marie-curie", "Marie Curie"), ("microscope", "Microscope")):
        page.locator(f"[data-place='hand:0'][data-card='{card}']").click()
        said = page.locator(".said.reason", has_text=name)
        expect(said).to_be_visible()
        assert not re.search(r"\b[a-z0-9]+(-[a-z0-9]+)+\b", said.inner_text())


@pytest.mark.parametrize("deck", ["ingenium", "microbes", "heroes"])
def test_every_choice_of_a_thing_glows_once(sit: Sitting, home: House, deck: str) -> None:
    page = seated(sit(viewport={"width": 1440, "height": 900}), home, deck=deck)
    for question in range(MOST):
        if is_over(page):
            break
        things = choices(page).count() - page.locator(".choices .main").count()
        assert page.locator("button.may").count() == things, choices(page).all_inner_texts()
        if question % 2:
            choose(page)
        else:  # the first of the list is a word, if there is one: it leads to other questions than what is eager
            made = number(page)
            choices(page).first.click()
            await_number(page, made + 1)
        await_question(page)


def test_what_nobody_could_want_now_is_looked_at(sit: Sitting, home: House) -> None:
    scored = dict(list(FIVE_STEPS.items())[:1])
    ticket = planted(home, "heroes", hands=[["microscope"], []], table=[scored, {}])
    page = remember(sit(viewport={"width": 1440, "height": 900}), ticket["table"], ticket["token"])
    await_question(page)
    expect(page.locator("section:has(#piles) button.pile")).to_have_count(0)
    for place, card in (("mat:0", next(iter(scored))), ("field:0", None)):
        here = f"[data-place='{place}']" + (f"[data-card='{card}']" if card else "")
        page.locator(f"button{here}").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
    expect(page.locator(".said.reason")).to_have_count(0)


def test_after_a_touch_no_card_of_the_hand_is_kept_before_the_next(sit: Sitting, home: House) -> None:
    ticket = crowded(home, "heroes")
    page = sit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, likes=AT_ONCE | {"list": False})
    remember(page, ticket["table"], ticket["token"])
    await_question(page)
    card = page.locator(".hand .card:not(.may)").first
    card.tap(position={"x": 12, "y": 20})
    card.evaluate("it => it.blur()")
    assert card.evaluate("it => it.matches(':hover')")
    assert card.evaluate("it => getComputedStyle(it.closest('li')).zIndex") == "auto"
