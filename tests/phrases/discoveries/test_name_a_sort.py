"""Name a sort of card; if the top card of the hero pile is one, take it and draw, else discard it."""

import pytest

from labdeck.deck.discoveries import Enhancement, Inspiration
from tests.phrases.discoveries.stage import Stage, choices
from tests.tools.heroes import take
from tests.tools.sitting import told

PHRASE = (
    "Name hero, enhancement or inspiration, then reveal the top card of the hero pile: "
    "if you are right take it and draw {cards}, else discard it."
)
WORDS = ["enhancement", "hero", "inspiration"]


def tops(stage: Stage) -> dict[str, str]:
    """A card of each sort."""
    inspirations = [each.id for each in stage.deck.of(Inspiration) if each.id not in (stage.card, stage.keepsake)]
    return {"enhancement": stage.deck.of(Enhancement)[0].id, "hero": stage.heroes()[0], "inspiration": inspirations[0]}


@pytest.mark.parametrize("word", WORDS)
def test_right_takes_it_and_draws(stage: Stage, word: str) -> None:
    card = tops(stage)[word]
    more = [each.id for each in stage.deck.of(Enhancement)[1 : 2 + stage.number("cards")]]
    before, game = stage.use(hero=[card, *more])
    assert choices(game) == WORDS
    take(game, word)
    stage.assert_moved(before, game, *((each, "pile:hero", "hand:0") for each in [card, *more[:-1]]))


@pytest.mark.parametrize("word", WORDS)
def test_wrong_discards_it(stage: Stage, word: str) -> None:
    for other, card in tops(stage).items():
        if other != word:
            before, game = stage.use(hero=[card, stage.deck.of(Enhancement)[1].id], choices=[word])
            stage.assert_moved(before, game, (card, "pile:hero", "pile:discard"))


def test_everyone_sees_that_card_and_no_other(stage: Stage) -> None:
    card, more = stage.deck.of(Enhancement)[0], stage.deck.of(Enhancement)[1]
    _, game = stage.use(hero=[card.id, more.id], choices=["enhancement"])
    assert f"Seat 0 reveals {card.name}" in told(game, 1)
    assert more.name not in told(game, 1)


@pytest.mark.rule("DR10")
def test_is_revealed_from_the_discards_if_the_pile_is_empty(stage: Stage) -> None:
    card = stage.deck.of(Enhancement)[0].id
    before, game = stage.use(hero=[], discard=[card], choices=["enhancement"])
    stage.assert_moved(before, game, (card, "pile:discard", "hand:0"))


@pytest.mark.rule("DR5")
def test_finds_nothing_to_reveal(stage: Stage) -> None:
    stage.assert_finds_nothing(hero=[])
