"""The course of a program: what the instructions of a card from one of them on are worth to seat p, who sees m.

The actor plays the card; `seat`, `q` and `c` are the seat, the project and the card that have been chosen. Whoever
has still to choose is taken to choose what is best for them: the first choice of a clause is tried with all that it
offers, the later ones are estimated. No hidden card is looked at.
"""

from labdeck.bots.judgement import POINT, knows, ones
from labdeck.bots.programs.families import PRICES
from labdeck.bots.programs.views import OTHERS, ROUND
from labdeck.rules.boards import BOARDS
from labdeck.rules.conditions import is_so
from labdeck.rules.numbers import (
    ACTOR,
    BESIDE,
    BESIDE_ANY,
    BESIDE_CHOSEN,
    BESIDE_SEAT,
    BURN,
    BY_SEAT,
    CARDS,
    DID,
    FROM_HAND,
    HAND,
    HAND_OR_MAT,
    HAS_CARDS,
    IN_BOTH,
    IN_BURN,
    IN_DISCARD,
    IN_FIELD,
    IN_HAND,
    IS_TESTED,
    JUMP_SHIFT,
    LEAST_SHIFT,
    MAY,
    MOST_SHIFT,
    NONE,
    NUMBER_BITS,
    OF_SEAT,
    OP_ANSWER,
    OP_ANY,
    OP_CARD,
    OP_COMPLETE,
    OP_DRAW,
    OP_DUMP,
    OP_EACH,
    OP_END,
    OP_HANDS,
    OP_IF,
    OP_JUMP,
    OP_LOOK,
    OP_MAY,
    OP_MOVE,
    OP_NEXT,
    OP_OPPOSE,
    OP_OR,
    OP_PASS_ON,
    OP_PEEK,
    OP_PICK,
    OP_PILE,
    OP_POINTS,
    OP_PROJECT,
    OP_RANDOM,
    OP_REPEAT,
    OP_REVEAL,
    OP_SEAT,
    OP_SIEVE,
    OP_SKIP,
    OP_TRADE,
    OP_TURN,
    OP_WINDOW,
    OPTION_BITS,
    OWN_HAND,
    RESOURCE_PILE,
    SEAT_CODE,
    SEATS,
    SWAPPED,
    TEST_BITS,
    THEY_CHOOSE,
    TO_HAND,
    TO_OWNER,
    TO_SEAT,
    TO_SECOND,
    WIDTH,
)
from labdeck.rules.places import clockwise, host, owner, top
from labdeck.rules.schema import Deck, State
from labdeck.rules.seats import list_seats
from labdeck.rules.ways import clause_end, run_end

TURN = 2 * POINT  # what a turn is worth
HELD = POINT  # a card in another's hand, which is hidden
LEAST = POINT * 2 // 3  # the one that its holder would miss least
ROOM = CARDS  # of `legal`, behind the codes of the question that waits
NO_MORE = -1  # where a program goes on that has ended
GLIMPSE = POINT // 4  # to see what others do not


def favour(m: State, d: Deck, p: int, view: int, other: int, gain: int) -> int:
    """What another's gain is worth to seat p: a loss, and their loss a gain; one's own gain is what it is."""
    if other == p:
        return gain
    if view & OTHERS == 0:
        return 0
    return -PRICES[d.family].spite(m, d, p, other, gain)


def least_held(m: State, d: Deck, p: int, sorts: int, played: int) -> int:
    """What the seat's least useful card of these sorts in hand is worth, the one played apart; 0 if it has none."""
    least = 0
    found = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if c != played and d.sort[c] & sorts and knows(m, p, c):
            worth = PRICES[d.family].price(m, d, p, c)
            least = worth if found == 0 else min(least, worth)
            found = 1
        c = m.node_next[c]
    return least


def all_held(m: State, d: Deck, p: int, other: int, sorts: int, played: int) -> int:
    """What all cards of these sorts in a hand are worth; those of another are hidden."""
    if other != p:
        return HELD * m.count[HAND + other]
    worth = 0
    c = top(m, HAND + p)
    while c < CARDS:
        if c != played and d.sort[c] & sorts and knows(m, p, c):
            worth += max(PRICES[d.family].price(m, d, p, c), 0)
        c = m.node_next[c]
    return worth


