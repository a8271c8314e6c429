"""What the greedy policy of games of discoveries weighs, and by how much, for each of its minds.

`make train` seeks the numbers of the first two columns by games, of two and of many. Those of the third are kept as
they were set by hand, for comparison (`greedy-1`). A worth is in 60ths of a point.
"""

from labdeck.bots.minds import COLUMNS, column
from labdeck.rules.schema import State

__all__ = ["WEIGHTS"]

(
    BY_HAND,
    STAYS,
    COMES,
    SECOND,
    THIRD,
    HERO_ABILITY,
    AFTER,
    ABILITY,
    AGAIN,
    DENIED,
    BROAD_KEPT,
    GROWS,
    HOPED,
    WAIT_ROUNDS,
    WAIT_COST,
    DEFEAT_LEAST,
    EXCHANGED,
    CANCEL_LEAST,
    CANCEL_TURN,
    PATIENCE,
    PATIENCE_TURN,
    SHIFT_LEAST,
    FRESH_DRAWN,
    FRESH_STUCK,
    FRESH_GOOD,
    GEAR_ALONE,
    GEAR_PLACED,
    CANCEL_HELD,
    INSPIRATION_HELD,
    KEPT,
    PROMISED,
    THREATENED,
    RELIEF,
    ABROAD,
    DRAW_ABROAD,
    AGAIN_USUAL,
    DRAWN,
    ROOM_MORE,
    ANY_GEAR,
    SAFE,
    SPITE_LEAD,
    SPITE,
    FRESH_TURN,
    SUPPLY_FIELD,
    SUPPLY_OWN,
    HELD_HOPED,
    CARD_HOPED,
    THEFT_HELD,
    TAKING_HELD,
    USUAL_POINTS,
    USUAL_GEAR,
    USUAL_SPREAD,
    GEAR_LEAST,
    THEFT_LEAST,
    BALANCED,
    OFTEN,
    ANY_ABROAD,
    RELIEVING,
) = range(58)
WEIGHTS = (
    *(1, 1, 0, 1, 1),  # BY_HAND: 1 if a card is worth what the hand promises less without it
    *(5, 5, 0, 0, 20),  # STAYS: 16ths of a discovery's points that still count in the next turn
    *(46, 46, 0, 0, 64),  # COMES: 16ths of the mean of what a hero may score in discoveries that are still to come
    *(0, 0, 0, 0, 16),  # SECOND: 16ths of what the second best hero in hand would gain, in what the hand promises
    *(4, 4, 0, 0, 16),  # THIRD: likewise each further one
    *(9, 9, 0, 0, 24),  # HERO_ABILITY: 16ths of an ability, in what a hero in hand would gain
    *(4, 4, 0, 0, 24),  # AFTER: 16ths of what the hand promises after a score
    *(13, 13, 16, 0, 32),  # ABILITY: 16ths of an ability as its hero is played
    *(19, 19, 0, 0, 32),  # AGAIN: 16ths of the second score in a turn that is in hand
    *(18, 18, 8, 0, 32),  # DENIED: 64ths of what a discovery is worth to others, when it is scored
    *(-1, -1, 60, -60, 240),  # BROAD_KEPT: what a hero for any discovery costs more while steps are left
    *(52, 52, 10, 0, 90),  # GROWS: for each step that is left, what a point of an end bonus is worth that grows
    *(7, 7, 10, -30, 40),  # HOPED: likewise of one that is given for something the seat may come to have
    *(10, 10, 6, 0, 16),  # WAIT_ROUNDS: rounds that one may wait for a better discovery
    *(589, 589, 180, 60, 600),  # WAIT_COST: what it costs to wait
    *(0, 0, 0, -600, 300),  # DEFEAT_LEAST: the lead with which the fifth step is not put off
    *(134, 134, 180, -240, 300),  # EXCHANGED: what an opening hand must gain, if BY_HAND more than new cards
    *(97, 97, 60, 0, 240),  # CANCEL_LEAST: the harm from which on it is cancelled
    *(8, 8, 0, 0, 60),  # CANCEL_TURN: how much more for each turn that is left
    *(-5, -5, 0, -60, 240),  # PATIENCE: what an inspiration that gains more later must be worth
    *(9, 9, 0, -20, 120),  # PATIENCE_TURN: how much more for each turn that is left
    *(50, 50, 180, -240, 240),  # SHIFT_LEAST: what the hand must gain at most, if BY_HAND less than in a new field
    *(38, 38, 75, 0, 240),  # FRESH_DRAWN: what a card drawn for one discarded is worth
    *(83, 83, 150, 0, 400),  # FRESH_STUCK: likewise if no hero in hand can score
    *(5, 5, 0, 0, 32),  # FRESH_GOOD: how much less, in 64ths of what the hand promises
    *(7, 7, 0, 0, 16),  # GEAR_ALONE: 16ths of an enhancement in hand for which there is no hero
    *(1, 1, 0, 0, 16),  # GEAR_PLACED: likewise of what it would gain on the table
    *(144, 144, 120, 0, 400),  # CANCEL_HELD: what a card that cancels is worth in hand
    *(38, 38, 60, 0, 300),  # INSPIRATION_HELD: what any other inspiration is worth in hand at least
    *(12, 12, 0, 0, 32),  # KEPT: 16ths of what an enhancement may bring later below another hero
    *(5, 5, 4, 0, 16),  # PROMISED: 16ths of a discovery's points to a seat that cannot score it yet
    *(20, 20, 16, 0, 48),  # THREATENED: 16ths of what a discovery of the field is worth to the others, against it
    *(75, 75, 30, 0, 200),  # RELIEF: what it is worth that a card leaves the hand in one's own turn
    *(46, 46, 0, 0, 200),  # ABROAD: how much more an inspiration must be worth in the turn of another
    *(0, 0, 0, 0, 100),  # DRAW_ABROAD: cards that a draw must bring more in the turn of another
    *(369, 369, 240, 0, 600),  # AGAIN_USUAL: what a second score in a turn is worth as a rule
    *(50, 50, 75, 0, 200),  # DRAWN: what a card drawn by a sentence is worth
    *(0, 0, 30, 0, 200),  # ROOM_MORE: what it is worth that a hero holds one more enhancement
    *(75, 75, 30, 0, 200),  # ANY_GEAR: likewise those of any type
    *(123, 123, 20, 0, 200),  # SAFE: likewise safely, or twice that if it keeps all of them safe
    *(10, 10, 8, 0, 12),  # SPITE_LEAD: 12ths of a harm to the one who stands best of several others
    *(6, 6, 4, 0, 12),  # SPITE: likewise of a harm to another of them
    *(24, 24, 0, -30, 60),  # FRESH_TURN: how much more a card drawn for one discarded is worth for each turn left
    *(3, 3, 3, 0, 12),  # SUPPLY_FIELD: how often the points of the field count in what a step may still bring
    *(2, 2, 0, 0, 40),  # SUPPLY_OWN: likewise those that a hero in hand may score
    *(17, 17, 0, 0, 60),  # HELD_HOPED: what a point is worth that a hero in hand adds for holding something
    *(0, 0, 0, 0, 60),  # CARD_HOPED: likewise for holding just one card
    *(241, 241, 60, 0, 400),  # THEFT_HELD: what a theft is worth in hand at least
    *(92, 92, 60, 0, 400),  # TAKING_HELD: likewise an inspiration that takes a card of the open discard
    *(11, 11, 0, 0, 48),  # USUAL_POINTS: 16ths of the mean points of discoveries, in what new cards bring in a turn
    *(17, 17, 0, 0, 48),  # USUAL_GEAR: likewise of those of enhancements
    *(247, 247, 0, 10, 400),  # USUAL_SPREAD: by how much new cards bring more or less than that
    *(93, 93, 0, 0, 180),  # GEAR_LEAST: what is taken off the points of an enhancement without a hero: new ones come
    *(150, 150, 0, 0, 400),  # THEFT_LEAST: how much more a theft must be worth while there are turns left
    *(-12, -12, 10, -30, 40),  # BALANCED: for each step that is left, a point of a bonus for as many items as locations
    *(12, 12, 2, 12, 12),  # OFTEN: of so many choices in rollouts one is not greedy
    *(160, 160, 15, 0, 400),  # ANY_ABROAD: what any other sentence must be worth in the turn of another
    *(7, 7, 0, 0, 200),  # RELIEVING: how much less an inspiration must be worth in one's own turn; a card comes for it
)


def weight(m: State, what: int) -> int:
    """What the mind that chooses gives this weight."""
    return WEIGHTS[what * COLUMNS + column(m)]
