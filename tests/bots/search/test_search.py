"""A search takes what wins, tells what it found, keeps to its budget, and is the same in both ways."""

import json
import random
from dataclasses import asdict
from typing import Any

import pytest

import labdeck
from labdeck.bots import Budget, Thought, bot, think
from labdeck.bots.judgement import POINT, logarithm
from labdeck.bots.projects.outlook import outlook
from labdeck.bots.projects.worth import prospect
from labdeck.bots.search.bounds import bound, square_root, urgency
from labdeck.bots.search.rewards import judge, reward
from labdeck.bots.search.search import RANDOMLY, ROUNDS, found, roll_out, search
from labdeck.bots.search.tree import MIND, NODE, POINTS_OF, REWARD, ROLLOUT, ROOT, TRIES, USED, clear
from labdeck.bots.search.why import in_numbers, why
from labdeck.bots.thinking import Line, fast_desk, slow_desk
from labdeck.rules.numbers import BY_LAST_CALL, MAT, PLAYING
from labdeck.rules.places import top
from labdeck.rules.schema import State
from labdeck.rules.sight import mask
from tests.tools import walks

TRIED = 60


def thought(game: labdeck.Game, tries: int = TRIED, seed: int = 1) -> Thought:
    """What a search finds for the seat to move."""
    assert game.to_move is not None
    return think(game.masked(game.to_move), game.tables.deck, game.to_move, Budget(tries), seed)


def chosen(game: labdeck.Game, code: int) -> str:
    """A code as a text."""
    return next(str(choice) for choice in game.choices if choice.code == code)


def one_card_short() -> labdeck.Game:
    """A seat has to discard one of two cards, and only the other would complete its project."""
    mine = {"rachel-chang": ["geoscience", "chemistry", "doctorate"]}
    hands = [["professor", "physics"], []]
    return labdeck.arrange("ingenium", hands=hands, table=[mine, {}], project=[], to_move=0, phase="discard")


def positions(deck: str, seats: int) -> Any:
    """Some masked states of a random game in which the asked seat has a choice."""
    d, chance = walks.deck_of(deck), random.Random(seats)
    s = walks.dealt(d, seats, 3)
    for codes, _ in walks.walk(d, s, 3):
        if len(codes) > 1 and chance.random() < 0.02:
            m = State()
            mask(s, m, d, s.asked)
            yield d, m, s.asked


@pytest.mark.parametrize(("deck", "seats"), walks.TABLES)
def test_a_search_is_the_same_in_both_ways(deck: str, seats: int) -> None:
    chance = random.Random(seats)
    for d, m, p in positions(deck, seats):
        size = ROOT + NODE * 20  # fewer nodes than tries
        trees = []
        how = chance.randrange(3)  # a race, and trees of rollouts that are quick or random
        for desk in (slow_desk(m, d, size), fast_desk(m, d, size)):
            desk.way(clear)(desk.out, 20, 30)
            desk.out[MIND] = how == 1
            desk.out[ROLLOUT] = how == 2
            desk.way(search)(desk.m, desk.w, desk.d, p, 30, 5, 6, desk.out)
            assert desk.way(found)(desk.m, desk.d, desk.out) in m.legal[: walks.legal(m, d)]
            trees.append([int(number) for number in desk.out])
        assert trees[0] == trees[1]


def test_a_full_tree_is_searched_on_without_growing() -> None:
    d, m, p = next(positions("ingenium", 3))
    out = [0] * (ROOT + NODE * 4)
    clear(out, 4, 50)
    out[MIND] = 1
    search(m, State(), d, p, 50, 1, 2, out)
    assert (out[USED], out[TRIES]) == (4, 50)


def test_stops_early_when_one_choice_is_surely_the_best() -> None:
    game = one_card_short()
    early = thought(game, 400)
    assert early.tries < 400
    assert early == thought(game, 4000)


def test_a_tree_stops_early_only_when_the_rest_could_change_nothing() -> None:
    game = one_card_short()
    masked = game.masked(0)
    masked.mind = 1
    early = think(masked, game.tables.deck, 0, Budget(400), 1)
    assert early.tries < 400
    assert 2 * early.lines[0].visits > 400


def test_keeps_what_completes_its_project() -> None:
    game = one_card_short()
    assert chosen(game, thought(game).code) == "discard physics"


def test_keeping_it_is_found_worth_more_without_any_advice() -> None:
    game = one_card_short()
    tries, kept = 4000, 0  # since random play tells little
    for seed in range(9):
        desk = fast_desk(game.masked(0), game.tables.deck, ROOT + NODE * (tries + 1))
        desk.way(clear)(desk.out, tries + 1, tries)
        desk.out[ROLLOUT] = RANDOMLY
        desk.way(search)(desk.m, desk.w, desk.d, 0, tries, seed, 2, desk.out)
        kept += chosen(game, desk.way(found)(desk.m, desk.d, desk.out)) == "discard physics"
    assert kept >= 6


def test_who_wins_and_is_ahead_has_more_of_the_reward() -> None:
    d, w, out = walks.deck_of("ingenium"), State(), [0] * ROOT
    w.seats, w.over, w.winners, w.score = 3, BY_LAST_CALL, 0b011, [9, 9, 4, 0, 0]
    reward(3, judge(w, d, out), out)
    assert out[REWARD] == out[REWARD + 1] > out[REWARD + 2]
    shared = out[REWARD]
    w.winners = 0b001
    reward(3, judge(w, d, out), out)
    assert out[REWARD] > shared > out[REWARD + 1]


