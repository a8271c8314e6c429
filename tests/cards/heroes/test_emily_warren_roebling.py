"""At the end: +2 if this hero holds a location, +3 more if it is the Brooklyn Bridge."""

from tests.tools.heroes import counted


def test_is_worth_more_with_a_location() -> None:
    assert counted([{}, {"kitty-hawk-flight": ["emily-warren-roebling", "wardenclyffe-tower"]}]).scores == (
        0,
        6 + 3 + 2,
    )


def test_is_worth_most_with_its_own() -> None:
    assert counted([{}, {"kitty-hawk-flight": ["emily-warren-roebling", "brooklyn-bridge"]}]).scores == (
        0,
        6 + 2 + 2 + 3,
    )


def test_what_another_hero_holds_does_not_count() -> None:
    mine = {"kitty-hawk-flight": ["emily-warren-roebling"], "photo-51": ["benjamin-franklin", "brooklyn-bridge"]}
    assert counted([{}, mine]).scores == (0, 6 + 4 + 2)


def test_gives_nothing_without() -> None:
    assert counted([{"kitty-hawk-flight": ["emily-warren-roebling", "blueprints"]}, {}]).scores == (6 + 2, 0)
