"""The rules interpreted and as machine code side by side, step by step."""

import random

from labdeck import native
from labdeck.native.library import Library
from labdeck.rules.kernel import legal, step, why_not
from labdeck.rules.numbers import CODES
from labdeck.rules.schema import Deck, State
from labdeck.rules.setup import deal
from labdeck.rules.sight import mask, sample
from tests.tools import walks


def check_parity(d: Deck, library: Library, seats: int, seed: int, often: float) -> None:
    """Play one game in both ways and compare every choice, and every byte as often as asked."""
    records = [native.new_state() for _ in range(3)]
    tables = native.deck_record(d)
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed)
    library.entry(deal)(records[0], tables, seats, seed & 0xFFFFFFFF, seed >> 32, 0, 1)
    for codes, code in walks.walk(d, s, seed):
        size = library.entry(legal)(records[0], tables)
        assert records[0]["legal"][:size] == codes, "the legal codes differ"
        if chance.random() < often:
            assert packed(s) == records[0].kept, "the states differ"
            check_reasons(d, library, s, records, tables)
            check_sight(d, library, s, records, tables, chance.randrange(s.seats + 1))
        library.entry(step)(records[0], tables, code)
    assert packed(s) == records[0].kept, "the last states differ"


def check_position(d: Deck, library: Library, s: State) -> None:
    """Reasons, masks and samples of one position are equal in both ways, whoever looks."""
    records = [native.new_state() for _ in range(3)]
    native.write_state(s, records[0])
    tables = native.deck_record(d)
    check_reasons(d, library, s, records, tables)
    for p in range(s.seats + 1):
        check_sight(d, library, s, records, tables, p)


def packed(s: State) -> bytes:
    """An interpreted state as bytes."""
    record = native.new_state()
    native.write_state(s, record)
    return record.kept


def check_reasons(d: Deck, library: Library, s: State, records: list[native.Record], tables: native.Record) -> None:
    """The reasons why not are equal in both ways, for every code there is and two that are none."""
    for code in range(-1, CODES + 1):
        assert library.entry(why_not)(records[0], tables, code) == why_not(s, d, code), f"the reasons differ for {code}"


def check_sight(
    d: Deck, library: Library, s: State, records: list[native.Record], tables: native.Record, p: int
) -> None:
    """What a seat sees, and the worlds that it takes for possible, are equal in both ways."""
    m, w = State(), State()
    mask(s, m, d, p)
    library.entry(mask)(records[0], records[1], tables, p)
    assert packed(m) == records[1].kept, "the masks differ"
    sample(m, w, d, p, 5, 6, 7, 8)
    library.entry(sample)(records[1], records[2], tables, p, 5, 6, 7, 8)
    assert packed(w) == records[2].kept, "the samples differ"
