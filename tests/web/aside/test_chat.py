"""Chat at a table."""

from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import CHOICES, seated


def test_chat_reaches_everyone(sit: Sitting, home: House) -> None:
    page = seated(sit(), home)
    watcher = sit(page.url)
    page.get_by_label("Say something").fill("Hello from Ann")
    page.keyboard.press("Enter")
    page.get_by_text("Ready phrases").click()
    page.get_by_role("button", name="Well done!").click()
    for reader in (page, watcher):
        lines = reader.get_by_role("log", name="Chat").locator("p")
        expect(lines).to_have_text(["Ann: Hello from Ann", "Ann: Well done!"])
    expect(watcher.get_by_label("Say something")).to_have_count(0)


def test_what_is_typed_stays_when_the_chat_over_the_table_is_put_away(sit: Sitting, home: House) -> None:
    """And so does the list of choices, which stands elsewhere on a small screen."""
    page = seated(sit(viewport={"width": 1000, "height": 720}), home)
    log, typed = page.locator("#log-button"), page.get_by_label("Say something")
    log.click()
    typed.fill("Half a mess")
    page.keyboard.press("Escape")
    expect(typed).to_have_count(0)
    expect(log).to_be_focused()
    expect(page.locator(".choices.listed")).to_be_visible()
    log.click()
    expect(typed).to_have_value("Half a mess")
    expect(page.locator(CHOICES).first).to_be_visible()
