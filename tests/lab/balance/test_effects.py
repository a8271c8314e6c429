"""Effects are differences of paired games."""

from dataclasses import replace

import numpy as np
import pytest

from labdeck.lab.balance.effects import Effect, effect_findings, is_nothing, modifiers
from labdeck.lab.counts import row
from labdeck.lab.figures import Figure
from labdeck.lab.games import play
from tests.lab.balance.studied import measured, played

ZERO = Figure(0.0, -0.1, 0.1)


def like(one: Effect, name: str, lead: Figure, wins: Figure = ZERO) -> Effect:
    """An effect of another card, of the same sort, whose player is ahead by so much."""
    card = replace(one.card, id=name, name=name)
    known = replace(one, card=card, games=500, is_same=False, minutes=ZERO, victims=None)
    return replace(known, lead=lead, holder=lead, wins=wins)


def test_of_several_copies_any_counts_as_played() -> None:
    games = played("heroes")
    found = next(effect for effect in measured("heroes") if effect.card.id == "peer-review")
    numbers = [c for c, card in enumerate(games.tables.cards) if card.id == "peer-review"]
    assert len(numbers) == 2
    by_copy = games.deeds[:, numbers] & row.BY_BITS > 0
    assert found.played.value == pytest.approx(by_copy.any(1).mean())
    assert by_copy[:, 0].sum() + by_copy[:, 1].sum() > by_copy.any(1).sum() > 0


def test_an_effect_is_the_difference_of_the_same_games() -> None:
    games = played("ingenium")
    number = next(c for c in modifiers(games) if games.tables.cards[c].id == "biased-family-leave")
    found = next(effect for effect in measured("ingenium") if effect.card.id == "biased-family-leave")
    blank = play(games.tables, games.bots, games.seeds, number)
    by = (games.deeds[:, number] & row.BY_BITS) - 1
    at = np.flatnonzero(by >= 0)
    assert found.games == len(at)
    assert found.turns.value == pytest.approx((games.turns - blank.turns)[at].mean())
    points = (games.scores - blank.scores)[at]
    own = points[np.arange(len(at)), by[at]]
    assert found.holder.value == pytest.approx(own.mean())
    assert found.lead.value == pytest.approx((own - (points.sum(1) - own) / 2).mean())
    assert found.victims is not None


def test_a_card_is_judged_by_itself_and_by_its_like_whichever_is_less() -> None:
    one = next(effect for effect in measured("gsa") if effect.games)
    usual = [like(one, f"usual-{i}", Figure(2.0 + i / 10, 1.5, 2.5)) for i in range(5)]
    strong = like(one, "strong", Figure(6.0, 5.5, 6.5))
    weak = like(one, "weak", Figure(0.5, 0.4, 0.6))
    harm = like(one, "harm", Figure(-4.0, -4.5, -3.5))
    found = {finding.key: finding for finding in effect_findings([*usual, strong, weak, harm], played("gsa"))}
    assert found["effect strong"].is_grave
    assert found["effect strong"].size.value == pytest.approx(4.0, abs=0.5)
    assert "gets 6.0 points a game ahead by it, 3." in found["effect strong"].says
    assert found["effect harm"].is_grave
    assert found["effect harm"].size.value == -4.0
    assert not found["effect weak"].is_told
    assert not any(found[f"effect usual-{i}"].is_told for i in range(5))


def test_nothing_is_only_what_would_have_been_seen() -> None:
    one = next(effect for effect in measured("gsa") if effect.games)
    wide = Figure(0.0, -2.0, 2.0)
    assert is_nothing(like(one, "none", ZERO))
    assert not is_nothing(like(one, "none", wide))
    assert not is_nothing(like(one, "none", ZERO, wins=Figure(0.1, 0.05, 0.15)))
    assert is_nothing(replace(like(one, "none", wide), is_same=True))


def test_a_card_that_is_never_played_is_idle() -> None:
    one = next(effect for effect in measured("gsa") if effect.games)
    found = list(effect_findings([replace(one, games=0)], played("gsa")))
    assert [finding.topic for finding in found] == ["idle"]
    assert found[0].is_told
    assert not found[0].is_grave
    assert "is never played" in found[0].says
