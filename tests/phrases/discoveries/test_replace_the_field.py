"""Discard every unclaimed discovery from the field and replace them."""

import pytest

from labdeck.deck.discoveries import Discovery
from tests.phrases.discoveries.stage import Stage

PHRASE = "Discard every unclaimed {P} from the field and replace them."


def position(stage: Stage) -> tuple[list[str], list[str]]:
    """A field beside the claimed discovery, and the top of the pile."""
    used = [stage.scored_on([], [])] if stage.is_hero else []
    free = [each.id for each in stage.deck.of(Discovery) if each.id not in used and each.step != "wild"]
    size = int(stage.deck.knobs["field"])
    return free[: size - len(used)], free[size : 2 * size + 2]


@pytest.mark.rule("DR4", "DR36")
def test_all_that_nobody_claims_go_and_others_come(stage: Stage) -> None:
    field, top = position(stage)
    before, game = stage.use(field=field, discovery=top)
    gone = [(card, "field", "pile:discovery_discard") for card in field]
    stage.assert_moved(before, game, *gone, *((card, "pile:discovery", "field") for card in top[: len(field)]))


@pytest.mark.rule("DR36", "DR9")
def test_from_a_short_pile_the_discards_are_shuffled_in_before_it_is_dealt(stage: Stage) -> None:
    field, top = position(stage)
    _, game = stage.use(field=field, discovery=[], discovery_discard=top[:1])
    assert len(game.view(0).field) == len(field)
    assert set(game.view(0).field) <= {*field, top[0]}


@pytest.mark.rule("DR5")
def test_finds_nothing_that_nobody_claims(stage: Stage) -> None:
    stage.assert_finds_nothing(field=[], hero=[])
