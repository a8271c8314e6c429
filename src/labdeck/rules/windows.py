"""Windows: the moments in which the player hurt may block, or others may answer."""

from .aims import note_aim
from .events import note
from .frames import ask, at_step, begin, jump, skip_effect
from .numbers import (
    ACTOR,
    AIMS_AT,
    ALLOWED,
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_OPPOSE,
    BESIDE_SEAT,
    BLOCK,
    BLOCKS_IT,
    BURN,
    DISCARD,
    FROM_MAT,
    HAND,
    HAND_OR_MAT,
    HURTS_ANOTHER,
    LOSES_BESIDE,
    LOSES_FROM_BOTH,
    LOSES_FROM_HAND,
    LOSES_FROM_MAT,
    NONE,
    NOT_A_BLOCK,
    NOT_A_CANCEL,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    OF_SEAT,
    OP_CARD,
    OP_DUMP,
    OP_HANDS,
    OPPOSED,
    OPPOSES,
    OUT,
    PASS,
    PASSES,
    PASSES_BY,
    PLAYED,
    PLAYS,
    SEATS,
    TWIN,
    WIDTH,
)
from .places import clockwise, everyone, is_first_twin, move, owner
from .schema import Deck, State
from .targets import could_lose, has_beside, has_on_mat, may_hold, share_loss


def is_gone(s: State, d: Deck, c: int) -> bool:
    """Whether everyone can see that a card is out of the game. [R27]"""
    gone = s.place[c] == OUT or (s.place[c] == BURN and d.burn_returns == 0)
    return gone and s.seen[c] == everyone(s)


def is_blockable(s: State, d: Deck) -> bool:
    """The hurt are asked as long as the deck has a block that is not openly out of the game. [R27]"""
    for i in range(d.blocks):
        if d.opposes[d.block_card[i]] == 0 and not is_gone(s, d, d.block_card[i]):
            return True
    return False


def is_hurt(s: State, d: Deck, f: int, at: int, p: int) -> bool:
    """Whether the seat of a window could lose what the next instruction takes, as far as everyone can see. [R24]"""
    condition = d.program[at + 2]
    sorts = d.program[at + WIDTH + 2]
    if condition == LOSES_FROM_HAND:
        return may_hold(s, d, p, sorts, NONE)
    if condition == LOSES_FROM_BOTH:
        return could_lose(s, d, s.frame_actor[f], p, sorts, NONE)
    if condition == LOSES_BESIDE:
        return has_beside(s, d, s.frame_project[f], sorts)
    if condition == LOSES_FROM_MAT:
        return has_on_mat(s, d, s.frame_actor[f], p, sorts)
    return condition != HURTS_ANOTHER or p != s.frame_actor[f]


def hurt_seat(s: State, d: Deck, f: int, at: int) -> int:
    """The seat that a window is for."""
    return s.frame_actor[f] if d.program[at + 1] == ACTOR else s.frame_seat[f]


def open_window(s: State, d: Deck, f: int, at: int) -> None:
    """The moment to block comes when all targets are named and before anything moves. [R25]

    With nothing to lose nobody is asked. [R24]
    """
    p = hurt_seat(s, d, f, at)
    condition = d.program[at + 2]
    hurt = is_hurt(s, d, f, at, p)
    s.frame_count[f] = 0
    if s.frame_asked[f] >> (SEATS + p) & 1:
        pass_over(s, d, f, at)
    elif hurt and s.frame_asked[f] >> p & 1 == 0 and is_blockable(s, d):
        s.frame_asked[f] |= 1 << p
        note_aim(s, d, f)
        ask(s, ASK_BLOCK, p)
    elif d.program[at + WIDTH] == OP_HANDS:
        s.frame_step[f] += 1
    elif condition == LOSES_BESIDE and not hurt:
        q = s.frame_project[f]
        note(s, AIMS_AT, s.frame_actor[f], q, s.place[q], s.place[q])
        jump(s, d, f, 0)
    elif not hurt and condition != HURTS_ANOTHER and d.program[at + 3] == 0:
        jump(s, d, f, 0)
    else:
        s.frame_step[f] += 1


def pass_over(s: State, d: Deck, f: int, at: int) -> None:
    """A blocked effect fails wholly for that player, whatever else the card says; it goes on for the others. [R26]"""
    target = d.program[at + 3]
    if target:
        s.frame_step[f] = target
    else:
        skip_effect(s, d, f)


def is_at_large(s: State, c: int) -> bool:
    """Whether somebody might hold the card, as far as everyone can see. [DR14]"""
    z = s.place[c]
    return not (z == OUT or z == DISCARD or z == PLAYED) or s.seen[c] != everyone(s)


def open_answers(s: State, d: Deck, f: int) -> None:
    """Every other seat with cards is asked for an answer, from the one whose turn it is, whatever it holds. [DR14]"""
    at_large = False
    for i in range(d.blocks):
        at_large = at_large or is_at_large(s, d.block_card[i])
    while at_large and s.frame_count[f] < s.seats:
        p = clockwise(s, s.seat, s.frame_count[f])
        if p != s.frame_actor[f] and s.count[HAND + p] > 0:
            ask(s, ASK_ANSWER, p)
            return
        s.frame_count[f] += 1
    s.frame_count[f] = 0
    s.frame_step[f] += 1


def answer_with(s: State, d: Deck, f: int, code: int) -> None:
    """An answer goes on top of what it answers, and can itself be answered. [DR14]"""
    s.frame_count[f] += 1
    if code != PASS:
        begin(s, d, code, s.asked, PLAYS)


