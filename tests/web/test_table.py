"""What the table offers beside choosing: reasons, undo, hints, chat, looking on, leaving."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import OPEN, PERSON, House

from .conftest import Sitting
from .playing import await_number, await_question, choices, choose, number, remember

BOT = {"kind": "bot", "bot": "greedy"}


def seated(sit: Sitting, home: House, *seats: dict[str, str], deck: str = "ingenium") -> Page:
    """A person at a table, with the question of the first turn before them."""
    ticket = home.open(*(seats or (PERSON, BOT)), deck=deck, first=0)
    page = remember(sit(), ticket["table"], ticket["token"])
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


def test_what_may_be_touched_is_marked_and_does_it(sit: Sitting, home: House) -> None:
    page = seated(sit, home)
    expect(page.locator("section:has(#piles) button.may")).to_have_count(2)
    draw(page)
    expect(page.locator("section:has(#piles) button.may")).to_have_count(0)
    name = start_first(page)
    own = page.get_by_role("region", name="Ann (you)")
    expect(own.get_by_role("button", name=name)).to_be_visible()
    expect(own.get_by_text("Lacks")).to_have_count(1)


def test_what_may_not_be_done_has_a_reason_with_its_rule(sit: Sitting, home: House) -> None:
    page = seated(sit, home)
    page.get_by_role("button", name=re.compile("Discard 0 cards")).click()
    expect(page.get_by_text("That pile is empty and cannot be refilled. (rule R1)")).to_be_visible()
    draw(page)
    name = start_first(page)
    page.get_by_role("region", name="Ann (you)").get_by_role("button", name=name).click()
    expect(page.get_by_text("(rule P11)")).to_be_visible()


def test_undo_takes_back_up_to_the_last_reveal(sit: Sitting, home: House) -> None:
    page = seated(sit, home)
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
    page = seated(sit, home, deck="wise")
    alone = page.locator(".said.done", has_text="Put it beside")
    while not alone.count():
        await_question(page)
        put = choose(page)
    page.get_by_role("button", name="Undo").click()
    expect(choices(page)).to_have_text([re.compile("^Put it beside")])
    page.get_by_role("button", name="Undo").click()
    expect(choices(page).filter(has_text=put)).to_have_count(1)


def test_chat_reaches_everyone(sit: Sitting, home: House) -> None:
    page = seated(sit, home)
    watcher = sit(page.url)
    page.get_by_label("Say something").fill("Hello from Ann")
    page.keyboard.press("Enter")
    page.get_by_text("Ready phrases").click()
    page.get_by_role("button", name="Well done!").click()
    for reader in (page, watcher):
        lines = reader.get_by_role("log", name="Chat").locator("p")
        expect(lines).to_have_text(["Ann: Hello from Ann", "Ann: Well done!"])
    expect(watcher.get_by_label("Say something")).to_have_count(0)


def test_a_spectator_sees_no_hand_and_may_touch_nothing(sit: Sitting, home: House) -> None:
    page = seated(sit, home)
    watcher = sit()
    watcher.get_by_label("Join a table by its code").fill(page.url.rpartition("/")[2].lower())
    watcher.get_by_role("button", name="Go to the table").click()
    expect(watcher.get_by_text("You look on at table")).to_be_visible()
    assert not watcher.locator("#hand, .may").count()
    draw(page)
    name = start_first(page)
    expect(watcher.get_by_role("log", name="Log")).to_contain_text(f"Ann starts {name}.")
    assert "now sees" not in watcher.get_by_role("log", name="Log").inner_text()


def test_who_leaves_is_replaced_and_may_be_followed(sit: Sitting, home: House) -> None:
    page = seated(sit, home, PERSON, BOT, BOT)
    link = page.url
    watcher = sit(link)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes, leave").click()
    expect(page.get_by_role("heading", name="Card games about science")).to_be_visible()
    watcher.get_by_role("button", name="Take this seat").first.click()
    expect(watcher.get_by_role("heading", name="Your hand")).to_be_visible()


def test_a_standing_order_is_kept(sit: Sitting, home: House) -> None:
    page = seated(sit, home)
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Pass for me").check()
    expect(page.get_by_label("Pass for me")).to_be_checked()
    page.reload()
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_label("Pass for me")).to_be_checked()


def test_the_lobby_fills_and_the_host_starts(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, OPEN, OPEN)
    code = ticket["table"]["code"]
    ann = remember(sit(), ticket["table"], ticket["token"])
    expect(ann.get_by_label("Link")).to_have_value(ann.url)
    qr = ann.get_by_alt_text("QR code")
    assert qr.evaluate("it => it.decode().then(() => it.naturalWidth)")
    ben = sit(f"/t/{code}")
    expect(ben.get_by_role("button", name="Start now")).to_have_count(0)
    ben.get_by_label("Name for a seat you take").fill("Ben")
    ben.get_by_role("button", name="Take seat 2").click()
    expect(ann.get_by_text("Ben")).to_be_visible()
    ann.get_by_role("button", name="Start now").click()
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
    assert ticket["token"] not in ann.url


def test_house_rules_are_explained_and_kept(sit: Sitting, home: House) -> None:
    page = sit()
    page.get_by_role("button", name="New table…: Women in STEM").click()
    page.get_by_text("House rules").click()
    expect(page.get_by_text("Cards drawn in a turn.")).to_be_visible()
    page.get_by_label("draw", exact=True).fill("3")
    page.get_by_label("Seat 2").select_option("greedy")
    page.get_by_label("Seat 3").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = home.http.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["knobs"] == {"draw": 3}


def test_a_table_has_the_house_rules_of_its_family(sit: Sitting, home: House) -> None:
    page = sit()
    page.get_by_role("button", name="New table…: Epic Heroes").click()
    page.get_by_text("House rules").click()
    expect(page.get_by_label("free_discards")).to_be_visible()
    expect(page.get_by_label("draw", exact=True)).to_have_count(0)
    # Its length is no matter of fewer projects.
    expect(page.get_by_label("Length")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
