"""Keeping and sharing a deck: links, versions, two people in one deck, and cards from a class."""

import re
from urllib.parse import parse_qs, urlsplit

import sqlalchemy as sql
from playwright.sync_api import Page, expect

from labdeck.deck.starter import starter
from tests.server.house import House
from tests.web.conftest import Sitting

from .making import PHONE, RIGHT, WIDE, added, begun, field, line, opened, text


def saved(page: Page) -> Page:
    """Save the deck, unless it was saved by itself, and wait until it is."""
    page.keyboard.press("Control+s")
    expect(page.get_by_text(re.compile(r"^Saved · version \d+$"))).to_be_visible()
    return page


def shared(page: Page) -> tuple[str, str]:
    """The paths of the open link and of the one to edit."""
    page.get_by_role("button", name="Share…").click()
    links = [page.get_by_label(label, exact=True).input_value() for label in ("To look, play and copy", "To edit")]
    page.get_by_role("button", name="Close").click()
    looks, edits = (re.sub(r"^http://[^/]*", "", link) for link in links)
    return looks, edits


def test_a_deck_is_saved_shared_looked_at_played_and_copied(sit: Sitting, home: House) -> None:
    page = opened(begun(sit("/studio", **WIDE)), "About the deck")
    field(page, "Title").fill("Birds to share")
    looks, edits = shared(saved(page))
    assert looks.startswith("/deck/")
    secret = edits.partition("#")[2]
    assert len(secret) >= 32
    guest = sit(looks, **WIDE)
    expect(guest.get_by_role("heading", name="Birds to share")).to_be_visible()
    assert secret not in guest.content()
    guest.get_by_role("button", name="Copy it into my studio").click()
    opened(guest, "Robin")
    expect(field(guest, "Name")).to_have_value("Robin")
    guest.goto(looks)
    guest.get_by_role("button", name="Play now against bots").click()
    guest.wait_for_url("**/t/*")
    expect(guest.get_by_role("heading", name=re.compile("^Your hand"))).to_be_visible()


