"""Own pictures and chosen drawings on faces, and names in any script."""

from base64 import b64decode
from dataclasses import replace
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from labdeck.deck import DRAWINGS, DeckFile, Project, Resource, cleaned, load, read_text
from labdeck.deck.starter import starter
from labdeck.faces import FULL, HAND, TOKEN, Cut, back, drawing, face, sheet
from labdeck.faces.drawings import callings, things
from labdeck.faces.prints import MINI, POKER, print_cut
from labdeck.faces.scene import scene_of
from labdeck.faces.text import ISOLATED, LEFTWARD, clusters, fitted, wrapped
from labdeck.faces.widths import is_known, width
from labdeck.paper.glyphs import FONTS
from tests.tools.pictures import a_photograph

from .drawn import SVG, elements, lines, words

PICTURE = cleaned(a_photograph(size=(300, 200))).bytes
NAMES = {
    "chinese": "蜻蜓在池塘上空飞来飞去捕食蚊子的故事和它的翅膀结构研究",
    "japanese": "とんぼのはねの研究、および「みずたまり」の観察。",
    "korean": "잠자리의 날개 구조에 대한 연구와 연못 관찰",
    "arabic": "دراسة أجنحة اليعسوب ومراقبة البركة الصغيرة",
    "persian": "مطالعه‌ی بال‌های سنجاقک و برکه‌ها",  # noqa: RUF001
    "hebrew": "חקר כנפי השפירית ותצפית על הבריכה הקטנה",
    "hindi": "ड्रैगनफ्लाई के पंखों का अध्ययन और तालाब",
    "thai": "การศึกษาปีกแมลงปอและการสังเกตบ่อน้ำเล็ก",
    "greek": "ΜΕΛΕΤΗ ΤΩΝ ΦΤΕΡΩΝ ΤΗΣ ΛΙΒΕΛΟΥΛΑΣ ΣΤΗ ΛΙΜΝΗ",
    "cyrillic": "ИЗУЧЕНИЕ ЩЁТОК, ЖУЖЖАЩИХ ШМЕЛЕЙ И ЮРКИХ ЩУК",
    "emoji": "👩‍🔬🏽👨‍👩‍👧‍👦🦋🐝🌍🧬🔭⚗️🧪🦠🇦🇹🇫🇷 observe 🦋🐝",
}


def shown(picture: str, **files: bytes) -> DeckFile:
    """A small deck whose first project and first resource choose a picture."""
    deck = read_text(starter("projects", "small"), Path("small.toml"))
    titles = {
        table: (replace(cards[0], picture=picture), *cards[1:]) if table != "modifier" else cards
        for table, cards in deck.tables.items()
    }
    return replace(deck, tables=titles, pictures=files, edition=repr((picture, sorted(files))))


@pytest.mark.parametrize("cut", [FULL, HAND, print_cut(POKER), print_cut(MINI)], ids=lambda cut: cut.name)
def test_an_own_picture_fills_the_window_of_the_art(cut: Cut) -> None:
    deck = shown("robin", robin=PICTURE)
    for card in (deck.of(Project)[0].id, deck.of(Resource)[0].id):
        (image,) = [each for each in elements(face(deck, card, cut)) if each.tag == f"{SVG}image"]
        head, _, content = image.attrib["href"].partition(",")
        assert head == "data:image/jpeg;base64"
        assert b64decode(content) == PICTURE
        assert image.attrib["preserveAspectRatio"] == "xMidYMid slice"
        assert float(image.attrib["width"]) == pytest.approx(cut.inside, abs=0.1)
        assert deck.titles[0].name in words(face(deck, deck.titles[0].id, cut))
    assert "<image" not in face(deck, deck.of(Project)[1].id, cut)


def test_a_token_has_no_picture() -> None:
    deck = shown("robin", robin=PICTURE)
    assert "<image" not in face(deck, deck.of(Project)[0].id, TOKEN)


def test_ink_is_saved_on_a_picture() -> None:
    deck = shown("robin", robin=PICTURE)
    drawn = face(deck, deck.of(Project)[0].id, replace(FULL, name="thrifty", is_thrifty=True))
    assert 'opacity=".5"' in drawn


def test_a_card_shows_the_drawing_that_it_has_chosen_with_its_kinds_beside() -> None:
    deck = shown("telescope")
    drawn_from = sheet(deck)
    project, resource = deck.of(Project)[0].id, deck.of(Resource)[0].id
    scene = scene_of(drawn_from, drawn_from.titles[project])
    assert [figure.drawing for figure in scene.subjects] == [callings.TELESCOPE]
    assert scene_of(drawn_from, drawn_from.titles[resource]).subjects[0].drawing == callings.TELESCOPE