def hidden(d: Deck, sorts: int, worth: int) -> int:
    """What a hidden card of these sorts is worth: half where they are few, since the hand may have none."""
    return worth if 2 * ones(sorts & d.sorts) >= ones(d.sorts) else worth // 2


def knows_all(m: State, p: int, z: int) -> bool:
    """Whether a seat knows every card of a place."""
    c = top(m, z)
    while c < CARDS:
        if not knows(m, p, c):
            return False
        c = m.node_next[c]
    return True


def is_listed(m: State, d: Deck, p: int, at: int, actor: int, seat: int) -> bool:
    """Whether seat p can see all that a choice of a card offers."""
    where = d.program[at + 1]
    if where == OWN_HAND or where == IN_HAND or where == HAND_OR_MAT:
        return knows_all(m, p, HAND + (actor if where == OWN_HAND else seat))
    if where == IN_BURN or where == IN_BOTH:
        return knows_all(m, p, BURN)
    return where <= BESIDE_CHOSEN or where == IN_DISCARD or where == IN_FIELD or where == BESIDE_SEAT


def taken(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int) -> int:
    """What it is worth that a card leaves where it is: card c, or one that instruction `at` will choose."""
    if c != NONE:
        if HAND <= m.place[c] < HAND + SEATS:
            worth = PRICES[d.family].price(m, d, p, c) if knows(m, p, c) else HELD
            return favour(m, d, p, view, m.place[c] - HAND, -worth)
        return PRICES[d.family].side_worth(m, d, p, view, host(m, c), seat, c, 0) if host(m, c) != NONE else 0
    where = d.program[at + 1]
    sorts = d.program[at + 2]
    if d.program[at] == OP_RANDOM or d.program[at] == OP_PICK:
        other = actor if where == ACTOR else seat
        return favour(m, d, p, view, other, -hidden(d, sorts, HELD)) if m.count[HAND + other] > 0 else 0
    if where == OWN_HAND or where == IN_HAND or where == HAND_OR_MAT:
        other = actor if where == OWN_HAND else seat
        if other == p and (d.program[at + 3] & BY_SEAT or actor == p):
            return -least_held(m, d, p, sorts, card)
        worth = 0
        if where == HAND_OR_MAT:
            worth = PRICES[d.family].side_worth(m, d, p, view, NONE, seat, NONE, sorts)
        if worth == 0 and m.count[HAND + other] > 0:
            return favour(m, d, p, view, other, -hidden(d, sorts, LEAST if d.program[at + 3] & BY_SEAT else HELD))
        return worth
    if where <= BESIDE_CHOSEN or where == BESIDE_SEAT:
        return PRICES[d.family].side_worth(m, d, p, view, q if where == BESIDE_CHOSEN else NONE, seat, NONE, sorts)
    return 0


def moved(
    m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, to: int, seat: int, q: int, c: int
) -> int:
    """What it is worth that a card goes from where it is to where the sentence says."""
    worth = taken(m, d, p, view, card, actor, at, seat, q, c)
    taker = NONE
    if to == TO_HAND or to == TO_SECOND:
        taker = actor
    elif to == TO_SEAT:
        taker = seat
    elif to == TO_OWNER:
        taker = owner(m, host(m, c)) if c != NONE and host(m, c) != NONE else seat
    if taker == NONE:
        return worth
    gain = PRICES[d.family].fresh(m, d, p, RESOURCE_PILE)
    if c != NONE and taker == p and knows(m, p, c):
        gain = 1 + PRICES[d.family].price(m, d, p, c)
    return worth + favour(m, d, p, view, taker, gain)


def hands_worth(m: State, d: Deck, p: int, view: int, card: int, actor: int, way: int, seat: int) -> int:
    """What it is worth that whole hands change places: the difference between what one gets and what one gives."""
    giver = seat if p == actor else actor
    if way != SWAPPED:
        giver = clockwise(m, p, 1 if way else m.seats - 1)
    elif p != actor and p != seat:
        return 0
    got = HELD * (m.count[HAND + giver] - (1 if m.place[card] == HAND + giver else 0))
    change = got - all_held(m, d, p, p, -1, card)
    return change + change // 2 if view & OTHERS and m.seats == 2 else change