def nearly_done(beside: list[str]) -> labdeck.Game:
    """Seat 0 works on a project of five needs; seat 1 on one of which nothing is there yet."""
    table: list[dict[str, list[str]]] = [{"jocelyn-bell-burnell": beside}, {"homeward-bound": []}]
    pile = ["rachel-chang", "ann-makosinski", "veena-rawat", "reina-maruyama", "hayley-todesco"]
    return labdeck.arrange("ingenium", hands=[[], []], table=table, project=pile, to_move=0, phase="draw")


def test_the_outlook_of_a_seat_rises_with_what_lies_beside_its_project() -> None:
    needs = ["astronomy", "physics", "doctorate", "professor"]
    games = [nearly_done(needs[:size]) for size in range(5)]
    points = [outlook(game.state, game.tables.deck, 0) for game in games]
    assert points == sorted(set(points))
    assert -5 * POINT <= points[0] < points[4] <= 5 * POINT


def test_the_outlook_of_what_is_missing_falls_with_the_time_left() -> None:
    game = nearly_done(["physics"])
    q = top(game.state, MAT)
    points = [prospect(game.state, game.tables.deck, q, draws) for draws in (0, 3, 9, 30)]
    assert points == sorted(set(points))


def test_a_try_is_judged_by_the_outlook_some_rounds_on() -> None:
    game, out = nearly_done(["astronomy", "physics", "doctorate", "professor"]), [0] * ROOT
    d, w = game.tables.deck, game.masked(0)
    begun = w.turns
    roll_out(w, d, out)
    assert w.over == PLAYING
    assert w.turns == begun + ROUNDS * 2
    judge(w, d, out)
    assert out[POINTS_OF : POINTS_OF + 2] == [outlook(w, d, 0), outlook(w, d, 1)]


def test_random_tries_are_played_to_their_end() -> None:
    game, out = nearly_done([]), [0] * ROOT
    out[ROLLOUT] = RANDOMLY
    w = game.masked(0)
    roll_out(w, game.tables.deck, out)
    assert w.over != PLAYING


def test_a_single_choice_takes_no_tries() -> None:
    game = labdeck.arrange("ingenium", hands=[[], []], table=[{}, {}], to_move=0, phase="act")
    assert thought(game).tries == 0
    assert chosen(game, thought(game).code) == "end"


def test_the_same_seed_finds_the_same_and_another_one_other_tries() -> None:
    game = labdeck.new("wise", players=3, seed=5)
    assert thought(game) == thought(game)
    assert thought(game) != thought(game, seed=2)


def test_a_budget_of_no_time_still_gives_a_choice() -> None:
    game = labdeck.new("gsa", players=2, seed=5)
    assert game.to_move is not None
    found = think(game.masked(game.to_move), game.tables.deck, game.to_move, Budget(100_000, 0.0), 1)
    assert 0 < found.tries <= 200
    assert chosen(game, found.code)


def test_a_thought_is_numbers_and_sentences() -> None:
    game = one_card_short()
    found = thought(game, 100)
    assert json.loads(json.dumps(asdict(found)))["lines"][0]["code"] == found.code
    assert sum(line.visits for line in found.lines) == found.tries
    assert all(0 <= line.wins <= 1 for line in found.lines)
    choice = next(choice for choice in game.choices if choice.code == found.code)
    best = found.lines[0]
    said = why(best, choice)
    assert said.startswith(f"Discard Physics. I thought it through {best.visits} times: it came out ahead in ")
    assert said.endswith(f"with about {round(best.points)} points.")


@pytest.mark.parametrize(
    ("visits", "says"), [(1, "0 of 1 try"), (3, "1 of 3 tries"), (99, "40 of 99 tries"), (500, "40 of 100 tries")]
)
def test_few_tries_are_not_told_as_a_hundred(visits: int, says: str) -> None:
    assert f"it came out ahead in {says}, with" in in_numbers(Line(0, visits, 0.4, 2.0))


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 15, 16, 17, 10**6, 10**12 - 1, 10**12])
def test_a_square_root_is_whole(n: int) -> None:
    assert square_root(n) ** 2 <= n < (square_root(n) + 1) ** 2


def test_a_logarithm_grows_by_256_with_each_doubling() -> None:
    assert [logarithm(1 << k) for k in range(20)] == [256 * k for k in range(20)]
    assert all(logarithm(n) <= logarithm(n + 1) for n in range(1, 5000))


def test_bounds_fall_with_visits_and_rise_with_the_times_not_taken() -> None:
    assert bound(500, 100, 1, 0) > bound(5000, 100, 10, 0) > bound(50_000, 100, 100, 0)
    assert bound(5000, 1000, 10, 0) > bound(5000, 100, 10, 0)
    assert bound(9000, 100, 10, 0) > urgency(6000, 100) > bound(1000, 100, 10, 0)


def test_what_the_greedy_policy_likes_has_a_start_that_fades() -> None:
    starts = [bound(500 * n, 1000, n, 1) - bound(500 * n, 1000, n, 0) for n in (1, 10, 100, 1000)]
    assert starts == sorted(starts, reverse=True)
    assert starts[0] > 10 * starts[2]


def test_searching_bots_choose_what_the_search_finds() -> None:
    game = labdeck.new("gsa", players=2, seed=1)
    seat = game.to_move
    assert seat is not None
    code = bot("search:60", 1).choose(game.masked(seat), game.tables.deck, seat)
    assert code == thought(game).code
