"""Copy the instant ability of another hero in play."""

import pytest

from labdeck.deck.discoveries import Enhancement, Hero
from tests.phrases.discoveries.stage import Stage, choices
from tests.phrases.sayings import works
from tests.tools.sitting import told

PHRASE = "Copy the instant ability of another hero in play."
NEVER = (PHRASE, "You may play one more hero this turn to score a second {P}.")
DRAW = "Draw {cards}."


def saying(stage: Stage, *, instant: bool) -> list[str]:
    """The heroes of whom an ability could be copied, or of whom none can, for the one mat or the other."""
    return [
        hero.id
        for hero in stage.deck.of(Hero)
        if hero.id != stage.card
        and all(
            (works(each.phrase) == "when played" and each.phrase not in NEVER) == instant
            for each in stage.says(hero.id)
        )
    ]


def drawer(stage: Stage) -> tuple[str, int]:
    """A hero who lets its player draw, and how many."""
    for hero in saying(stage, instant=True):
        (said,) = stage.says(hero)
        if said.phrase == DRAW:
            number = said.slots["cards"]
            assert isinstance(number, int)
            return hero, number
    raise AssertionError("nobody draws")


@pytest.mark.rule("DR5")
@pytest.mark.parametrize("seat", [0, 1])
def test_does_what_the_other_hero_did_whoever_has_it(stage: Stage, seat: int) -> None:
    hero, number = drawer(stage)
    mats = stage.mats(*([[hero]] if p == seat else [] for p in (0, 1)))
    top = [each.id for each in stage.deck.of(Enhancement)[: number + 1]]
    before, game = stage.use(*mats, hero=top)
    stage.assert_moved(before, game, *((card, "pile:hero", "hand:0") for card in top[:number]))


def test_its_player_chooses_among_the_instant_abilities_on_all_mats(stage: Stage) -> None:
    first, second, third = saying(stage, instant=True)[:3]
    _, game = stage.use(*stage.mats([[first]], [[second], [third]]))
    assert choices(game) == sorted(f"choose {hero}" for hero in (first, second, third))


@pytest.mark.rule("DR5", "DR21")
def test_finds_no_instant_ability_that_may_be_copied(stage: Stage) -> None:
    others = saying(stage, instant=False)
    _, game = stage.use(*stage.mats([[hero] for hero in others[:2]], [[hero] for hero in others[2:4]]))
    assert f"{stage.saying.card.name} finds nothing to act on." in told(game)
    stage.assert_finds_nothing(*stage.mats([[hero] for hero in others[:2]], [[hero] for hero in others[2:4]]))
