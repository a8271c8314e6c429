"""The greedy policy of the discoveries family: of all codes the one that looks best at once, question by question."""

from labdeck.bots.discoveries.answers import hero_score, pick_score, side_score
from labdeck.bots.discoveries.effects import (
    ability_worth,
    cancel_worth,
    card_worth,
    deed_worth,
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
from labdeck.bots.discoveries.prices import FRESH, SCORE
from labdeck.bots.judgement import POINT, knows, list_again, lot
from labdeck.rules.discoveries.board import suits
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import (
    ACTOR,
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
    DISCARD,
    END,
    FIELD,
    FROM_FIELD,
    HAND,
    HERO,
    IN_DISCARD,
    INSPIRATION,
    KEEP,
    MAT,
    NONE,
    OP_BONUS_IF,
    OP_BONUS_PER,
    OP_CARD,
    OP_DRAW,
    OP_DUMP,
    OP_END,
    OP_IGNORE,
    OP_MAY,
    OP_OR,
    OP_POINTS,
    OP_STEAL,
    OUT,
    PASS,
    PLAYING,
    PROJECT,
    RESOURCE_PILE,
    SEATS,
    STEP_CODE,
    WIDTH,
)
from labdeck.rules.places import top
from labdeck.rules.schema import Deck, State
from labdeck.rules.sight import mask
from labdeck.rules.ways import clause_end

FIRST = 100000  # added to scoring, so that it goes before every other action
SOON = 6  # rounds that one may wait for a better discovery
DELAY = 3 * POINT  # what it costs to wait
LIVELY = 3  # choices for each seat in a turn, then no more inspirations: with few cards left they could go on for ever


def is_late(m: State) -> bool:
    """Whether the end is near: somebody lacks one step at most."""
    for p in range(m.seats):
        if steps_open(m, p) <= 1:
            return True
    return False


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
    return SCORE - POINT - hand_gain(m, d, p)


def free_gain(m: State, d: Deck, p: int) -> int:
    """What the best hero in hand gains more if it may score any type."""
    now = hand_gain(m, d, p)
    was = m.any_type
    m.any_type = 1
    free = hand_gain(m, d, p)
    m.any_type = was
    return free - max(now, 0)


def best_of_discard(m: State, d: Deck, p: int, sorts: int) -> int:
    """What the best card of the open discard would be worth in hand."""
    most = 0
    c = top(m, DISCARD)
    while c < CARDS:
        if d.sort[c] & sorts:
            most = max(most, card_worth(m, d, p, c))
        c = m.node_next[c]
    return most


def fresh_cards(m: State, d: Deck) -> int:
    """How many cards could be drawn, without the inspirations in the open discard, which would only be drawn again."""
    size = m.count[RESOURCE_PILE]
    c = top(m, DISCARD)
    while c < CARDS:
        if d.role[c] != INSPIRATION:
            size += 1
        c = m.node_next[c]
    return size


def is_single(d: Deck, at: int) -> bool:
    """Whether an effect is one clause that asks for no decision."""
    return d.program[clause_end(d, at) + 1] == 1 and d.program[at] != OP_OR and d.program[at] != OP_MAY


def counts_late(d: Deck, at: int) -> bool:
    """Whether an effect changes what is counted after the last turn: thefts and points do."""
    while d.program[at] != OP_END or d.program[at + 1] == 0:
        if d.program[at] == OP_STEAL or d.program[at] == OP_POINTS:
            return True
        at += WIDTH
    return False


def relief(m: State, d: Deck, p: int) -> int:
    """What it is worth that a card leaves the hand in one's own turn, since another comes for it at its end.

    It is the only way to new cards where none may be discarded freely, so that a hand without use is worth anything.
    """
    if d.free_discards:
        return POINT // 2
    return FRESH if can_score(m, d, p) else 2 * SCORE


def inspire_score(m: State, d: Deck, p: int, code: int) -> int:
    """Draw and harm at once; hold inspirations that gain more later until the end is near, or the hand is of no use.

    In one's own turn a card comes for each that is played. After the last turn only thefts and points change what is
    counted.
    """
    if code == PASS:
        return 0
    if m.choices >= LIVELY * m.seats:
        return UNFIT
    at = first_deed(d, code)
    op = d.program[at]
    if m.ending != PLAYING and not counts_late(d, at):
        return UNFIT
    patience = 0 if is_late(m) or not can_score(m, d, p) else 2 * POINT
    if op == OP_STEAL:
        return deed_worth(m, d, p, code) - patience
    if is_single(d, at):
        if op == OP_CARD and d.program[at + 1] == IN_DISCARD:
            return best_of_discard(m, d, p, d.program[at + 2]) - patience
        if op == OP_DUMP and d.program[at + 1] == FROM_FIELD:
            return SCORE - POINT - hand_gain(m, d, p) if m.seat == p else UNFIT
        if op == OP_IGNORE:
            return free_gain(m, d, p) - patience // 2
        if op == OP_DRAW and d.program[at + 1] == ACTOR and d.program[at + 2] > 0:
            return fresh_cards(m, d) - d.program[at + 2] + 1
    worth = deed_worth(m, d, p, code)
    return worth + relief(m, d, p) if m.seat == p else worth - POINT // 4


def answer_score(m: State, d: Deck, p: int, code: int) -> int:
    """Cancel what hurts, or helps a rival, more than a later card is likely to."""
    if code == PASS:
        return POINT if is_late(m) else 2 * POINT - 1
    return cancel_worth(m, d, p, m.depth - 1)


def is_defeat(m: State, d: Deck, p: int, gain: int) -> bool:
    """Whether the fifth step would end the game at once with another seat ahead."""
    is_last = (m.turns + 1) % m.seats == 0
    if not is_last or m.last_call or steps_open(m, p) > 1:
        return False
    return holdings(m, d, p, p) + gain < holdings(m, d, lead(m, d, p, p), p)


def prospects(d: Deck, c: int) -> int:
    """The points of a hero's end bonuses, each counted once: what grows with every step to come."""
    points = 0
    at = d.bonus[c] * WIDTH
    while at > 0 and (d.program[at] == OP_BONUS_PER or d.program[at] == OP_BONUS_IF):
        points += d.program[at + 3]
        at += WIDTH
    return points


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
    return POINT * points * SOON // max(size, 1)


def is_left(m: State, d: Deck, q: int) -> bool:
    """Whether a seat leaves a discovery of little worth, since there is time for a better one of its step."""
    if d.step[q] == 0 or is_late(m) or 2 * m.turns > d.most_turns * m.seats or 2 * m.quiet > d.stall_turns:
        return False
    return hope(m, d, q) > DELAY


def pursuit_score(m: State, d: Deck, p: int, c: int, q: int) -> int:
    """Score what gains most, ability included; keep heroes that can score anything for later."""
    gain = score_gain(m, d, p, c, q)
    if is_defeat(m, d, p, gain):
        return UNFIT
    later = steps_open(m, p) - 1
    worth = gain + ability_worth(m, d, p, c) + threat(m, d, p, q) // 8
    if later:
        worth -= POINT * (breadth(d, c) - 1)
    worth += POINT * later * prospects(d, c) // 6
    return worth


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


def supply(m: State, d: Deck, p: int, step: int) -> int:
    """The points that a step may still bring, estimated as three times those in the field."""
    points = 0
    for q in range(d.cards):
        if d.role[q] == PROJECT and d.step[q] == step:
            if not knows(m, p, q):
                points += d.points[q]
            elif m.place[q] == FIELD and q != m.claimed:
                points += 3 * d.points[q]
    return points


def keep_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What an enhancement may bring later below another hero in hand."""
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
    return FRESH if can_score(m, d, p) else 2 * FRESH


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
