"""What the greedy policy of games of projects weighs, and by how much, for each of its minds.

`labdeck train projects` finds the numbers of the first mind, by games; those of the second are kept as they were set by
hand, for comparison (`greedy-1`). A worth is in 60ths of a point.
"""

from labdeck.rules.schema import State

__all__ = ["WEIGHTS"]

MINDS = 2
(
    PROJECT_DRAWN,
    PROJECT_HELD,
    PROJECT_LATE,
    PROJECT_ALONE,
    PROJECT_END,
    PACE_LEAST,
    PACE_BEFORE,
    PACE_EMPTIED,
    COME_LAST,
    COME,
    COME_OPEN,
    SHARERS,
    START_LEAST,
    START_MORE,
    START_ORDER,
    PATIENCE,
    PATIENCE_LONG,
    BLOCK_LEAST,
    BLOCK_LONG,
    WILDCARD_HELD,
    BLOCK_HELD,
    CANCEL_HELD,
    PROJECT_KEPT,
    WANT_HELD,
    WANT_UNSEEN,
    HARDSHIP,
    COMING,
    PAIR_LEAST,
    END_CARE,
    END_LEAST,
    MODIFIER_DRAWN,
    OPEN_DRAWN,
) = range(32)
WEIGHTS = (
    *(240, 240),  # PROJECT_DRAWN: the worth of drawing a project with none at hand
    *(45, 45),  # PROJECT_HELD: how much less for each at hand
    *(12, 12),  # PROJECT_LATE: with fewer cards than this still to draw, a new one is late
    *(30, 30),  # PROJECT_ALONE: the worth of a late one with none at hand
    *(0, 0),  # PROJECT_END: how much more for each point ahead, since it brings the end nearer
    *(3, 3),  # PACE_LEAST: turns that are left at least while the project pile lasts
    *(4, 4),  # PACE_BEFORE: rounds by which the pace of the project pile is judged before there are any
    *(2, 2),  # PACE_EMPTIED: turns that are left once it is empty
    *(4, 4),  # COME_LAST: twice the cards that come for each that can be drawn when the turns are known
    *(7, 7),  # COME: likewise when they are an estimate, which is low as a rule
    *(9, 9),  # COME_OPEN: likewise where the open discard can be drawn
    *(2, 2),  # SHARERS: active projects at least among which all that comes is shared
    *(0, 0),  # START_LEAST: hundredths of a point that a start must be expected to bring
    *(0, 0),  # START_MORE: how many more for each that is active
    *(0, 0),  # START_ORDER: how much the better of two starts goes first
    *(30, 30),  # PATIENCE: what a modifier must be worth to be played now
    *(0, 0),  # PATIENCE_LONG: how much more for each turn that is left, up to eight
    *(60, 60),  # BLOCK_LEAST: the harm from which on it is blocked
    *(0, 0),  # BLOCK_LONG: how much more for each turn that is left, up to eight
    *(180, 180),  # WILDCARD_HELD: what a wildcard is worth in hand
    *(60, 60),  # BLOCK_HELD: likewise a block
    *(120, 120),  # CANCEL_HELD: likewise one that cancels anything
    *(25, 25),  # PROJECT_KEPT: likewise a project, in hundredths of what it may be expected to bring
    *(60, 60),  # WANT_HELD: in 120ths, what a need of a project in hand counts
    *(1, 1),  # WANT_UNSEEN: what a need of a project that is not drawn yet counts
    *(12, 12),  # HARDSHIP: a project that lacks n cards is finished half the time if about HARDSHIP / 4 n² come
    *(12, 12),  # COMING: quarters of a card that come for each that may be drawn
    *(0, 0),  # PAIR_LEAST: what a collaboration must be worth
    *(0, 0),  # END_CARE: how much the lead counts before the completion that is the last call
    *(0, 0),  # END_LEAST: what is added to that lead; below zero in all, the completion is put off
    *(0, 0),  # MODIFIER_DRAWN: what a card of the modifier pile is worth beside what it says
    *(0, 0),  # OPEN_DRAWN: what the open card of discard is worth beside what it is
)


def weight(m: State, what: int) -> int:
    """What the mind that chooses gives this weight."""
    return WEIGHTS[what * MINDS + m.mind]
