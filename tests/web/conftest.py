"""A server, a browser, and people who sit down before it."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from labdeck.server.page import STATIC
from tests.server.house import House, few, house
from tests.tools.patience import PATIENCE

# The browser without windows of its own opens a page in a third of the time; else the one that has them.
CHROMIUM = Path(which("chromium-headless-shell") or which("chromium") or "/usr/bin/chromium")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TRIED = 40  # for a hint: enough to like several choices, and quick
WATCHING = 6  # sockets that may watch a table
# What a test does not wait for; and the list of choices and the log are open.
AT_ONCE = {"pace": "instant", "taps": "once", "sound": False, "list": True, "aside": True}
WIDE = {"width": 1280}  # what a browser opens with
BESIDE = 1200  # pixels from which the log stands beside the table; on a smaller screen it lies over it
Sitting = Callable[..., Page]
expect.set_options(timeout=PATIENCE * 1000)


def kept(likes: Mapping[str, object]) -> str:
    """A script that gives a browser these settings."""
    return f"localStorage.setItem('labdeck.settings', {json.dumps(json.dumps(likes))})"


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").is_file(), "the page is not built: run `make page`"
    with house(tmp_path_factory.mktemp("web"), seed=7, limits=few(hint_tries=TRIED, spectators=WATCHING)) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For a module only: Playwright keeps an event loop running, and other tests of the process start their own."""
    assert CHROMIUM.is_file(), "these tests need Debian's package chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def sit(browser: Browser, home: House) -> Iterator[Sitting]:
    """Opens a page as a new person; whatever the page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def sit_down(path: str = "/", likes: Mapping[str, object] = AT_ONCE, **options: Any) -> Page:
        if options.get("viewport", WIDE)["width"] < BESIDE:
            likes = {**likes, "aside": False}
        context = browser.new_context(base_url=f"http://127.0.0.1:{home.port}", **options)
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        context.add_init_script(kept(likes))
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield sit_down
    for context in contexts:
        context.close()
    assert not complaints
