"""Discard 1 host on any microbe."""

from tests.cards.microbes import on_any_microbe

CARD, KIND = "hand-washing", "host"


def test_discards_a_host_on_any_microbe() -> None:
    on_any_microbe.discards_that_kind(CARD, KIND)


def test_hits_its_own_player_if_there_is_no_other() -> None:
    on_any_microbe.hits_its_own_player_if_there_is_no_other(CARD, KIND)


def test_burns_without_effect_where_no_host_lies() -> None:
    on_any_microbe.burns_where_no_such_card_lies(CARD, KIND)


def test_a_block_leaves_the_host() -> None:
    on_any_microbe.leaves_the_card_when_blocked(CARD, KIND)
