"""How the page is built: no hosts in its lock, every platform in it, a light bundle, and no text made markup."""

import json

import pytest

from tools import page

LOCK = json.loads((page.WEB / "package-lock.json").read_text())["packages"]
SYSTEMS = ("linux-x64-gnu", "linux-x64-musl", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc")


def test_the_lock_names_no_host() -> None:
    assert not [name for name, package in LOCK.items() if "resolved" in package]


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_lock_has_the_tools_of_every_system(system: str) -> None:
    assert f"node_modules/@rolldown/binding-{system}" in LOCK
    assert f"node_modules/lightningcss-{system}" in LOCK


def test_nothing_is_fetched_or_run_at_play_but_what_is_built() -> None:
    assert "dependencies" not in LOCK[""]


def test_the_built_page_is_that_of_the_sources_and_light() -> None:
    assert page.STAMP.read_text() == page.digest(), "the page is not up to date: run `make page`"
    first, studio = page.weights()
    assert 0 < first < page.LARGEST
    assert 0 < studio < page.LARGEST_STUDIO


def test_the_page_never_makes_markup_of_a_text() -> None:
    sources = [path for path in page.sources() if path.suffix in (".svelte", ".ts", ".html")]
    assert len(sources) > 20
    forbidden = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write")
    assert not [path.name for path in sources for word in forbidden if word in path.read_text()]
