"""What may still come in games of projects: turns, cards, and the odds that a project gets what it lacks.

What is found out for a choice is kept in scratch, `m.list` and `m.spare`, and each is reckoned when it is first asked
for: most choices need little of it.
"""

from labdeck.bots.judgement import knows, logarithm, ones
from labdeck.bots.projects.turns import last_turns, projects_drawn, turns_by_signs
from labdeck.bots.projects.weights import (
    BY_GAMES,
    BY_ODDS,
    COME,
    COME_LAST,
    COME_MORE,
    COME_NEXT,
    COME_OPEN,
    COME_SEATS,
    COME_SEEING,
    COMING,
    PACE_BEFORE,
    PACE_DRAWN,
    PACE_EMPTIED,
    PACE_LEAST,
    SHARE,
    SHARERS,
    weight,
)
from labdeck.rules.numbers import (
    BESIDE,
    CARDS,
    DISCARD_CODE,
    HAND,
    HURTS_NOBODY,
    KIND_BITS,
    KINDS,
    MAT,
    MODIFIER,
    NEEDS,
    NONE,
    PILE_CODE,
    PROJECT_PILE,
    RESOURCE,
    RESOURCE_PILE,
    SEATS,
    WILDCARD,
)
from labdeck.rules.places import top
from labdeck.rules.projects.needs import fits_one_of
from labdeck.rules.schema import Deck, State

IS_RECKONED = KINDS + 1  # index in each scratch list of the flag that it is filled for this choice
SURE_BITS = 20
SURE = 1 << SURE_BITS  # chances are integers, so many for certainty
CERTAIN_BITS = 14
CERTAIN = 1 << CERTAIN_BITS  # odds that are kept in scratch have no room for more
ODDS_AT = 64  # index in `m.list` of the odds of each kind, and after them of the flag that they are reckoned
LEADER_AT = KINDS + 2  # index in `m.list` of the seat that leads, from 1
COMING_AT = KINDS + 3  # index in `m.list` of the cards that will come to each seat, from 1
TURNS_AT = COMING_AT + SEATS  # likewise of the turns that each will have, from 1
GAPS_AT = TURNS_AT + SEATS  # likewise of the cards that the active projects of each take, from 1
MEAN_AT = GAPS_AT + SEATS  # index in `m.list` of the flag that the mean worth of a resource is reckoned, and of that
STANDING_AT = MEAN_AT + 2  # index in `m.list` of what each seat stands at, from 1 for the lowest
RARE_AT = 64  # index in `m.spare` of how rare each kind is, and after them of the flag that this is reckoned
HARM_AT = KINDS + 2  # index in `m.spare` of how many in 256 cards hurt
HELD_AT = KINDS + 3  # index in `m.spare` of the kinds that are in hand, in two halves
HALF = 12  # kinds in one of them
RAREST = 8  # bits at most by which a kind is rare


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


