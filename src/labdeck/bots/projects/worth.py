"""What cards, projects and seats are worth to a seat that sees the masked state m.

Worths are integers, about 60 for a point. What a seat wants of each kind is kept in `m.list`, which is scratch.
"""

from labdeck.bots.judgement import POINT, knows
from labdeck.bots.programs.promise import promise
from labdeck.bots.projects.chances import (
    CERTAIN,
    CERTAIN_BITS,
    IS_RECKONED,
    LEADER_AT,
    MEAN_AT,
    ODDS_AT,
    STANDING_AT,
    cards_to_come,
    chance_of_finishing,
    gaps,
    kinds_held,
    lacking,
    odds_of_all,
    turns_left,
)
from labdeck.bots.projects.finishing import chance_of_active, chance_of_start
from labdeck.bots.projects.weights import (
    BLOCK_HELD,
    BY_GAMES,
    BY_ODDS,
    CANCEL_HELD,
    HARDSHIP,
    HELD_LATE,
    PROJECT_KEPT,
    UNSEEN_ALL,
    UNSEEN_BLOCK,
    UNSEEN_NOBODY,
    UNSEEN_OTHER,
    UNSEEN_SELF,
    UNSEEN_WILDCARD,
    WANT_HELD,
    WANT_ODDS,
    WANT_STAKE,
    WANT_UNSEEN,
    WILDCARD_HELD,
    weight,
)
from labdeck.rules.numbers import (
    BLOCK,
    CARDS,
    DONE,
    HAND,
    HURTS_ALL,
    HURTS_ANY,
    HURTS_OTHER,
    HURTS_SELF,
    KINDS,
    MAT,
    NONE,
    PROJECT,
    RESOURCE_PILE,
    WILDCARD,
)
from labdeck.rules.places import clockwise, owner, top
from labdeck.rules.projects.ending import worth_beside
from labdeck.rules.schema import Deck, State

HIGHEST = 250 * POINT  # that a seat's standing is told apart up to, so that there is room for it in scratch


def swing(d: Deck, q: int) -> int:
    """The difference between completing a project and leaving it unfinished."""
    return (d.points[q] + d.unfinished[q]) * POINT


def prize(m: State, d: Deck, q: int) -> int:
    """The same for an active project, with what the cards beside it change, in both cases."""
    return swing(d, q) + 2 * POINT * worth_beside(m, d, q) if d.changing else swing(d, q)


def penalty(m: State, d: Deck, q: int) -> int:
    """What an active project costs if it is left unfinished."""
    return POINT * (d.unfinished[q] + worth_beside(m, d, q)) if d.changing else POINT * d.unfinished[q]


def stake(m: State, d: Deck, q: int) -> int:
    """What one card beside a project is worth to its owner: the more, the fewer are missing."""
    return prize(m, d, q) // (gaps(m, d, q) + 1)


def prospect(m: State, d: Deck, q: int, draws: int) -> int:
    """The expected points of an active project whose owner will still draw so many cards."""
    missing = gaps(m, d, q)
    luck = 4 * (draws + 1)
    return prize(m, d, q) * luck // (luck + weight(m, HARDSHIP) * missing * missing) - penalty(m, d, q)


def hope(m: State, d: Deck, q: int) -> int:
    """What an active project is worth to its owner, in the time that is left; below zero if it will cost points."""
    if weight(m, BY_ODDS) == 0:
        return prospect(m, d, q, cards_to_come(m, d, owner(m, q)))
    if weight(m, BY_GAMES):
        return (prize(m, d, q) * chance_of_active(m, d, m.asked, q) >> CERTAIN_BITS) - penalty(m, d, q)
    kinds = lacking(m, q)
    if owner(m, q) == m.asked:
        kinds &= ~kinds_held(m, d, m.asked)
    return (prize(m, d, q) * odds_of_all(m, d, m.asked, kinds) >> CERTAIN_BITS) - penalty(m, d, q)


