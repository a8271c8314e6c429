"""Dealing: games of a deck that is being made, on all cores, and only where it is not known how they went."""

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

import numpy as np

from labdeck.deck import Tables
from labdeck.lab.balance.deals import Deals, Lot, is_slow
from labdeck.lab.games import Games, Numbers
from labdeck.rules.numbers import NONE

KEPT = 48  # lots of games: the first of the decks that a class is at
LARGEST = 250  # games of a lot that is kept
Key = tuple[str, str, tuple[str, ...], bytes]

_deals = Deals()
_known: OrderedDict[Key, Numbers] = OrderedDict()
_lock = Lock()


def dealt(tables: Tables, bots: tuple[str, ...], seeds: Sequence[int] | Numbers, blank: int = NONE) -> Games:
    """The games of a lot. They follow from what rules see of a deck: another name, fact or comment plays none anew."""
    if blank != NONE or len(seeds) > LARGEST or is_slow(Lot(tables, bots, seeds)):
        return _deals.play(tables, bots, seeds, blank)
    key = tables.file.digest, str(sorted(tables.knobs.items())), bots, np.asarray(seeds).tobytes()
    with _lock:
        rows = _known.get(key)
        if rows is not None:
            _known.move_to_end(key)
    if rows is None:
        rows = _deals.play(tables, bots, seeds).rows
        with _lock:
            _known[key] = rows
            if len(_known) > KEPT:
                _known.popitem(last=False)
    return Games(tables, bots, rows)
