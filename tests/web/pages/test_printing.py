"""The form that prints a deck, wherever one is shown."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from labdeck.deck import library, load
from labdeck.deck.starter import starter
from tests.paper.seen import PER_POINT, opened, said
from tests.server.house import House, offering
from tests.tools.pictures import a_picture
from tests.web.conftest import Sitting

A4, LETTER = (210.0, 297.0), (215.9, 279.4)  # millimetres
CREDIT = "Ada Example, CC BY 4.0"
PICTURED = f'[[project]]\npicture = "robin.png"\npicture_credit = "{CREDIT}"'


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that offers a deck of a folder, of which a card has a picture of its own, beside the shipped ones."""
    folder = tmp_path_factory.mktemp("decks")
    text = starter("projects", "robins").replace("[[project]]", PICTURED, 1)
    (folder / "robins.toml").write_text(text, encoding="utf-8")
    (folder / "robin.png").write_bytes(a_picture())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library, "_shelf", {})
        with offering(tmp_path_factory.mktemp("web"), folder) as running:
            yield running


def shipped(_: House) -> str:
    """A deck of ours."""
    return "gsa"


def of_the_folder(home: House) -> str:
    """The deck whose file lies in the server's folder."""
    return str(next(deck["id"] for deck in home.http.get("/api/decks").json() if deck["title"] == "Robins"))


def a_draft(home: House) -> str:
    """A deck that somebody writes at this server."""
    kept = home.keep(starter("discoveries", "my-own"))
    return str(home.http.post(f"/api/studio/drafts/{kept['draft']}/play").json()["deck"])


def form_of(page: Page) -> Locator:
    """The form, opened."""
    page.get_by_text("Print", exact=True).click()
    return page.locator("details", has_text="Fetch the file")


def fetched(form: Locator, file: Path, **wishes: str) -> bytes:
    """The file that the form gives for what is chosen in it."""
    for label, words in wishes.items():
        form.get_by_role("combobox", name=label).select_option(label=words)
    with form.page.expect_download() as fetching:
        form.get_by_role("link", name="Fetch the file").click()
    fetching.value.save_as(file)
    return file.read_bytes()


def sheets(pdf: bytes) -> list[tuple[float, float]]:
    """The sizes to which the pages are cut, in millimetres."""
    with opened(pdf) as file:
        boxes = [[float(edge) * PER_POINT for edge in page.trimbox] for page in file.pages]
        return [(round(right - left, 1), round(top - bottom, 1)) for left, bottom, right, top in boxes]


@pytest.mark.parametrize("which", [shipped, of_the_folder, a_draft])
def test_the_cards_and_the_leaflet_are_fetched_from_the_page(
    sit: Sitting, home: House, which: Callable[[House], str], tmp_path: Path
) -> None:
    name = which(home)
    deck = load(name)
    form = form_of(sit(f"/cards/{name}"))
    pdf = fetched(form, tmp_path / "cards.pdf", Paper="Letter", Backs="both sides, short edge")
    cards = -(-sum(title.copies for title in deck.titles) // 9)
    with opened(pdf) as file:
        assert str(file.docinfo["/Title"]) == deck.title
        assert str(file.Root.ViewerPreferences.Duplex) == "/DuplexFlipShortEdge"
    assert sheets(pdf) == [LETTER] * (2 * cards + 2)
    assert f"Sheet 1 of {cards}: fronts" in said(pdf, 0)
    assert "How to play" in said(pdf, 2 * cards)
    assert (CREDIT in said(pdf, 2 * cards) + said(pdf, 2 * cards + 1)) == (which is of_the_folder)
    assert (b"/DCTDecode" in pdf) == (which is of_the_folder)


@pytest.mark.parametrize("path", ["/cards/gsa", "/guide/gsa"])
def test_a_form_prints_what_was_chosen_and_remembers_how_far_backs_are_off(
    sit: Sitting, path: str, tmp_path: Path
) -> None:
    page = sit(path)
    form = form_of(page)
    form.get_by_label("Move backs by (mm)").fill("0.8,-1.2")
    pdf = fetched(form, tmp_path / "gsa.pdf", What="blank cards")
    assert sheets(pdf) == [A4] * 4
    assert "Blank cards" in said(pdf, 0)
    page.reload()
    expect(form_of(page).get_by_label("Move backs by (mm)")).to_have_value("0.8,-1.2")
