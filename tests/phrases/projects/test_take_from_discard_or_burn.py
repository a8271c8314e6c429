"""Take, or you may take, 1 card of your choice from discard, burn, or either."""

import pytest

from labdeck.deck import Modifier, Resource
from labdeck.rules import numbers as n
from tests.phrases.projects.stage import Stage
from tests.tools.places import lying
from tests.tools.sitting import offered, told

PHRASE = "{Take} 1 {card} of your choice from {piles}."
PILES = {n.IN_DISCARD: ["discard"], n.IN_BURN: ["burn"], n.IN_BOTH: ["discard", "burn"]}


def piles(stage: Stage) -> list[str]:
    """The piles of which the card speaks."""
    return PILES[stage.number("piles")]


def may_pass(stage: Stage) -> list[str]:
    """What its player may say to take nothing."""
    return ["pass"] if stage.number("Take") else []


def test_its_player_takes_the_chosen_card(stage: Stage) -> None:
    for pile in piles(stage):
        cards = (stage.kinds("card") * 2)[:2]
        game = stage.lay(**{pile: cards})
        before = lying(game)
        stage.play(game)
        assert (game.to_move, offered(game)) == (0, sorted({f"choose {card}" for card in cards}) + may_pass(stage))
        game.play(f"choose {cards[1]}")
        stage.assert_moved(before, game, (cards[1], f"pile:{pile}", "hand:0"))


@pytest.mark.rule("R16", "R32")
def test_only_what_the_card_names_is_offered_and_nothing_that_is_played_at_once(stage: Stage) -> None:
    at_once = [each.id for each in stage.deck.of(Modifier) if each.play == "at once" and each.id != stage.card]
    held, named = stage.held(), stage.kinds("card")[:1]
    fitting = {*held, *named} if stage.saying.slots["card"] == "card" else {*named}
    for pile in piles(stage):
        game = stage.lay(**{pile: [*dict.fromkeys([*held, *named, *stage.other_kinds("card"), *at_once])]})
        stage.play(game)
        if len(fitting) > 1 or may_pass(stage) or pile == "burn" or len(piles(stage)) > 1:
            assert offered(game) == sorted([*(f"choose {card}" for card in fitting), *may_pass(stage)])
        else:
            assert set(game.hand(0)) == fitting, "one card alone is taken without a question"


def test_of_equal_cards_in_both_piles_its_player_names_the_pile(stage: Stage) -> None:
    card = stage.kinds("card")[0]
    game = stage.lay(discard=[card], burn=[card])
    before = lying(game)
    stage.play(game)
    if len(piles(stage)) > 1:
        assert offered(game) == [f"choose {card} from burn", f"choose {card} from discard", *may_pass(stage)]
        game.play(f"choose {card} from burn")
    elif may_pass(stage) or piles(stage) == ["burn"]:
        game.play(f"choose {card}")
    stage.assert_moved(before, game, (card, f"pile:{piles(stage)[-1]}", "hand:0"))


def test_may_be_declined_if_the_card_says_so(stage: Stage) -> None:
    game = stage.lay(**{piles(stage)[0]: (stage.kinds("card") * 2)[:2]})
    before = lying(game)
    stage.play(game)
    assert ("pass" in offered(game)) == bool(may_pass(stage))
    if may_pass(stage):
        game.play("pass")
        stage.assert_moved(before, game)


@pytest.mark.rule("R16")
def test_the_others_are_not_told_what_came_from_burn(stage: Stage) -> None:
    if "burn" not in piles(stage):
        return
    card = stage.deck.of(Resource)[1]
    game = stage.lay(burn=[stage.resources[0], card.kind])
    stage.play(game, f"choose {card.kind}")
    assert card.name in told(game, 0)
    assert card.name not in told(game, 1)


@pytest.mark.rule("P12", "P18")
def test_finds_nothing_in_an_empty_pile(stage: Stage) -> None:
    others = [pile for pile in ("discard", "burn") if pile not in piles(stage)]
    stage.assert_finds_nothing(stage.lay(**{pile: stage.kinds("card")[:1] for pile in others}))


def test_nobody_else_is_asked(stage: Stage) -> None:
    game = stage.lay(hands=[[stage.block] if stage.block else []], **{piles(stage)[0]: stage.kinds("card")[:1]})
    stage.assert_hurts_nobody(game)