def test_a_version_is_taken_back_and_a_secret_renewed(sit: Sitting, home: House) -> None:
    page = opened(saved(begun(sit("/studio", **WIDE))), "Robin")
    field(page, "Name").fill("Redbreast")
    expect(line(page, "Redbreast")).to_be_visible()
    saved(page)
    _, edits = shared(page)
    page.get_by_role("button", name="Share…").click()
    page.get_by_role("button", name="Take it back: version 1").click()
    expect(page.get_by_text("Version 1 stands in the editor now.")).to_be_visible()
    page.get_by_role("button", name="Renew the edit link").click()
    expect(page.get_by_text("The edit link is a new one now.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(line(page, "Robin")).to_be_visible()
    saved(page)
    other = opened(sit(edits, **WIDE), "Robin")
    expect(other.get_by_text("Not yours to change")).to_be_visible()
    field(other, "Name").fill("Nobody's")
    expect(line(other, "Nobody's")).to_be_visible()
    saved(other)
    assert "Nobody's" in text(other)
    assert edits.partition("#")[0] not in other.url  # a deck of their own
    page.reload()
    expect(line(page, "Robin")).to_be_visible()


def test_two_people_in_one_deck_lose_nothing(sit: Sitting, home: House) -> None:
    ann = saved(begun(sit("/studio", **WIDE)))
    _, edits = shared(ann)
    ben = sit(edits, **WIDE)
    expect(ben.get_by_text(RIGHT)).to_be_attached()
    field(opened(ann, "Robin"), "Name").fill("Ann's robin")
    expect(line(ann, "Ann's robin")).to_be_visible()
    field(opened(ben, "Wren"), "Name").fill("Ben's wren")
    expect(line(ben, "Ben's wren")).to_be_visible()
    field(opened(ben, "Robin"), "Name").fill("Ben's robin")
    expect(line(ben, "Ben's robin")).to_be_visible()
    saved(ann)
    ben.get_by_role("button", name="Save", exact=True).click()
    both = ben.get_by_role("dialog", name="Somebody else changed the same things")
    expect(both).to_contain_text("Ann's robin")
    expect(both).to_contain_text("Ben's robin")
    both.get_by_role("radio", name=re.compile("^Yours")).check()
    both.get_by_role("button", name="Take these").click()
    expect(line(ben, "Ben's robin")).to_be_visible()
    expect(line(ben, "Ben's wren")).to_be_visible()
    saved(ben)
    ann.reload()
    expect(line(ann, "Ben's robin")).to_be_visible()
    expect(line(ann, "Ben's wren")).to_be_visible()


def sends(pupil: Page, by: str, name: str) -> None:
    """A pupil makes a card and sends it."""
    pupil.get_by_label("Your name").fill(by)
    field(pupil, "Name").fill(name)
    field(pupil, "Facts").fill(f"{name} is real.\nIt was seen by {by}.")
    expect(pupil.get_by_role("img", name=f"The face of {name}")).to_be_visible()
    pupil.get_by_role("button", name="Send my card").click()
    expect(pupil.get_by_text("Your card is on its way.")).to_be_visible()


def test_a_class_sends_cards_and_plays_those_that_the_teacher_takes(sit: Sitting, home: House) -> None:
    teacher = saved(begun(sit("/studio", **WIDE)))
    teacher.get_by_role("button", name="Share…").click()
    teacher.get_by_role("button", name="Collect cards from a class").click()
    link = re.sub(r"^http://[^/]*", "", teacher.get_by_label("For your pupils", exact=True).input_value())
    pupils = {by: sit(link, **PHONE) for by in ("Cy", "Di")}
    sends(pupils["Cy"], "Cy", "Kingfisher")
    sends(pupils["Di"], "Di", "Dragon")
    teacher.get_by_role("button", name="Look whether cards have come").click()
    teacher.get_by_role("button", name=re.compile("^Kingfisher by Cy")).click()
    expect(teacher.get_by_role("img", name="The face of Kingfisher")).to_be_visible()
    expect(teacher.get_by_role("dialog")).to_contain_text("It was seen by Cy.")
    teacher.get_by_role("button", name="Refuse Dragon").click()
    expect(teacher.get_by_text("refused")).to_be_visible()
    teacher.get_by_role("button", name="Accept Kingfisher").click()
    expect(teacher.get_by_text("accepted")).to_be_visible()
    for name, sent in (("Dragon", "Dragon by Di refused"), ("Kingfisher", "Kingfisher by Cy accepted")):
        looked = teacher.get_by_role("button", name=sent)
        if looked.get_attribute("aria-expanded") == "true":
            looked.click()  # as it was opened before it was accepted
        looked.click()
        expect(teacher.get_by_role("img", name=f"The face of {name}")).to_be_visible()
    teacher.get_by_role("button", name="Show the QR code large: For your pupils").click()
    code = teacher.get_by_role("img", name="The link as a QR code: For your pupils").bounding_box()
    assert code
    assert code["width"] > 500
    teacher.keyboard.press("Escape")
    teacher.get_by_role("button", name="Take no more cards").click()
    expect(teacher.get_by_role("button", name="Collect cards from a class")).to_be_visible()
    expect(teacher.get_by_text("accepted")).to_be_visible()
    pupils["Di"].goto(link)
    expect(pupils["Di"].get_by_text("There is no such collection")).to_be_visible()
    teacher.get_by_role("button", name="Play together").click()
    teacher.wait_for_url("**/class?deck=*")
    wish = parse_qs(urlsplit(teacher.url).query)
    (name,), (draft,) = wish["deck"], wish["draft"]
    cards = home.http.get(f"/api/decks/{name}").text
    assert "Kingfisher" in cards
    assert "Dragon" not in cards
    teacher.get_by_role("button", name="Open the class").click()
    expect(teacher.get_by_text("Garden birds").first).to_be_visible()
    assert draft in teacher.evaluate("localStorage.getItem('labdeck.decks')")


def test_a_half_made_card_of_a_pupil_is_there_after_a_reload(sit: Sitting, home: House) -> None:
    ticket = home.keep()
    code = home.edit(ticket, "POST", "collection").json()["code"]
    pupil = sit(f"/add/{code}", **PHONE)
    field(pupil, "Name").fill("Half a heron")
    field(pupil, "Facts").fill("It stands still.")
    pupil.reload()
    expect(field(pupil, "Name")).to_have_value("Half a heron")
    expect(field(pupil, "Facts")).to_have_value("It stands still.")
    sends(pupil, "Cy", "Whole heron")
    pupil.get_by_role("button", name="Make another card").click()
    expect(field(pupil, "Name")).to_have_value("")


def test_friends_play_a_draft_by_a_link_and_find_back_to_it(sit: Sitting, home: House) -> None:
    ann = begun(sit("/studio", **WIDE))
    ann.get_by_role("button", name="With friends").click()
    ann.wait_for_url("**/t/*")
    link = re.sub(r"^http://[^/]*", "", ann.url).partition("#")[0]
    for free in ("Take seat 2", "Take seat 3"):
        friend = sit(link, **WIDE)
        friend.get_by_role("button", name=re.compile(f"^{free}")).click()
        expect(friend.get_by_role("button", name=re.compile(f"^{free}"))).to_have_count(0)
    expect(friend.get_by_role("heading", name=re.compile("^Your hand"))).to_be_visible()
    secret = re.search(r'"secret":"([^"]{32,})"', ann.evaluate("localStorage.getItem('labdeck.decks')"))
    assert secret
    assert not any(secret[1] in page.content() for page in (ann, friend))
    assert secret[1] not in home.http.get(f"/api/tables/{link.rpartition('/')[2]}").text
    friend.get_by_role("link", name="About this deck").click()
    expect(friend.get_by_role("heading", name="Garden birds")).to_be_visible()
    ann.get_by_role("link", name="Edit the deck").click()
    expect(field(opened(ann, "Robin"), "Name")).to_be_editable()


def test_a_version_is_looked_at_before_it_is_taken_back(sit: Sitting, home: House) -> None:
    page = opened(saved(begun(sit("/studio", **WIDE))), "Robin")
    field(page, "Name").fill("Redbreast")
    expect(line(page, "Redbreast")).to_be_visible()
    saved(page)
    page.get_by_role("button", name="Share…").click()
    look = page.locator("section", has=page.get_by_role("heading", name="Versions")).get_by_role("link").last
    old = sit(look.get_attribute("href") or "", **WIDE)
    expect(old.get_by_role("img", name="Robin")).to_be_visible()
    expect(old.get_by_role("img", name="Redbreast")).to_have_count(0)
    old.get_by_role("link", name="newest").click()
    expect(old.get_by_role("img", name="Redbreast")).to_be_visible()


def test_what_is_typed_into_a_deck_that_was_removed_is_saved_as_another(sit: Sitting, home: House) -> None:
    page = opened(saved(begun(sit("/studio", **WIDE))), "Robin")
    gone = page.url
    _, edits = shared(page)
    draft, _, secret = edits.rpartition("/")[2].partition("#")
    assert home.edit({"draft": draft, "secret": secret}, "DELETE").status_code == 204
    field(page, "Name").fill("Redbreast")
    expect(line(page, "Redbreast")).to_be_visible()
    page.keyboard.press("Control+s")
    expect(page.get_by_text("Save keeps what you do as a deck of your own")).to_be_visible()
    saved(page)
    assert page.url.partition("#")[0] != gone.partition("#")[0]
    page.reload()
    expect(line(page, "Redbreast")).to_be_visible()


def test_a_server_that_was_set_back_takes_what_it_has_lost(sit: Sitting, home: House) -> None:
    """As from an older backup: it does not know the version from which the text was made."""
    page = opened(saved(begun(sit("/studio", **WIDE))), "Robin")
    _, edits = shared(page)
    draft, _, secret = edits.rpartition("/")[2].partition("#")

    def set_back() -> None:
        step = sql.text("DELETE FROM versions WHERE draft = :draft AND version = 2"), {"draft": draft}
        home.do(lambda: home.app.state.studio.drafts.store.write(step))

    field(page, "Name").fill("Redbreast")
    expect(line(page, "Redbreast")).to_be_visible()
    expect(saved(page).get_by_text("Saved · version 2")).to_be_visible()
    set_back()
    field(page, "Name").fill("Robin redbreast")
    expect(line(page, "Robin redbreast")).to_be_visible()
    expect(saved(page).get_by_text("Saved · version 2")).to_be_visible()
    set_back()
    page.reload()
    expect(page.get_by_text("Saved · version 2")).to_be_visible()
    assert page.url.endswith(edits)
    assert "Robin redbreast" in home.edit({"draft": draft, "secret": secret}, "GET").json()["text"]


def test_a_secret_is_kept_while_nobody_can_say_whether_it_is_the_decks(sit: Sitting, home: House) -> None:
    page = saved(begun(sit("/studio", **WIDE)))
    page.route("**/may-edit", lambda route: route.fulfill(status=502, body="a gateway"))
    page.reload()
    expect(page.get_by_text("Saved · version 1")).to_be_visible()
    _, edits = shared(page)
    assert len(edits.partition("#")[2]) >= 32


def test_versions_say_what_was_changed_and_which_is_the_newest(sit: Sitting, home: House) -> None:
    page = saved(begun(sit("/studio", **WIDE)))
    _, edits = shared(page)
    added(page, "bird", "Dipper")
    saved(page)
    draft, _, secret = edits.rpartition("/")[2].partition("#")
    ticket = {"draft": draft, "secret": secret}
    home.edit(ticket, "POST", "versions", text=text(page) + "# by Ben\n", parent=2, says="Ben's")
    page.get_by_role("button", name="Share…").click()
    versions = page.get_by_role("region", name="Versions").get_by_role("listitem")
    expect(versions.filter(has_text="the newest")).to_have_count(1)
    expect(versions.filter(has_text="the newest")).to_contain_text("Version 3")
    expect(versions.filter(has_text="Version 2")).to_contain_text("Dipper")
    assert "Robin" not in versions.nth(1).inner_text()


def test_a_version_says_what_was_changed_in_it_and_nothing_else(sit: Sitting, home: House) -> None:
    """Not what was saved before, nor half a name, nor what was open as somebody else's version came."""
    page = opened(begun(sit("/studio", **WIDE)), "Robin")
    field(page, "Name").fill("Redbreast")
    expect(line(page, "Redbreast")).to_be_visible()
    _, edits = shared(saved(page))
    draft, _, secret = edits.rpartition("/")[2].partition("#")
    ticket = {"draft": draft, "secret": secret}
    opened(page, "Wren")
    for name in ("Jen", "Jenny wren"):
        field(page, "Name").fill(name)
        expect(line(page, name)).to_be_visible()
    opened(page, "Jay")
    page.get_by_role("button", name="Remove it").click()
    expect(line(page, "Jay")).to_have_count(0)
    saved(page)
    home.edit(ticket, "POST", "versions", text=text(page) + "# by Ben\n", parent=2, says="Ben's")
    page.reload()
    expect(page.get_by_text("Saved · version 3")).to_be_visible()
    field(opened(page, "Redbreast"), "Name").fill("Robin")
    expect(line(page, "Robin")).to_be_visible()
    saved(page)
    says = [each["says"] for each in home.edit(ticket, "GET", "versions").json()]
    assert says == ["Robin", "Ben's", "Jay, Jenny wren", ""]


def test_a_deck_for_one_number_of_players_says_that_number(sit: Sitting, home: House) -> None:
    two = starter("projects", "mine").replace("players = [2, 4]", "players = [2, 2]")
    page = sit(f"/deck/{home.keep(two)['draft']}", **WIDE)
    expect(page.get_by_text(re.compile("^2 players · "))).to_be_visible()
