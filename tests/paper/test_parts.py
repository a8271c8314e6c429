"""What belongs in the box beside the cards: leaflet, list, questions, score pad, the box itself, a calibration."""

import re
from dataclasses import replace
from typing import Any

import pytest

from labdeck.deck import Project, load, names
from labdeck.faces import sheet
from labdeck.faces.prints import POKER
from labdeck.guide import guide
from labdeck.paper import PaperError
from labdeck.paper.box import EASE, Net
from labdeck.paper.grid import Slot
from labdeck.paper.leaflet import picture_credits
from labdeck.paper.printing import printed

from .prints import made, ordered
from .seen import PER_POINT, alts, is_said_at, opened, ruler_length, said, seen, shapes


def whole(pdf: bytes) -> str:
    """The text of all pages."""
    return " ".join(said(pdf, page) for page in range(len(opened(pdf).pages)))


def _letters(text: str) -> str:
    """The letters and digits of a text, wherever its lines break."""
    return re.sub(r"\W", "", text)


@pytest.mark.parametrize("deck", names())
def test_the_leaflet_tells_how_to_play_on_one_sheet(deck: str) -> None:
    pdf, told = made(deck, parts="leaflet", paper="letter"), guide(load(deck))
    assert len(opened(pdf).pages) <= 2
    text = whole(pdf).replace("￾", "-").replace(" ", "")
    for sentence in (*told.goal, *told.setup, *told.ending, *(each.asks for each in told.questions)):
        assert sentence.replace(" ", "") in text
    assert load(deck).credits.replace(" ", "")[:80] in text
    assert any(told.card.name in alt for alt in alts(pdf))


def test_the_name_of_a_step_stands_in_the_column_of_what_is_done_in_it() -> None:
    pdf = made("gsa", parts="leaflet")
    (step,) = (each for each in guide(load("gsa")).turn if each.heading == "Lay out and add")
    for words in (step.heading, step.says[0]):
        assert is_said_at("".join(words.split()), pdf, 0, Slot(105, 0, 0), 105, 297)


def test_the_leaflet_says_who_made_the_pictures() -> None:
    deck = load("gsa")
    first, second, third, *others = deck.of(Project)
    credited = replace(first, picture="robin.png", picture_credit="Ada Example, CC BY 4.0")
    again = replace(second, picture="robin.png", picture_credit="Ada Example, CC BY 4.0")
    cards = (credited, again, replace(third, picture="lens", picture_credit="Ben"), *others)
    own = replace(deck, tables={**deck.tables, "project": cards}, pictures={"robin.png": b""}, edition="own")
    assert list(picture_credits(own)) == [
        f"Pictures of {first.name} and {second.name}: Ada Example, CC BY 4.0",
        f"Picture of {third.name}: Ben",
        "Other pictures drawn by Labdeck from the deck file.",
    ]
    all_by_one = tuple(replace(each, picture_credit="Ada") for each in deck.of(Project))
    one = replace(deck, tables={**deck.tables, "project": all_by_one}, edition="one")
    assert next(picture_credits(one)) == f"Pictures of {len(all_by_one)} cards: Ada"
    assert list(picture_credits(deck)) == ["Pictures drawn by Labdeck from the deck file."]


def test_what_the_rules_ask_of_a_card_and_no_face_shows_is_in_the_leaflet() -> None:
    pdf = made("ingenium", parts="leaflet", paper="letter")
    assert "woman of colour: Irene Ayako Uchida, Ann Makosinski" in whole(pdf)


@pytest.mark.parametrize("deck", ["gsa", "heroes"])
def test_the_list_has_every_title_with_its_copies(deck: str) -> None:
    text = whole(made(deck, parts="list"))
    for entry in (entry for group in guide(load(deck)).cards for entry in group.entries):
        assert f"{entry.copies} × {entry.name}" in text


@pytest.mark.parametrize("deck", ["ingenium", "heroes"])
def test_the_booklet_has_every_fact_and_where_it_is_from(deck: str) -> None:
    text = _letters(whole(made(deck, parts="facts")))
    titles = [title for title in sheet(load(deck)).titles.values() if title.card.facts]
    assert titles
    for title in titles:
        for words in (title.card.name, *title.card.facts, title.source):
            assert _letters(words) in text


def test_the_questions_have_their_answers_on_a_page_of_their_own() -> None:
    deck, pdf = load("ingenium"), made("ingenium", parts="questions", backs="none")
    pages = [said(pdf, page) for page in range(len(opened(pdf).pages))]
    last = pages[-1]
    assert "Answers" in last
    for number, question in enumerate(deck.questions, 1):
        assert f"{number}. {question.asks.split()[0]}" in " ".join(pages[:-1])
        assert question.answers[0].split()[0] in last
        assert question.asks not in last


