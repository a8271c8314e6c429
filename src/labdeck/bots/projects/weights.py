"""What the greedy policy of games of projects weighs, and by how much, for each of its minds.

`make train` seeks the numbers of the first two columns by games, of two and of many. Those of the third are kept as
they were set by hand, for comparison (`greedy-1`). A worth is in 60ths of a point.
"""

from labdeck.bots.minds import COLUMNS, column
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
    PROJECT_ROUND,
    COME_SEEING,
    OPEN_PROJECT,
    OPEN_NEXT,
    BY_GAMES,
    PROJECT_SEATS,
    PROJECT_TURNS,
    PROJECT_GAPS,
    PROJECT_WAITS,
    PROJECT_CARDS,
    PROJECT_FIRST,
    PROJECT_NONE,
    PROJECT_ONE,
) = range(71)
WEIGHTS = (
    *(186, 155, 240, 0, 500),  # PROJECT_DRAWN: the worth of drawing a project with none at hand
    *(42, 22, 45, 0, 160),  # PROJECT_HELD: how much less for each at hand
    *(14, 14, 12, 2, 60),  # PROJECT_LATE: with fewer cards than this still to draw, a new one is late
    *(193, 193, 30, 0, 200),  # PROJECT_ALONE: the worth of a late one with none at hand
    *(-6, -13, 0, -40, 40),  # PROJECT_END: how much more for each point ahead, since it brings the end nearer
    *(3, 3, 3, 3, 3),  # PACE_LEAST: turns that are left at least, by the pace at which the project pile shrinks
    *(16, 16, 16, 16, 16),  # PACE_BEFORE: quarters of a round by which that pace is judged before there are any
    *(4, 4, 4, 4, 4),  # PACE_DRAWN: quarters of a project that each seat drew in these
    *(2, 2, 2, 2, 2),  # PACE_EMPTIED: turns that are left once it is empty
    *(32, 32, 32, 32, 32),  # COME_LAST: 16ths of a card that come for each that can be drawn when the turns are known
    *(56, 56, 56, 56, 56),  # COME: likewise when they are an estimate, which is low as a rule
    *(72, 72, 72, 72, 72),  # COME_OPEN: likewise where the open discard can be drawn
    *(8, 8, 8, 8, 8),  # SHARE: eighths of what comes to one project alone that each active one takes away
    *(1, 1, 1, 1, 1),  # SHARERS: active projects that are reckoned with at least
    *(-80, -66, 0, -80, 150),  # START_LEAST: hundredths of a point that a start must be expected to bring
    *(20, 5, 0, -20, 60),  # START_MORE: how many more for each that is active
    *(25, 25, 0, 0, 100),  # START_ORDER: how much the better of two starts goes first
    *(56, 56, 30, -60, 150),  # PATIENCE: what a modifier must be worth to be played now
    *(0, -3, 0, -10, 20),  # PATIENCE_LONG: how much more for each turn that is left, up to eight
    *(60, 60, 60, 0, 200),  # BLOCK_LEAST: the harm from which on it is blocked
    *(0, 0, 0, -15, 20),  # BLOCK_LONG: how much more for each turn that is left, up to eight
    *(247, 247, 180, 0, 400),  # WILDCARD_HELD: what a wildcard is worth in hand
    *(110, 110, 60, 0, 240),  # BLOCK_HELD: likewise a block
    *(172, 172, 120, 0, 360),  # CANCEL_HELD: likewise one that cancels anything
    *(10, 22, 25, 0, 100),  # PROJECT_KEPT: likewise a project, in hundredths of what it may be expected to bring
    *(49, 49, 60, 0, 120),  # WANT_HELD: in 120ths, what a need of a project in hand counts
    *(1, 1, 1, 0, 8),  # WANT_UNSEEN: what a need of a project that is not drawn yet counts
    *(12, 12, 12, 12, 12),  # HARDSHIP: half the projects that lack n cards are finished if about HARDSHIP / 4 n² come
    *(16, 10, 48, 4, 96),  # COMING: 16ths of a card that come for each that may be drawn
    *(2, 2, 0, -4, 8),  # PAIR_LEAST: what a collaboration must be worth
    *(2, 2, 0, 0, 8),  # END_LATER: turns for which the completion that would be the last call may be put off; 0: none
    *(6, 6, 0, 0, 12),  # END_WAIT: eighths of the lead after these turns that the lead now must reach
    *(8, 8, 0, -120, 180),  # END_LEAST: what is added to the lead now
    *(24, 89, 0, -90, 120),  # MODIFIER_DRAWN: what a card of the modifier pile is worth beside what it says
    *(-22, -17, 0, -60, 90),  # OPEN_DRAWN: what the open card of discard is worth beside what it is
    *(1, 1, 0, 1, 1),  # BY_ODDS: 1 if the prospects of active projects follow from the odds of what they lack
    *(2, 2, 0, 0, 8),  # HELD_LATE: turns left from which on modifiers in hand are worth less and less; 0: never
    *(0, 0, 0, 0, 4),  # END_STALL: turns before the game stalls in which no completion is put off
    *(35, 35, 0, 0, 40),  # PROJECT_GAIN: 16ths of what a project not seen yet would gain, in the worth of drawing one
    *(18, 20, 0, 0, 32),  # WANT_STAKE: 16ths of a project's stake in the worth of a card that it lacks
    *(32, 24, 0, 0, 64),  # WANT_ODDS: 16ths of what such a card changes by the odds
    *(15, 6, 0, -20, 80),  # START_AHEAD: how many more a start must bring for each point ahead
    *(40, 40, 0, 0, 40),  # IDLE_LATE: how many more cards count as late while the others work on nothing
    *(8, 8, 0, -50, 150),  # IDLE_START: how many hundredths more a start must bring then
    *(36, 73, 0, 0, 300),  # START_WAIT: likewise of one that can wait in hand for a first card that it needs
    *(291, 291, 180, 0, 360),  # UNSEEN_WILDCARD: what a wildcard is worth among cards that may be drawn
    *(88, 88, 60, 0, 180),  # UNSEEN_BLOCK: likewise a block
    *(-213, -213, -120, -240, 60),  # UNSEEN_SELF: likewise a modifier that hurts who plays it
    *(102, 139, 60, -60, 240),  # UNSEEN_OTHER: likewise one that hurts another
    *(-13, -13, -15, -120, 120),  # UNSEEN_ALL: likewise one that hurts everyone
    *(109, 146, 120, 0, 300),  # UNSEEN_NOBODY: likewise one that hurts nobody
    *(18, 18, 0, -50, 80),  # START_SEATS: how many hundredths more a start must bring for each seat after the second
    *(0, 0, 0, 0, 0),  # COME_MORE: cards that come in any case
    *(-1, -1, -1, -1, -1),  # COME_NEXT: how many more come for each further need, since one waits for all at once
    *(0, 0, 0, 0, 0),  # COME_SEATS: 16ths of a card that come more for each seat after the second
    *(6, 8, 0, -8, 8),  # LATE_SEATS: how many more cards count as late for each seat after the second
    *(69, 69, 0, 0, 120),  # FEED: what it costs to discard what the next seat needs, where it may draw that
    *(7, 7, 0, 0, 120),  # DENY: what it is worth to take that from the open discard
    *(11, 11, 0, 0, 20),  # PROJECT_ROUND: how much more a late one is worth for each round of a long game
    *(0, 0, 0, 0, 0),  # COME_SEEING: 16ths of a card that come more where each draw is seen before the next
    *(11, 2, 0, 0, 48),  # OPEN_PROJECT: 16ths of what a project that lies open would gain; 0: as one not seen
    *(18, 17, 0, 0, 24),  # OPEN_NEXT: 16ths of what the card below the open one is worth more than an unseen one
    *(1, 1, 0, 1, 1),  # BY_GAMES: 1 if the chance that a project gets finished is that of games (`finishing`)
    *(-9, -9, 0, -120, 120),  # PROJECT_SEATS: how much more drawing a project is worth for each seat after the second
    *(300, 282, 0, -100, 300),  # PROJECT_TURNS: how much more for each doubling of the turns that are left
    *(15, 15, 0, -10, 40),  # PROJECT_GAPS: how much less for each card that the active ones still take
    *(146, 146, 0, -50, 200),  # PROJECT_WAITS: how much less for each that waits in hand
    *(43, 43, 0, -20, 100),  # PROJECT_CARDS: how much more for each card in hand
    *(97, 159, 0, -100, 400),  # PROJECT_FIRST: how much less in the first round
    *(366, 366, 0, 0, 600),  # PROJECT_NONE: how much more with none at hand
    *(202, 202, 0, 0, 400),  # PROJECT_ONE: how much more with one at hand
)


def weight(m: State, what: int) -> int:
    """What the mind that chooses gives this weight."""
    return WEIGHTS[what * COLUMNS + column(m)]
