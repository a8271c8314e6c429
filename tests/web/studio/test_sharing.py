"""Keeping and sharing a deck: links, versions, two people in one deck, and cards from a class."""

import re

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Sitting

from .making import RIGHT, WIDE, begun, field, line, opened, text


def saved(page: Page) -> Page:
    """Save the deck, unless it was saved by itself, and wait until it is."""
    page.keyboard.press("Control+s")
    expect(page.get_by_text(re.compile(r"^Saved · version \d+$"))).to_be_visible()
    return page


def shared(page: Page) -> tuple[str, str]:
    """The paths of the open link and of the one to edit."""
    page.get_by_role("button", name="Share…").click()
    links = [page.get_by_label(label).input_value() for label in ("To look, play and copy", "To edit")]
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
    field(other, "Name").fill("Nobody's")
    expect(line(other, "Nobody's")).to_be_visible()
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    assert "Nobody's" in text(other)


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


def test_a_class_sends_cards_and_the_teacher_takes_one(sit: Sitting, home: House) -> None:
    teacher = saved(begun(sit("/studio", **WIDE)))
    teacher.get_by_role("button", name="Share…").click()
    teacher.get_by_role("button", name="Collect cards from a class").click()
    link = re.sub(r"^http://[^/]*", "", teacher.get_by_label("For your pupils").input_value())
    pupil = sit(link)
    pupil.get_by_label("Your name").fill("Cy")
    field(pupil, "Name").fill("Kingfisher")
    expect(pupil.get_by_role("img", name="The face of Kingfisher")).to_be_visible()
    pupil.get_by_role("button", name="Send my card").click()
    expect(pupil.get_by_text("Your card is on its way.")).to_be_visible()
    teacher.get_by_role("button", name="Look whether cards have come").click()
    teacher.get_by_role("button", name=re.compile("^Kingfisher by Cy")).click()
    expect(teacher.get_by_role("img", name="The face of Kingfisher")).to_be_visible()
    teacher.get_by_role("button", name="Accept Kingfisher").click()
    expect(teacher.get_by_text("accepted")).to_be_visible()
    teacher.get_by_role("button", name="Close").click()
    expect(line(teacher, "Kingfisher")).to_be_visible()
