"""What the greedy policy of games of projects weighs, and by how much, for each of its minds.

`make train` seeks the numbers of the first column by games; some were set by hand after it. Those of the second are
kept as they were, for comparison (`greedy-1`). A worth is in 60ths of a point.
"""

from labdeck.bots.minds import COLUMNS
from labdeck.rules.schema import State

__all__ = ["WEIGHTS"]

(
    PROJECT_DRAWN,
    PROJECT_HELD,
    PROJECT_LATE,
    PROJECT_ALONE,
    PROJECT_END,
    PACE_LEAST,
    PACE_BEFORE,
    PACE_DRAWN,
    PACE_EMPTIED,
    COME_LAST,
    COME,
    COME_OPEN,
    SHARE,
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
    END_LATER,
    END_WAIT,
    END_LEAST,
    MODIFIER_DRAWN,
    OPEN_DRAWN,
    BY_ODDS,
    HELD_LATE,
    END_STALL,
    PROJECT_GAIN,
    WANT_STAKE,
    WANT_ODDS,
    START_AHEAD,
    IDLE_LATE,
    IDLE_START,
    START_WAIT,
    PACE_PILE,
    PACE_TABLE,
    UNSEEN_WILDCARD,
    UNSEEN_BLOCK,
    UNSEEN_SELF,
    UNSEEN_OTHER,
    UNSEEN_ALL,
    UNSEEN_NOBODY,
    START_SEATS,
    COME_MORE,
    COME_NEXT,
    COME_SEATS,
    LATE_SEATS,
    FEED,
    DENY,
    PACE_MORE,
    PROJECT_ROUND,
    COME_SEEING,
) = range(63)
WEIGHTS = (
    *(220, 240, 0, 500),  # PROJECT_DRAWN: the worth of drawing a project with none at hand
    *(65, 45, 0, 160),  # PROJECT_HELD: how much less for each at hand
    *(34, 12, 2, 60),  # PROJECT_LATE: with fewer cards than this still to draw, a new one is late
    *(100, 30, 0, 200),  # PROJECT_ALONE: the worth of a late one with none at hand
    *(-3, 0, -40, 40),  # PROJECT_END: how much more for each point ahead, since it brings the end nearer
    *(3, 3, 3, 3),  # PACE_LEAST: turns that are left at least, by the pace at which the project pile shrinks
    *(16, 16, 16, 16),  # PACE_BEFORE: quarters of a round by which that pace is judged before there are any
    *(4, 4, 4, 4),  # PACE_DRAWN: quarters of a project that each seat drew in these
    *(2, 2, 1, 8),  # PACE_EMPTIED: turns that are left once it is empty
    *(32, 32, 8, 64),  # COME_LAST: 16ths of a card that come for each that can be drawn when the turns are known
    *(16, 56, 0, 64),  # COME: likewise when they are an estimate, which is low as a rule
    *(11, 72, 0, 64),  # COME_OPEN: likewise where the open discard can be drawn
    *(1, 8, 0, 10),  # SHARE: eighths of what comes to one project alone that each active one takes away
    *(1, 1, 0, 4),  # SHARERS: active projects that are reckoned with at least
    *(-10, 0, -80, 150),  # START_LEAST: hundredths of a point that a start must be expected to bring
    *(-15, 0, -20, 60),  # START_MORE: how many more for each that is active
    *(0, 0, 0, 100),  # START_ORDER: how much the better of two starts goes first
    *(30, 30, -60, 150),  # PATIENCE: what a modifier must be worth to be played now
    *(0, 0, -10, 20),  # PATIENCE_LONG: how much more for each turn that is left, up to eight
    *(60, 60, 0, 200),  # BLOCK_LEAST: the harm from which on it is blocked
    *(0, 0, -15, 20),  # BLOCK_LONG: how much more for each turn that is left, up to eight
    *(180, 180, 0, 400),  # WILDCARD_HELD: what a wildcard is worth in hand
    *(60, 60, 0, 240),  # BLOCK_HELD: likewise a block
    *(120, 120, 0, 360),  # CANCEL_HELD: likewise one that cancels anything
    *(25, 25, 0, 100),  # PROJECT_KEPT: likewise a project, in hundredths of what it may be expected to bring
    *(60, 60, 0, 120),  # WANT_HELD: in 120ths, what a need of a project in hand counts
    *(1, 1, 0, 8),  # WANT_UNSEEN: what a need of a project that is not drawn yet counts
    *(12, 12, 12, 12),  # HARDSHIP: a project that lacks n cards is finished half the time if about HARDSHIP / 4 n² come
    *(18, 48, 4, 96),  # COMING: 16ths of a card that come for each that may be drawn
    *(0, 0, -4, 8),  # PAIR_LEAST: what a collaboration must be worth
    *(3, 0, 0, 8),  # END_LATER: turns for which the completion that would be the last call may be put off; 0: none
    *(5, 0, 0, 12),  # END_WAIT: eighths of the lead after these turns that the lead now must reach
    *(0, 0, -120, 180),  # END_LEAST: what is added to the lead now
    *(0, 0, -90, 120),  # MODIFIER_DRAWN: what a card of the modifier pile is worth beside what it says
    *(0, 0, -60, 90),  # OPEN_DRAWN: what the open card of discard is worth beside what it is
    *(1, 0, 1, 1),  # BY_ODDS: 1 if the prospects of active projects follow from the odds of what they lack
    *(4, 0, 0, 8),  # HELD_LATE: turns left from which on modifiers in hand are worth less and less; 0: never
    *(0, 0, 0, 4),  # END_STALL: turns before the game stalls in which no completion is put off
    *(16, 0, 0, 40),  # PROJECT_GAIN: 16ths of what a project not seen yet would gain, in the worth of drawing one
    *(7, 0, 0, 32),  # WANT_STAKE: 16ths of a project's stake in the worth of a card that it lacks
    *(8, 0, 0, 64),  # WANT_ODDS: 16ths of what such a card changes by the odds
    *(26, 0, -20, 80),  # START_AHEAD: how many more a start must bring for each point ahead
    *(35, 0, 0, 40),  # IDLE_LATE: how many more cards count as late while the others work on nothing
    *(80, 0, -50, 150),  # IDLE_START: how many hundredths more a start must bring then
    *(50, 0, 0, 300),  # START_WAIT: likewise of one that can wait in hand for a first card that it needs
    *(59, 0, 8, 96),  # PACE_PILE: 16ths of a turn for each project in the pile, for one seat that draws two cards
    *(25, 0, 0, 48),  # PACE_TABLE: likewise for each in hands and on mats
    *(180, 180, 0, 360),  # UNSEEN_WILDCARD: what a wildcard is worth among cards that may be drawn
    *(60, 60, 0, 180),  # UNSEEN_BLOCK: likewise a block
    *(-179, -120, -240, 60),  # UNSEEN_SELF: likewise a modifier that hurts who plays it
    *(60, 60, -60, 240),  # UNSEEN_OTHER: likewise one that hurts another
    *(-15, -15, -120, 120),  # UNSEEN_ALL: likewise one that hurts everyone
    *(120, 120, 0, 300),  # UNSEEN_NOBODY: likewise one that hurts nobody
    *(26, 0, -50, 80),  # START_SEATS: how many hundredths more a start must bring for each seat after the second
    *(8, 0, 0, 16),  # COME_MORE: cards that come in any case
    *(2, -1, -2, 8),  # COME_NEXT: how many more come for each further need, since one waits for all at once
    *(1, 0, -6, 6),  # COME_SEATS: 16ths of a card that come more for each seat after the second
    *(0, 0, -8, 8),  # LATE_SEATS: how many more cards count as late for each seat after the second
    *(44, 0, 0, 120),  # FEED: what it costs to discard what the next seat needs, where it may draw that
    *(1, 0, 0, 120),  # DENY: what it is worth to take that from the open discard
    *(1, 0, 0, 8),  # PACE_MORE: turns that are left in any case while the project pile lasts
    *(10, 0, 0, 20),  # PROJECT_ROUND: how much more a late one is worth for each round of a long game
    *(48, 0, 0, 96),  # COME_SEEING: 16ths of a card that come more where each draw is seen before the next
)


def weight(m: State, what: int) -> int:
    """What the mind that chooses gives this weight."""
    return WEIGHTS[what * COLUMNS + m.mind]
