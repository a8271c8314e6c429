"""Windows on the page: a ring that runs alike for all, an answer that waits, and a public order to pass."""

from playwright.sync_api import Page, expect

from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import await_number, choices, remember
from tests.web.positions import planted

RING = ".window .ring"


def attacked(sit: Sitting, home: House, **options: object) -> tuple[Page, Page]:
    """Two people who are asked at once: one who could cancel, and one who can only pass."""
    hands = [["stupid-patriarchy"], ["im-with-her"]]
    ticket = planted(home, "ingenium", hands=hands, table=[{}, {"jill-tarter": ["physics"]}], block="anyone")

    async def attack() -> None:
        table = home.table(ticket["table"]["code"])
        game = table.running()
        game.play("play stupid-patriarchy")
        if not game.is_window:
            game.play("choose physics")
        table.asking.length = 60.0  # nobody is hurried here
        table.show()

    home.do(attack)
    ann, ben = (remember(sit(**options), ticket["table"], token) for token in ticket["tokens"])
    for page in (ann, ben):
        choices(page).first.wait_for()
    return ann, ben


def test_all_who_are_asked_see_the_same_ring_and_an_answer_waits(sit: Sitting, home: House) -> None:
    ann, ben = attacked(sit, home)
    for page in (ann, ben):
        expect(page.locator(RING)).to_have_attribute("aria-label", "Open for 60 seconds at most")
    assert choices(ann).count() == 1
    assert choices(ben).count() == 2
    choices(ben).first.click()
    expect(ben.get_by_text("You have answered: pass.")).to_be_visible()
    expect(choices(ben)).to_have_count(0)
    ben.get_by_role("button", name="Undo").click()
    expect(choices(ben)).to_have_count(2)
    choices(ben).filter(has_text="With Her").click()
    expect(ben.get_by_text("You have answered: block im-with-her.")).to_be_visible()
    expect(ann.locator(".window .answer")).to_have_count(0)
    choices(ann).first.click()
    for page in (ann, ben):
        await_number(page, 1)
        expect(page.locator(RING)).to_have_count(0)


def test_an_order_never_to_be_asked_is_seen_by_all_and_lets_the_window_close(sit: Sitting, home: House) -> None:
    ann, ben = attacked(sit, home)
    ben.get_by_label("More", exact=True).click()
    ben.get_by_label("Never ask me").check()
    expect(ann.get_by_text("passes", exact=True)).to_be_visible()
    choices(ann).first.click()
    await_number(ann, 1)
    expect(ann.get_by_role("log", name="Log")).to_contain_text("does not block")


def test_the_ring_stands_still_for_who_wants_no_motion(sit: Sitting, home: House) -> None:
    ann, _ = attacked(sit, home, reduced_motion="reduce")
    expect(ann.locator(f"{RING} .still")).to_be_visible()
    assert ann.locator(f"{RING} i").first.is_hidden()
