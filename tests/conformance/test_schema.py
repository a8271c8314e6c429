"""One list of fields makes the interpreted state, the record and the copy."""

from pathlib import Path
from typing import Any

import pytest

from labdeck.rules.compiled import cache_folder
from labdeck.rules.copying import copy_into
from labdeck.rules.records import DECK_RECORD, STATE_RECORD, new_states, read_state, same, write_state
from labdeck.rules.schema import STATE, STATE_NAMES, State


def parts_of(record: Any) -> list[tuple[str, Any, int]]:
    """The fields of a record: name, type and offset."""
    return [(name, *record.fields[name][:2]) for name in record.names]


def numbered_state() -> State:
    """A state in which every field has a number of its own."""
    s = State()
    for number, field in enumerate(STATE, 1):
        setattr(s, field.name, [(number + i) % 100 for i in range(field.length)] if field.length else number)
    return s


def test_a_copy_has_every_field() -> None:
    s, m = numbered_state(), State()
    copy_into(s, m)
    assert m.fields() == s.fields()


def test_a_record_holds_every_field_and_gives_it_back() -> None:
    s, records = numbered_state(), new_states(2)
    write_state(s, records[0])
    assert read_state(records[0]).fields() == s.fields()
    assert not same(records[0], records[1])
    write_state(s, records[1])
    assert same(records[0], records[1])


def test_records_are_aligned_and_have_no_hidden_padding() -> None:
    for record in (STATE_RECORD, DECK_RECORD):
        end = 0
        for _, kind, offset in parts_of(record):
            assert offset == end, "a gap between two fields"
            assert offset % kind.base.itemsize == 0, "a field that a GPU would refuse"
            end = offset + kind.itemsize
        assert end == record.itemsize


def test_the_widest_fields_come_first() -> None:
    sizes = [kind.base.itemsize for _, kind, _ in parts_of(STATE_RECORD)]
    assert sizes == sorted(sizes, reverse=True)
    assert set(STATE_NAMES) <= {name for name, _, _ in parts_of(STATE_RECORD)}
    assert STATE_RECORD.itemsize < 5000, "a state that no longer copies in a moment"


def test_another_text_or_flag_has_another_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABDECK_CACHE", str(tmp_path))
    rule = tmp_path / "rule.py"
    rule.write_text("A = 1")
    first = cache_folder([rule], "fast")
    assert cache_folder([rule], "checked") != first
    rule.write_text("A = 2")
    assert cache_folder([rule], "fast") != first
