"""What holds for every hero who keeps enhancements from being stolen."""

import pytest

from tests.phrases.discoveries.stage import Stage
from tests.phrases.sayings import lacking, sayings
from tests.tools.heroes import take
from tests.tools.sitting import offered

STEAL = "Steal 1 {enhancement}."
MOVE = "Move up to {few} of your enhancements to other heroes of yours."


def other_stage(stage: Stage, phrase: str) -> Stage:
    """A card of the same deck that says a phrase, and nothing else."""
    for each in sayings(stage.deck.path):
        if each.phrase == phrase and not each.others:
            return Stage(each)
    raise lacking(stage.saying, f"a card that says: {phrase}")


def steal_from(stage: Stage) -> tuple[bool, bool]:
    """Whether a thief may take what lies below this hero, and below another hero of its player."""
    thief = other_stage(stage, STEAL)
    kind = stage.enhancement(thief.matching("enhancement")[0]).kind
    other = stage.heroes(but=[thief.card])[0]
    (below,) = stage.gear(stage.card, kind)
    (beside,) = stage.gear(other, kind, but=[below])
    third = stage.heroes(but=[thief.card, other])[0]
    (prey,) = stage.gear(third, kind, but=[below, beside])
    theirs = stage.mat([stage.card, below], [other, beside])
    more = stage.mat([third, prey], but=theirs)
    game = thief.lay({}, theirs, more, field=[thief.spare([theirs, more])], hand=[thief.keepsake], discovery=[])
    thief.play(game)
    taken = [card for card in (below, beside, prey) if f"choose {card}" in offered(game)]
    gone = [
        card
        for card in (below, beside, prey)
        if not any(card in cards for p in (1, 2) for cards in game.table(p).values())
    ]
    assert prey in taken + gone, "another player's are not protected"
    return below in taken + gone, beside in taken + gone


def assert_no_prey(stage: Stage) -> None:
    """Every thief of the deck finds nothing where this hero alone holds something."""
    for each in sayings(stage.deck.path):
        if each.phrase == STEAL and not each.others:
            held = [card for kind in ("item", "location") for card in stage.gear(stage.card, kind, number=0)[:1]]
            Stage(each).assert_finds_nothing({}, stage.mat([stage.card, *held]))


def assert_movable(stage: Stage) -> None:
    """What is protected may still be moved by its own player, in a deck with a card that does no more than that."""
    if not any(each.phrase == MOVE and not each.others for each in sayings(stage.deck.path)):
        pytest.skip(f"{stage.deck.id} has no card that only moves enhancements")
    mover = other_stage(stage, MOVE)
    word = stage.hero(stage.card).type
    (card,) = stage.gear(stage.card)
    other = stage.heroes(stage.enhancement(card).type, but=[mover.card])[0]
    mine = stage.mat([stage.card, card], [other]) if word else {}
    game = mover.lay(mine, field=[mover.spare([mine])], hand=[mover.keepsake], discovery=[])
    mover.play(game, f"choose {card}")
    places = [choice for choice in offered(game) if choice.startswith("choose ") and choice.split()[-1] in mine]
    if places:
        take(game, places[0])
    assert card not in game.table(0)[next(iter(mine))]
    assert any(card in cards for cards in game.table(0).values())
