"""Each plan keeps its habit in whole games of every deck, and its filler makes the other choices."""

from collections.abc import Callable, Iterator

import pytest

from labdeck.bots import bot, plans, policy_of
from labdeck.bots.families import FAMILIES
from labdeck.bots.habits import is_held, is_start, rival, seat_touched
from labdeck.bots.search.tree import NODE, ROOT
from labdeck.deck import names
from labdeck.lab.counts import row, tally
from labdeck.lab.games import play
from labdeck.rules import numbers as n
from labdeck.rules.schema import Deck, State
from labdeck.rules.sight import mask
from tests.tools import walks


def has_blocks(d: Deck) -> bool:
    """Whether a deck has cards that block or cancel others."""
    return any(d.role[c] == n.BLOCK or d.cancels[c] for c in range(d.cards))


PROJECTS = tuple(deck for deck in walks.DECKS if walks.tables_of(deck).file.rules == "projects")
DISCOVERIES = tuple(deck for deck in walks.DECKS if deck not in PROJECTS)
WINDOWS = (n.ASK_BLOCK, n.ASK_OPPOSE, n.ASK_ANSWER)
BLOCKS = tuple(deck for deck in walks.DECKS if has_blocks(walks.deck_of(deck)))
MOST = 80  # games in which a habit must be put to the test
OFTEN = 3  # times
Kept = Callable[[State, Deck, int], bool]  # whether a code keeps the habit of seat 0


def choices_of(plan: str, deck: str) -> Iterator[tuple[State, list[int], int]]:
    """What a plan on seat 0 is offered and chooses, game after game; an easy bot fills it, and it meets others."""
    d, m = walks.deck_of(deck), State()
    for seed in range(MOST):
        s = walks.dealt(d, 3, seed)
        players = [bot(name, seed) for name in (f"{plan}+easy", "easy", "random")]
        while not s.over:
            p = s.asked
            mask(s, m, d, p)
            code = players[p].choose(m, d, p)
            codes = s.legal[: walks.legal(s, d)]
            assert code in codes
            if p == 0 and len(codes) > 1:
                yield s, codes, code
            walks.step(s, d, code)


def check_habit(plan: str, deck: str, asked: tuple[int, ...], keeps: Kept) -> None:
    """Wherever one of these questions offers a code that keeps the habit, such a code is chosen."""
    d, tried = walks.deck_of(deck), 0
    for s, codes, code in choices_of(plan, deck):
        kept = [each for each in codes if keeps(s, d, each)] if s.ask in asked else []
        assert not kept or code in kept, f"{code} of {codes} at question {s.ask}"
        tried += 0 < len(kept) < len(codes)
        if tried == OFTEN:
            return
    raise AssertionError("the habit was not put to the test")


@pytest.mark.parametrize("plan", ["draw-only", "rush"])
@pytest.mark.parametrize("deck", PROJECTS)
def test_who_only_draws_or_rushes_draws_projects_as_long_as_there_are_some(plan: str, deck: str) -> None:
    check_habit(plan, deck, (n.ASK_DRAW, n.ASK_PILE), lambda s, d, code: code == n.PROJECT_CODE)


@pytest.mark.parametrize("deck", PROJECTS)
def test_who_only_draws_starts_no_project_that_may_stay_in_the_hand(deck: str) -> None:
    check_habit("draw-only", deck, (n.ASK_ACT,), lambda s, d, code: not is_start(s, d, 0, code))


@pytest.mark.parametrize("deck", DISCOVERIES)
def test_who_only_draws_scores_nothing_and_renews_its_hand(deck: str) -> None:
    check_habit("draw-only", deck, (n.ASK_SCORE,), lambda s, d, code: code == n.PASS)
    check_habit("draw-only", deck, (n.ASK_SHED,), lambda s, d, code: code != n.END)


@pytest.mark.parametrize("deck", DISCOVERIES)
def test_who_rushes_scores_whenever_a_hero_can(deck: str) -> None:
    check_habit("rush", deck, (n.ASK_SCORE,), lambda s, d, code: code < n.CARDS and d.role[code] == n.HERO)


@pytest.mark.parametrize("deck", PROJECTS)
def test_who_hoards_plays_no_modifier_and_discards_nothing_that_may_stay(deck: str) -> None:
    check_habit("hoard", deck, (n.ASK_ACT,), lambda s, d, code: not is_held(s, 0, code) or d.role[code] != n.MODIFIER)
    check_habit("hoard", deck, (n.ASK_DISCARD,), lambda s, d, code: code == n.END)