def earned(m: State, d: Deck, p: int) -> int:
    """What a seat has completed, and what sentences gave it."""
    worth = m.gained[p] * POINT
    q = top(m, DONE + p)
    while q < CARDS:
        worth += d.points[q] * POINT
        q = m.node_next[q]
    return worth


def standing(m: State, d: Deck, p: int) -> int:
    """What a seat has completed, and what may come of its active projects; reckoned once for each choice."""
    if m.list[STANDING_AT + p] == 0:
        worth = earned(m, d, p)
        q = top(m, MAT + p)
        while q < CARDS:
            worth += hope(m, d, q)
            q = m.node_next[q]
        m.list[STANDING_AT + p] = HIGHEST + 1 + max(-HIGHEST, min(HIGHEST, worth))
    return m.list[STANDING_AT + p] - HIGHEST - 1


def leader(m: State, d: Deck, p: int) -> int:
    """The other seat that stands best; the first of equals after p."""
    if m.list[LEADER_AT]:
        return m.list[LEADER_AT] - 1
    best = clockwise(m, p, 1)
    most = standing(m, d, best) if m.seats > 2 else 0
    for i in range(2, m.seats):
        worth = standing(m, d, clockwise(m, p, i))
        if worth > most:
            best = clockwise(m, p, i)
            most = worth
    m.list[LEADER_AT] = best + 1
    return best


def end_worth(m: State, d: Deck, p: int, done: int, turns: int) -> int:
    """What a seat is expected to have if project `done` is completed and everyone takes so many turns more."""
    worth = earned(m, d, p)
    q = top(m, MAT + p)
    while q < CARDS:
        worth += POINT * d.points[q] if q == done else prospect(m, d, q, d.draw * turns)
        q = m.node_next[q]
    return worth


def lead_at_end(m: State, d: Deck, p: int, q: int, turns: int) -> int:
    """By how much the seat would be ahead, with project q completed, if everyone took so many turns more."""
    most = end_worth(m, d, clockwise(m, p, 1), NONE, turns)
    for i in range(2, m.seats):
        theirs = end_worth(m, d, clockwise(m, p, i), NONE, turns)
        most = max(most, theirs)
    own = end_worth(m, d, p, q, turns)
    return own - most


def want(m: State, kinds: int, worth: int) -> None:
    """Raise what each of these kinds is worth to at least so much."""
    kind = 0
    while kinds:
        if kinds & 1 and m.list[kind] < worth:
            m.list[kind] = worth
        kinds >>= 1
        kind += 1


def want_by_odds(m: State, d: Deck, p: int, q: int, kinds: int) -> None:
    """Raise what each kind that a project lacks is worth: the more, the likelier the rest comes and it does not.

    A part of its stake counts in any case.
    """
    least = stake(m, d, q) * weight(m, WANT_STAKE) // 16
    held = kinds_held(m, d, p)
    more = prize(m, d, q) * weight(m, WANT_ODDS) // 16
    rest = kinds
    kind = 0
    while rest:
        if rest & 1:
            others = odds_of_all(m, d, p, kinds & ~held & ~(1 << kind))
            rare = CERTAIN - m.list[ODDS_AT + kind]
            worth = least + (more * others * rare >> 2 * CERTAIN_BITS)
            m.list[kind] = max(m.list[kind], worth)
        rest >>= 1
        kind += 1