def drawn(m: State, d: Deck, p: int, view: int, other: int, size: int, z: int) -> int:
    """What it is worth that a seat draws: so many cards, as many as before, or until it has so many."""
    if size == 0:
        size = 1
    elif size < 0:
        size = max(-size - m.count[HAND + other], 0)
    return favour(m, d, p, view, other, size * PRICES[d.family].fresh(m, d, p, z))


def dumped(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int) -> int:
    """What it is worth that somebody loses all cards of some sorts, from the hand and perhaps from the table."""
    x = d.program[at + 1]
    other = seat if x & OF_SEAT else actor
    held = all_held(m, d, p, other, d.program[at + 2], card)
    worth = favour(m, d, p, view, other, -held)
    to = d.program[at + 3]
    if to == TO_HAND or to == TO_SEAT:
        worth += favour(m, d, p, view, actor if to == TO_HAND else seat, held)
    return worth + PRICES[d.family].deed(m, d, p, view, card, actor, at, seat, q, c)


def common_deed(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int) -> int:
    """What an instruction that asks nothing is worth to seat p."""
    op = d.program[at]
    x = d.program[at + 1]
    y = d.program[at + 2]
    who = actor if x == ACTOR else seat
    if op == OP_DRAW:
        return drawn(m, d, p, view, who, y, d.program[at + 3])
    if op == OP_PILE:
        return drawn(m, d, p, view, actor, x, RESOURCE_PILE)
    if op == OP_POINTS:
        return favour(m, d, p, view, who, POINT * y)
    if op == OP_SKIP:
        return favour(m, d, p, view, who, -TURN * y)
    if op == OP_TURN:
        return favour(m, d, p, view, who, TURN)
    if op == OP_LOOK or op == OP_REVEAL or op == OP_PEEK:
        return favour(m, d, p, view, actor, GLIMPSE)
    if op == OP_DUMP and x & FROM_HAND:
        return dumped(m, d, p, view, card, actor, at, seat, q, c)
    if op == OP_HANDS:
        return hands_worth(m, d, p, view, card, actor, x, seat)
    if op == OP_TRADE or op == OP_PASS_ON:
        return 2 * HELD // 3 - HELD // 3 if p == actor or op == OP_PASS_ON else 0
    return PRICES[d.family].deed(m, d, p, view, card, actor, at, seat, q, c)


def times(m: State, d: Deck, start: int, at: int, seat: int) -> int:
    """How often the steps before a repetition, or before a jump back, are done in all."""
    if d.program[at] == OP_REPEAT:
        return d.program[at + 1]
    x = d.program[start + d.program[at + 3] * WIDTH + 1]
    if d.program[start + d.program[at + 3] * WIDTH] != OP_IF or x & TEST_BITS != HAS_CARDS:
        return 1
    least = x >> LEAST_SHIFT & NUMBER_BITS
    size = m.count[HAND + seat]
    return max(size - least + 1 if least else (x >> MOST_SHIFT & NUMBER_BITS) - size + 1, 1)


def chosen_freely(worth: int, before: int, mine: bool) -> int:
    """What a deed comes to that somebody may leave: the seat itself does what is good for it, others what is not."""
    return max(worth, before) if mine else min(worth, before)