def test_a_kind_is_drawn_as_its_card_wherever_it_is_needed() -> None:
    deck = shown("bee")
    drawn_from = sheet(deck)
    kind = deck.of(Resource)[0].kind
    needing = next(each for each in deck.of(Project)[1:] if kind in each.needs)
    scene = scene_of(drawn_from, drawn_from.titles[needing.id])
    assert things.BEE in [figure.drawing for figure in (*scene.subjects, *scene.signs)]


def test_every_drawing_can_be_shown_by_itself() -> None:
    for name in DRAWINGS:
        assert elements(drawing(name))
    with pytest.raises(KeyError):
        drawing("nothing")


def named(name: str) -> tuple[DeckFile, str]:
    """A deck whose first project has a name, and that project's id."""
    deck = load("gsa")
    first = replace(deck.of(Project)[0], name=name, facts=(name,))
    return replace(deck, tables={**deck.tables, "project": (first, *deck.of(Project)[1:])}, edition=name), first.id


@pytest.mark.parametrize("script", NAMES)
@pytest.mark.parametrize("cut", [FULL, HAND], ids=lambda cut: cut.name)
def test_a_name_in_any_script_stays_in_its_box(script: str, cut: Cut) -> None:
    head = [line for line in lines(face(*named(NAMES[script]), cut)) if line.text.split()[0] in NAMES[script]]
    assert head
    for line in head:
        assert cut.title.x - 0.5 <= line.left <= line.right <= cut.title.x + cut.title.width + 0.5, line
        assert line.foot <= cut.head_foot, line


def test_only_a_line_whose_letters_are_known_is_held_to_its_width() -> None:
    for script, name in NAMES.items():
        head = face(*named(name)).split("<text")[2]
        assert ("textLength" in head) == (script in ("greek", "cyrillic")), script


@pytest.mark.parametrize("script", NAMES)
def test_what_is_read_leftward_begins_at_the_right(script: str) -> None:
    is_leftward = script in ("arabic", "persian", "hebrew")
    deck, card = named(NAMES[script])
    for picture, room, whole in ((face(deck, card), FULL.title, 1), (back(deck, card), FULL.facts, 2)):
        assert picture.count(LEFTWARD) == picture.count(ISOLATED)
        assert (picture.count(LEFTWARD) >= whole) == is_leftward
        last = [line for line in lines(picture) if line.text.split()[0] in NAMES[script]][-1]
        if whole == 1:
            edge = last.right - room.x - room.width if is_leftward else last.left - room.x
            assert edge == pytest.approx(0, abs=0.1)
        (dot,) = [float(each.attrib["cx"]) for each in elements(picture) if each.get("r") == "2.2"] or [last.left - 1]
        assert (dot > last.right) == (is_leftward and whole == 2)


def test_chinese_is_wrapped_and_not_only_shrunk() -> None:
    block = fitted(NAMES["chinese"], FULL.title.width, FULL.title.height, FULL.type.head, bold=True)
    assert len(block.lines) > 1
    assert "".join(block.lines) == NAMES["chinese"]
    assert not any(line[0] in "、。」" for line in wrapped(NAMES["japanese"], 20, 60))


def test_letters_that_belong_together_are_not_broken() -> None:
    assert list(clusters("👩‍🔬🏽🇦🇹e\u0301")) == ["👩‍🔬🏽", "🇦🇹", "e\u0301"]
    whole = list(clusters(NAMES["emoji"].replace(" ", "")))
    assert list(clusters("".join(wrapped(NAMES["emoji"], 30, 40)).replace(" ", ""))) == whole


SIGNS = "²³¹½¼¾₂→←↑↓≥≤≈≠′″∞√✓★•♀♂⸻"  # noqa: RUF001


def test_signs_of_science_are_known_so_that_a_tight_line_with_them_stays_in_its_box() -> None:
    assert [sign for sign in SIGNS if not is_known(sign)] == []
    head = face(*named("H₂O from 40 km² of ocean → rain on twelve islands"))
    assert "textLength" in head.split("<text")[2]
    assert width("⸻", 10) == 30


def test_a_letter_that_is_drawn_as_a_picture_takes_the_room_of_one() -> None:
    for letter in "☀❤✈🛰":
        assert width(f"a{letter}\ufe0fb", 10) == pytest.approx(width("ab", 10) + 13), letter
    assert not is_known("™\ufe0f")


@pytest.mark.parametrize(("file", "bold"), [("Regular", False), ("Bold", True)])
def test_no_letter_is_much_wider_or_narrower_than_its_estimate(file: str, bold: bool) -> None:
    font = TTFont(FONTS / f"LiberationSans-{file}.ttf")
    for code, glyph in font.getBestCmap().items():
        letter = chr(code)
        if letter in SIGNS or (letter.isalpha() and (code < 0x180 or 0x370 <= code < 0x460)):
            real, taken = font["hmtx"][glyph][0] / font["head"].unitsPerEm, width(letter, 1, bold)
            assert real <= 1.26 * taken, letter
            assert taken <= 1.2 * real or not is_known(letter), letter
