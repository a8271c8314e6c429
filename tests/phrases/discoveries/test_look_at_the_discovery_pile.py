"""Look at the top cards of the discovery pile: put each back on the top or at the bottom."""

import pytest

from labdeck.deck.discoveries import Discovery
from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.heroes import take
from tests.tools.sitting import told

PHRASE = "Look at the top {few} cards of the {P} pile: put each back on the top or at the bottom."


def position(stage: Stage) -> tuple[list[str], list[str]]:
    """A field that needs no refill, and the discoveries on top of the pile: one more than are looked at."""
    used = [stage.scored_on([], [])] if stage.is_hero else []
    free = [each.id for each in stage.deck.of(Discovery) if each.id not in used]
    size = int(stage.deck.knobs["field"])
    return free[:size], free[size : size + stage.number("few") + 1]


@pytest.mark.rule("DR33")
def test_each_goes_on_the_top_or_to_the_bottom(stage: Stage) -> None:
    field, top = position(stage)
    _, game = stage.use(field=field, discovery=top)
    *seen, left = top
    assert choices(game) == sorted(f"choose {card}" for card in seen)
    for card in seen[:-2]:
        take(game, f"choose {card}", "top")
    assert choices(game) == sorted(f"choose {card}" for card in seen[-2:])
    take(game, f"choose {seen[-1]}", "bottom", "top")
    assert game.pile("discovery")[: len(seen)] == [*reversed(seen[:-1]), left]
    assert game.pile("discovery")[-1] == seen[-1]


@pytest.mark.rule("DR33")
def test_only_its_player_sees_them(stage: Stage) -> None:
    field, top = position(stage)
    _, game = stage.use(field=field, discovery=top)
    for card in top[:-1]:
        assert stage.name(card) in told(game, 0)
        assert stage.name(card) not in told(game, 1)
    assert f"Seat 0 looks at {stage.number('few')} " in told(game, 1)


@pytest.mark.rule("DR9")
def test_an_empty_pile_is_made_anew_before_it_is_looked_at(stage: Stage) -> None:
    field, top = position(stage)
    _, game = stage.use(field=field, discovery=[], discovery_discard=top[:2])
    assert choices(game) == sorted(f"choose {card}" for card in top[:2])


@pytest.mark.rule("DR5")
def test_finds_nothing_to_look_at(stage: Stage) -> None:
    stage.assert_finds_nothing()
