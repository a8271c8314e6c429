"""A class: the teacher opens it and sees all tables, pupils join by its code and play, and each finds the way back."""

import re

from playwright.sync_api import Page, expect

from labdeck.deck.starter import starter
from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import CHOICES, await_question, choose

HAND = re.compile("^Your hand")


def opened(page: Page) -> str:
    """Open a class from the home page, as its teacher; its code."""
    page.get_by_role("link", name="Open a class").click()
    page.get_by_label("Deck").select_option("ingenium")
    page.get_by_label("4", exact=True).check()
    page.get_by_role("button", name="Open the class").click()
    expect(page.get_by_text("Nobody has come yet")).to_be_visible()
    return page.url.rpartition("/")[2]


def joined(page: Page, name: str) -> Page:
    """Sit down from the page of the class."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("heading", name="You sit at table 1")).to_be_visible()
    return page


def test_a_class_from_its_opening_to_its_end(sit: Sitting, home: House) -> None:
    teacher = sit()
    code = opened(teacher)
    ann = joined(sit(f"/c/{code}"), "Ann")
    ben = sit()  # by code and name from the home page, in one touch
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_label("Join a table or a class by its code").fill(code.lower())
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("With you: Ann.")).to_be_visible()
    expect(ann.get_by_text("With you: Ben.")).to_be_visible()
    for name in ("Ann", "Ben"):
        expect(teacher.get_by_role("region", name="Table 1").get_by_text(name, exact=True)).to_be_visible()
    teacher.get_by_role("button", name="Add a bot to table 1").click()
    teacher.get_by_role("button", name="Begin at all tables").click()
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("heading", name=HAND)).to_be_visible()
    assert ann.url == ben.url
    expect(teacher.get_by_text("to move")).to_have_count(1)
    teacher.get_by_role("button", name="Pause all").click()
    for page in (ann, ben):
        expect(page.get_by_text("Paused: the game goes on")).to_be_visible()
        expect(page.locator(CHOICES)).to_have_count(0)
    teacher.get_by_role("button", name="Go on").click()
    expect(ann.get_by_text("Paused: the game goes on")).to_have_count(0)
    ben.close()
    expect(teacher.get_by_text("away", exact=True)).to_be_visible()
    teacher.get_by_role("button", name="Bot plays for Ben").click()
    expect(teacher.get_by_text("a bot plays")).to_be_visible()
    await_question(ann)
    choose(ann)
    ann.goto(f"/c/{code}")  # whoever opens the class again comes to the same seat
    ann.wait_for_url("**/t/*")
    expect(ann.get_by_role("heading", name=HAND)).to_be_visible()
    teacher.get_by_role("button", name="End the class").click()
    teacher.get_by_role("button", name="Yes, end them").click()
    expect(ann.get_by_text("This game was ended")).to_be_visible()
    expect(ann.get_by_role("link", name="To the home page")).to_be_visible()
    expect(teacher.get_by_role("link", name="Open another class")).to_be_visible()
    expect(sit(f"/c/{code}").get_by_text("This class is over.").first).to_be_visible()


def test_the_teacher_moves_lets_back_in_and_looks_on(sit: Sitting, home: House) -> None:
    teacher = sit()
    code = opened(teacher)
    for name in ("Ann", "Ben", "Cy", "Dee", "Eve"):
        home.come(code, name)
    teacher.get_by_role("button", name="More about Dee").click()
    teacher.get_by_label("Move Dee to").select_option("Table 2")
    second = teacher.get_by_role("region", name="Table 2")
    expect(second.get_by_text("Dee", exact=True)).to_be_visible()
    teacher.get_by_role("button", name="More about Eve").click()
    teacher.get_by_role("button", name="Let back in").click()
    expect(teacher.get_by_text("Eve can join again by the code and the same name.")).to_be_visible()
    eve = sit(f"/c/{code}")
    eve.get_by_label("Your name").fill("eve")
    eve.get_by_role("button", name="Sit down").click()
    expect(eve.get_by_role("heading", name="You sit at table 2")).to_be_visible()
    teacher.get_by_role("button", name="Begin at table 2").click()
    with teacher.context.expect_page() as opening:
        second.get_by_role("link", name="Look on at table 2").click()
    expect(opening.value.get_by_text("You look on at table")).to_be_visible()
    assert not opening.value.locator("#hand, .may").count()


def test_what_is_wrong_is_said_beside_the_field(sit: Sitting, home: House) -> None:
    code = home.open_class()["classroom"]["code"]
    home.come(code, "Ann")
    page = sit(f"/c/{code}")
    for name, reason in (("", "Type your name first."), ("ann", "Somebody in this class has that name")):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("alert")).to_contain_text(reason)
    page.goto("/c/AAAAAA")
    expect(page.get_by_role("heading", name="There is no class AAAAAA")).to_be_visible()
    page.goto("/")
    page.get_by_label("Join a table or a class by its code").fill("AAAAAA")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").first).to_have_text("There is neither a table nor a class AAAAAA.")


def test_a_teacher_who_reloads_is_still_the_teacher(sit: Sitting, home: House) -> None:
    page = sit()
    code = opened(page)
    home.come(code, "Ann")
    page.reload()
    expect(page.get_by_role("region", name="Table 1").get_by_text("Ann", exact=True)).to_be_visible()
    page.goto("/")
    own, decks = (page.get_by_role("heading", name=name) for name in ("Tables you have a seat at", "Decks"))
    assert own.evaluate("it => it.offsetTop") < decks.evaluate("it => it.offsetTop")
    page.get_by_role("link", name=f"Women in STEM · {code}").click()
    expect(page.get_by_role("button", name="Pause all")).to_be_visible()
    token = page.evaluate("() => JSON.parse(localStorage.getItem('labdeck.seats'))[0].token")
    assert token not in page.url


def test_a_deck_for_two_is_played_by_a_class_in_pairs(sit: Sitting, home: House) -> None:
    draft = home.keep(starter("projects", "pairs").replace("players = [2, 4]", "players = [2, 2]"))["draft"]
    name = home.http.post(f"/api/studio/drafts/{draft}/play").json()["deck"]
    page = sit(f"/class?deck={name}")
    expect(page.get_by_label("2", exact=True)).to_be_checked()
    page.get_by_label("Deck").select_option("ingenium")
    expect(page.get_by_label("3", exact=True)).to_be_visible()
    expect(page.get_by_label("2", exact=True)).to_have_count(0)
    page.get_by_label("Deck").select_option(name)
    page.get_by_role("button", name="Open the class").click()
    expect(page.get_by_text("Nobody has come yet")).to_be_visible()


def test_on_a_phone_the_code_of_a_class_stands_in_one_line(sit: Sitting) -> None:
    page = sit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    opened(page)
    code = page.locator(".invite .code").first
    assert code.evaluate("it => it.getClientRects()[0].height < 2 * parseFloat(getComputedStyle(it).fontSize)")
    assert code.evaluate("it => it.scrollWidth <= it.clientWidth + 1")
