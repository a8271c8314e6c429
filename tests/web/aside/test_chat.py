"""Chat at a table."""

from playwright.sync_api import expect

from tests.server.house import House
from tests.web.conftest import Sitting
from tests.web.playing import seated


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
