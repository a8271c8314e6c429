"""What cards, projects and seats are worth to a seat that sees the masked state m.

Worths are integers, about 60 for a point. What a seat wants of each kind is kept in `m.list`, and how many cards
of each kind may still come to it in `m.spare`, since both are scratch. Each is reckoned when it is first asked
for: most choices need neither.
"""

from labdeck.bots.judgement import POINT, knows, ones
from labdeck.bots.programs.promise import promise
from labdeck.bots.projects.weights import (
    BLOCK_HELD,
    CANCEL_HELD,
    COME,
    COME_LAST,
    COME_OPEN,
    COMING,
    HARDSHIP,
    PACE_BEFORE,
    PACE_EMPTIED,
    PACE_LEAST,
    PROJECT_KEPT,
    SHARERS,
    WANT_HELD,
    WANT_UNSEEN,
    WILDCARD_HELD,
    weight,
)
from labdeck.rules.numbers import (
    BESIDE,
    BLOCK,
    CARDS,
    DISCARD_CODE,
    DONE,
    HAND,
    HURTS_ALL,
    HURTS_ANY,
    HURTS_OTHER,
    HURTS_SELF,
    KIND_BITS,
    KINDS,
    MAT,
    NEEDS,
    NONE,
    PILE_CODE,
    PROJECT,
    PROJECT_PILE,
    RESOURCE_PILE,
    WILDCARD,
)
from labdeck.rules.places import clockwise, owner, top
from labdeck.rules.projects.ending import worth_beside
from labdeck.rules.projects.needs import fits_one_of
from labdeck.rules.schema import Deck, State

IS_RECKONED = KINDS + 1  # index in each scratch list of the flag that it is filled for this choice
SURE_BITS = 20
SURE = 1 << SURE_BITS  # chances are integers, so many for certainty
LEADER_AT = KINDS + 2  # index in `m.list` of the seat that leads, from 1
COMING_AT = KINDS + 3  # index in `m.list` of the cards that will come to each seat, from 1


def gaps(m: State, d: Deck, q: int) -> int:
    """How many cards an active project still needs; in a pair, how many kinds the two need together."""
    if m.partner[q] != NONE:
        return ones(m.open[q] | m.open[m.partner[q]])
    size = d.needs[q]
    c = top(m, BESIDE + q)
    while c < CARDS:
        if d.adds[c] | d.adds_new[c]:
            size += max(d.more[c], 1)
        size -= d.fewer[c]
        if d.serves[c]:
            size -= 1 + d.twice[c]
        c = m.node_next[c]
    return max(size, 0)


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


def cards_to_come(m: State, d: Deck, p: int) -> int:
    """How many cards will still come to a seat, by its draws and by effects; reckoned once for each choice."""
    if m.list[COMING_AT + p] == 0:
        m.list[COMING_AT + p] = 1 + weight(m, COMING) * turns_left(m, d, p) * d.draw // 4
    return m.list[COMING_AT + p] - 1


def prospect(m: State, d: Deck, q: int, draws: int) -> int:
    """The expected points of an active project whose owner will still draw so many cards."""
    missing = gaps(m, d, q)
    luck = 4 * (draws + 1)
    return prize(m, d, q) * luck // (luck + weight(m, HARDSHIP) * missing * missing) - penalty(m, d, q)


def hope(m: State, d: Deck, q: int) -> int:
    """What an active project is worth to its owner, in the time that is left; below zero if it will cost points."""
    return prospect(m, d, q, cards_to_come(m, d, owner(m, q)))


def earned(m: State, d: Deck, p: int) -> int:
    """What a seat has completed, and what sentences gave it."""
    worth = m.gained[p] * POINT
    q = top(m, DONE + p)
    while q < CARDS:
        worth += d.points[q] * POINT
        q = m.node_next[q]
    return worth


def standing(m: State, d: Deck, p: int) -> int:
    """What a seat has completed, and what may come of its active projects."""
    worth = earned(m, d, p)
    q = top(m, MAT + p)
    while q < CARDS:
        worth += hope(m, d, q)
        q = m.node_next[q]
    return worth


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


