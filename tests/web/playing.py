"""Playing in a browser: by clicking what the page offers, or by keyboard alone."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page

from tests.server.house import PERSON, House, Message

CHOICES = "ul[aria-label='What you may do'] button"
COVER = "button:has-text('show my hand')"
RESULT = "#result"
PILES = ("scientist", "project", "microbe", "resource")
EAGER = ("Complete", "Put", "Start", "Play", *(f"Draw from the {pile}" for pile in PILES))
# Who is asked, and in which position: read at once, since a page may answer by itself between two looks.
WHO_IS_ASKED = """([people, result]) => {
    const asked = [...document.querySelectorAll('.plate.moving b, .seat.moving h2')].map((it) => it.textContent.trim())
    const isAsked = (name) => asked.some((each) => each.startsWith(name))
    const who = document.querySelector(result) ? result : people.find(isAsked)
    return who && [who, Number(document.querySelector('main').dataset.number)]
}"""
ASKED_OR_GONE_ON = """([choices, result, number]) => document.querySelector(choices) || document.querySelector(result)
    || document.querySelector('main').dataset.number > number"""
GONE_ON_OR_KEPT = """least => (document.querySelector('main')?.dataset.number ?? Infinity) >= least
    || document.querySelector('.window .answer')"""
GREEDY = {"kind": "bot", "bot": "greedy"}
MOST = 1500  # choices in a game
QUICK: dict[str, Any] = {"stall_turns": 1}  # a game of few projects need not go on after the last of them is stuck


def choices(page: Page) -> Locator:
    """The plain list of what may be done."""
    return page.locator(CHOICES)


def await_question(page: Page) -> None:
    """Wait until this screen is asked, or the game is over."""
    page.locator(f"{CHOICES}, {COVER}, {RESULT}").first.wait_for()


def eager(texts: Sequence[str]) -> int:
    """Which choice brings a game to its end: what completes, puts, starts or draws a project, else what goes on."""
    for wish in EAGER:
        for index, text in enumerate(texts):
            if text.startswith(wish):
                return index
    return 0


def click(page: Page, index: int) -> None:
    """Make a choice with the mouse."""
    choices(page).nth(index).click()


def take(choice: Locator) -> None:
    """Make a choice of the list as a screen reader does, whether the list is seen or not."""
    choice.evaluate("it => it.click()")


def press(page: Page, index: int) -> None:
    """Make a choice by keyboard alone: Tab to it, then Enter."""
    wanted = choices(page).nth(index)
    for _ in range(200):
        if wanted.evaluate("it => it === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("the choice cannot be reached by Tab")


def tap(page: Page, index: int) -> None:
    """Make a choice by touch alone: what glows on the table for it, else its word in the bar."""
    wanted = choices(page).nth(index)
    text = wanted.evaluate("it => it.textContent.trim()")
    glowing = page.locator("button.may").filter(has_text=text)
    assert glowing.count() or "main" in (wanted.get_attribute("class") or ""), f"nothing glows for: {text}"
    touched = glowing.first if glowing.count() else wanted
    box = touched.bounding_box()
    assert box is not None, text
    corner = {"x": min(12.0, box["width"] / 2), "y": min(20.0, box["height"] / 2)}
    touched.tap(position=corner)  # type: ignore[arg-type]


def number(page: Page) -> int:
    """The number of the position that the page shows."""
    return int(page.locator("main").get_attribute("data-number") or 0)


def await_number(page: Page, least: int) -> None:
    """Wait until the page shows a position of this number or a later one; a cover shows none."""
    page.wait_for_function("least => (document.querySelector('main')?.dataset.number ?? Infinity) >= least", arg=least)


def choose(page: Page, make: Callable[[Page, int], None] = click) -> str:
    """Make the eager choice and wait until the page shows what came of it; the text that was chosen."""
    before = number(page)
    texts = [text.strip() for text in choices(page).all_text_contents()]
    index = eager(texts)
    make(page, index)
    page.wait_for_function(GONE_ON_OR_KEPT, arg=before + 1)  # in a window it is kept until all have answered
    return texts[index]


def is_over(page: Page) -> bool:
    """Whether the page shows the result."""
    return page.locator(RESULT).count() > 0


def play_out(page: Page, make: Callable[[Page, int], None] = click) -> list[str]:
    """Play to the end whenever this screen is asked; what was chosen."""
    made: list[str] = []
    await_question(page)
    while not is_over(page):
        if page.locator(COVER).count():
            page.locator(COVER).click()
        else:
            made.append(choose(page, make))
        assert len(made) < MOST, "the game does not end"
        await_question(page)
    return made


def play_together(people: dict[str, Page]) -> None:
    """Play to the end with several people, each before a screen of their own."""
    first = next(iter(people.values()))
    for _ in range(MOST):
        asked, made = first.wait_for_function(WHO_IS_ASKED, arg=[list(people), RESULT]).json_value()
        if asked == RESULT:
            return
        page = people[asked]
        await_number(page, made)
        # A question with one answer is answered by the page itself, and may be gone when we look for it.
        page.wait_for_function(ASKED_OR_GONE_ON, arg=[CHOICES, RESULT, made])
        if choices(page).count():
            choose(page)
        for other in people.values():
            await_number(other, made)
            if number(other) == made and choices(other).count():  # a window asks several at once
                choose(other)
        await_number(first, made + 1)
    raise AssertionError("the game does not end")


def remember(page: Page, table: Message, token: str) -> Page:
    """Give the browser the token of a table, as if it had taken the seat itself, and go there."""
    kept = [{"code": table["code"], "token": token, "title": table["title"]}]
    page.evaluate("kept => localStorage.setItem('labdeck.seats', JSON.stringify(kept))", kept)
    page.goto(table["link"])
    return page


def seated(page: Page, home: House, *seats: dict[str, str], deck: str = "ingenium") -> Page:
    """Sit down as the first of these seats, or against a bot; the question of the first turn is there."""
    ticket = home.open(*(seats or (PERSON, GREEDY)), deck=deck, first=0)
    remember(page, ticket["table"], ticket["token"])
    await_question(page)
    return page


def draw(page: Page) -> None:
    """Draw this turn's cards from the project pile, by touching it."""
    for _ in range(2):
        before = number(page)
        page.get_by_role("button", name=re.compile("Scientist [0-9]")).click()
        await_number(page, before + 1)


def start_first(page: Page) -> str:
    """Start the first project of the hand by touching it; its name."""
    card = page.locator("section:has(#hand) button.may").first
    name = card.get_attribute("title") or ""
    before = number(page)
    card.click()
    await_number(page, before + 1)
    return name
