"""Copies of states, and many games in one call."""

from labdeck.rules import numbers as n
from labdeck.rules.batch import copy_often, play_games
from labdeck.rules.copying import copy_into
from labdeck.rules.schema import STATE, State
from tests.tools import walks


def test_every_field_of_a_state_is_copied() -> None:
    s, m = State(), State()
    for number, field in enumerate(STATE, start=1):
        setattr(s, field.name, [number] * field.length if field.length else number)
    copy_into(s, m)
    assert m.fields() == s.fields()


def test_games_in_one_call_are_played_to_their_ends_and_counted() -> None:
    s, out = State(), [0, 0, 0]
    play_games(s, walks.deck_of("ingenium"), 2, 7, 2, out)
    assert s.over != n.PLAYING
    assert out[2] == 2
    assert out[0] > out[1] > 100


def test_copying_often_leaves_a_copy() -> None:
    s, m, out = walks.dealt(walks.deck_of("wise"), 2, 1), State(), [0]
    copy_often(s, m, 10, out)
    assert m.fields() == s.fields()
    assert out == [sum(range(10))]
