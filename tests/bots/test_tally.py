"""Tallies say what happened in a game: the same interpreted and compiled, and the same again with one card blank
up to the moment at which it is played."""

from typing import Any

import numpy as np
import pytest

from labdeck.bots import policy_of, tally
from labdeck.lab.games import play
from labdeck.rules import numbers as n
from labdeck.rules.schema import State
from tests import walks

MIXED = ("greedy", "random", "greedy")
GREEDY = ("greedy",) * 3


def rows(deck: str, bots: tuple[str, ...], games: int, blank: int = n.NONE) -> Any:
    """Games of three seats, by the compiled rules."""
    return play(walks.tables_of(deck), bots, range(games), blank).rows


@pytest.mark.parametrize("deck", walks.DECKS)
def test_the_same_rows_interpreted_and_compiled(deck: str) -> None:
    compiled = rows(deck, MIXED, 3)
    first = tally.POLICIES
    out = [*map(policy_of, MIXED), *[0] * (first - 3 + 3 * tally.ROW)]
    for game in range(3):
        out[first + game * tally.ROW + tally.SEED] = game
    tally.play_rows(State(), State(), State(), walks.deck_of(deck), 3, n.NONE, 3, first, out)
    assert compiled.flatten().tolist() == out[first:]


@pytest.mark.parametrize("deck", ["gsa", "ingenium"])
def test_points_are_those_of_the_projects(deck: str) -> None:
    d, out = walks.deck_of(deck), rows(deck, MIXED, 40)
    deeds = out[:, tally.CARD_DEEDS : tally.CARD_DEEDS + d.cards]
    projects = np.array(d.role[: d.cards]) == n.PROJECT
    completed = (deeds & tally.BY_BITS > 0) & projects
    left = deeds & tally.LEFT > 0
    points = (completed * np.array(d.points[: d.cards]) - left * np.array(d.unfinished[: d.cards])).sum(1)
    assert (points == out[:, tally.SCORES : tally.SCORES + 3].sum(1)).all()
    assert completed.any()
    assert left.any()


def test_a_blank_card_changes_only_games_in_which_it_is_played() -> None:
    d = walks.deck_of("ingenium")
    card = next(c for c in range(d.cards) if d.role[c] == n.MODIFIER and d.hurts[c] == n.HURTS_OTHER)
    printed, blank = rows("ingenium", GREEDY, 60), rows("ingenium", GREEDY, 60, card)
    played = printed[:, tally.CARD_DEEDS + card] & tally.BY_BITS
    assert 0 < (played > 0).sum() < 60
    assert (printed[played == 0] == blank[played == 0]).all()
    assert (blank[:, tally.CARD_DEEDS + card] & tally.BY_BITS == played).all()
    assert not (printed[played > 0] == blank[played > 0]).all()


def test_victims_are_those_who_lose_something() -> None:
    d, out = walks.deck_of("ingenium"), rows("ingenium", GREEDY, 60)
    for c in range(d.cards):
        hurt = out[:, tally.CARD_DEEDS + c] >> tally.HURT_SHIFT & 31
        if d.role[c] == n.MODIFIER and d.hurts[c] in (n.HURTS_SELF, n.HURTS_NOBODY):
            assert not hurt.any(), f"card {c} hurts another"
    others = [c for c in range(d.cards) if d.role[c] == n.MODIFIER and d.hurts[c] == n.HURTS_OTHER]
    assert (out[:, [tally.CARD_DEEDS + c for c in others]] >> tally.HURT_SHIFT & 31).any()


@pytest.mark.parametrize("role", [n.WILDCARD, n.BLOCK])
def test_blank_wildcards_and_blocks_are_used_up(role: int) -> None:
    d = walks.deck_of("ingenium")
    card = d.role.index(role)
    printed, blank = rows("ingenium", GREEDY, 200), rows("ingenium", GREEDY, 200, card)
    played = printed[:, tally.CARD_DEEDS + card] & tally.BY_BITS
    assert played.any()
    assert (blank[:, tally.CARD_DEEDS + card] & tally.BY_BITS == played).all()
    assert (printed[played == 0] == blank[played == 0]).all()
