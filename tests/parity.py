"""The interpreted and the compiled kernel side by side, step by step."""

import random
from typing import Any

from labdeck.rules.compiled import Compiled
from labdeck.rules.records import deck_record, new_states, read_state
from labdeck.rules.schema import Deck, State
from labdeck.rules.sight import mask, sample
from tests import walks


def check_parity(d: Deck, k: Compiled, seats: int, seed: int, often: float) -> None:
    """Play one game in both modes and compare every choice, and every byte as often as asked."""
    records = new_states(3)
    tables = deck_record(d)[0]
    chance = random.Random(seed)
    s = walks.dealt(d, seats, seed)
    k.setup.deal(records[0], tables, seats, seed & 0xFFFFFFFF, seed >> 32, 0, 1)
    for codes, code in walks.walk(d, s, seed):
        size = k.kernel.legal(records[0], tables)
        assert records[0]["legal"][:size].tolist() == codes, "the legal codes differ"
        if chance.random() < often:
            assert read_state(records[0]).fields() == s.fields(), "the states differ"
            check_sight(d, k, s, records, tables, chance)
        k.kernel.step(records[0], tables, code)
    assert read_state(records[0]).fields() == s.fields(), "the last states differ"


def check_sight(d: Deck, k: Compiled, s: State, records: Any, tables: Any, chance: random.Random) -> None:
    """Masks and samples are equal in both modes."""
    m, w = State(), State()
    p = chance.randrange(s.seats + 1)
    mask(s, m, d, p)
    k.sight.mask(records[0], records[1], tables, p)
    assert read_state(records[1]).fields() == m.fields(), "the masks differ"
    sample(m, w, d, p, 5, 6, 7, 8)
    k.sight.sample(records[1], records[2], tables, p, 5, 6, 7, 8)
    assert read_state(records[2]).fields() == w.fields(), "the samples differ"
