"""The cuts for a screen: what each shows, and how small it may be drawn so that it can still be read."""

import re

import pytest

from labdeck.deck import DeckFile, load, names
from labdeck.deck.tables import tables
from labdeck.faces import HAND, TOKEN, face, need_spots, pile_back, sheet
from labdeck.faces.cut import Cut

from .drawn import lines, text_sizes, words

DECKS = [load(name) for name in names()]
LEAST = 10  # pixels of the smallest letter
NARROWEST = {HAND: 117, TOKEN: 71}  # pixels at which a cut is drawn
EDGE = 3.0

every_deck = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.id)


@every_deck
@pytest.mark.parametrize("cut", NARROWEST, ids=lambda cut: cut.name)
def test_the_smallest_letter_can_be_read_where_the_cut_is_narrowest(deck: DeckFile, cut: Cut) -> None:
    for card in sheet(deck).titles:
        sizes = [size for _, size in text_sizes(face(deck, card, cut))]
        assert min(sizes, default=cut.width) * NARROWEST[cut] / cut.width >= LEAST, card


@every_deck
def test_a_hand_has_the_name_and_the_sentence_whole(deck: DeckFile) -> None:
    for card in tables(deck).cards:
        drawn = face(deck, card.id, HAND)
        said = words(drawn)
        assert card.name.replace(" ", "") in said.replace(" ", "")
        assert card.effect in said
        for line in lines(drawn):
            assert EDGE <= line.left < line.right <= HAND.width - EDGE, line
            assert EDGE <= line.top < line.foot <= HAND.height - EDGE, line


@every_deck
def test_a_token_has_points_and_the_letters_of_each_need(deck: DeckFile) -> None:
    for card in tables(deck).cards:
        said = words(face(deck, card.id, TOKEN)).split()
        title = sheet(deck).titles[card.id]
        if card.role == "project":
            assert str(card.points) in said
        for need in title.needs:
            assert sheet(deck).marks[need].letters in said
        assert card.name not in said[1:] or card.name in title.kinds


@every_deck
@pytest.mark.parametrize("cut", NARROWEST, ids=lambda cut: cut.name)
def test_needs_lie_apart_and_within_the_face(deck: DeckFile, cut: Cut) -> None:
    for card in sheet(deck).titles:
        spots = need_spots(deck, card, cut)
        for x, y, r in spots:
            assert r <= x <= cut.width - r
            assert r <= y <= cut.height - r
        for number, (x, y, r) in enumerate(spots):
            for across, down, other in spots[number + 1 :]:
                assert (x - across) ** 2 + (y - down) ** 2 >= (r + other) ** 2


@every_deck
def test_a_small_back_has_one_letter(deck: DeckFile) -> None:
    for pile in sheet(deck).piles:
        texts = re.findall("<text[^>]*>([^<]*)<", pile_back(deck, pile, HAND))
        assert [len(text) for text in texts] == [1]
