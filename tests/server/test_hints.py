"""A hint has a reason for everything that somebody can do; what names a thing, as a step does, needs none."""

from random import Random

import pytest

import labdeck
from labdeck import Choice
from labdeck.deck import names as deck_names
from labdeck.server.hints import is_may, why

# Other words name a thing.
SAID = {"pass", "end", "accept", "decline", "top", "bottom", "keep", "redraw", "first", "second", "third"}
GAMES = 3


@pytest.mark.parametrize("deck", deck_names())
def test_every_choice_has_a_reason(deck: str) -> None:
    chance = Random(1)
    unsaid = set()
    for seed in range(GAMES):
        game = labdeck.new(deck, seed=seed)
        while not game.over:
            unsaid |= {choice for choice in game.choices if not why(choice, game.deck)}
            game.play(chance.choice(game.choices))
    assert not [choice.name for choice in unsaid if choice.at or choice.verb in SAID]


def test_a_reason_has_the_decks_own_words() -> None:
    game = labdeck.arrange("ingenium", hands=[["physics"], []], table=[{"jill-tarter": []}, {}], to_move=0, phase="act")
    put = next(choice for choice in game.choices if choice.name == "put physics")
    assert why(put, game.deck) == "One of your scientists needs exactly this."


def test_what_a_card_lets_one_do_has_a_reason_of_its_own() -> None:
    game = labdeck.arrange("ingenium", players=2)
    accept, decline, first = (
        Choice(code, verb, None, None, None, None, verb, "") for code, verb in enumerate(("accept", "decline", "first"))
    )
    assert "Together" in why(accept, game.deck)
    assert "more than it costs" in why(accept, game.deck, may=True)
    assert why(decline, game.deck)
    assert why(first, game.deck)
    assert not is_may(game)
