"""States as records, and many games in one call."""

from labdeck.rules import numbers as n
from labdeck.rules.batch import copy_often, play_games
from labdeck.rules.copying import copy_into
from labdeck.rules.records import LINE, deck_record, new_states, read_state, same, write_state
from labdeck.rules.schema import DECK, STATE, State
from tests import walks


def test_a_state_survives_the_way_into_a_record_and_back() -> None:
    s = walks.dealt(walks.deck_of("wise"), 3, 5)
    records = new_states(2)
    write_state(s, records[0])
    assert read_state(records[0]).fields() == s.fields()
    assert not same(records[0], records[1])
    write_state(s, records[1])
    assert same(records[0], records[1])


def test_no_two_records_share_a_line_of_memory() -> None:
    records = [*new_states(1), *new_states(3), deck_record(walks.deck_of("gsa"))]
    assert all(record.__array_interface__["data"][0] % LINE == 0 for record in records)
    assert all(record.nbytes % LINE == 0 for record in records)


def test_a_deck_has_the_same_tables_as_a_record() -> None:
    d = walks.deck_of("gsa")
    record = deck_record(d)[0]
    assert all(record[field.name].tolist() == getattr(d, field.name) for field in DECK)


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
