"""Folding: what differs and does not matter folds to the same words, and what matters does not."""

import pytest

from labdeck.deck.language.trees import FOLD


def folded(text: str) -> list[str]:
    return [token.word for token in FOLD(text)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Discard 1 card.", "discard a card."),
        ("ten cards", "10 cards"),
        ("another player's volcano", "another player’s volcano"),
        ("another player's volcano", "another players volcano"),
        ("each player discards", "each players discard"),
        ("the volcanoes", "volcano"),
        ("colour", "color"),
        ("woman of colour", "WOMAN OF COLOR"),
        ("organise", "organizes"),
        ("centre", "centers"),
        ("gas-sampling", "gas sampling"),
        ("industry/policy", "industry-policy"),
        ("discoveries", "discovery"),
        ("species", "species"),
        ("cannot", "can't"),
        ("he has", "he have"),
        ("passes", "pass"),
        ("loses", "lose"),
        ("viruses", "virus"),
        ("fungi", "fungus"),
    ],
)
def test_what_does_not_matter_folds_away(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("draw", "discard"),
        ("more", "fewer"),
        ("your", "their"),
        ("top", "bottom"),
        ("left", "right"),
        ("1", "2"),
        ("give", "take"),
        ("another", "any"),
        ("each", "each other"),
        ("this", "the"),
    ],
)
def test_what_matters_stays(one: str, other: str) -> None:
    assert folded(one) != folded(other)


def test_a_token_knows_its_place() -> None:
    text = "Discard the  gas-sampling’s “card”!"
    assert [text[token.start : token.end] for token in FOLD(text)] == ["Discard", "gas", "sampling’s", "card", "!"]
    assert [token.many for token in FOLD("draws draw cards player's pass")] == [True, False, True, False, False]
