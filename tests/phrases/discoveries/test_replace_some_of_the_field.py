"""Discard up to some unclaimed discoveries from the field and replace them."""

import pytest

from labdeck.deck.discoveries import Discovery
from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.heroes import take

PHRASE = "Discard up to {few} unclaimed {Ps} from the field and replace them."


def position(stage: Stage) -> tuple[list[str], list[str]]:
    """A field beside the claimed discovery, and the top of the pile."""
    used = [stage.scored_on([], [])] if stage.is_hero else []
    free = [each.id for each in stage.deck.of(Discovery) if each.id not in used and each.step != "wild"]
    size = int(stage.deck.knobs["field"])
    return free[: size - len(used)], free[size : 2 * size + 2]


@pytest.mark.rule("DR4", "DR36")
def test_so_many_that_nobody_claims_may_go(stage: Stage) -> None:
    field, top = position(stage)
    few = stage.number("few")
    before, game = stage.use(field=field, discovery=top)
    assert choices(game) == [*sorted(f"choose {card}" for card in field), "pass"], "not the one that is claimed"
    take(game, *(f"choose {card}" for card in field[:few]))
    gone = [(card, "field", "pile:discovery_discard") for card in field[:few]]
    stage.assert_moved(before, game, *gone, *((card, "pile:discovery", "field") for card in top[:few]))


@pytest.mark.rule("DR5")
def test_fewer_may_go_or_none(stage: Stage) -> None:
    field, top = position(stage)
    before, game = stage.use(field=field, discovery=top, choices=[f"choose {field[0]}", "pass"])
    moved = [(field[0], "field", "pile:discovery_discard"), (top[0], "pile:discovery", "field")]
    stage.assert_moved(before, game, *moved)
    before, game = stage.use(field=field, discovery=top, choices=["pass"])
    stage.assert_moved(before, game)


@pytest.mark.rule("DR5", "DR4")
def test_finds_nothing_that_nobody_claims(stage: Stage) -> None:
    stage.assert_finds_nothing(field=[], hero=[])
