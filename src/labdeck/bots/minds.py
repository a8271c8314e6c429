"""Minds: the tables of weights by which policies choose, a row for each weight.

Today's mind has two columns, since a game of two is another one than a game of many: there, what one takes from the
other is one's own gain, and nobody else profits. The first mind, set by hand, has one for all.
"""

from labdeck.rules.schema import State

COLUMNS = 5
TWO, MANY, FIRST, LEAST, MOST = range(COLUMNS)  # the last two are the bounds within which a weight is sought


def column(m: State) -> int:
    """The column of the mind that chooses."""
    if m.mind:
        return FIRST
    return MANY if m.seats > 2 else TWO
