"""The greedy policy of the discoveries family: of all codes the one that looks best at once, question by question."""

from labdeck.bots.discoveries.answers import hero_score, pick_score, side_score
from labdeck.bots.discoveries.effects import (
    ability_worth,
    first_deed,
)
from labdeck.bots.discoveries.gains import (
    UNFIT,
    adding_gain,
    best_gear,
    best_target,
    breadth,
    can_score,
    hand_gain,
    has_room_for,
    holdings,
    lead,
    may_score,
    place_gain,
    score_gain,
    steps_open,
    threat,
)
from labdeck.bots.discoveries.hands import (
    SIXTEEN,
    bonus_ahead,
    gain_after,
    promised,
    promised_by,
    renewed,
    turns_left,
    usual,
)
from labdeck.bots.discoveries.held import card_worth
from labdeck.bots.discoveries.inspirations import answer_score, inspire_score, is_late
from labdeck.bots.discoveries.weights import (
    ABILITY,
    AFTER,
    AGAIN,
    BROAD_KEPT,
    BY_HAND,
    DEFEAT_LEAST,
    DENIED,
    EXCHANGED,
    FRESH_DRAWN,
    FRESH_GOOD,
    FRESH_STUCK,
    FRESH_TURN,
    KEPT,
    SUPPLY_FIELD,
    SUPPLY_OWN,
    WAIT_COST,
    WAIT_ROUNDS,
    weight,
)
from labdeck.bots.judgement import POINT, knows, list_again, lot
from labdeck.rules.discoveries.board import suits
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import (
    ASK_ANSWER,
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_FIELD,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_SCORE,
    ASK_SHED,
    ASK_STEP,
    ASK_TARGET,
    CARDS,
    END,
    FIELD,
    HAND,
    HERO,
    KEEP,
    MAT,
    NONE,
    OP_AGAIN,
    OUT,
    PASS,
    PROJECT,
    SEATS,
    STEP_CODE,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State
from labdeck.rules.sight import mask

FIRST = 100000  # added to scoring, so that it goes before every other action


def scorers(m: State, d: Deck, p: int) -> int:
    """How many heroes in a seat's hand may score a discovery of the field."""
    size = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == HERO and knows(m, p, c) and best_target(m, d, p, c) != NONE:
            size += 1
        c = m.node_next[c]
    return size


def exchange_score(m: State, d: Deck, p: int, code: int) -> int:
    """Give up an opening hand without a good hero for the field, or with one alone if it cannot be renewed freely."""
    if code == KEEP:
        return 0
    if d.free_discards == 0 and scorers(m, d, p) < 2:
        return POINT
    least = weight(m, EXCHANGED)
    if weight(m, BY_HAND):
        least += usual(m, d)
    return least - hand_gain(m, d, p)


def is_defeat(m: State, d: Deck, p: int, gain: int) -> bool:
    """Whether the fifth step would end the game at once with another seat ahead."""
    is_last = (m.turns + 1) % m.seats == 0
    if not is_last or m.last_call or steps_open(m, p) > 1:
        return False
    return holdings(m, d, p, p) + gain + weight(m, DEFEAT_LEAST) < holdings(m, d, lead(m, d, p, p), p)


def hope(m: State, d: Deck, q: int) -> int:
    """What a seat may hope to gain by leaving a discovery for better ones of its step that may still come."""
    points = 0
    size = 0
    for other in range(d.cards):
        z = m.place[other]
        if d.role[other] == PROJECT and z != OUT and (z < MAT or z >= MAT + SEATS):
            size += 1
            if d.step[other] == d.step[q] and d.points[other] > d.points[q]:
                points += d.points[other] - d.points[q]
    return POINT * points * weight(m, WAIT_ROUNDS) // max(size, 1)


def is_left(m: State, d: Deck, q: int) -> bool:
    """Whether a seat leaves a discovery of little worth, since there is time for a better one of its step."""
    if d.step[q] == 0 or is_late(m) or 2 * m.turns > d.most_turns * m.seats or 2 * m.quiet > d.stall_turns:
        return False
    return hope(m, d, q) > weight(m, WAIT_COST)


def pursuit_score(m: State, d: Deck, p: int, c: int, q: int) -> int:
    """Score what gains most, ability included; keep heroes that can score anything for later."""
    gain = score_gain(m, d, p, c, q)
    if is_defeat(m, d, p, gain):
        return UNFIT
    later = steps_open(m, p) - 1
    worth = gain + weight(m, DENIED) * threat(m, d, p, q) // 64
    if weight(m, BY_HAND) and d.program[first_deed(d, c)] == OP_AGAIN:
        worth += weight(m, AGAIN) * gain_after(m, d, p, c, q, True) // SIXTEEN
    else:
        worth += weight(m, ABILITY) * ability_worth(m, d, p, c) // SIXTEEN
    if weight(m, BY_HAND):
        worth += weight(m, AFTER) * gain_after(m, d, p, c, q, False) // SIXTEEN
    if later:
        worth -= weight(m, BROAD_KEPT) * (breadth(d, c) - 1)
    return worth + bonus_ahead(m, d, c, later, False)


def act_score(m: State, d: Deck, p: int, code: int) -> int:
    """Score with the best hero; if none can, add the best enhancement."""
    if code == PASS:
        return 0
    if d.role[code] != HERO:
        return place_gain(m, d, p, code)
    most = UNFIT
    q = top(m, FIELD)
    while q < CARDS:
        if may_score(m, d, p, code, q) and not is_left(m, d, q):
            most = max(most, pursuit_score(m, d, p, code, q))
        q = m.node_next[q]
    return most if most == UNFIT else FIRST + most


def has_hero_for(m: State, d: Deck, p: int, q: int) -> bool:
    """Whether a hero in a seat's hand may score a discovery."""
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == HERO and knows(m, p, c) and d.serves[c] & d.printed[q]:
            return True
        c = m.node_next[c]
    return False


def supply(m: State, d: Deck, p: int, step: int) -> int:
    """The points that a step may still bring: more for those in the field, and more if the seat can score them."""
    points = 0
    for q in range(d.cards):
        if d.role[q] == PROJECT and d.step[q] == step:
            if not knows(m, p, q):
                points += d.points[q]
            elif m.place[q] == FIELD and q != m.claimed:
                points += weight(m, SUPPLY_FIELD) * d.points[q]
                if weight(m, SUPPLY_OWN) and has_hero_for(m, d, p, q):
                    points += weight(m, SUPPLY_OWN) * d.points[q]
    return points


def keep_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What an enhancement may bring later below another hero in hand."""
    if weight(m, BY_HAND):
        return weight(m, KEPT) * promised_by(m, d, p, c) // SIXTEEN
    hero = top(m, HAND + p)
    while hero < CARDS:
        if d.role[hero] == HERO and suits(d, hero, c) and best_gear(m, d, p, hero, d.role[c]) == c:
            return POINT * d.points[c] // 2 if steps_open(m, p) else 0
        hero = m.node_next[hero]
    return 0


def enhance_score(m: State, d: Deck, p: int, code: int) -> int:
    """Add what brings most below this hero and least below another one in hand."""
    if code == END:
        return 0
    gain = 0
    if has_room_for(m, d, m.claimed, code):
        gain = adding_gain(m, d, p, code, m.claimed)
    if m.extra > 0:
        gain = max(gain, place_gain(m, d, p, code))
    return gain - keep_worth(m, d, p, code)


def fresh_worth(m: State, d: Deck, p: int) -> int:
    """What a card is worth that comes for one discarded: more where no hero in hand can score."""
    worth = weight(m, FRESH_DRAWN) if can_score(m, d, p) else weight(m, FRESH_STUCK)
    if weight(m, BY_HAND):
        worth += weight(m, FRESH_TURN) * turns_left(m, p)
        worth -= weight(m, FRESH_GOOD) * promised(m, d, p, turns_left(m, p), renewed(m, d), True) // 64
    return worth


def score(m: State, d: Deck, p: int, code: int) -> int:
    """How good a code looks as the answer to the question that waits."""
    question = m.ask
    if question == ASK_INSPIRE:
        return inspire_score(m, d, p, code)
    if question == ASK_ANSWER:
        return answer_score(m, d, p, code)
    if question == ASK_SCORE:
        return act_score(m, d, p, code)
    if question == ASK_TARGET:
        return pursuit_score(m, d, p, m.putting, code)
    if question == ASK_STEP:
        return -supply(m, d, p, code - STEP_CODE + 1)
    if question == ASK_ENHANCE:
        return enhance_score(m, d, p, code)
    if question == ASK_HERO:
        return hero_score(m, d, p, m.putting, code)
    if question == ASK_FIELD:
        return -side_score(m, d, p, code)
    if question == ASK_SHED:
        return -fresh_worth(m, d, p) if code == END else -card_worth(m, d, p, code)
    if question == ASK_EXCHANGE:
        return exchange_score(m, d, p, code)
    return pick_score(m, d, p, code)


def best_listed(m: State, d: Deck, p: int, size: int) -> int:
    """Of the codes that are listed, the one that looks best to seat p; ties are broken by `lot`."""
    best = m.legal[0]
    most = UNFIT - 1
    for i in range(size if size > 1 else 0):
        code = m.legal[i]
        worth = score(m, d, p, code)
        if worth > most or (worth == most and lot(m, code) < lot(m, best)):
            best = code
            most = worth
    return best


def choose_greedily(m: State, d: Deck, p: int) -> int:
    """The code that looks best to seat p, who sees the masked state m."""
    return best_listed(m, d, p, legal(m, d))


def choose_in_match(s: State, m: State, d: Deck, p: int, size: int) -> int:
    """What seat p chooses of the codes listed in the state s, of which it sees the masked copy m that is made here."""
    mask(s, m, d, p)
    list_again(s, m, size)
    return best_listed(m, d, p, size)
