"""Discard up to 2 unclaimed discoveries from the field and replace them."""

from tests.tools.heroes import FIELD, score, take

NEW = ["edison-effect", "chladni-figures", "principia"]


def test_replaces_two() -> None:
    game = score("alexander-fleming", "photo-51", hand=("abacus",), field=FIELD, discovery=NEW)
    take(game, "choose memex-idea", "choose kitty-hawk-flight")
    assert game.view(0).field == ["moons-of-jupiter", "euclids-elements", "edison-effect", "chladni-figures"]
    assert game.pile("discovery_discard") == ["kitty-hawk-flight", "memex-idea"]


def test_replaces_one_or_none() -> None:
    game = score("alexander-fleming", "photo-51", hand=("abacus",), field=FIELD, discovery=NEW)
    take(game, "choose memex-idea", "pass")
    assert game.view(0).field[-1] == "edison-effect"
    assert game.pile("discovery_discard") == ["memex-idea"]
    game = score("alexander-fleming", "photo-51", hand=("abacus",), field=FIELD, discovery=NEW)
    take(game, "pass")
    assert game.pile("discovery_discard") == []


def test_scores_with_no_other_card_in_the_field() -> None:
    game = score("alexander-fleming", "photo-51", discovery=[])
    assert game.table(1) == {"photo-51": ["alexander-fleming"]}