def follow(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int) -> int:
    """What the steps from `at` to the end of their clause are worth to seat p; choices in them are estimated."""
    start = d.start[card] * WIDTH
    worth = 0
    before = 0
    passed = 0
    free = NONE
    asked = at
    op = d.program[at]
    while op != OP_END or d.program[at + 2]:
        z = d.program[at + 3]
        to = at + WIDTH
        if op == OP_WINDOW:
            before = worth
        elif op == OP_END:
            c = NONE
            if free != NONE and not is_done_test(d, to):
                worth = chosen_freely(worth, passed, free == p)
                free = NONE
        elif op == OP_CARD or op == OP_RANDOM or op == OP_PICK:
            asked = at
            c = NONE
            before = worth
        elif op == OP_MOVE:
            worth += moved(m, d, p, view, card, actor, asked, d.program[at + 1], seat, q, c)
        elif op == OP_PROJECT:
            q = PRICES[d.family].presumed(m, d, p, actor, at, seat)
            before = worth
            if q == NONE:
                return worth
            seat = owner(m, q)
        elif op == OP_SEAT:
            seat = clockwise(m, actor, 1)
            to += WIDTH if z & IS_TESTED else 0
        elif op == OP_REPEAT or (op == OP_JUMP and start + z * WIDTH <= at):
            worth += (worth - before) * (times(m, d, start, at, seat) - 1)
        elif op == OP_JUMP:
            to = start + z * WIDTH
        elif op == OP_IF:
            if not is_done_test(d, at) and not is_so(m, d, at, actor, seat, card):
                if z == 0:
                    return worth
                to = start + z * WIDTH
        elif op == OP_OR:
            to = deed_at(d, card, at, chosen_deed(m, d, p, view, card, actor, at, seat))
        elif op == OP_EACH:
            seat = clockwise(m, actor, d.program[at + 1])
        elif op == OP_NEXT:
            if free != NONE:
                worth = chosen_freely(worth, passed, free == p)
            free = NONE
            seat = clockwise(m, seat, 1)
            if seat != actor and view & ROUND:
                to = start + z * WIDTH
                q = NONE
        elif op == OP_MAY:
            free = actor if d.program[at + 1] == ACTOR else seat
            passed = worth
        else:
            worth += common_deed(m, d, p, view, card, actor, at, seat, q, c)
            if op == OP_COMPLETE:
                return worth  # what becomes of the cards beside it is reckoned with it
        at = to
        op = d.program[at]
    return worth if free == NONE else chosen_freely(worth, passed, free == p)


def chosen_deed(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int) -> int:
    """Which of several deeds a seat would choose, as far as seat p can tell from the steps of each. [L48]"""
    best = 0
    chosen = 0
    for i in range(d.program[at + 1] & OPTION_BITS):
        worth = deed_worth(m, d, p, view, card, actor, deed_at(d, card, at, i), seat)
        if i == 0 or (worth > best if seat == p else worth < best):
            best = worth
            chosen = i
    return chosen


def deed_worth(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int) -> int:
    """What the steps of one deed of a seat are worth to seat p, up to the jump behind it."""
    worth = 0
    asked = at
    op = d.program[at]
    while op != OP_END and op != OP_JUMP and op != OP_NEXT:
        if op == OP_CARD or op == OP_RANDOM:
            asked = at
        elif op == OP_MOVE:
            worth += moved(m, d, p, view, card, actor, asked, d.program[at + 1], seat, NONE, NONE)
        elif op == OP_REPEAT:
            worth *= d.program[at + 1]
        elif op != OP_WINDOW and op != OP_IF:
            worth += common_deed(m, d, p, view, card, actor, at, seat, NONE, NONE)
        at += WIDTH
        op = d.program[at]
    return worth


def is_passed_over(op: int) -> bool:
    """Whether an instruction before the first choice of a clause changes nothing by itself."""
    if op == OP_WINDOW or op == OP_OPPOSE or op == OP_ANSWER:
        return True
    return op == OP_SIEVE or op == OP_ANY or op == OP_MAY


def option_worth(
    m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int
) -> int:
    """What a deed is worth to seat p: its first choice is tried with all that it offers."""
    while is_passed_over(d.program[at]):
        at += WIDTH
    op = d.program[at]
    end = ROOM
    chooser = actor
    behind = at + WIDTH
    if op == OP_SEAT:
        end = list_seats(m, d, at, actor, card, ROOM)
        behind += WIDTH if d.program[at + 3] & IS_TESTED else 0
    elif op == OP_PROJECT:
        end = PRICES[d.family].list_choices(m, d, at, actor, seat, c, ROOM)
    elif op == OP_CARD and is_listed(m, d, p, at, actor, seat):
        end = BOARDS[d.family].list_cards(m, d, at, actor, seat, q, ROOM)
        chooser = seat if d.program[at + 3] & BY_SEAT else actor
    else:
        return follow(m, d, p, view, card, actor, at, seat, q, c)
    best = 0
    found = 0
    for i in range(ROOM, end):
        code = m.legal[i]
        worth = 0
        if op == OP_SEAT:
            worth = follow(m, d, p, view, card, actor, behind, code - SEAT_CODE, q, c)
        elif op == OP_PROJECT:
            worth = follow(m, d, p, view, card, actor, behind, owner(m, code), code, c)
        elif code == card:
            continue
        else:
            worth = with_card(m, d, p, view, card, actor, at, seat, q, code)
        best = chosen_freely(worth, best, chooser == p) if found else worth
        found = 1
    if op == OP_CARD and d.program[at + 3] & MAY:
        best = chosen_freely(best, 0, chooser == p)
    return best


