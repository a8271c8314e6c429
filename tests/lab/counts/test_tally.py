"""Tallies say what happened in a game: the same in both ways, and the same again with one card blank
up to the moment at which it is played."""

from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import labdeck
from labdeck.bots import policy_of
from labdeck.bots.match import choose
from labdeck.deck import load, tables
from labdeck.lab.counts import row, tally
from labdeck.lab.discoveries.blanks import WITHOUT_ABILITY
from labdeck.lab.games import play
from labdeck.lab.projects import counts as projects
from labdeck.rules import numbers as n
from labdeck.rules.kernel import legal
from labdeck.rules.schema import Deck, State
from tests.deck.discoveries.small import changed
from tests.game.test_played_deeds import deck_with
from tests.tools import walks

MIXED = ("greedy", "random", "greedy")
GREEDY = ("greedy",) * 3


def rows(deck: str, bots: tuple[str, ...], games: int, blank: int = n.NONE) -> Any:
    """Games of three seats, by machine code."""
    return play(walks.tables_of(deck), bots, range(games), blank).rows


def interpreted(d: Deck, bots: tuple[str, ...], games: int, blank: int = n.NONE) -> list[int]:
    """The same games by the interpreted rules."""
    bare, first = deepcopy(d), row.POLICIES
    if blank != n.NONE:
        for name, value in WITHOUT_ABILITY.items():
            getattr(bare, name)[blank] = value
    out = [*map(policy_of, bots), *[0] * (first - len(bots) + games * row.ROW)]
    for game in range(games):
        out[first + game * row.ROW + row.SEED] = game
    tally.play_rows(State(), State(), State(), d, bare, len(bots), blank, games, first, out)
    return out[first:]


def ended(d: Deck, seed: int) -> tuple[State, list[int], set[int]]:
    """A game of greedy bots at its end, its row, and the cards that were ever seen out of their piles."""
    s, m, w, first = State(), State(), State(), row.POLICIES
    out = [0] * (first + row.ROW)
    out[first + row.SEED] = seed
    tally.open_row(s, d, 3, first, out, first)
    drawn = set()
    while not s.over:
        size = legal(s, d)
        code = choose(s, m, w, d, size, policy_of("greedy"), 0, 0, out) if size > 1 else s.legal[0]
        tally.take(s, d, code, n.NONE, first, out, first)
        drawn |= {c for c in range(d.cards) if s.place[c] not in (d.back[c], n.OUT, n.LOOKED)}
    tally.close_row(s, d, out, first)
    return s, out[first:], drawn


@pytest.mark.parametrize("deck", walks.DECKS)
def test_the_same_rows_in_both_ways(deck: str) -> None:
    assert rows(deck, MIXED, 3).flatten().tolist() == interpreted(walks.deck_of(deck), MIXED, 3)


@pytest.mark.parametrize("name", ["charles-darwin", "telescope", "eureka"])
def test_the_same_rows_with_a_card_blank(name: str) -> None:
    d = walks.deck_of("heroes")
    card = heroes_card(name)
    blank = rows("heroes", GREEDY, 12, card)
    assert blank.flatten().tolist() == interpreted(d, GREEDY, 12, card)
    assert (blank[:, row.CARD_DEEDS + card] & row.BY_BITS).any()


def gone(d: Deck, games: int) -> tuple[int, int]:
    """Of the projects that are out or in their pile at the end, how many were drawn and how many not.

    Every row says of each project whether it was drawn.
    """
    projects = {c for c in range(d.cards) if d.role[c] == n.PROJECT}
    drawn_and_gone = never_drawn = 0
    for seed in range(games):
        s, numbers, drawn = ended(d, seed)
        assert {c for c in projects if numbers[row.CARD_DEEDS + c] & row.SEEN} == drawn & projects
        away = {c for c in projects if s.place[c] in (n.OUT, d.back[c])}
        drawn_and_gone += len(away & drawn)
        never_drawn += len(away - drawn)
    return drawn_and_gone, never_drawn


def test_a_project_that_left_the_game_was_drawn() -> None:
    assert gone(walks.deck_of("microbes"), 20)[0] > 0


def test_a_project_left_out_was_not_drawn() -> None:
    assert gone(tables(load("wise"), projects=12).deck, 12)[1] > 0


