"""The cuts that are printed: every card of every deck, laid out anew for its size and large enough to read."""

from itertools import combinations

import pytest

from labdeck.deck import DeckFile, load, names
from labdeck.faces import back, face, pile_back, sheet
from labdeck.faces.cut import Cut
from labdeck.faces.palette import PAPER
from labdeck.faces.prints import CARD_SIZES, POINT, UNIT, print_cut

from .drawn import elements, lines, text_sizes, words

SAFE = 6.0  # units inside the cut line that stay free of text, so that a crooked cut takes none
CUTS = [print_cut(size) for size in CARD_SIZES.values()]
LARGE_CUTS = [print_cut(CARD_SIZES[name], is_large=True) for name in ("poker", "bridge")]

every_deck = pytest.mark.parametrize("deck", [load(name) for name in names()], ids=lambda deck: deck.id)
every_cut = pytest.mark.parametrize("cut", [*CUTS, *LARGE_CUTS], ids=lambda cut: cut.name)


def pictures(deck: DeckFile, cut: Cut) -> list[str]:
    """All pictures of a deck in a cut."""
    drawn_from = sheet(deck)
    sides = [draw(deck, card, cut) for card in drawn_from.titles for draw in (face, back)]
    return [*sides, *(pile_back(deck, pile, cut) for pile in drawn_from.piles)]


@every_deck
@every_cut
def test_all_text_is_there_within_the_cut_and_large_enough(deck: DeckFile, cut: Cut) -> None:
    least = 9 if cut in LARGE_CUTS else 6
    for picture in pictures(deck, cut):
        facts = picture.count(": facts</title>")
        assert all(size / POINT >= (6 if facts else least) for _, size in text_sizes(picture))
        found = list(lines(picture))
        for line in found:
            assert SAFE <= line.left <= line.right <= cut.width - SAFE, line
            assert SAFE <= line.top <= line.foot <= cut.height - SAFE, line
            assert "…" not in line.text, line
        for one, other in combinations(found, 2):
            beside = one.right <= other.left + 1 or other.right <= one.left + 1
            assert beside or one.foot <= other.top + 1.5 or other.foot <= one.top + 1.5, (one, other)


@every_deck
def test_a_printed_face_says_all_that_a_full_one_does_but_the_decks_title(deck: DeckFile) -> None:
    cut = print_cut(CARD_SIZES["mini"])
    for card, title in sheet(deck).titles.items():
        said = words(face(deck, card, cut))
        assert all(part in said for part in (title.card.name, title.card.effect, title.note))
        assert all(sheet(deck).marks[need].name in said for need in title.needs)


def test_a_cut_has_the_size_of_its_card() -> None:
    for name, card in CARD_SIZES.items():
        cut = print_cut(card)
        assert cut.name == name
        assert (cut.width * UNIT, cut.height * UNIT) == pytest.approx((card.width, card.height))


def test_the_ground_reaches_over_the_cut_by_the_bleed() -> None:
    cut = print_cut(CARD_SIZES["poker"], bleed=3.0)
    picture, ground = elements(face(load("gsa"), "fly", cut))[0], elements(face(load("gsa"), "fly", cut))[3]
    left, top, width, height = map(float, picture.attrib["viewBox"].split())
    assert (left * UNIT, top * UNIT) == pytest.approx((-3, -3), abs=0.01)
    assert (width * UNIT, height * UNIT) == pytest.approx((69.5, 94.9), abs=0.02)
    assert [float(ground.attrib[key]) for key in ("x", "y", "width", "height")] == [left, top, width, height]


def test_a_thrifty_face_has_a_white_ground_and_fills_nothing() -> None:
    deck = load("gsa")
    for card in ("fly", "heart-regeneration", "join-a-society"):
        for draw in (face, back):
            fills = {element.get("fill") for element in elements(draw(deck, card, print_cut(CARD_SIZES["poker"])))}
            thrifty = elements(draw(deck, card, print_cut(CARD_SIZES["poker"], is_thrifty=True)))
            assert PAPER in fills
            assert all(
                element.get("fill") in (None, "#fff", "none", "currentColor")
                for element in thrifty
                if element.tag.endswith(("rect", "ellipse"))
            )
