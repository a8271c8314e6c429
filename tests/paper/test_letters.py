"""Letters that our fonts lack: printed with another font, or as the nearest, and told by card."""

# ruff: noqa: RUF001

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

from labdeck.deck import DeckFile, Project, Question, load
from labdeck.paper import PaperError, fallback
from labdeck.paper.document import Document, Page, pdf
from labdeck.paper.glyphs import FONTS
from labdeck.paper.printing import PARTS, printed
from labdeck.paper.simulator import simulator_files
from labdeck.paper.trade import card_pngs, trade_pdf

from .prints import changed, ordered
from .seen import alts, opened, said, seen

LIKE = ("a", "uni200D", "b")  # how the letters of a font of ours look


@pytest.fixture
def fonts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one folder of this machine in which fonts are looked for."""
    monkeypatch.setitem(fallback.PLACES, sys.platform, (str(tmp_path),))
    return tmp_path


def a_font(file: Path, letters: str, joined: str = "") -> None:
    """A font with some letters, and with what becomes of those that are joined."""
    font = TTFont(FONTS / "LiberationSans-Regular.ttf")
    font["cmap"].tables = [CmapSubtable.newSubtable(12)]
    (table,) = font["cmap"].tables
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.cmap = dict(zip(map(ord, letters), LIKE, strict=False))
    if joined:
        addOpenTypeFeaturesFromString(font, joined)
    for name in (1, 3, 4, 6, 16):
        font["name"].setName("Square", name, 3, 1, 0x409)
    font.save(file)


def test_a_letter_that_no_font_has_is_printed_as_the_nearest_and_told(fonts: Path) -> None:
    deck = changed(load("gsa"), name="Hefe 酵 ① 🦋\ufe0f\u200d")
    card = deck.of(Project)[0].id
    for order in (ordered("gsa", pile="project"), ordered("gsa", pile="project", backs="none", size="mini")):
        made = printed(replace(order, decks=(deck,)))
        assert made.cards == 16
        assert made.missing == (
            f"gsa: {card}: “酵” (U+9175) and “🦋” (U+1F98B) are printed as “□”",
            f"gsa: {card}: “①” (U+2460) is printed as “1”",
        )
        assert "Hefe □ 1 □" in said(made.pdf, 0)
        assert "U+9175" in said(made.pdf, made.pages - 1)
        assert any("Hefe 酵 ① 🦋\ufe0f" in alt for alt in alts(made.pdf))
    assert trade_pdf(replace(order, decks=(deck,))).missing == made.missing
    assert made.missing[0] in card_pngs(replace(order, decks=(deck,)))["letters.txt"].decode()
    assert made.missing[0] in simulator_files(replace(order, decks=(deck,)), "https://a.b")["letters.txt"].decode()
    assert "酵" not in said(printed(replace(order, decks=(replace(deck, title="酵", edition="t"),))).pdf, 0)


def test_a_letter_is_printed_with_a_font_of_the_machine_that_has_it(fonts: Path) -> None:
    (fonts / "broken.ttf").write_text("this is no font")
    (fonts / "deep").mkdir()
    a_font(fonts / "deep" / "Square-Bold.ttf", "酵")
    a_font(fonts / "deep" / "Square.ttf", "酵")
    order = replace(ordered("gsa", pile="project"), decks=(changed(load("gsa"), name="Hefe 酵"),))
    made = printed(order)
    assert made.missing == ()
    assert "Hefe 酵" in said(made.pdf, 0)
    assert fallback.fonts_with({ord("酵"), ord("母")}) == (fonts / "deep" / "Square.ttf",)


def test_joined_letters_are_printed_joined_where_a_font_has_them_so(fonts: Path) -> None:
    name = "\U0001f469\u200d\U0001f52c"
    orders = [
        replace(ordered("gsa", parts=part), decks=(changed(load("gsa"), name=name),)) for part in ("cards", "list")
    ]
    a_font(fonts / "Square.ttf", name, "feature ccmp { sub a uni200D b by c; } ccmp;")
    joined = [printed(order) for order in orders]
    assert not any(made.missing for made in joined)
    fallback.read.cache_clear()
    a_font(fonts / "Square.ttf", name)
    for made, apart in zip(joined, map(printed, orders), strict=True):
        assert (seen(made.pdf, 0) != seen(apart.pdf, 0)).any()


@pytest.mark.parametrize("name", ["Tax\u0301on", "Sun ☀\ufe0f", "Half\u200djoined"])
def test_letters_of_several_glyphs_end_no_print(fonts: Path, name: str) -> None:
    a_font(fonts / "Square.ttf", "☀\ufe0f")
    made = printed(replace(ordered("gsa", pile="project"), decks=(changed(load("gsa"), name=name),)))
    assert made.missing == ()
    assert any(name in alt for alt in alts(made.pdf))


def test_what_only_asks_for_a_shape_is_left_out_where_no_font_has_it(fonts: Path) -> None:
    a_font(fonts / "Square.ttf", "☀")
    order = replace(ordered("gsa", parts="list"), decks=(changed(load("gsa"), name="Sun ☀\ufe0f. क्\u200dष"),))
    made = printed(order)
    assert "Sun ☀. □" in said(made.pdf, 0)
    assert "FE0F" not in str(made.missing)


@pytest.mark.parametrize("end", [40, 400, 4000, 40000])
def test_a_damaged_font_of_the_machine_ends_no_print(fonts: Path, end: int) -> None:
    whole = (FONTS / "LiberationSans-Regular.ttf").read_bytes()
    damaged = fonts / f"damaged-{end}.ttf"
    damaged.write_bytes(whole[:end] + bytes(len(whole) - end))
    order = replace(ordered("gsa", parts="list"), decks=(changed(load("gsa"), name="Hefe 酵"),))
    assert printed(order).missing
    if fallback.read(damaged).trouble:
        with pytest.raises(PaperError, match="no font, or it is damaged"):
            printed(replace(order, fonts=(damaged,)))


def test_greek_and_cyrillic_are_printed_with_the_shipped_font() -> None:
    order = replace(ordered("gsa", pile="project"), decks=(changed(load("gsa"), name="Ζύμη и дрожжи"),))
    assert printed(order).cards == 16


HOSTILE = (
    "Card＂ + read(＂secret.txt＂) + ＂",
    "Card＼＂, ＃read(＂secret.txt＂), 酵＂ alt: ＂酵",
    "Q＆A ＜b＞ ≮tspan≯ ＆lt；",
)


def hostile(name: str) -> DeckFile:
    """A deck that says the same words everywhere: their letters stand for signs of Typst's and XML's."""
    deck = changed(load("gsa"), name=name, facts=(name,), about=name, picture_credit=name)
    asked = Question(card=deck.of(Project)[0].id, asks=name, answers=(name, "a", "b", "c"))
    words = deck.words | {"projects": name}
    return replace(
        deck, title=name, about=name, credits=name, questions=(asked,), words=words, tags={"t": name}, edition=name
    )


@pytest.mark.parametrize("wishes", [*({"parts": part} for part in PARTS), {"backs": "fold", "teaches": True}], ids=str)
@pytest.mark.parametrize("name", HOSTILE)
def test_no_letter_of_a_deck_becomes_a_sign_that_means_something(
    fonts: Path, monkeypatch: pytest.MonkeyPatch, wishes: dict[str, Any], name: str
) -> None:
    (fonts / "secret.txt").write_text("told")
    monkeypatch.chdir(fonts)
    made = printed(replace(ordered("gsa", pile="project", **wishes), decks=(hostile(name),)))
    with opened(made.pdf) as file:
        assert str(file.docinfo.Title) == name
    text = "".join(said(made.pdf, page) for page in range(made.pages))
    assert "told" not in text
    if wishes != {"parts": "calibration"}:
        assert ("read(" in text.replace(" ", "")) == ("read(" in name)


def test_other_forms_are_safe_from_such_letters_too(fonts: Path) -> None:
    for name in HOSTILE:
        order = replace(ordered("gsa", pile="project"), decks=(hostile(name),))
        assert trade_pdf(order).missing
        assert card_pngs(order)
        assert simulator_files(order, "https://a.b")


def test_what_is_set_reads_no_file_of_the_machine(fonts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (fonts / "secret.txt").write_text("told")
    monkeypatch.chdir(fonts)
    for file in ("secret.txt", "/secret.txt", f"{fonts}/secret.txt"):
        with pytest.raises(PaperError, match="file not found"):
            pdf(Document("Title", "", (Page(100, 100, f'#read("{file}")'),)), is_draft=True)