def reckon_wants(m: State, d: Deck, p: int) -> None:
    """Find what one card of each kind is worth to the seat."""
    m.list[IS_RECKONED] = 1
    unseen = weight(m, WANT_UNSEEN)
    for kind in range(KINDS):
        m.list[kind] = 0
    for q in range(d.cards):
        if d.role[q] == PROJECT and not knows(m, p, q):
            kinds = d.printed[q]
            kind = 0
            while kinds:
                m.list[kind] += (kinds & 1) * unseen
                kinds >>= 1
                kind += 1
    q = top(m, HAND + p)
    while q < CARDS:
        if d.role[q] == PROJECT and knows(m, p, q):
            want(m, d.printed[q], swing(d, q) * weight(m, WANT_HELD) // (120 * d.needs[q] + 120))
        q = m.node_next[q]
    q = top(m, MAT + p)
    while q < CARDS:
        kinds = lacking(m, q)
        if kinds and weight(m, BY_ODDS):
            want_by_odds(m, d, p, q, kinds)
        elif kinds:
            want(m, kinds, stake(m, d, q))
        q = m.node_next[q]


def modifier_worth(m: State, d: Deck, c: int) -> int:
    """What a modifier is worth to the seat that draws it; one that may be kept need not be played."""
    if d.role[c] == WILDCARD:
        return weight(m, WILDCARD_HELD)
    if d.role[c] == BLOCK:
        return weight(m, CANCEL_HELD if d.opposes[c] else BLOCK_HELD)
    worth = promise(d, c)
    return worth if d.at_once[c] else max(worth, 0)


def unseen_worth(m: State, d: Deck, c: int) -> int:
    """What a modifier among the resources is worth, by whom it hurts: a rough guess for many cards at once."""
    hurts = d.hurts[c]
    if d.role[c] == WILDCARD:
        return weight(m, UNSEEN_WILDCARD)
    if d.role[c] == BLOCK:
        return weight(m, UNSEEN_BLOCK)
    if hurts == HURTS_SELF:
        return weight(m, UNSEEN_SELF)
    if hurts == HURTS_OTHER or hurts == HURTS_ANY:
        return weight(m, UNSEEN_OTHER)
    return weight(m, UNSEEN_ALL if hurts == HURTS_ALL else UNSEEN_NOBODY)


def card_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card is worth in the seat's hand."""
    if d.role[c] == PROJECT:
        if weight(m, BY_GAMES):
            kept = (swing(d, c) * chance_of_start(m, d, p, c) >> CERTAIN_BITS) - POINT * d.unfinished[c]
            return max(0, kept) * weight(m, PROJECT_KEPT) // 100
        return swing(d, c) * chance_of_finishing(m, d, p, c) * weight(m, PROJECT_KEPT) // 10000
    if d.role[c] >= WILDCARD:
        late = weight(m, HELD_LATE)
        worth = modifier_worth(m, d, c)
        return worth * min(late, turns_left(m, d, p)) // late if late and worth > 0 else worth
    if m.list[IS_RECKONED] == 0:
        reckon_wants(m, d, p)
    worth = 0
    kinds = d.serves[c]
    kind = 0
    while kinds:
        if kinds & 1:
            worth = max(worth, m.list[kind])
        kinds >>= 1
        kind += 1
    return worth


def mean_worth(m: State, d: Deck, p: int, z: int) -> int:
    """What the top card of a face-down pile is worth: itself if it is known, else the mean of all unknown ones.

    That of the resources is reckoned once for each choice.
    """
    if m.count[z] > 0 and knows(m, p, top(m, z)):
        return card_worth(m, d, p, top(m, z))
    if z != RESOURCE_PILE:
        return mean_unseen(m, d, p, z)
    if m.list[MEAN_AT] == 0:
        m.list[MEAN_AT] = 1
        m.list[MEAN_AT + 1] = mean_unseen(m, d, p, z)
    return m.list[MEAN_AT + 1]


def mean_unseen(m: State, d: Deck, p: int, z: int) -> int:
    """What the cards of a pile that the seat does not know are worth on average."""
    total = 0
    size = 0
    last = 0
    worth = 0
    for c in range(d.cards):
        if d.back[c] == z and not knows(m, p, c):
            if d.twin[c] == 0 or d.twin[c] != last:
                is_rough = d.role[c] >= WILDCARD and z == RESOURCE_PILE
                worth = unseen_worth(m, d, c) if is_rough else card_worth(m, d, p, c)
                last = d.twin[c]
            total += worth
            size += 1
    return total // max(size, 1)