def list_blocks(s: State, d: Deck, p: int, size: int) -> int:
    """The asked seat passes, or blocks or cancels with a card from the hand. [P20]"""
    s.legal[size] = PASS
    size += 1
    for i in range(d.blocks):
        c = d.block_card[i]
        if d.opposes[c] == 0 and s.place[c] == HAND + p and s.picked[p] != c and is_first_twin(s, d, c):
            s.legal[size] = c
            size += 1
    return size


def answer_block(s: State, d: Deck, f: int, code: int) -> None:
    """A blocked effect fails wholly for that player; a group effect goes on for the others. [R26]"""
    at = at_step(s, d, f)
    if code != PASS:
        move(s, code, BURN, BLOCKS_IT, s.asked)
        s.frame_asked[f] |= 1 << (SEATS + hurt_seat(s, d, f, at))
        s.frame_count[f] = 0
        pass_over(s, d, f, at)
        return
    note(s, PASSES, s.asked, NONE, PLAYED, PLAYED)
    s.frame_count[f] += 1
    p = next_to_block(s, d, f, at)
    if p != NONE:
        ask(s, ASK_BLOCK, p)
    else:
        s.frame_count[f] = 0
        s.frame_step[f] += 1


def is_opposable(s: State, d: Deck) -> bool:
    """All are asked as long as the deck has a card against any modifier that is not openly out of the game. [R27]"""
    for i in range(d.blocks):
        if d.opposes[d.block_card[i]] and not is_gone(s, d, d.block_card[i]):
            return True
    return False


def open_opposition(s: State, d: Deck, f: int) -> None:
    """Every seat but the modifier's own is asked once, clockwise, before anything moves. [L14]"""
    if s.frame_asked[f] >> OPPOSED & 1 == 0:
        s.frame_count[f] += 1
        if s.frame_count[f] < s.seats and is_opposable(s, d):
            ask(s, ASK_OPPOSE, clockwise(s, s.frame_actor[f], s.frame_count[f]))
            return
        s.frame_asked[f] |= 1 << OPPOSED
        s.frame_count[f] = 0
    s.frame_step[f] += 1


def why_not_oppose(s: State, d: Deck, p: int, code: int) -> int:
    """Only a card that cancels any modifier does so for whom it does not hurt. [L14]"""
    reason = why_not_play_out(s, d, p, code)
    if reason == ALLOWED and code != PASS and d.opposes[code] == 0:
        return NOT_A_BLOCK
    return reason


def list_opposing(s: State, d: Deck, p: int, size: int) -> int:
    """The asked seat passes, or cancels the whole card. [L14]"""
    s.legal[size] = PASS
    size += 1
    for i in range(d.blocks):
        c = d.block_card[i]
        if d.opposes[c] and s.place[c] == HAND + p and s.picked[p] != c and is_first_twin(s, d, c):
            s.legal[size] = c
            size += 1
    return size


def answer_opposed(s: State, d: Deck, f: int, code: int) -> None:
    """A modifier that is opposed has no effect at all. [L14]"""
    if code == PASS:
        note(s, PASSES_BY, s.asked, NONE, PLAYED, PLAYED)
    else:
        move(s, code, BURN, OPPOSES, s.asked)
        s.frame_count[f] = 0
        skip_effect(s, d, f)


def next_to_block(s: State, d: Deck, f: int, at: int) -> int:
    """Who is asked after a pass: all clockwise where anyone may block [R20], else the other player of a pair. [R40]"""
    if d.block:
        return clockwise(s, s.asked, 1) if s.frame_count[f] < s.seats else NONE
    if is_picked_later(d, at + WIDTH):
        return next_partner(s, d, f, d.program[at + WIDTH + 2])
    q = s.frame_project[f]
    if s.frame_count[f] > 1 or d.program[at + 1] == ACTOR or q == NONE or s.partner[q] == NONE:
        return NONE
    other = owner(s, s.partner[q])
    return owner(s, q) if other == s.frame_seat[f] else other


def is_picked_later(d: Deck, at: int) -> bool:
    """Whether an instruction takes cards of the chosen seat's table that nobody has named yet. [R40]"""
    x = d.program[at + 1]
    if d.program[at] == OP_DUMP:
        return x & OF_SEAT != 0 and x & FROM_MAT != 0
    return d.program[at] == OP_CARD and (x == HAND_OR_MAT or x == BESIDE_SEAT)


def next_partner(s: State, d: Deck, f: int, sorts: int) -> int:
    """Where the card is picked later, the seat hurt is asked, then whoever shares with it a pair that could lose. [R40]

    They come clockwise, and what lies beside a pair is open, so that nothing hidden shows in who is asked. [R27]
    """
    p = clockwise(s, s.asked, 1)
    while p != s.frame_seat[f]:
        if share_loss(s, d, s.frame_actor[f], s.frame_seat[f], p, sorts):
            return p
        p = clockwise(s, p, 1)
    return NONE


def why_not_block(s: State, d: Deck, p: int, code: int) -> int:
    """What cancels any modifier is no block: its seat has been asked, or the modifier is its own. [L14]"""
    reason = why_not_play_out(s, d, p, code)
    if reason == ALLOWED and code != PASS and d.opposes[code]:
        return NOT_A_BLOCK
    return reason


def why_not_play_out(s: State, d: Deck, p: int, code: int) -> int:
    """A block or a cancel is a card in the hand of the asked player that says so. [P20]"""
    if code == PASS:
        return ALLOWED
    if code >= d.cards:
        return NOT_AN_ANSWER
    if s.place[code] != HAND + p or s.picked[p] == code:
        return NOT_IN_HAND
    if d.role[code] != BLOCK and d.cancels[code] == 0:
        return NOT_A_CANCEL if s.ask == ASK_ANSWER else NOT_A_BLOCK
    return ALLOWED if is_first_twin(s, d, code) else TWIN
