"""Draw 2 cards from any pile but burn."""

from tests.cards.gsa import two_extra_cards

CARD = "fund-research"


def test_draws_two_cards_in_any_mix_of_piles() -> None:
    two_extra_cards.draws_in_any_mix(CARD)


def test_both_are_drawn_before_looking() -> None:
    two_extra_cards.draws_before_looking(CARD)


def test_cannot_be_played_with_every_pile_empty() -> None:
    two_extra_cards.is_refused_with_every_pile_empty(CARD)


def test_the_others_are_not_asked() -> None:
    two_extra_cards.asks_nobody_else(CARD)
