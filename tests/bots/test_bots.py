"""Bots choose by what their seat sees, always something legal, and the same when they see the same."""

import sys

import pytest

from labdeck.bots import bot, is_slow, names
from labdeck.bots.families import FAMILIES
from labdeck.rules.schema import State
from labdeck.rules.sight import mask, sample
from tests.tools import walks

PLAYERS = ("random", "easy", "greedy", "search:3")


def test_names_those_that_there_are() -> None:
    assert names() == ("random", "easy", "greedy", "normal", "hard")
    for name in (*names(), "search:3", "search:1000000"):
        bot(name, 1)


@pytest.mark.parametrize(
    "name", ["grandmaster", "search", "search:", "search:2", "search:-5", "search:1000001", "easy:9"]
)
def test_an_unknown_name_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(ValueError, match=f'"{name}"; there are random, easy, .* search:N'):
        bot(name, 1)


@pytest.mark.parametrize(("deck", "seats"), walks.TABLES)
def test_play_whole_games_by_legal_choices(deck: str, seats: int) -> None:
    d, m = walks.deck_of(deck), walks.checked_state()
    s = walks.dealt(d, seats, 11)
    while not s.over:
        mask(s, m, d, s.asked)
        code = bot(PLAYERS[s.asked % len(PLAYERS)], s.turns).choose(m, d, s.asked)
        assert walks.why_not(s, d, code) == 0
        walks.step(s, d, code)


@pytest.mark.parametrize("deck", walks.DECKS)
def test_what_stands_for_an_unknown_card_does_not_matter(deck: str) -> None:
    d, m, w = walks.deck_of(deck), State(), State()
    s = walks.dealt(d, 3, 5)
    for number, _ in enumerate(walks.walk(d, s, 5)):
        p = s.asked
        mask(s, m, d, p)
        sample(m, w, d, p, 1, 2, 3, number)
        assert FAMILIES[d.family].choose_greedily(w, d, p) == FAMILIES[d.family].choose_greedily(m, d, p)


@pytest.mark.parametrize("name", ["random", "easy"])
def test_what_is_left_to_chance_is_repeated_by_the_seed(name: str) -> None:
    d, m = walks.deck_of("gsa"), State()
    s = walks.dealt(d, 2, 3)
    mask(s, m, d, s.asked)
    one, other = bot(name, 4), bot(name, 4)
    chosen = [one.choose(m, d, s.asked) for _ in range(20)]
    assert chosen == [other.choose(m, d, s.asked) for _ in range(20)]
    assert len(set(chosen)) > 1


@pytest.mark.parametrize("name", ["antigravity:Bot", "rush+antigravity:Bot"])
def test_a_program_is_no_shipped_bot_and_its_name_imports_nothing(name: str) -> None:
    assert is_slow(name)
    with pytest.raises(ValueError, match="is not shipped"):
        bot(name, 1)
    assert "antigravity" not in sys.modules
