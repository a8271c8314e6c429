"""Move up to 2 of your enhancements to other heroes of yours, then draw 1 card: the draw comes whatever was moved."""

from tests.tools.heroes import score, take

MINE = {"photo-51": ["rosalind-franklin", "microscope", "galapagos-islands"]}


def test_moves_and_then_draws() -> None:
    game = score("mary-somerville", "moons-of-jupiter", mine=MINE, hero=["abacus", "telescope"])
    take(game, "choose microscope", "choose galapagos-islands")
    assert game.table(1)["photo-51"] == ["rosalind-franklin"]
    assert set(game.table(1)["moons-of-jupiter"]) == {"mary-somerville", "microscope", "galapagos-islands"}
    assert game.hand(1) == ["abacus"]


def test_draws_if_nothing_is_moved() -> None:
    game = score("mary-somerville", "moons-of-jupiter", mine=MINE, hero=["abacus", "telescope"])
    take(game, "pass")
    assert game.hand(1) == ["abacus"]
    assert score("mary-somerville", "moons-of-jupiter", hero=["abacus", "telescope"]).hand(1) == ["abacus"]