def turns_by_pace(m: State, d: Deck, p: int) -> int:
    """How many turns the seat will still have, if the project pile goes on to shrink as it did."""
    if m.last_call:
        return last_turns(m, p)
    if m.emptied:
        return weight(m, PACE_EMPTIED)
    left = m.count[PROJECT_PILE]
    drawn = projects_drawn(m, d)
    rounds = 4 * m.turns + weight(m, PACE_BEFORE) * m.seats
    pace = weight(m, PACE_LEAST) + left * rounds // ((4 * drawn + weight(m, PACE_DRAWN) * m.seats) * m.seats)
    return max(0, min(pace, d.most_turns - 1 - m.turns // m.seats))


def turns_left(m: State, d: Deck, p: int) -> int:
    """How many turns the seat will still have after this one; reckoned once for each choice."""
    if m.list[TURNS_AT + p] == 0:
        turns = 0
        if m.last_call:
            turns = last_turns(m, p)
        elif weight(m, BY_GAMES):
            turns = turns_by_signs(m, d)
            for other in range(m.seats):
                m.list[TURNS_AT + other] = 1 + turns
        else:
            turns = turns_by_pace(m, d, p)
        m.list[TURNS_AT + p] = 1 + turns
    return m.list[TURNS_AT + p] - 1


def forget(m: State) -> None:
    """Begin a new choice: nothing is reckoned yet, neither wants nor supply, nor who leads, nor what will come."""
    m.list[IS_RECKONED] = 0
    m.list[LEADER_AT] = 0
    m.list[MEAN_AT] = 0
    m.list[ODDS_AT + KINDS] = 0
    for p in range(m.seats):
        m.list[COMING_AT + p] = 0
        m.list[TURNS_AT + p] = 0
        m.list[GAPS_AT + p] = 0
        m.list[STANDING_AT + p] = 0
    m.spare[IS_RECKONED] = 0
    m.spare[RARE_AT + KINDS] = 0


def cards_to_come(m: State, d: Deck, p: int) -> int:
    """How many cards will still come to a seat, by its draws and by effects; reckoned once for each choice."""
    if m.list[COMING_AT + p] == 0:
        m.list[COMING_AT + p] = 1 + weight(m, COMING) * turns_left(m, d, p) * d.draw // 16
    return m.list[COMING_AT + p] - 1


def first_kind(kinds: int) -> int:
    """The number of the first of these kinds; 0 if there is none."""
    kind = 0
    while kinds and kinds >> kind & 1 == 0:
        kind += 1
    return kind


def reckon_supply(m: State, d: Deck, p: int) -> None:
    """Count the cards of each kind that are neither in the seat's hand nor beside a project."""
    m.spare[IS_RECKONED] = 1
    wild = weight(m, BY_ODDS)
    for kind in range(KINDS + 1):
        m.spare[kind] = 0
    same = 0
    place = 0
    size = 0
    harm = 0
    for c in range(d.cards):
        if d.back[c] != RESOURCE_PILE:
            continue
        size += 1
        role = d.role[c]
        if role == MODIFIER:
            harm += d.hurts[c] != HURTS_NOBODY
        if knows(m, p, c) and (m.place[c] >= BESIDE or m.place[c] == HAND + p):
            continue
        m.spare[KINDS] += 1
        kinds = d.serves[c] if role != WILDCARD or wild else 0
        if kinds != same:  # copies of a card follow each other
            same = kinds
            place = first_kind(kinds)
        kind = place
        kinds >>= place
        while kinds:
            m.spare[kind] += kinds & 1
            kinds >>= 1
            kind += 1
    m.spare[HARM_AT] = 256 * harm // max(size, 1)


def seat_gaps(m: State, d: Deck, p: int) -> int:
    """How many cards the active projects of a seat take together; reckoned once for each choice."""
    if m.list[GAPS_AT + p] == 0:
        size = 1
        q = top(m, MAT + p)
        while q < CARDS:
            size += gaps(m, d, q)
            q = m.node_next[q]
        m.list[GAPS_AT + p] = size
    return m.list[GAPS_AT + p] - 1


def rarities(m: State, d: Deck, p: int) -> None:
    """Find how unlikely a card of each kind is to come to the seat in the time that is left, in 256ths of a bit."""
    if m.spare[IS_RECKONED] == 0:
        reckon_supply(m, d, p)
    m.spare[RARE_AT + KINDS] = 1
    held = kinds_held(m, d, p)
    m.spare[HELD_AT] = held & (1 << HALF) - 1
    m.spare[HELD_AT + 1] = held >> HALF
    draws = turns_left(m, d, p) * d.draw
    size = m.spare[KINDS] + 1
    for kind in range(KINDS):
        rare = RAREST << 8
        if m.spare[kind]:
            odds = SURE - missed(size, m.spare[kind], draws)
            rare = min(rare, (SURE_BITS << 8) - logarithm(max(odds, 1)))
        m.spare[RARE_AT + kind] = rare


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
    """How many cards come, in 16ths, for each that the seat may draw in so many turns.

    Effects bring some as well, and discards of others where these can be drawn. An estimate of the turns is low as
    a rule; a limit to them is not.
    """
    if m.last_call or turns >= d.most_turns - 1 - m.turns // m.seats:
        return weight(m, COME_LAST)
    more = weight(m, COME_SEATS) * (m.seats - 2) + (0 if d.draw_blind else weight(m, COME_SEEING))
    return more + weight(m, COME_OPEN if d.draw_from >> (DISCARD_CODE - PILE_CODE) & 1 else COME)


def chance_of_finishing(m: State, d: Deck, p: int, q: int) -> int:
    """The probability, in percent, that a project not yet started will be finished.

    Where two or more are active already, all share what is drawn, and a card drawn meets one need alone.
    """
    if m.spare[IS_RECKONED] == 0:
        reckon_supply(m, d, p)
    turns = turns_left(m, d, p)
    sharers = 8 + weight(m, SHARE) * max(m.count[MAT + p], weight(m, SHARERS))
    draws = weight(m, COME_MORE) + often(m, d, turns) * d.draw * turns // (2 * sharers)
    more = weight(m, COME_NEXT)
    chance = SURE
    for i in range(d.needs[q]):
        kinds = d.need[q * NEEDS + i]
        if not is_in_hand(m, d, p, kinds):
            chance = chance * (SURE - missed(m.spare[KINDS] + 1, supply_of(m, kinds), draws)) >> SURE_BITS
            draws = max(draws + more, 0)
    return 100 * chance >> SURE_BITS


def reckon_odds(m: State, d: Deck, p: int) -> None:
    """Find the odds, of CERTAIN, that a card of each kind comes to the seat in the time that is left."""
    if m.spare[IS_RECKONED] == 0:
        reckon_supply(m, d, p)
    draws = cards_to_come(m, d, p)
    size = m.spare[KINDS] + 1
    for kind in range(KINDS):
        odds = 0
        if m.spare[kind]:
            odds = (SURE - missed(size, m.spare[kind], draws)) >> (SURE_BITS - CERTAIN_BITS)
        m.list[ODDS_AT + kind] = odds
    m.list[ODDS_AT + KINDS] = 1


def odds_of_all(m: State, d: Deck, p: int, kinds: int) -> int:
    """The odds, of CERTAIN, that a card of each of these kinds comes to the seat."""
    if m.list[ODDS_AT + KINDS] == 0:
        reckon_odds(m, d, p)
    chance = CERTAIN
    kind = 0
    while kinds:
        if kinds & 15 == 0:
            kinds >>= 4
            kind += 4
            continue
        if kinds & 1:
            chance = chance * m.list[ODDS_AT + kind] >> CERTAIN_BITS
        kinds >>= 1
        kind += 1
    return chance


def lacking(m: State, q: int) -> int:
    """The kinds that an active project lacks; in a pair, those that the two lack."""
    kinds = m.open[q]
    if m.partner[q] != NONE:
        kinds |= m.open[m.partner[q]]
    return kinds & KIND_BITS


def kinds_held(m: State, d: Deck, p: int) -> int:
    """The kinds that the cards in the seat's hand can stand for, wildcards aside."""
    kinds = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == RESOURCE and knows(m, p, c):
            kinds |= d.serves[c]
        c = m.node_next[c]
    return kinds & KIND_BITS