def test_a_deck_without_questions_has_no_sheet_of_them() -> None:
    without = next(name for name in names() if not load(name).questions)
    with pytest.raises(PaperError, match="has no questions"):
        printed(ordered(without, parts="questions"))


def test_a_score_pad_has_a_column_for_every_player() -> None:
    pdf = made("ingenium", parts="score")
    assert said(pdf, 0).count("Total") == 4


def test_a_box_says_behind_what_has_room_there() -> None:
    order = ordered("ingenium", parts="box", size="mini", backs="none")
    long = replace(order.decks[0], credits="Somebody and others. " * 47, edition="own")
    assert "Somebody" not in whole(printed(replace(order, decks=(long,))).pdf)
    assert long.about[:20] in whole(printed(replace(order, decks=(long,))).pdf)
    short = replace(long, credits="Somebody.")
    assert "Somebody" in whole(printed(replace(order, decks=(short,))).pdf)


def test_the_box_is_as_deep_as_the_deck_is_thick() -> None:
    text = whole(made("ingenium", parts="box"))
    assert "A box for 120 cards of 0.3 mm: 64.7 × 90.1 × 37.2 mm." in text


@pytest.mark.parametrize("wishes", [{}, {"stock": 0.5}, {"size": "mini", "paper": "letter"}, {"copies": 3}])
def test_every_line_of_a_box_is_on_the_sheet(wishes: dict[str, Any]) -> None:
    pdf = made("ingenium", parts="box", backs="none", **wishes)
    with opened(pdf) as file:
        right, bottom = (float(file.pages[0].mediabox[edge]) * PER_POINT for edge in (2, 3))
        for page in range(len(file.pages)):
            lines = [box for box in shapes(pdf, page) if min(box.wide, box.high) < 0.2]
            assert len(lines) > 15
            assert all(
                box.left > 4 and box.top > 4 and box.right < right - 4 and box.bottom < bottom - 4 for box in lines
            )


def test_a_deck_too_thick_for_one_box_gets_several() -> None:
    pdf = made("ingenium", parts="box", backs="none", stock=0.6)
    assert "A box 1 of 2 for 60 cards of 0.6 mm" in said(pdf, 0)
    assert "A box 2 of 2" in said(pdf, 1)


def test_the_panels_of_a_box_meet() -> None:
    net = Net(POKER.width + EASE, POKER.height + EASE, 37.2)
    glue, front, side, back, other, end = net.columns
    assert (side - front, other - back) == pytest.approx((net.wide, net.wide))
    assert (back - side, end - other) == pytest.approx((net.deep, net.deep))
    assert glue == 0
    for x, y, to_x, to_y in (*net.folds(), *net.cuts()):
        assert 0 <= min(x, to_x) <= max(x, to_x) <= net.size[0] + 1e-9
        assert 0 <= min(y, to_y) <= max(y, to_y) <= net.size[1] + 1e-9


@pytest.mark.parametrize(("backs", "shift"), [("long", "0,0"), ("long", "0.8,-1.2"), ("short", "-3,2")])
def test_the_scales_of_the_calibration_lie_behind_its_crosses(backs: str, shift: str) -> None:
    pdf = made("gsa", parts="calibration", backs=backs, shift=shift)
    x, y = map(float, shift.split(","))
    crosses = {(round(box.left + box.wide / 2, 1), round(box.top + box.high / 2, 1)) for box in long_lines(pdf, 0)}
    assert len(crosses) == 5
    for across, down in crosses:
        behind = (210 - across + x, down + y) if backs == "long" else (across + x, 297 - down + y)
        assert any(
            (box.left + box.wide / 2, box.top + box.high / 2) == pytest.approx(behind, abs=0.1)
            for box in long_lines(pdf, 1)
        )
    assert ruler_length(seen(pdf, 0)) == pytest.approx(100, abs=0.3)


def long_lines(pdf: bytes, page: int) -> list[Any]:
    """The arms of crosses and scales, which are 12 mm long."""
    return [box for box in shapes(pdf, page) if 11.5 < max(box.wide, box.high) < 12.5]


def test_parts_begin_on_sheets_of_their_own() -> None:
    pdf = made("gsa", parts="list,score,cards")
    with opened(pdf) as file, file.open_outline() as outline:
        (deck,) = outline.root
        assert [child.title for child in deck.children] == ["All cards", "Scores", "Cards"]
    assert "Total" in said(pdf, 2)
    assert "Sheet 1 of 9: fronts" in said(pdf, 4)
