"""Steal 1 enhancement, item or location."""

import pytest

from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.sitting import offered

PHRASE = "Steal 1 {enhancement}."
KINDS = ("item", "location")


def kind_of(stage: Stage) -> str:
    """A kind of enhancement that the card may steal."""
    return stage.enhancement(stage.matching("enhancement")[0]).kind


def thief(stage: Stage) -> str:
    """The hero for whom the prey must fit: the card itself, or another who lies before its player."""
    return stage.card if stage.is_hero else stage.heroes()[0]


def own(stage: Stage) -> list[list[str]]:
    """The heroes before its player."""
    return [] if stage.is_hero else [[thief(stage)]]


def victims(stage: Stage, number: int) -> list[str]:
    """Heroes of the thief's type."""
    word = stage.hero(thief(stage)).type
    return stage.heroes(word, number=number, but=[thief(stage)])


@pytest.mark.rule("D26", "DR17")
def test_its_player_chooses_the_card_and_lays_it_below_an_own_hero(stage: Stage) -> None:
    kind = kind_of(stage)
    first, second = victims(stage, 2)
    one, two = stage.gear(first, kind, number=2)
    mine, theirs = stage.mats(own(stage), [[first, one], [second, two]])
    before, game = stage.use(mine, theirs)
    assert choices(game) == sorted([f"choose {one}", f"choose {two}"])
    game.play(f"choose {two}")
    place = next(iter(mine), before["field"][0])
    was = next(discovery for discovery, cards in theirs.items() if two in cards)
    stage.assert_moved(before, game, (two, f"mat:1/{was}", f"mat:0/{place}"))


@pytest.mark.rule("DR17", "D26")
def test_what_fits_no_own_hero_is_discarded(stage: Stage) -> None:
    kind = kind_of(stage)
    word = stage.hero(thief(stage)).type
    victim = stage.heroes(*[each for each in stage.types if each != word])[0]
    (card,) = stage.gear(victim, kind)
    mine, theirs = stage.mats(own(stage), [[victim, card]])
    before, game = stage.use(mine, theirs)
    stage.assert_moved(before, game, (card, f"mat:1/{next(iter(theirs))}", "pile:discard"))


@pytest.mark.rule("DR5")
def test_finds_nothing_but_other_kinds_and_its_players_own(stage: Stage) -> None:
    (victim,) = victims(stage, 1)
    other = [
        kind for kind in KINDS if not any(stage.enhancement(c).kind == kind for c in stage.matching("enhancement"))
    ]
    owner = stage.heroes(but=[victim])[0]
    mine = [[owner, *stage.gear(owner, kind_of(stage))]]
    held = [stage.gear(victim, kind)[0] for kind in other]
    stage.assert_finds_nothing(*stage.mats(mine, [[victim, *held]]))


def test_only_what_may_be_stolen_is_offered(stage: Stage) -> None:
    (victim,) = victims(stage, 1)
    held = [stage.gear(victim, kind)[0] for kind in KINDS]
    mine, theirs = stage.mats(own(stage), [[victim, *held]])
    game = stage.lay(mine, theirs, field=[stage.spare([mine, theirs])], hand=[stage.keepsake])
    stage.play(game)
    stolen = [card for card in held if card in stage.matching("enhancement")]
    if len(stolen) > 1:
        assert offered(game) == sorted(f"choose {card}" for card in stolen)
    else:
        assert game.table(1)[next(iter(theirs))] == [victim, *(card for card in held if card not in stolen)]