def end_worth(m: State, d: Deck, p: int) -> int:
    """What a seat is expected to have if everyone takes one turn more."""
    worth = earned(m, d, p)
    q = top(m, MAT + p)
    while q < CARDS:
        worth += prospect(m, d, q, d.draw)
        q = m.node_next[q]
    return worth


def lead_at_end(m: State, d: Deck, p: int, q: int) -> int:
    """By how much the seat would be ahead if its completion of project q were the last call."""
    behind = prospect(m, d, q, d.draw) - POINT * d.points[q] - end_worth(m, d, p)
    most = end_worth(m, d, clockwise(m, p, 1))
    for i in range(2, m.seats):
        most = max(most, end_worth(m, d, clockwise(m, p, i)))
    return -behind - most


def projects_used(m: State, d: Deck) -> int:
    """How many project cards the game began with."""
    if d.projects > 0:
        return d.projects
    size = 0
    for c in range(d.cards):
        if d.role[c] == PROJECT:
            size += 1
    return size


def turns_left(m: State, d: Deck, p: int) -> int:
    """How many turns the seat will still have after this one: exact in the last call, else estimated from the pace."""
    if m.last_call:
        size = 0
        for i in range(1, m.last_call):
            if (m.seat + i) % m.seats == p:
                size += 1
        return size
    if m.emptied:
        return weight(m, PACE_EMPTIED)
    left = m.count[PROJECT_PILE]
    drawn = max(0, projects_used(m, d) - left - d.opening_projects * m.seats)  # fewer where a position is laid out
    before = weight(m, PACE_BEFORE) * m.seats
    pace = weight(m, PACE_LEAST) + left * (m.turns + before) // ((drawn + m.seats) * m.seats)
    return max(0, min(pace, d.most_turns - 1 - m.turns // m.seats))


def forget(m: State) -> None:
    """Begin a new choice: nothing is reckoned yet, neither wants nor supply, nor who leads, nor what will come."""
    m.list[IS_RECKONED] = 0
    m.list[LEADER_AT] = 0
    for p in range(m.seats):
        m.list[COMING_AT + p] = 0
    m.spare[IS_RECKONED] = 0


def want(m: State, kinds: int, worth: int) -> None:
    """Raise what each of these kinds is worth to at least so much."""
    kind = 0
    while kinds:
        if kinds & 1 and m.list[kind] < worth:
            m.list[kind] = worth
        kinds >>= 1
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
        kinds = m.open[q]
        if m.partner[q] != NONE:
            kinds |= m.open[m.partner[q]]
        if kinds:
            want(m, kinds, stake(m, d, q))
        q = m.node_next[q]


def reckon_supply(m: State, d: Deck, p: int) -> None:
    """Count the cards of each kind that are neither in the seat's hand nor beside a project."""
    m.spare[IS_RECKONED] = 1
    for kind in range(KINDS + 1):
        m.spare[kind] = 0
    for c in range(d.cards):
        held = knows(m, p, c) and (m.place[c] >= BESIDE or m.place[c] == HAND + p)
        if d.back[c] == RESOURCE_PILE and not held:
            m.spare[KINDS] += 1
            kinds = d.serves[c] if d.role[c] != WILDCARD else 0
            kind = 0
            while kinds:
                m.spare[kind] += kinds & 1
                kinds >>= 1
                kind += 1


def is_in_hand(m: State, d: Deck, p: int, kinds: int) -> bool:
    """Whether the seat holds a card that serves one of these kinds and that no active project of its own needs."""
    c = top(m, HAND + p)
    while c < CARDS:
        if d.serves[c] & kinds and knows(m, p, c) and not fits_one_of(m, d, p, c):
            return True
        c = m.node_next[c]
    return False


def supply_of(m: State, kinds: int) -> int:
    """How many cards of some kinds may still come."""
    kinds &= KIND_BITS
    supply = 0
    kind = 0
    while kinds:
        if kinds & 1:
            supply += m.spare[kind]
        kinds >>= 1
        kind += 1
    return supply


def missed(size: int, supply: int, draws: int) -> int:
    """The chance, of SURE, that none of so many draws brings one of `supply` cards among `size`."""
    miss = max(0, (size - supply) * SURE // size)
    chance = SURE
    while draws:
        if draws & 1:
            chance = chance * miss >> SURE_BITS
        miss = miss * miss >> SURE_BITS
        draws >>= 1
    return chance


def often(m: State, d: Deck, turns: int) -> int:
    """Twice how many cards come for each that the seat may draw in so many turns.

    Effects bring some as well, and discards of others where these can be drawn. An estimate of the turns is low as
    a rule; a limit to them is not.
    """
    if m.last_call or turns >= d.most_turns - 1 - m.turns // m.seats:
        return weight(m, COME_LAST)
    return weight(m, COME_OPEN if d.draw_from >> (DISCARD_CODE - PILE_CODE) & 1 else COME)


def chance_of_finishing(m: State, d: Deck, p: int, q: int) -> int:
    """The probability, in percent, that a project not yet started will be finished.

    Where two or more are active already, all share what is drawn, and a card drawn meets one need alone.
    """
    if m.spare[IS_RECKONED] == 0:
        reckon_supply(m, d, p)
    turns = turns_left(m, d, p)
    draws = often(m, d, turns) * d.draw * turns // (2 * max(m.count[MAT + p] + 1, weight(m, SHARERS)))
    chance = SURE
    for i in range(d.needs[q]):
        kinds = d.need[q * NEEDS + i]
        if not is_in_hand(m, d, p, kinds):
            chance = chance * (SURE - missed(m.spare[KINDS] + 1, supply_of(m, kinds), draws)) >> SURE_BITS
            draws = max(draws - 1, 0)
    return 100 * chance >> SURE_BITS


def modifier_worth(m: State, d: Deck, c: int) -> int:
    """What a modifier is worth to the seat that draws it; one that may be kept need not be played."""
    if d.role[c] == WILDCARD:
        return weight(m, WILDCARD_HELD)
    if d.role[c] == BLOCK:
        return weight(m, CANCEL_HELD if d.opposes[c] else BLOCK_HELD)
    worth = promise(d, c)
    return worth if d.at_once[c] else max(worth, 0)


def unseen_worth(d: Deck, c: int) -> int:
    """What a modifier among the resources is worth, by whom it hurts: a rough guess for many cards at once."""
    hurts = d.hurts[c]
    if d.role[c] == WILDCARD:
        return 3 * POINT
    if d.role[c] == BLOCK:
        return POINT
    if hurts == HURTS_SELF:
        return -2 * POINT
    if hurts == HURTS_OTHER or hurts == HURTS_ANY:
        return POINT
    if hurts == HURTS_ALL:
        return -POINT // 4
    return 2 * POINT


def card_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card is worth in the seat's hand."""
    if d.role[c] == PROJECT:
        return swing(d, c) * chance_of_finishing(m, d, p, c) * weight(m, PROJECT_KEPT) // 10000
    if d.role[c] >= WILDCARD:
        return modifier_worth(m, d, c)
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
    """What the top card of a face-down pile is worth: itself if it is known, else the mean of all unknown ones."""
    if m.count[z] > 0 and knows(m, p, top(m, z)):
        return card_worth(m, d, p, top(m, z))
    total = 0
    size = 0
    last = 0
    worth = 0
    for c in range(d.cards):
        if d.back[c] == z and not knows(m, p, c):
            if d.twin[c] == 0 or d.twin[c] != last:
                is_rough = d.role[c] >= WILDCARD and z == RESOURCE_PILE
                worth = unseen_worth(d, c) if is_rough else card_worth(m, d, p, c)
                last = d.twin[c]
            total += worth
            size += 1
    return total // max(size, 1)
