"""The greedy policy: of all codes the one that looks best at once, by one score for each question."""

from labdeck.bots.judgement import POINT, knows, logarithm, lot, ones
from labdeck.bots.programs.answers import decision_score
from labdeck.bots.projects.chances import (
    CERTAIN_BITS,
    chance_of_finishing,
    forget,
    gaps,
    kinds_held,
    seat_gaps,
    turns_left,
)
from labdeck.bots.projects.effects import answer_score, block_score, play_score
from labdeck.bots.projects.finishing import BIT, chance_of_start
from labdeck.bots.projects.weights import (
    BY_GAMES,
    DENY,
    END_LATER,
    END_LEAST,
    END_STALL,
    END_WAIT,
    FEED,
    IDLE_LATE,
    IDLE_START,
    LATE_SEATS,
    MODIFIER_DRAWN,
    OPEN_DRAWN,
    OPEN_NEXT,
    OPEN_PROJECT,
    PAIR_LEAST,
    PROJECT_ALONE,
    PROJECT_CARDS,
    PROJECT_DRAWN,
    PROJECT_END,
    PROJECT_FIRST,
    PROJECT_GAIN,
    PROJECT_GAPS,
    PROJECT_HELD,
    PROJECT_LATE,
    PROJECT_NONE,
    PROJECT_ONE,
    PROJECT_ROUND,
    PROJECT_SEATS,
    PROJECT_TURNS,
    PROJECT_WAITS,
    START_AHEAD,
    START_LEAST,
    START_MORE,
    START_ORDER,
    START_SEATS,
    START_WAIT,
    weight,
)
from labdeck.bots.projects.worth import card_worth, earned, lead_at_end, leader, mean_worth, stake, standing, swing
from labdeck.rules.drawing import pile_of
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import (
    ACCEPT,
    ASK_ACCEPT,
    ASK_ACT,
    ASK_AT_ONCE,
    ASK_BLOCK,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GIVE,
    ASK_MAY,
    ASK_ON,
    ASK_OPPOSE,
    ASK_OR,
    ASK_PILE,
    ASK_PUT_BACK,
    ASK_SIDE,
    ASK_WITH,
    CARDS,
    DISCARD,
    DISCARD_CODE,
    DONE,
    DRAW_PHASE,
    END,
    HAND,
    HURTS_ALL,
    HURTS_NOBODY,
    HURTS_SELF,
    MAT,
    MODIFIER,
    MODIFIER_PILE,
    NONE,
    PILE_CODE,
    PROJECT,
    PROJECT_CODE,
    PROJECT_PILE,
    RESOURCE,
    RESOURCE_PILE,
    SEAT_CODE,
    TOP,
)
from labdeck.rules.places import clockwise, owner, top
from labdeck.rules.projects.collaboration import why_not_offer_with
from labdeck.rules.projects.needs import fits, fits_one_of, is_full
from labdeck.rules.schema import Deck, State

NEVER = -1000000
NEAR = 4  # projects in the pile with which the end is half as near as without any
LONG = 30  # rounds after which a game should come to its end
AHEAD = 10 * POINT  # leads count up to there
FIRST = 100000  # the distance between priorities: whatever has a higher one is done first


def projects_at_hand(m: State, d: Deck, p: int) -> int:
    """How many projects the seat has active or knows in its hand."""
    size = m.count[MAT + p]
    c = top(m, HAND + p)
    while c < CARDS:
        if d.role[c] == PROJECT and knows(m, p, c):
            size += 1
        c = m.node_next[c]
    return size


def lead(m: State, d: Deck, p: int) -> int:
    """By how much the seat stands better than the best of the others, within bounds."""
    theirs = standing(m, d, leader(m, d, p))
    ahead = standing(m, d, p) - theirs
    return max(-AHEAD, min(AHEAD, ahead))


def end_nearer(m: State, d: Deck, p: int) -> int:
    """What it is worth that the project pile gets smaller: the more, the further ahead one is and the smaller it is."""
    more = weight(m, PROJECT_END)
    if more == 0 or m.emptied:
        return 0
    return more * lead(m, d, p) * NEAR // (POINT * (m.count[PROJECT_PILE] + NEAR))


