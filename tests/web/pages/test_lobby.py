"""Opening a table and sitting down at it: house rules, the lobby, levels of bots, looking on, leaving."""

from playwright.sync_api import expect

from tests.server.house import OPEN, PERSON, House
from tests.web.conftest import Sitting
from tests.web.playing import await_question, draw, remember, seated, start_first

UNSEEN = """const sheet = new CSSStyleSheet()
    sheet.replaceSync('.fan { display: none !important }')
    addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet))"""


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


def test_the_host_chooses_the_level_of_the_bots(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, OPEN, OPEN)
    page = remember(sit(), ticket["table"], ticket["token"])
    levels = [bot["name"] for bot in home.http.get("/api/bots").json()]
    expect(page.get_by_label("Bots").get_by_role("option")).to_have_count(len(levels))
    page.get_by_label("Bots").select_option(levels[0])
    page.get_by_role("button", name="Put a bot in seat 2").click()
    expect(page.get_by_text(f"bot {levels[0]}")).to_be_visible()


def test_house_rules_are_explained_and_kept(sit: Sitting, home: House) -> None:
    page = sit()
    page.get_by_role("button", name="New table…: Women in STEM").click()
    page.get_by_text("House rules").click()
    knobs = page.locator(".knobs")
    expect(knobs.locator("fieldset").first).to_be_visible()
    expect(knobs).not_to_contain_text("(changed)")
    assert "_" not in knobs.inner_text()
    assert "seed" not in knobs.inner_text()
    expect(page.get_by_text("Cards drawn in a turn.")).to_be_visible()
    page.get_by_label("Draw", exact=True).fill("3")
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
    expect(page.get_by_label("Free discards")).to_be_visible()
    expect(page.get_by_label("Draw", exact=True)).to_have_count(0)
    # Its length is no matter of fewer projects.
    expect(page.get_by_label("Length")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


def test_a_spectator_sees_no_hand_and_may_touch_nothing(sit: Sitting, home: House) -> None:
    page = seated(sit(), home)
    watcher = sit()
    watcher.get_by_label("Join a table or a class by its code").fill(page.url.rpartition("/")[2].lower())
    watcher.get_by_role("button", name="Sit down").click()
    expect(watcher.get_by_text("You look on at table")).to_be_visible()
    assert not watcher.locator("#hand, .may").count()
    draw(page)
    name = start_first(page)
    expect(watcher.get_by_role("log", name="Log")).to_contain_text(f"Ann starts {name}.")
    assert "now sees" not in watcher.get_by_role("log", name="Log").inner_text()


def test_who_leaves_is_replaced_and_may_be_followed(sit: Sitting, home: House) -> None:
    ticket = home.open(PERSON, OPEN, first=0)
    home.take(ticket["table"]["code"], 1, "Ben")  # who does nothing, so that the game waits
    page = remember(sit(), ticket["table"], ticket["token"])
    await_question(page)
    watcher = sit(page.url)
    page.get_by_label("More", exact=True).click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Yes, leave").click()
    expect(page.get_by_role("heading", name="Card games about science")).to_be_visible()
    watcher.get_by_role("button", name="Take this seat").first.click()
    expect(watcher.get_by_role("heading", name="Your hand")).to_be_visible()


def test_a_code_and_a_name_are_enough_to_sit(sit: Sitting, home: House) -> None:
    code = home.open(PERSON, OPEN, OPEN)["table"]["code"]
    page = sit()
    page.get_by_label("Join a table or a class by its code").fill(f" {code.lower()} ")
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(f"**/t/{code}")
    assert [seat["name"] for seat in home.http.get(f"/api/tables/{code}").json()["seats"]] == ["Ann", "Zoe", ""]
    second = sit()
    second.get_by_label("Join a table or a class by its code").fill("nothing!")
    second.get_by_role("button", name="Sit down").click()
    expect(second.get_by_role("alert").filter(has_text="letters and digits")).to_be_visible()


def test_no_card_of_the_home_page_is_fetched_that_is_not_laid_out(sit: Sitting) -> None:
    """Those of the banner are the first of each deck, which come as one scrolls to its deck."""
    page = sit("/album", viewport={"width": 390, "height": 844})
    page.context.add_init_script(UNSEEN)
    page.goto("/")
    expect(page.locator("header .fan img")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    assert not page.locator(".fan img").evaluate_all("all => all.filter((it) => it.naturalWidth)")