def with_card(m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int) -> int:
    """What follows the choice of a card is worth, where that card is chosen."""
    where = d.program[at + 1]
    if where <= BESIDE_ANY or where == BESIDE_SEAT:
        q = m.place[c] - BESIDE
    if where <= BESIDE_ANY:
        seat = owner(m, q)
    return follow(m, d, p, view, card, actor, at + WIDTH, seat, q, c)


def deed_at(d: Deck, card: int, at: int, i: int) -> int:
    """Where the deed number i of those begins among which instruction `at` lets choose."""
    if i == 0:
        return at + WIDTH
    return (d.start[card] + d.program[at + 1 + i]) * WIDTH


def clause_worth(
    m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int
) -> int:
    """What a clause from `at` on is worth to seat p: of several deeds the one that whoever chooses would."""
    while is_passed_over(d.program[at]):
        at += WIDTH
    if d.program[at] != OP_OR:
        return option_worth(m, d, p, view, card, actor, at, seat, q, c)
    chooser = seat if d.program[at + 1] & THEY_CHOOSE else actor
    best = option_worth(m, d, p, view, card, actor, at + WIDTH, seat, q, c)
    for i in range(1, d.program[at + 1] & OPTION_BITS):
        worth = option_worth(m, d, p, view, card, actor, deed_at(d, card, at, i), seat, q, c)
        best = chosen_freely(worth, best, chooser == p)
    return best


def is_free(d: Deck, at: int) -> bool:
    """Whether the actor may leave the clause that begins at `at`."""
    while is_passed_over(d.program[at]):
        if d.program[at] == OP_MAY:
            return True
        at += WIDTH
    return False


def course(
    m: State, d: Deck, p: int, view: int, card: int, actor: int, at: int, seat: int, q: int, c: int, did: int
) -> int:
    """What the program of a card from instruction `at` on is worth to seat p.

    A clause that may be left, and on which the next one depends, is done if both together are worth it.
    """
    start = d.start[card] * WIDTH
    total = 0
    owed = 0
    is_open = False
    while at != NO_MORE:
        op = d.program[at]
        z = d.program[at + 3]
        if op == OP_END:
            seat = seat if d.program[at + 2] else actor
            at = NO_MORE if d.program[at + 1] else at + WIDTH
            q = NONE
            c = NONE
            if is_open and (at == NO_MORE or not is_done_test(d, at)):
                is_open = False
                did = 1 if chosen_freely(owed, 0, actor == p) == owed else 0
                total += owed * did
        elif op == OP_JUMP and start + z * WIDTH > at:
            at = start + z * WIDTH
        elif op == OP_IF:
            is_true = did > 0 if is_done_test(d, at) else is_so(m, d, at, actor, seat, card)
            at = at + WIDTH if is_true else start + z * WIDTH if z else clause_end(d, at)
        else:
            worth = clause_worth(m, d, p, view, card, actor, at, seat, q, c)
            if did == 0 and op == OP_DRAW and d.program[at + 2] == 0:
                worth = 0
            if is_open:
                total += chosen_freely(worth + owed, 0, actor == p)
                is_open = False
            elif is_free(d, at):
                owed = worth
                is_open = True
                did = 1
            else:
                total += worth
                did = 1
            at = run_end(d, at)
    return total


def is_done_test(d: Deck, at: int) -> bool:
    """Whether a clause begins with the question whether the one before it did something."""
    return d.program[at] == OP_IF and d.program[at + 1] & TEST_BITS == DID


def passed_to(d: Deck, card: int, at: int) -> int:
    """Where a program goes on when the choice at `at` is passed."""
    z = d.program[at + 3]
    if d.program[at] == OP_CARD:
        z >>= JUMP_SHIFT
    return (d.start[card] + z) * WIDTH if z else clause_end(d, at)
