"""Cancel a modifier that would hurt you."""

from typing import Any

import pytest

from labdeck import Game, arrange
from labdeck.rules import numbers as n
from tests.phrases.projects.stage import Stage
from tests.phrases.sayings import lacking, sayings
from tests.tools.places import lying, moves
from tests.tools.sitting import assert_refused, offered, play, told

PHRASE = "Cancel a modifier that would hurt you."
AT_ANOTHER = ("{Burn} 1 {what} on another player's {P}.", "Another player skips their next {turns}.")
AT_ITSELF = ("You skip your next {turns}.", "Discard your hand.")


def attack(stage: Stage, phrases: tuple[str, ...]) -> Stage:
    """A card of the deck with a sentence that hurts."""
    for each in sayings(stage.deck.path):
        if each.phrase in phrases and not each.others:
            return Stage(each)
    raise lacking(stage.saying, "a card that hurts")


def attacked(stage: Stage, hands: list[list[str]], **more: Any) -> tuple[Stage, Game]:
    """A game in which seat 0 has played a card that hurts seat 1; the hands are those of the other seats."""
    other = attack(stage, AT_ANOTHER)
    kinds = other.kinds() if "what" in other.saying.slots else other.resources
    game = other.lay({}, other.mat(kinds), hands=hands, **more)
    game.play(f"play {other.card}")
    if "choose seat 1" in offered(game):
        game.play("choose seat 1")
    return other, game


@pytest.mark.rule("P20", "R26")
def test_cancels_what_another_player_aims_at_its_holder(stage: Stage) -> None:
    other, game = attacked(stage, [[stage.card, stage.resources[-1]]])
    assert (game.to_move, offered(game)) == (1, [f"block {stage.card}", "pass"])
    before = lying(game)
    game.play(f"block {stage.card}")
    gone = [(other.card, "played", "pile:burn"), (stage.card, "hand:1", "pile:burn")]
    assert moves(before, game) == sorted(gone)
    assert game.view(None).skips == [0, 0]
    assert f"Seat 1 blocks it with {stage.saying.card.name}" in told(game)


@pytest.mark.rule("P20", "R20")
def test_cancels_what_its_holder_had_to_play(stage: Stage) -> None:
    other = attack(stage, AT_ITSELF)
    other.assert_blocked(other.lay(hand=[stage.card, stage.resources[0]]), 0)


def test_may_be_held_back(stage: Stage) -> None:
    _, game = attacked(stage, [[stage.card]])
    game.play("pass")
    assert (game.to_move, game.hand(1)) == (0, [stage.card])
    assert "Seat 1 does not block." in told(game)


@pytest.mark.rule("P20")
def test_cannot_be_played_while_nothing_hurts(stage: Stage) -> None:
    game = stage.lay(stage.bare(1)[0])
    assert offered(game) == ["end"]
    assert_refused(game, f"play {stage.card}", "P20")


@pytest.mark.rule("P20", "P22")
def test_can_be_kept_and_discarded(stage: Stage) -> None:
    game = stage.lay()
    play(game, "end", f"discard {stage.card}")
    assert game.pile("discard") == [stage.card]


@pytest.mark.rule("R20")
def test_is_of_no_use_to_a_player_who_is_not_hurt(stage: Stage) -> None:
    _, game = attacked(stage, [[stage.resources[-1]], [stage.card]])
    assert (game.to_move, offered(game)) == (1, ["pass"])
    game.play("pass")
    assert (game.to_move, game.hand(2)) == (0, [stage.card])


@pytest.mark.rule("P20", "R25")
def test_cannot_be_blocked_itself(stage: Stage) -> None:
    _, game = attacked(stage, [[stage.card]])
    game.play(f"block {stage.card}")
    assert (game.to_move, offered(game)) == (0, ["end"])


@pytest.mark.rule("R27")
def test_nobody_is_asked_once_all_that_cancel_are_openly_gone(stage: Stage) -> None:
    said = sayings(stage.deck.path)
    blocks = [each.card.id for each in said if each.phrase == PHRASE]
    copies = [card.id for card in stage.cards if card.id in blocks]
    comes_back = any(each.slots.get("piles") in (n.IN_BURN, n.IN_BOTH) for each in said)
    for burned, asked in ((copies[1:], 1), (copies, int(comes_back))):
        _, game = attacked(stage, [[]], burn=burned, refill=["discard"], refill_else=[])
        assert game.to_move == asked


@pytest.mark.rule("P20", "P15")
def test_one_that_comes_with_the_same_draw_is_good(stage: Stage) -> None:
    other = attack(stage, AT_ITSELF)
    pile = "modifier" if stage.deck.knobs["modifier_pile"] else "resource"
    drawn: dict[str, Any] = {pile: [stage.card, other.card, stage.resources[0]][: 2 + (pile == "resource")]}
    game = arrange(stage.deck, hands=[[stage.resources[1]]], phase="draw", draws=2, players=2, **drawn)
    play(game, f"draw {pile}", f"draw {pile}", f"play {other.card}", f"block {stage.card}")
    assert game.hand(0) == [stage.resources[1]]
    assert sorted(game.pile("burn")) == sorted([other.card, stage.card])