def test_a_discovery_shuffled_back_was_drawn(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_text(changed("hand = 2", "hand = 2\nfield = 1"))
    assert gone(tables(load(tmp_path / "deck.toml")).deck, 3)[0] > 0


@pytest.mark.parametrize("deck", ["gsa", "ingenium", "microbes"])
def test_open_needs_are_those_that_active_projects_lack(deck: str) -> None:
    d = tables(load(deck), collaboration=False).deck
    lacking = 0
    for seed in range(12):
        s, numbers, _ = ended(d, seed)
        size = 0
        for q in (q for p in range(3) for q in walks.cards_in(s, n.MAT + p)):
            beside = walks.cards_in(s, n.BESIDE + q)
            size += d.needs[q] + sum(d.adds[c] > 0 for c in beside) - sum(d.serves[c] > 0 for c in beside)
        assert sum(numbers[row.OPEN_NEEDS : row.OPEN_NEEDS + n.KINDS]) == size * row.PARTS
        lacking += size
    assert lacking


def test_skipped_turns_are_those_that_the_events_tell() -> None:
    d = walks.deck_of("ingenium")
    skipped = 0
    for seed in range(12):
        s, m, w, first = State(), State(), State(), row.POLICIES
        s.events = []
        out = [0] * (first + row.ROW)
        out[first + row.SEED] = seed
        tally.open_row(s, d, 3, first, out, first)
        while not s.over:
            size = legal(s, d)
            code = choose(s, m, w, d, size, policy_of("greedy"), 0, 0, out) if size > 1 else s.legal[0]
            tally.take(s, d, code, n.NONE, first, out, first)
        told = [event[0] for event in s.events].count(n.SKIPS)
        assert out[first + row.SKIPPED] == told
        skipped += told
    assert skipped


def test_what_heroes_enhancements_and_inspirations_do_is_noted() -> None:
    d, out = walks.deck_of("heroes"), rows("heroes", GREEDY, 40)
    deeds = out[:, row.CARD_DEEDS : row.CARD_DEEDS + d.cards]
    times = deeds >> row.TIMES_SHIFT & row.TIMES_BITS
    role = np.array(d.role[: d.cards])
    scored = (deeds[:, role == n.PROJECT] & row.BY_BITS > 0).sum(1)
    assert (times[:, role == n.HERO].sum(1) == scored).all()
    for some in (n.ITEM, n.LOCATION, n.INSPIRATION):
        assert (times[:, role == some] > 0).any(0).all()
    assert not times[:, role == n.CHALLENGE].any()


def heroes_card(name: str) -> int:
    """A card of the deck heroes; of several copies the last."""
    return max(c for c, card in enumerate(walks.tables_of("heroes").cards) if card.id == name)


@pytest.mark.parametrize("name", ["charles-darwin", "elijah-mccoy", "telescope", "paradigm-shift", "peer-review"])
def test_a_blank_card_of_heroes_changes_only_games_in_which_it_is_played(name: str) -> None:
    card = heroes_card(name)
    printed, blank = rows("heroes", GREEDY, 60), rows("heroes", GREEDY, 60, card)
    played = printed[:, row.CARD_DEEDS + card] & row.BY_BITS
    assert 0 < (played > 0).sum() < 60
    assert (printed[played == 0] == blank[played == 0]).all()
    assert (blank[:, row.CARD_DEEDS + card] & row.BY_BITS == played).all()
    assert not (printed[played > 0] == blank[played > 0]).all()


def test_a_blank_hero_scores_without_its_bonus() -> None:
    card = heroes_card("srinivasa-ramanujan")
    blank = rows("heroes", GREEDY, 60, card)
    d = walks.deck_of("heroes")
    assert d.bonus[card]
    deeds = blank[:, row.CARD_DEEDS : row.CARD_DEEDS + d.cards]
    role = np.array(d.role[: d.cards])
    heroes = (deeds[:, role == n.HERO] >> row.TIMES_SHIFT & row.TIMES_BITS).sum(1)
    assert (heroes == (deeds[:, role == n.PROJECT] & row.BY_BITS > 0).sum(1)).all()
    printed = rows("heroes", GREEDY, 60)
    by = printed[:, row.CARD_DEEDS + card] & row.BY_BITS
    games = np.flatnonzero(by)
    gain = (printed - blank)[games, row.SCORES + by[games] - 1]
    assert gain.mean() > 1


def test_who_answers_is_no_victim() -> None:
    d, out = walks.deck_of("heroes"), rows("heroes", GREEDY, 200)
    card = heroes_card("elijah-mccoy")
    assert d.hurts[card] == n.HURTS_NOBODY
    assert not (out[:, row.CARD_DEEDS + card] >> row.HURT_SHIFT & 31).any()
    thief = heroes_card("priority-dispute")
    assert (out[:, row.CARD_DEEDS + thief] >> row.HURT_SHIFT & 31).any()


@pytest.mark.parametrize("deck", ["gsa", "ingenium"])
def test_points_are_those_of_the_projects(deck: str) -> None:
    d, out = walks.deck_of(deck), rows(deck, MIXED, 40)
    deeds = out[:, row.CARD_DEEDS : row.CARD_DEEDS + d.cards]
    projects = np.array(d.role[: d.cards]) == n.PROJECT
    completed = (deeds & row.BY_BITS > 0) & projects
    left = deeds & row.LEFT > 0
    points = (completed * np.array(d.points[: d.cards]) - left * np.array(d.unfinished[: d.cards])).sum(1)
    assert (points == out[:, row.SCORES : row.SCORES + 3].sum(1)).all()
    assert completed.any()
    assert left.any()


def test_a_blank_card_changes_only_games_in_which_it_is_played() -> None:
    d = walks.deck_of("ingenium")
    card = next(c for c in range(d.cards) if d.role[c] == n.MODIFIER and d.hurts[c] == n.HURTS_OTHER)
    printed, blank = rows("ingenium", GREEDY, 60), rows("ingenium", GREEDY, 60, card)
    played = printed[:, row.CARD_DEEDS + card] & row.BY_BITS
    assert 0 < (played > 0).sum() < 60
    assert (printed[played == 0] == blank[played == 0]).all()
    assert (blank[:, row.CARD_DEEDS + card] & row.BY_BITS == played).all()
    assert not (printed[played > 0] == blank[played > 0]).all()


def test_victims_are_those_who_lose_something() -> None:
    d, out = walks.deck_of("ingenium"), rows("ingenium", GREEDY, 60)
    for c in range(d.cards):
        hurt = out[:, row.CARD_DEEDS + c] >> row.HURT_SHIFT & 31
        if d.role[c] == n.MODIFIER and d.hurts[c] in (n.HURTS_SELF, n.HURTS_NOBODY):
            assert not hurt.any(), f"card {c} hurts another"
    others = [c for c in range(d.cards) if d.role[c] == n.MODIFIER and d.hurts[c] == n.HURTS_OTHER]
    assert (out[:, [row.CARD_DEEDS + c for c in others]] >> row.HURT_SHIFT & 31).any()


@pytest.mark.parametrize("role", [n.WILDCARD, n.BLOCK])
def test_blank_wildcards_and_blocks_are_used_up(role: int) -> None:
    d = walks.deck_of("ingenium")
    card = d.role.index(role)
    printed, blank = rows("ingenium", GREEDY, 200), rows("ingenium", GREEDY, 200, card)
    played = printed[:, row.CARD_DEEDS + card] & row.BY_BITS
    assert played.any()
    assert (blank[:, row.CARD_DEEDS + card] & row.BY_BITS == played).all()
    assert (printed[played == 0] == blank[played == 0]).all()


def is_used(mine: dict[str, list[str]]) -> bool:
    """Whether touching Representation is everything uses it, with these scientists active."""
    hands = [["representation-is-everything"], []]
    game = labdeck.arrange("ingenium", hands=hands, table=[mine, {}], to_move=0, phase="act")
    code = next(choice.code for choice in game.choices if "representation-is-everything" in str(choice))
    return projects.card_used(game.state, game.tables.deck, code) == code


def test_a_card_that_is_burned_for_want_of_a_scientist_is_not_played() -> None:
    assert not is_used({})
    assert is_used({"jill-tarter": []})


def test_a_card_that_cancels_any_modifier_is_used(tmp_path: Path) -> None:
    deck = deck_with(tmp_path, "ingenium", im_with_her="Cancel any modifier.")
    hands = [["trailblazer"], ["im-with-her"]]
    game = labdeck.arrange(deck, hands=hands, table=[{"jill-tarter": []}, {}], to_move=0, phase="act")
    game.play("play trailblazer")
    s, d = game.state, game.tables.deck
    code = next(choice.code for choice in game.choices if str(choice) == "cancel im-with-her")
    first = row.POLICIES
    out = [0] * (first + row.ROW)
    out[first - row.NOTES] = n.NONE
    tally.take(s, d, code, code, first, out, first)
    assert out[first + row.CARD_DEEDS + code] & row.BY_BITS == 2
    assert s.place[code] == n.BURN
    assert s.count[n.HAND] > 0, "blank, it cancels nothing"
