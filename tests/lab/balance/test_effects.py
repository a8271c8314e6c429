"""Effects are differences of paired games."""

import numpy as np
import pytest

from labdeck.lab.balance.effects import modifiers
from labdeck.lab.counts import row
from labdeck.lab.games import play
from labdeck.rules.numbers import HURTS_SELF, MODIFIER
from tests.lab.balance.studied import measured, studied


def test_of_several_copies_any_counts_as_played() -> None:
    games = studied("heroes").games
    found = next(effect for effect in measured("heroes") if effect.card.id == "peer-review")
    numbers = [c for c, card in enumerate(games.tables.cards) if card.id == "peer-review"]
    assert len(numbers) == 2
    played = games.deeds[:, numbers] & row.BY_BITS > 0
    assert found.played.value == pytest.approx(played.any(1).mean())
    assert played[:, 0].sum() + played[:, 1].sum() > played.any(1).sum() > 0


def test_an_effect_is_the_difference_of_the_same_games() -> None:
    games = studied("ingenium").games
    deck, cards = games.tables.deck, games.tables.cards
    number = next(c for c in modifiers(games) if cards[c].id == "biased-family-leave")
    found = next(effect for effect in measured("ingenium") if effect.card.id == "biased-family-leave")
    blank = play(games.tables, games.bots, games.seeds, number)
    by = (games.deeds[:, number] & row.BY_BITS) - 1
    played = np.flatnonzero(by >= 0)
    assert found.games == len(played)
    assert found.turns.value == pytest.approx((games.turns - blank.turns)[played].mean())
    gains = (games.scores - blank.scores)[played, by[played]]
    assert found.holder.value == pytest.approx(gains.mean())
    assert found.victims is not None
    assert found.victims.value < 0
    harmless = [e for e in measured("ingenium") if e.victims is None]
    hurting = {cards[c].id for c in range(deck.cards) if deck.role[c] == MODIFIER and deck.hurts[c] == HURTS_SELF}
    assert hurting <= {effect.card.id for effect in harmless}


def test_wildcards_help_who_plays_them() -> None:
    found = next(effect for effect in measured("ingenium") if effect.card.id == "ftw")
    assert found.holder.low > 0
