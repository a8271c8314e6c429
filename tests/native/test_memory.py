"""States and decks as machine code has them: every field in its place, nothing hidden, and back again."""

import pytest

from labdeck import native
from labdeck.native.layout import DECK_LAYOUT, LINE, STATE_LAYOUT, WORD, Layout
from labdeck.rules.schema import DECK, SCRATCH, STATE, State
from tests.tools import walks


def numbered_state() -> State:
    """A state in which every field has a number of its own."""
    s = State()
    for number, field in enumerate(STATE, 1):
        setattr(s, field.name, [(number + i) % 100 for i in range(field.length)] if field.length else number)
    return s


def test_a_record_holds_every_field_and_gives_it_back() -> None:
    s, record, other = numbered_state(), native.new_state(), native.new_state()
    native.write_state(s, record)
    assert native.read_state(record).fields() == s.fields()
    assert all(record[field.name] == getattr(s, field.name) for field in STATE)
    assert record.kept != other.kept
    native.write_state(s, other)
    assert record.kept == other.kept


def test_a_deck_has_the_same_tables_as_a_record() -> None:
    d = walks.deck_of("gsa")
    record = native.deck_record(d)
    assert all(record[field.name] == getattr(d, field.name) for field in DECK)


@pytest.mark.parametrize(("layout", "names"), [(STATE_LAYOUT, STATE + SCRATCH), (DECK_LAYOUT, DECK)])
def test_layouts_have_every_field_aligned_and_no_hidden_padding(layout: Layout, names: tuple[object, ...]) -> None:
    end = 0
    for cell in layout.cells:
        assert cell.offset == end, "a gap that is not told"
        assert cell.offset % (cell.bits // 8) == 0, "a field that a GPU would refuse"
        end = cell.offset + (cell.length or 1) * cell.bits // 8
    assert end == layout.size
    assert layout.size % LINE == 0
    assert layout.kept % WORD == 0
    assert len([cell for cell in layout.cells if cell.name]) == len(names)


def test_what_makes_states_equal_comes_first() -> None:
    kept = {cell.name for cell in STATE_LAYOUT.cells if cell.name and cell.offset < STATE_LAYOUT.kept}
    assert kept == {field.name for field in STATE}
    assert STATE_LAYOUT.size < 5000, "a state that no longer copies in a moment"


def test_no_two_records_share_a_line_of_memory() -> None:
    records = [native.new_state(), native.new_state(), native.deck_record(walks.deck_of("wise"))]
    assert all(record._as_parameter_ % LINE == 0 for record in records)


def test_counts_are_numbers_of_64_bits() -> None:
    out = native.numbers(3)
    out[1] = -(2**63)
    assert list(out) == [0, -(2**63), 0]
    with pytest.raises(OverflowError):
        out[0] = 2**63
