"""Every picture of every deck: whole, safe, within its frame, small, and the same every time."""

import gzip
import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from itertools import combinations

import pytest

from labdeck.deck import DeckFile, Modifier, Project, Resource, load, names
from labdeck.deck.tables import tables
from labdeck.faces import FULL, back, face, icon, need_spots, pile_back, sheet
from labdeck.faces.art import drawn_art
from labdeck.faces.cut import Box

from .drawn import SVG, elements, lines, text_sizes, words

DECKS = [load(name) for name in names()]
EDGE = 4.0  # units that stay free of text along the frame
HARMLESS = {"svg", "title", "g", "path", "rect", "circle", "ellipse", "text", "tspan", "clipPath"}
HOSTILE = "]]><script>x</script>&\"' <b onload=x>"
DRAWN: dict[str, list[str]] = {}  # by the deck's edition, since many tests look at the same

every_deck = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)


def pictures(deck: DeckFile) -> list[str]:
    """All pictures of a deck."""
    if deck.edition not in DRAWN:
        drawn_from = sheet(deck)
        fronts = [face(deck, card) for card in drawn_from.titles]
        backs = [back(deck, card) for card in drawn_from.titles]
        DRAWN[deck.edition] = [*fronts, *backs, *(pile_back(deck, pile) for pile in drawn_from.piles)]
    return DRAWN[deck.edition]


@every_deck
def test_every_picture_is_harmless_xml_without_references(deck: DeckFile) -> None:
    icons = [icon(deck, kind) for kind in sheet(deck).marks]
    for picture in [*pictures(deck), *icons]:
        for element in elements(picture):
            assert element.tag.removeprefix(SVG) in HARMLESS
            assert not any(name.startswith("on") or "href" in name for name in element.attrib)
            used = [value for value in element.attrib.values() if "url(" in value]
            assert all(value.removeprefix("url(#").removesuffix(")") in ids(picture) for value in used)
        assert picture.count("http") == 1  # the name of SVG itself


@every_deck
def test_a_face_has_the_cards_name_points_needs_and_sentence(deck: DeckFile) -> None:
    for card in tables(deck).cards:
        said = words(face(deck, card.id))
        assert card.name in said
        assert card.effect in said
        if card.role == "project":
            assert str(card.points) in said.split()
        for need in sheet(deck).titles[card.id].needs:
            assert sheet(deck).marks[need].name in said


@every_deck
def test_a_back_has_every_fact_and_its_sources(deck: DeckFile) -> None:
    for title in sheet(deck).titles.values():
        said = words(back(deck, title.card.id))
        for text in (title.card.name, *title.card.facts, title.card.about, title.source):
            assert text in said


@every_deck
def test_no_text_leaves_the_frame_or_is_cut(deck: DeckFile) -> None:
    for picture in pictures(deck):
        for line in lines(picture):
            assert line.left >= EDGE, line
            assert line.right <= FULL.width - EDGE, line
            assert line.top >= EDGE, line
            assert line.foot <= FULL.height - EDGE, line
            assert "…" not in line.text


@every_deck
def test_lines_of_text_do_not_lie_on_each_other(deck: DeckFile) -> None:
    for picture in pictures(deck):
        for one, other in combinations(lines(picture), 2):
            beside = one.right <= other.left + 1 or other.right <= one.left + 1
            assert beside or one.foot <= other.top + 1.5 or other.foot <= one.top + 1.5, (one, other)


@every_deck
def test_names_points_and_marks_can_be_read_on_a_phone(deck: DeckFile) -> None:
    pixels = 110 / FULL.width  # on a card 110 pixels wide
    for card, title in sheet(deck).titles.items():
        name, badge, marks = title.card.name, str(title.card.points), [sheet(deck).marks[need] for need in title.needs]
        sizes = {text: size * pixels for text, size in text_sizes(face(deck, card))}
        assert sizes[name] >= 7
        assert not title.needs or sizes[badge] >= 12
        assert all(sizes[mark.letters] >= 8 for mark in marks)


@every_deck
def test_faces_are_small(deck: DeckFile) -> None:
    faces = [face(deck, card).encode() for card in sheet(deck).titles]
    assert max(map(len, faces)) < 9_000
    assert sum(map(len, faces)) / len(faces) < 4_500
    assert sum(len(gzip.compress(each)) for each in faces) / len(faces) < 1_250
    assert len(gzip.compress(b"".join(faces))) < 40_000