def are_idle(m: State, d: Deck, p: int) -> bool:
    """Whether the others work on nothing after the first round: then they wait for the end, and few points will win."""
    if m.turns < m.seats:
        return False
    for i in range(1, m.seats):
        other = clockwise(m, p, i)
        if m.count[DONE + other]:
            return False
        q = top(m, MAT + other)
        while q < CARDS:
            if d.mandatory[q] == 0:
                return False
            q = m.node_next[q]
    return True


def unseen_gain(m: State, d: Deck, p: int) -> int:
    """What a project not seen yet would gain on average; none is started at a loss.

    Every third stands for all, others in each turn: it is a guess, and to look at all of them takes long.
    """
    part = weight(m, PROJECT_GAIN)
    if part == 0:
        return 0
    total = 0
    size = 0
    for q in range(d.cards):
        if d.role[q] == PROJECT and (q + m.turns) % 3 == 0 and not knows(m, p, q):
            size += 1
            chance = chance_of_start(m, d, p, q)
            total += max(0, (swing(d, q) * chance >> CERTAIN_BITS) - POINT * d.unfinished[q])
    return part * total // (16 * max(size, 1))


def project_worth(m: State, d: Deck, p: int) -> int:
    """What one more project is worth: much while there are few, little when it could hardly be finished."""
    size = projects_at_hand(m, d, p)
    worth = end_nearer(m, d, p)
    late = weight(m, PROJECT_LATE) + weight(m, LATE_SEATS) * (m.seats - 2)
    if weight(m, IDLE_LATE) and are_idle(m, d, p):
        late += weight(m, IDLE_LATE)
    if turns_left(m, d, p) * d.draw < late:
        worth += weight(m, PROJECT_ROUND) * max(0, m.turns // m.seats - LONG)
        return worth if size else worth + weight(m, PROJECT_ALONE)
    worth += unseen_gain(m, d, p)
    worth += weight(m, PROJECT_SEATS) * (m.seats - 2)
    if weight(m, PROJECT_TURNS):
        worth += weight(m, PROJECT_TURNS) * (logarithm(turns_left(m, d, p) + 1) - 4 * BIT) // BIT
        worth -= weight(m, PROJECT_GAPS) * seat_gaps(m, d, p)
        worth -= weight(m, PROJECT_WAITS) * (size - m.count[MAT + p])
        worth += weight(m, PROJECT_CARDS) * m.count[HAND + p]
        if m.turns < m.seats:
            worth -= weight(m, PROJECT_FIRST)
        if size < 2:
            worth += weight(m, PROJECT_ONE if size else PROJECT_NONE)
    return worth + weight(m, PROJECT_DRAWN) - weight(m, PROJECT_HELD) * size


def next_need(m: State, d: Deck, p: int, c: int, what: int) -> int:
    """A weight if the next seat needs a card of the open discard, else 0."""
    worth = weight(m, what)
    if worth == 0 or d.draw_from >> (DISCARD_CODE - PILE_CODE) & 1 == 0:
        return 0
    return worth if d.serves[c] and fits_one_of(m, d, clockwise(m, p, 1), c) else 0


def open_project_worth(m: State, d: Deck, p: int, q: int) -> int:
    """What a project is worth that lies open: what it may be expected to bring, less what a start must bring."""
    part = weight(m, OPEN_PROJECT)
    if part == 0:
        return project_worth(m, d, p)
    gain = start_gain(m, d, p, q)
    least = start_least(m, d, p, q)
    return part * (gain - least) * POINT // 1600


def open_card_worth(m: State, d: Deck, p: int, c: int) -> int:
    """What a card of discard is worth."""
    if d.role[c] == PROJECT:
        return open_project_worth(m, d, p, c)
    return card_worth(m, d, p, c)


def open_worth(m: State, d: Deck, p: int) -> int:
    """What it is worth to draw from discard: its top card, and the one below where one may draw again."""
    c = top(m, DISCARD)
    worth = open_card_worth(m, d, p, c)
    if d.role[c] != PROJECT:
        worth += weight(m, OPEN_DRAWN)
        worth += next_need(m, d, p, c, DENY)
    part = weight(m, OPEN_NEXT)
    below = m.node_next[c]
    if part and m.ask == ASK_DRAW and m.draws > 1 and below < CARDS and knows(m, p, below):
        more = open_card_worth(m, d, p, below)
        unseen = mean_worth(m, d, p, RESOURCE_PILE)
        worth += part * max(0, more - unseen) // 16
    return worth


def draw_score(m: State, d: Deck, p: int, code: int) -> int:
    """Draw what the projects need: the known top of discard, or the pile that brings most on average."""
    if code == PROJECT_CODE:
        return project_worth(m, d, p)
    if code == DISCARD_CODE:
        return open_worth(m, d, p)
    worth = mean_worth(m, d, p, pile_of(code))
    return worth + weight(m, MODIFIER_DRAWN) if pile_of(code) == MODIFIER_PILE else worth


def start_least(m: State, d: Deck, p: int, q: int) -> int:
    """What a start must be expected to bring, in hundredths of a point.

    It is more where the project may wait in hand for the first card that it needs, and where few points will win.
    """
    active = m.count[MAT + p]
    least = weight(m, START_LEAST) + weight(m, START_MORE) * active + weight(m, START_SEATS) * (m.seats - 2)
    if weight(m, START_AHEAD):
        least += weight(m, START_AHEAD) * lead(m, d, p) // POINT
    if active and d.projects_count == 0 and kinds_held(m, d, p) & d.printed[q] == 0:
        least += weight(m, START_WAIT)
    if weight(m, IDLE_START) and (active or earned(m, d, p) > 0) and are_idle(m, d, p):
        least += weight(m, IDLE_START)
    return least


def start_gain(m: State, d: Deck, p: int, q: int) -> int:
    """What a start may be expected to bring, in hundredths of a point."""
    if weight(m, BY_GAMES):
        chance = chance_of_start(m, d, p, q)
        return (100 * chance * (d.points[q] + d.unfinished[q]) >> CERTAIN_BITS) - 100 * d.unfinished[q]
    return chance_of_finishing(m, d, p, q) * (d.points[q] + d.unfinished[q]) - 100 * d.unfinished[q]


def start_score(m: State, d: Deck, p: int, q: int) -> int:
    """Start what can be finished in the turns that are left."""
    if d.mandatory[q]:
        return 6 * FIRST
    gain = start_gain(m, d, p, q)
    if gain < start_least(m, d, p, q):
        return NEVER
    return 5 * FIRST + gain * weight(m, START_ORDER) // 100


def on_score(m: State, d: Deck, p: int, c: int, q: int) -> int:
    """Put a card where it brings a project nearest to its end."""
    if not fits(m, d, q, c):
        return NEVER
    worth = stake(m, d, q)
    return worth if owner(m, q) == p else worth // 4


def is_put_off(m: State, d: Deck, p: int, q: int) -> bool:
    """Whether the seat had better not complete a project now.

    It would be the last call, and the seat is behind, or would be further ahead some turns later.
    """
    if m.emptied == 0 or m.last_call or weight(m, END_LATER) == 0:
        return False
    turns = d.stall_turns - 1 - m.quiet // m.seats
    if turns <= weight(m, END_STALL):
        return False
    later = lead_at_end(m, d, p, q, 1 + min(turns, weight(m, END_LATER)))
    now = lead_at_end(m, d, p, q, 1)
    return 8 * (now + weight(m, END_LEAST)) < weight(m, END_WAIT) * later


def put_score(m: State, d: Deck, p: int, c: int) -> int:
    """Put what is needed; keep a wildcard for the last need as long as there is time and room for it."""
    best = NEVER
    missing = CARDS
    where = NONE
    q = top(m, MAT + p)
    while q < CARDS:
        if on_score(m, d, p, c, q) > best:
            best = on_score(m, d, p, c, q)
            missing = gaps(m, d, q)
            where = q
        q = m.node_next[q]
    if best == NEVER or (missing == 1 and is_put_off(m, d, p, where)):
        return NEVER
    if d.role[c] != RESOURCE and missing > 1:
        if turns_left(m, d, p) > 2 and m.count[HAND + p] <= m.count[MAT + p]:
            return NEVER
        return FIRST + best
    return 2 * FIRST + best


def pair_score(m: State, d: Deck, p: int, q: int, r: int) -> int:
    """Collaborate where needs are shared and the other gains no more than one does oneself."""
    if turns_left(m, d, p) < 3:
        return NEVER
    shared = ones(m.open[q] & m.open[r])
    score = 2 * shared + gaps(m, d, q) - gaps(m, d, r)
    if m.seats == 2:
        score += 2 * (d.points[q] - d.points[r])
    elif owner(m, r) == leader(m, d, p):
        theirs = standing(m, d, owner(m, r))
        if theirs > standing(m, d, p):
            score -= 2
    return score - weight(m, PAIR_LEAST) if shared else NEVER


def offer_score(m: State, d: Deck, p: int, q: int) -> int:
    """Offer a project if some other player's is worth collaborating with."""
    for other in range(m.seats):
        r = top(m, MAT + other)
        while r < CARDS and other != p:
            if why_not_offer_with(m, d, p, q, r) == 0 and pair_score(m, d, p, q, r) > 0:
                return 3 * FIRST
            r = m.node_next[r]
    return NEVER


def act_score(m: State, d: Deck, p: int, code: int) -> int:
    """Play what brings cards, complete, give, start, offer, put; then end."""
    if code == END:
        return 0
    if m.place[code] == MAT + p:
        if is_full(m, code):
            return 7 * FIRST
        return offer_score(m, d, p, code)
    role = d.role[code]
    if role == PROJECT:
        return start_score(m, d, p, code)
    if role == MODIFIER:
        score = play_score(m, d, p, code)
        return score + 8 * FIRST if score > 0 else NEVER
    return put_score(m, d, p, code)


def discard_score(m: State, d: Deck, p: int, code: int) -> int:
    """Discard what is worth least, and least to the next seat; where the turn may end, it ends."""
    return -card_worth(m, d, p, code) - next_need(m, d, p, code, FEED)


def at_once_score(d: Deck, c: int) -> int:
    """Of cards that must be played at once, play those that hurt first, so that cards drawn later are not hit."""
    hurts = d.hurts[c]
    if hurts == HURTS_SELF or hurts == HURTS_ALL:
        return 2
    return 0 if hurts == HURTS_NOBODY else 1


def put_back_score(m: State, d: Deck, p: int, c: int) -> int:
    """Leave the best on top when drawing oneself, at the bottom when others draw next."""
    worth = card_worth(m, d, p, c)
    return -worth if m.phase == DRAW_PHASE and m.draws > 0 else worth


def side_score(m: State, d: Deck, p: int, code: int) -> int:
    """Leave on the top what one wants to draw, and put the rest at the bottom."""
    c = m.frame_chosen[m.depth - 1]
    return card_worth(m, d, p, c) - POINT // 2 if code == TOP else 0


def score(m: State, d: Deck, p: int, code: int) -> int:
    """How good a code looks as the answer to the question that waits."""
    question = m.ask
    if question == ASK_DRAW or question == ASK_PILE:
        return draw_score(m, d, p, code)
    if question == ASK_ACT:
        return act_score(m, d, p, code)
    if question == ASK_ON:
        return on_score(m, d, p, m.putting, code)
    if question == ASK_DISCARD:
        return discard_score(m, d, p, code)
    if question == ASK_AT_ONCE:
        return at_once_score(d, code)
    if question == ASK_GIVE:
        return standing(m, d, code - SEAT_CODE)
    if question == ASK_WITH:
        return pair_score(m, d, p, m.offering, code)
    if question == ASK_ACCEPT:
        return pair_score(m, d, p, m.offered, m.offering) if code == ACCEPT else 0
    if question == ASK_BLOCK or question == ASK_OPPOSE:
        return block_score(m, d, p, code)
    if question == ASK_PUT_BACK:
        return put_back_score(m, d, p, code)
    if question == ASK_MAY or question == ASK_OR:
        return decision_score(m, d, p, code)
    if question == ASK_SIDE:
        return side_score(m, d, p, code)
    return answer_score(m, d, p, code)


def best_listed(m: State, d: Deck, p: int, size: int) -> int:
    """Of the codes that are listed, the one that looks best to seat p; ties are broken by `lot`."""
    if size == 1 or (m.ask == ASK_DISCARD and m.legal[size - 1] == END):
        return m.legal[size - 1]
    forget(m)
    best = NONE
    most = NEVER - 1
    for i in range(size):
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
    """What seat p chooses of the listed codes in the state itself; what it does not know changes none of its choices.

    A test holds that. A masked copy, for which m is room, would cost more than the choice.
    """
    return best_listed(s, d, p, size)
