"""Choices race in the same worlds beside the greedy one, drop out when surely behind, and win when surely ahead."""

import labdeck
from labdeck.bots import Budget, bot, think
from labdeck.bots.families import FAMILIES
from labdeck.bots.search.race import LAP, drop_out, pass_on, race, winner
from labdeck.bots.search.tree import (
    CHILD,
    GAIN,
    GOAL,
    NAME,
    NEXT,
    NODE,
    NOWHERE,
    ROOT,
    RUNNER,
    SQUARES,
    TIMES,
    VISITS,
    WORLD,
    WORTH,
    add,
    clear,
)
from labdeck.rules.kernel import legal, step
from labdeck.rules.numbers import ASK_DRAW, PROJECT_CODE
from labdeck.rules.schema import State

TRIES = 36


def raced(game: labdeck.Game, tries: int = TRIES, room: int = 20, batch: int = TRIES) -> list[int]:
    """What a race of so many tries leaves, with room for so many nodes, made by some tries at once."""
    seat, out = game.to_move, [0] * (ROOT + NODE * room)
    assert seat is not None
    clear(out, room, tries)
    for _ in range(0, tries, batch):
        race(game.masked(seat), State(), game.tables.deck, seat, batch, 1, 2, out)
    return out


def nodes(out: list[int]) -> list[int]:
    """The choices of a race, the greedy one first."""
    found, node = [], out[ROOT + CHILD]
    while node != NOWHERE:
        found.append(node)
        node = out[node + NEXT]
    return found


def beside(*choices: tuple[int, int]) -> tuple[list[int], list[int]]:
    """A race in which all have met a lap of worlds, with these gains over the greedy choice in each, more or less."""
    out = [0] * (ROOT + NODE * 9)
    clear(out, 9, 1000)
    for gain, doubt in reversed(choices):
        node = add(ROOT, 1, 0, out)
        out[node + VISITS], out[node + GAIN] = LAP, LAP * gain
        out[node + SQUARES] = LAP * (gain * gain + doubt * doubt)
    out[RUNNER] = out[ROOT + CHILD]
    return out, nodes(out)


def test_all_choices_run_in_turn_and_equal_cards_are_one() -> None:
    hands = [["physics", "physics", "chemistry", "chemistry"], []]
    game = labdeck.arrange("ingenium", hands=hands, table=[{}, {}], to_move=0, phase="discard")
    out = raced(game)
    visits = [out[node + VISITS] for node in nodes(out)]
    assert len(visits) == 2
    assert sum(visits) == TRIES
    assert max(visits) - min(visits) <= 1


def test_the_greedy_choice_is_the_measure_of_all() -> None:
    game = labdeck.new("wise", players=2, seed=4)
    out = raced(game)
    first, *others = nodes(out)
    assert (out[first + GAIN], out[first + SQUARES]) == (0, 0)
    for node in others:
        if out[node + VISITS] == out[first + VISITS]:
            assert out[node + GAIN] == out[node + WORTH] - out[first + WORTH]


def test_with_too_little_room_the_greedy_choice_runs_in_the_same_worlds() -> None:
    game = labdeck.new("wise", players=2, seed=4)
    wide, narrow = raced(game, 24), raced(game, 12, room=2)
    assert (len(nodes(wide)), len(nodes(narrow))) == (2, 1)
    for what in (NAME, VISITS, WORTH):
        assert narrow[nodes(narrow)[0] + what] == wide[nodes(wide)[0] + what]


def test_tries_are_the_same_at_once_and_by_and_by() -> None:
    game = labdeck.new("gsa", players=3, seed=4)
    assert raced(game) == raced(game, batch=4)


def test_few_tries_choose_what_greedy_does() -> None:
    for seed in range(5):
        game = labdeck.new("microbes", players=2, seed=seed)
        seat = game.to_move
        assert seat is not None
        m, d = game.masked(seat), game.tables.deck
        assert bot("search:20", 1).choose(m, d, seat) == FAMILIES[d.family].choose_greedily(m, d, seat)


def test_a_race_has_a_lap_for_each_of_many_choices() -> None:
    hands = [["physics", "chemistry", "medicine", "astronomy", "activist"], []]
    game = labdeck.arrange("ingenium", hands=hands, table=[{}, {}], to_move=0, phase="discard")
    many, seat, d = len(game.choices), game.to_move, game.tables.deck
    assert seat is not None
    assert many > TRIES // LAP
    assert [line.visits for line in think(game.masked(seat), d, seat, Budget(TRIES), 1).lines] == [LAP] * many
    assert think(game.masked(seat), d, seat, Budget(2 * LAP - 1), 1).tries == 2 * LAP - 1
    seen = {bot(f"search:{TRIES}", seed).choose(game.masked(seat), d, seat) for seed in range(20)}
    assert len(seen) > 1


def test_who_is_surely_behind_drops_out_and_who_is_in_doubt_runs_on() -> None:
    out, (first, behind, close, same) = beside((0, 0), (-200, 100), (-20, 100), (0, 0))
    drop_out(out)
    assert [out[node + TIMES] for node in (first, behind, close, same)] == [1, 0, 1, 0]
    assert out[GOAL] == 1000


def test_the_race_is_over_when_one_alone_is_left() -> None:
    out, _ = beside((0, 0), (300, 100), (-200, 100))
    drop_out(out)
    assert out[GOAL] == 0


def test_after_the_last_choice_comes_the_greedy_one_in_another_world() -> None:
    out, (first, other, last) = beside((0, 0), (5, 100), (5, 100))
    out[other + TIMES] = 0
    pass_on(out)
    assert (out[RUNNER], out[WORLD]) == (last, 0)
    pass_on(out)
    assert (out[RUNNER], out[WORLD]) == (first, 1)


def test_a_choice_is_taken_only_if_it_is_likely_to_be_better_than_the_greedy_one() -> None:
    out, (first, doubtful, *_) = beside((0, 0), (10, 100))
    assert winner(out) == first
    out[doubtful + SQUARES] = LAP * 10 * 10 + 1
    assert winner(out) == doubtful
    out, (_, good, better) = beside((0, 0), (40, 50), (60, 50))
    assert winner(out) == better
    out[better + TIMES] = 0
    assert winner(out) == good


def test_who_hurries_draws_a_project_every_second_time_where_greedy_would_not() -> None:
    game = labdeck.new("ingenium", players=2, seed=1)
    d, w = game.tables.deck, game.state.copy()
    family = FAMILIES[d.family]
    code = family.race_on(w, d, legal(w, d), False)
    while w.ask != ASK_DRAW or w.legal[0] != PROJECT_CODE or code == PROJECT_CODE:
        step(w, d, code)
        code = family.race_on(w, d, legal(w, d), False)
    drawn = [family.race_on(w, d, legal(w, d), True) for _ in range(60)]
    assert set(drawn) == {PROJECT_CODE, code}
    assert 15 < drawn.count(code) < 45