@every_deck
def test_no_two_cards_have_the_same_picture(deck: DeckFile) -> None:
    drawn_from = sheet(deck)
    box = Box(0, 0, 226, 146)
    drawn = {drawn_art(drawn_from, title, box) for title in drawn_from.titles.values()}
    assert len(drawn) == len(drawn_from.titles)


def test_pictures_are_the_same_in_another_process() -> None:
    program = (
        "from hashlib import sha256; from labdeck.deck import load; from tests.faces.test_faces import pictures;"
        "print(sha256(''.join(pictures(load('microbes'))).encode()).hexdigest())"
    )
    again = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert again.stdout.strip() == sha256("".join(pictures(load("microbes"))).encode()).hexdigest()


@every_deck
def test_a_spot_is_where_the_mark_of_the_need_is_drawn(deck: DeckFile) -> None:
    for card, title in sheet(deck).titles.items():
        found = need_spots(deck, card)
        assert len(found) == len(title.needs)
        letters = [line for line in lines(face(deck, card)) if line.foot > 230]
        for spot, need in zip(found, title.needs, strict=True):
            mark = sheet(deck).marks[need].letters
            assert any(
                line.text == mark
                and abs((line.left + line.right) / 2 - spot.x) < 1
                and abs((line.top + line.foot) / 2 - spot.y) < spot.r / 3
                for line in letters
            )
        for one, other in combinations(found, 2):
            assert abs(one.x - other.x) >= 2 * one.r or abs(one.y - other.y) >= 2 * one.r


def ids(picture: str) -> list[str]:
    """The ids of a picture's parts."""
    return [element.attrib["id"] for element in elements(picture) if "id" in element.attrib]


@every_deck
def test_pictures_in_one_document_do_not_take_each_others_parts(deck: DeckFile) -> None:
    small = replace(FULL, name="small", width=200.0)
    drawn_from = sheet(deck)
    several = [
        *pictures(deck),
        *(face(deck, card, small) for card in drawn_from.titles),
        *(pile_back(deck, pile, small) for pile in drawn_from.piles),
    ]
    named = [name for picture in several for name in ids(picture)]
    assert len(named) > len(drawn_from.titles)
    assert len(set(named)) == len(named)


def written(deck: DeckFile, text: str, edition: str) -> DeckFile:
    """The deck with this text in every place that its author may write."""
    project, resource, modifier = deck.of(Project)[0], deck.of(Resource)[0], deck.of(Modifier)[0]
    needs = (*project.needs, "yeast")
    project = replace(project, name=text, facts=(text,) * 12, source={"facts": text}, needs=needs)
    resource = replace(resource, name=text, about=text, source={"about": text})
    modifier = replace(modifier, name=text, about=text, source={"about": text})
    return replace(
        deck,
        title=text,
        words={"project": text, "projects": text},
        tables={"project": (project,), "resource": (resource, *deck.of(Resource)[1:]), "modifier": (modifier,)},
        edition=edition,
    )


@pytest.mark.parametrize("text", [HOSTILE, "a\x00b\x1b[31mc\u202ed\ufffe\ud800", "&lt;"])
def test_a_hostile_text_is_only_text(text: str) -> None:
    for picture in pictures(hostile := written(load("gsa"), text, repr(text))):
        assert {element.tag.removeprefix(SVG) for element in elements(picture)} <= HARMLESS
        picture.encode()
    harmless = "".join(letter for letter in text if letter.isprintable())
    assert harmless.split()[0][:4] in words(face(hostile, hostile.of(Project)[0].id))


@pytest.mark.parametrize("text", ["W" * 60, "Wwwww " * 10, "i" * 60, "漢" * 60, "Ünïcödé " * 7, "x"])
def test_a_text_of_any_length_stays_in_the_frame(text: str) -> None:
    for picture in pictures(written(load("gsa"), text.strip(), text)):
        for line in lines(picture):
            assert EDGE <= line.left <= line.right <= FULL.width - EDGE, line
            assert EDGE <= line.top <= line.foot <= FULL.height - EDGE, line


def test_a_card_a_kind_or_a_pile_that_is_not_there_is_an_error() -> None:
    for draw in (face, back, icon, pile_back):
        with pytest.raises(KeyError):
            draw(DECKS[0], "nothing")


def test_a_deck_with_other_words_has_other_faces_although_it_plays_alike() -> None:
    deck = load("gsa")
    renamed = replace(deck, title="Another title")
    assert renamed.digest == deck.digest
    card = deck.of(Project)[0].id
    assert deck.title in face(deck, card)
    assert "Another title" in face(renamed, card)