@pytest.mark.parametrize("deck", DISCOVERIES)
def test_who_hoards_keeps_its_hand_and_its_inspirations(deck: str) -> None:
    check_habit("hoard", deck, (n.ASK_INSPIRE,), lambda s, d, code: code == n.PASS)
    check_habit("hoard", deck, (n.ASK_EXCHANGE,), lambda s, d, code: code == n.KEEP)
    check_habit("hoard", deck, (n.ASK_SHED,), lambda s, d, code: code == n.END)


@pytest.mark.parametrize("deck", PROJECTS)
def test_who_starts_everything_starts_before_anything_else(deck: str) -> None:
    check_habit("start-everything", deck, (n.ASK_ACT,), lambda s, d, code: is_start(s, d, 0, code))


@pytest.mark.parametrize("deck", DISCOVERIES)
def test_who_starts_everything_leaves_no_action_and_no_room_unused(deck: str) -> None:
    check_habit("start-everything", deck, (n.ASK_SCORE,), lambda s, d, code: code != n.PASS)
    check_habit("start-everything", deck, (n.ASK_ENHANCE,), lambda s, d, code: code != n.END)


@pytest.mark.parametrize("deck", BLOCKS)
def test_who_blocks_everything_passes_no_chance_and_who_hoards_every_one(deck: str) -> None:
    check_habit("block-everything", deck, WINDOWS, lambda s, d, code: code != n.PASS)
    check_habit("hoard", deck, WINDOWS, lambda s, d, code: code == n.PASS)


@pytest.mark.parametrize("deck", BLOCKS)
def test_who_blocks_everything_gives_no_block_away(deck: str) -> None:
    def keeps(s: State, d: Deck, code: int) -> bool:
        return not is_held(s, 0, code) or (d.role[code] != n.BLOCK and not d.cancels[code])

    check_habit("block-everything", deck, (n.ASK_DISCARD, n.ASK_SHED), keeps)


@pytest.mark.parametrize("deck", walks.DECKS)
def test_who_attacks_plays_what_hurts_first(deck: str) -> None:
    def keeps(s: State, d: Deck, code: int) -> bool:
        return is_held(s, 0, code) and FAMILIES[d.family].attacks(s, d, 0, code)

    check_habit("attack-leader", deck, (n.ASK_ACT, n.ASK_INSPIRE), keeps)


@pytest.mark.parametrize("deck", walks.DECKS)
def test_who_attacks_aims_at_the_best_of_the_others(deck: str) -> None:
    def keeps(s: State, d: Deck, code: int) -> bool:
        f = s.depth - 1
        hurts = s.frame_actor[f] == 0 and FAMILIES[d.family].hurts_others(d, s.frame_card[f])
        return not hurts or seat_touched(s, code) == rival(s, d, 0)

    check_habit("attack-leader", deck, (n.ASK_SEAT, n.ASK_CARD, n.ASK_PROJECT), keeps)


def test_the_rival_is_the_other_with_the_most_points() -> None:
    d, s = walks.deck_of("ingenium"), walks.dealt(walks.deck_of("ingenium"), 3, 1)
    s.gained[0] = 9
    assert rival(s, d, 0) == 1
    s.gained[2] = 3
    assert rival(s, d, 0) == rival(s, d, 1) + 2 == 2


def test_plans_have_names_and_any_other_bot_fills_them() -> None:
    assert plans() == ("draw-only", "rush", "hoard", "start-everything", "block-everything", "attack-leader")
    policies = {policy_of(name) for plan in plans() for name in (plan, f"{plan}+easy", f"{plan}+search:1000")}
    assert len(policies) == 3 * len(plans())
    assert policy_of("rush") == policy_of("rush+greedy")
    for name in ("rush+", "rush+hoard", "rush+nobody", "greedy+rush"):
        with pytest.raises(ValueError, match="there is no bot"):
            policy_of(name)


@pytest.mark.parametrize("table", [plans()[:3], plans()[3:]])
@pytest.mark.parametrize("deck", names())
def test_plans_choose_alike_in_both_ways(deck: str, table: tuple[str, ...]) -> None:
    bots = tuple(f"{plan}+{filler}" for plan, filler in zip(table, ("search:4", "easy", "random"), strict=True))
    d, first = walks.deck_of(deck), ROOT + NODE * 5 + row.POLICIES
    out = walks.Checked([0] * (first + row.ROW))
    out[first - row.POLICIES : first - row.POLICIES + len(bots)] = [policy_of(name) for name in bots]
    out[first + row.SEED] = 5
    s, m, w = (walks.checked_state() for _ in range(3))
    tally.play_rows(s, m, w, d, d, len(bots), n.NONE, 1, first, out)
    assert play(walks.tables_of(deck), bots, [5]).rows.flatten().tolist() == out[first:]
