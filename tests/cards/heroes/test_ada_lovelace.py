"""At the end: +2 if this hero holds an item, +3 more if it is the Analytical Engine."""

from tests.tools.heroes import counted


def test_is_worth_more_with_an_item() -> None:
    assert counted([{}, {"memex-idea": ["ada-lovelace", "transistor"]}]).scores == (0, 6 + 2 + 2)


def test_is_worth_most_with_its_own() -> None:
    assert counted([{}, {"memex-idea": ["ada-lovelace", "analytical-engine"]}]).scores == (0, 6 + 3 + 2 + 3)


def test_what_another_hero_holds_does_not_count() -> None:
    mine = {"memex-idea": ["ada-lovelace"], "photo-51": ["benjamin-franklin", "analytical-engine"]}
    assert counted([{}, mine]).scores == (0, 6 + 4 + 3)


def test_gives_nothing_without() -> None:
    assert counted([{"memex-idea": ["ada-lovelace", "bell-labs"]}, {}]).scores == (6 + 3, 0)
