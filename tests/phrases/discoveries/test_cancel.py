"""Cancel an inspiration or an instant ability as it is played."""

import pytest

from labdeck.deck.discoveries import Enhancement
from tests.phrases.discoveries.stage import Mat, Stage, choices
from tests.phrases.sayings import sayings, works
from tests.tools.heroes import be_quiet, take
from tests.tools.places import lying
from tests.tools.sitting import assert_refused, offered, told

PHRASE = "Cancel an inspiration or an instant ability as it is played."


def instant(stage: Stage) -> list[Stage]:
    """Every card of the deck with a sentence that works when it is played, but this one."""
    said = [each for each in sayings(stage.deck.path) if works(each.phrase) == "when played"]
    return [Stage(each) for each in said if each.card.id != stage.card]


def board(stage: Stage, other: Stage) -> tuple[Mat, Mat]:
    """Heroes with enhancements before both seats, one of them with room for another's; none is the other card."""
    word = stage.types[0]
    first, second, third = stage.heroes(word, number=3, but=[other.card])
    mine = [first, *stage.gear(first, "item")]
    return other.mats([mine, [second]], [[third, *stage.gear(third, "item", but=mine)]])


@pytest.mark.rule("D28", "DR14")
def test_cancels_every_other_card_that_works_when_played(stage: Stage) -> None:
    for other in instant(stage):
        mats = board(stage, other)
        laid = {other.card, other.keepsake, *(card for mat in mats for cards in mat.values() for card in cards)}
        discard = [card for card in stage.pile_cards if card not in laid][:6]  # one of each sort at least
        pile = (
            [] if other.is_hero else [other.spare([*mats, {other.spare(mats): []}])]
        )  # a hero's turn would deal from it
        position = {"field": [other.spare(mats)], "hand": [other.keepsake], "discovery": pile, "discard": discard}
        game = other.lay(*mats, hands=[[stage.card]], **position)
        before = lying(game)
        on = f" on {game.view(0).field[0]}" if other.is_hero else ""
        game.play(f"play {other.card}{on}")
        assert (game.to_move, f"play {stage.card}" in offered(game)) == (1, True)
        take(game, f"play {stage.card}")
        other.assert_moved(before, game, (stage.card, "hand:1", "pile:discard"))
        assert f"Seat 1 cancels {other.saying.card.name}" in told(game)


@pytest.mark.rule("DR14")
def test_cancels_a_cancel(stage: Stage) -> None:
    copies = getattr(stage.saying.card, "copies", 1)
    other = next(each for each in instant(stage) if each.saying.phrase == "Draw {cards}.")
    top = [each.id for each in stage.deck.of(Enhancement)[: other.number("cards")]]
    if copies < 2:
        return
    field = [other.spare([])]
    game = other.lay(hand=[stage.card], hands=[[stage.card]], field=field, hero=top, discovery=[])
    on = f" on {game.view(0).field[0]}" if other.is_hero else ""
    for choice in (f"play {other.card}{on}", f"play {stage.card}", f"play {stage.card}"):
        game.play(choice)
    be_quiet(game)
    assert sorted(game.hand(0)) == sorted(top)


@pytest.mark.rule("DR14", "D17")
def test_finds_nothing_to_answer_in_what_is_no_instant_ability(stage: Stage) -> None:
    lasting = [Stage(each) for each in sayings(stage.deck.path) if works(each.phrase) != "when played"]
    for other in [each for each in lasting if each.is_hero]:
        game = other.lay(hands=[[stage.card]], hand=[other.keepsake], field=[other.spare([])], discovery=[])
        game.play(f"play {other.card} on {game.view(0).field[0]}")
        assert choices(game)


@pytest.mark.rule("DR14")
def test_cannot_be_played_without_a_card_to_answer(stage: Stage) -> None:
    assert_refused(stage.lay(field=[stage.spare([])]), f"play {stage.card}", "DR14")
