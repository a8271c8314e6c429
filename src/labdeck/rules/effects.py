"""Effects: the instructions of a modifier's sentence, performed one after another until someone has to choose."""

from .ending import mark_completion
from .events import note
from .needs import shift
from .numbers import (
    ACTOR,
    ASK_BLOCK,
    ASK_CARD,
    ASK_PILE,
    ASK_PROJECT,
    ASK_PUT_BACK,
    ASK_SEAT,
    ATTACHES,
    BESIDE,
    BESIDE_ANY,
    BLOCK,
    BLOCKS_IT,
    BURN,
    BY_SEAT,
    CARDS,
    DISCARD,
    FIZZLES,
    FRAMES,
    FROM_CHOSEN,
    FROM_HAND,
    FROM_TABLE,
    HAND,
    HAND_OR_TABLE,
    IN_BOTH,
    IN_BURN,
    JUMP_SHIFT,
    LOOKED,
    LOOKED_AT,
    LOOKS_AT,
    LOSES,
    MAY,
    MOVES,
    MUST_SKIP,
    NONE,
    OP_ANY,
    OP_ATTACH,
    OP_CARD,
    OP_CLEAR,
    OP_COMPLETE,
    OP_DRAW,
    OP_DROP,
    OP_DROP_OTHERS,
    OP_DUMP,
    OP_EACH,
    OP_END,
    OP_JUMP,
    OP_LOOK,
    OP_MOVE,
    OP_NEXT,
    OP_PILE,
    OP_PROJECT,
    OP_PUT_BACK,
    OP_SEAT,
    OP_SECOND,
    OP_SIEVE,
    OP_SKIP,
    OP_SWAP,
    OP_WINDOW,
    OTHER,
    OUT,
    PASS,
    PASSES,
    PILE_CODE,
    PLAYED,
    PROJECT_PILE,
    PUTS_BACK,
    RESOURCE_PILE,
    RETURNS,
    SEAT_CODE,
    SIEVE_NONE,
    TABLE,
    TAKES,
    TO_BURN,
    TO_DISCARD,
    TO_HAND,
    TO_PROJECT,
    TOP,
    USES_UP,
    WIDTH,
)
from .piles import can_draw, draw, look, mark_emptied, refill, sift
from .places import everyone, link, link_bottom, move, owner, top, unlink
from .projects import clear, complete_partner, leave, set_aside, swap
from .targets import (
    could_lose,
    has_card,
    is_open_choice,
    list_cards,
    list_projects,
    list_seats,
    may_hold,
)

HAND_ONLY = 1  # OP_WINDOW is asked if the seat could lose something from its hand


def begin(s, d, c: int, p: int, verb: int) -> None:
    """Seat p plays a modifier: while it is being resolved it is in no pile. [P17]"""
    move(s, c, PLAYED, verb, p)
    f = s.depth
    s.frame_card[f] = c
    s.frame_step[f] = 0
    s.frame_actor[f] = p
    s.frame_seat[f] = p
    s.frame_project[f] = NONE
    s.frame_second[f] = NONE
    s.frame_chosen[f] = NONE
    s.frame_count[f] = 0
    s.frame_each[f] = 0
    s.frame_sieve[f] = SIEVE_NONE
    s.depth = f + 1


def finish(s, d) -> None:
    """A used modifier goes to burn when its effect has ended. [P17]"""
    f = s.depth - 1
    c = s.frame_card[f]
    if s.place[c] == PLAYED:
        move(s, c, BURN, USES_UP, s.frame_actor[f])
    s.frame_card[f] = 0
    s.frame_step[f] = 0
    s.frame_actor[f] = 0
    s.frame_seat[f] = 0
    s.frame_project[f] = 0
    s.frame_second[f] = 0
    s.frame_chosen[f] = 0
    s.frame_count[f] = 0
    s.frame_each[f] = 0
    s.frame_sieve[f] = 0
    s.depth = f


def at_step(s, d, f: int) -> int:
    """Where the frame's next instruction stands in the deck's programs."""
    return (d.start[s.frame_card[f]] + s.frame_step[f]) * WIDTH


def ask(s, question: int, p: int) -> None:
    """Leave a question in the state for seat p."""
    s.ask = question
    s.asked = p


def skip_sentence(s, d, f: int) -> None:
    """Nothing to act on ends the sentence, not the card. [R36]"""
    while d.program[at_step(s, d, f)] != OP_END:
        s.frame_step[f] += 1


def jump(s, d, f: int, step: int) -> None:
    """Go on at a step of the program, or at the end of the sentence."""
    if step:
        s.frame_step[f] = step
    else:
        note(s, FIZZLES, s.frame_actor[f], s.frame_card[f], PLAYED, PLAYED)
        skip_sentence(s, d, f)


def chooser(s, d, f: int, at: int) -> int:
    """Who chooses: the player of the card, or where the text says that someone must discard, that someone. [R33]"""
    return s.frame_seat[f] if d.program[at + 3] & BY_SEAT else s.frame_actor[f]


def list_answers(s, d, size: int) -> int:
    """List the things that the effect's pending choice offers."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    if op == OP_CARD:
        first = size
        size = list_cards(s, d, at, s.frame_actor[f], s.frame_seat[f], s.frame_project[f], size)
        if size == first or d.program[at + 3] & MAY:
            s.legal[size] = PASS
            size += 1
        return size
    if op == OP_PROJECT or op == OP_SECOND:
        return list_projects(s, d, at, s.frame_actor[f], s.frame_chosen[f], size)
    return list_seats(s, d, at, s.frame_actor[f], NONE, size)


def ask_card(s, d, f: int, at: int) -> None:
    """A choice among open things with one candidate answers itself, with none it ends the sentence. [R36]"""
    where = d.program[at + 1]
    target = d.program[at + 3] >> JUMP_SHIFT
    size = list_answers(s, d, 0)
    if is_open_choice(d, at):
        if s.legal[0] == PASS:
            jump(s, d, f, target)
        elif size == 1:
            answer(s, d, s.legal[0])
        else:
            ask(s, ASK_CARD, chooser(s, d, f, at))
        return
    nothing = where == HAND_OR_TABLE and not could_lose(s, d, s.frame_seat[f], d.program[at + 2], NONE)
    nothing = nothing or (where == LOOKED_AT and s.count[LOOKED] == 0)
    nothing = nothing or (where == IN_BURN and s.count[BURN] == 0)
    nothing = nothing or (where == IN_BOTH and s.count[BURN] == 0 and s.count[DISCARD] == 0)
    if nothing:
        jump(s, d, f, target)
    else:
        ask(s, ASK_CARD, chooser(s, d, f, at))


def ask_open(s, d, f: int, question: int) -> None:
    """Choose among open projects or seats. [R36]"""
    size = list_answers(s, d, 0)
    if size == 0:
        jump(s, d, f, 0)
    elif size == 1:
        answer(s, d, s.legal[0])
    else:
        ask(s, question, s.frame_actor[f])


def is_blockable(s, d) -> bool:
    """The hurt are asked as long as the deck has a block that is not openly out of the game. [R27]"""
    for i in range(d.blocks):
        c = d.block_card[i]
        gone = s.place[c] == OUT or (s.place[c] == BURN and d.burn_returns == 0)
        if not (gone and s.seen[c] == everyone(s)):
            return True
    return False


def open_window(s, d, f: int, at: int) -> None:
    """The moment to block comes when all targets are named and before anything moves. [R25]"""
    p = s.frame_actor[f] if d.program[at + 1] == ACTOR else s.frame_seat[f]
    condition = d.program[at + 2]
    sorts = d.program[at + WIDTH + 2]
    hurt = True
    if condition == HAND_ONLY:
        hurt = may_hold(s, d, p, sorts, NONE)
    elif condition:
        hurt = could_lose(s, d, p, sorts, NONE)
    s.frame_count[f] = 0
    if hurt and is_blockable(s, d):
        ask(s, ASK_BLOCK, p)
    else:
        s.frame_step[f] += 1


def list_blocks(s, d, p: int, size: int) -> int:
    """The asked seat passes, or blocks with a card from the hand. [P20]"""
    s.legal[size] = PASS
    size += 1
    twins = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if d.role[c] == BLOCK and twins >> d.twin[c] & 1 == 0:
            if d.twin[c]:
                twins |= 1 << d.twin[c]
            s.legal[size] = c
            size += 1
        c = s.node_next[c]
    return size


def answer_block(s, d, f: int, code: int) -> None:
    """A blocked effect fails wholly for that player; a group effect goes on for the others. [R26]"""
    at = at_step(s, d, f)
    if code != PASS:
        move(s, code, BURN, BLOCKS_IT, s.asked)
        target = d.program[at + 3]
        if target:
            s.frame_step[f] = target
        else:
            skip_sentence(s, d, f)
        return
    note(s, PASSES, s.asked, NONE, PLAYED, PLAYED)
    s.frame_count[f] += 1
    if d.block and s.frame_count[f] < s.seats:
        ask(s, ASK_BLOCK, (s.asked + 1) % s.seats)
    else:
        s.frame_step[f] += 1


def answer(s, d, code: int) -> None:
    """Take the answer to the effect's pending choice and go on behind it."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    if op == OP_CARD:
        if code == PASS:
            jump(s, d, f, d.program[at + 3] >> JUMP_SHIFT)
            return
        s.frame_chosen[f] = code
        if d.program[at + 1] <= BESIDE_ANY:
            s.frame_project[f] = s.place[code] - BESIDE
            s.frame_seat[f] = owner(s, s.frame_project[f])
    elif op == OP_PROJECT:
        s.frame_project[f] = code
        s.frame_seat[f] = owner(s, code)
    elif op == OP_SECOND:
        s.frame_second[f] = code
        if d.program[at + 1] == OTHER:
            s.frame_seat[f] = owner(s, code)
    else:
        s.frame_seat[f] = code - SEAT_CODE
    s.frame_step[f] += 1


def move_chosen(s, d, f: int, to: int) -> None:
    """The chosen card goes where the sentence says."""
    c = s.frame_chosen[f]
    p = s.frame_actor[f]
    s.frame_chosen[f] = NONE
    if to == TO_HAND:
        if s.place[c] == BURN:
            forget_burn(s, p)
        shift(s, d, c, HAND + p, TAKES, p)
        look(s, d, p)
    elif to == TO_DISCARD:
        shift(s, d, c, DISCARD, LOSES, s.frame_seat[f])
    elif to == TO_BURN:
        shift(s, d, c, BURN, LOSES, s.frame_seat[f])
    elif to == TO_PROJECT:
        shift(s, d, c, BESIDE + s.frame_project[f], MOVES, p)
    else:
        shift(s, d, c, BESIDE + s.frame_second[f], MOVES, p)


def forget_burn(s, p: int) -> None:
    """Who takes a card from burn looks through it alone; the others no longer know what is left. [R16]"""
    c = top(s, BURN)
    while c < CARDS:
        s.seen[c] = 1 << p
        c = s.node_next[c]


def look_at_top(s, d, f: int, z: int, size: int) -> None:
    """Look at the top cards, with fewer there at what is there; refill only an empty pile. [R30]"""
    p = s.frame_actor[f]
    if z == RESOURCE_PILE and s.count[z] == 0:
        refill(s, d, p)
    for _ in range(min(size, s.count[z])):
        c = top(s, z)
        unlink(s, c)
        link_bottom(s, c, LOOKED)
        s.seen[c] = 1 << p
        note(s, LOOKS_AT, p, c, z, LOOKED)


def put_back(s, d, f: int, c: int) -> None:
    """The looker orders the cards put back, one by one. [R30]"""
    at = at_step(s, d, f)
    z = d.program[at + 1]
    unlink(s, c)
    if d.program[at + 2] == TOP:
        link(s, c, z, CARDS + z)
    else:
        link_bottom(s, c, z)
    note(s, PUTS_BACK, s.frame_actor[f], c, LOOKED, z)


def ask_order(s, d, f: int) -> None:
    """Ask which card goes back next, until one is left, which goes by itself."""
    if s.count[LOOKED] > 1:
        ask(s, ASK_PUT_BACK, s.frame_actor[f])
        return
    z = d.program[at_step(s, d, f) + 1]
    if s.count[LOOKED] == 1:
        put_back(s, d, f, top(s, LOOKED))
    if z == PROJECT_PILE:
        mark_emptied(s, s.frame_actor[f])
    s.frame_step[f] += 1


def dump(s, d, f: int, z: int, sorts: int, to: int) -> None:
    """All cards of these sorts in a place go to discard, or back to the hand."""
    p = s.frame_actor[f]
    c = s.node_prev[CARDS + z]
    while c < CARDS:
        after = s.node_prev[c]
        if d.sort[c] & sorts:
            if to == TO_HAND:
                shift(s, d, c, HAND + p, RETURNS, p)
            else:
                shift(s, d, c, DISCARD, LOSES, p)
        c = after


def dump_from(s, d, f: int, origin: int, sorts: int, to: int) -> None:
    """Dump from the actor's hand, from beside the actor's projects, or from beside the chosen one."""
    p = s.frame_actor[f]
    if origin & FROM_HAND:
        dump(s, d, f, HAND + p, sorts, to)
    if origin & FROM_TABLE:
        q = s.node_prev[CARDS + TABLE + p]
        while q < CARDS:
            dump(s, d, f, BESIDE + q, sorts, to)
            q = s.node_prev[q]
    if origin & FROM_CHOSEN:
        dump(s, d, f, BESIDE + s.frame_project[f], sorts, to)


def drop_others(s, d, f: int) -> None:
    """Keep the chosen project; the others and their cards go to discard. [R10]"""
    kept = s.frame_project[f]
    p = owner(s, kept)
    q = s.node_prev[CARDS + TABLE + p]
    while q < CARDS:
        after = s.node_prev[q]
        if q != kept:
            leave(s, d, q, DISCARD, p)
        q = after


def draw_cards(s, d, f: int, p: int, size: int, z: int) -> None:
    """Draw for an effect: all are drawn first, then some may burn, then the drawer looks. [R29]"""
    drawn = 0
    for _ in range(size):
        drawn += draw(s, d, p, z)
    sift(s, d, p, drawn, s.frame_sieve[f])
    look(s, d, p)


def can_draw_any(s, d) -> bool:
    """Whether some pile that this deck draws from has a card."""
    for i in range(4):
        if d.draw_from >> i & 1 and can_draw(s, d, pile_of(PILE_CODE + i)):
            return True
    return False


def pile_of(code: int) -> int:
    """The pile that a pile's code names."""
    i = code - PILE_CODE
    return DISCARD if i == 3 else i


def list_piles(s, d, size: int) -> int:
    """List the piles that may be drawn from."""
    for i in range(4):
        if d.draw_from >> i & 1 and can_draw(s, d, pile_of(PILE_CODE + i)):
            s.legal[size] = PILE_CODE + i
            size += 1
    return size


def ask_pile(s, d, f: int, size: int) -> None:
    """Draw from any pile but burn, all before looking where the deck says so. [R29]"""
    p = s.frame_actor[f]
    if s.frame_count[f] < size and can_draw_any(s, d):
        ask(s, ASK_PILE, p)
        return
    s.frame_count[f] = 0
    look(s, d, p)
    s.frame_step[f] += 1


def answer_pile(s, d, f: int, code: int) -> None:
    """Draw one card from the pile named."""
    p = s.frame_actor[f]
    draw(s, d, p, pile_of(code))
    if d.draw_blind == 0:
        look(s, d, p)
    s.frame_count[f] += 1


def perform(s, d) -> None:
    """Perform the next instruction of the effect on top."""
    f = s.depth - 1
    at = at_step(s, d, f)
    op = d.program[at]
    x = d.program[at + 1]
    y = d.program[at + 2]
    z = d.program[at + 3]
    if op == OP_CARD:
        ask_card(s, d, f, at)
    elif op == OP_PROJECT or op == OP_SECOND:
        ask_open(s, d, f, ASK_PROJECT)
    elif op == OP_SEAT:
        ask_open(s, d, f, ASK_SEAT)
    elif op == OP_WINDOW:
        open_window(s, d, f, at)
    elif op == OP_PILE:
        ask_pile(s, d, f, x)
    elif op == OP_PUT_BACK:
        ask_order(s, d, f)
    elif op == OP_ANY:
        if list_projects(s, d, at, s.frame_actor[f], NONE, 0) == 0:
            jump(s, d, f, 0)
        else:
            s.frame_step[f] += 1
    elif op == OP_NEXT:
        s.frame_each[f] += 1
        if s.frame_each[f] < s.seats:
            s.frame_seat[f] = (s.frame_seat[f] + 1) % s.seats
            s.frame_step[f] = z
        else:
            s.frame_step[f] += 1
    elif op == OP_JUMP:
        s.frame_step[f] = z
    elif op == OP_END and x:
        finish(s, d)
    else:
        s.frame_step[f] += 1
        act(s, d, f, op, x, y, z)


def act(s, d, f: int, op: int, x: int, y: int, z: int) -> None:
    """Perform an instruction that asks nothing."""
    p = s.frame_actor[f]
    q = s.frame_project[f]
    who = p if x == ACTOR else s.frame_seat[f]
    if op == OP_MOVE:
        move_chosen(s, d, f, x)
    elif op == OP_DRAW:
        draw_cards(s, d, f, who, y, z)
    elif op == OP_SIEVE:
        s.frame_sieve[f] = x
    elif op == OP_LOOK:
        look_at_top(s, d, f, x, y)
    elif op == OP_DUMP:
        dump_from(s, d, f, x, y, z)
    elif op == OP_DROP:
        leave(s, d, q, DISCARD if x == TO_DISCARD else BURN, p)
    elif op == OP_DROP_OTHERS:
        drop_others(s, d, f)
    elif op == OP_SKIP:
        s.skip[who] += y
        note(s, MUST_SKIP, who, s.frame_card[f], y, y)
    elif op == OP_ATTACH:
        shift(s, d, s.frame_card[f], BESIDE + q, ATTACHES, p)
    elif op == OP_SWAP:
        swap(s, d, q, s.frame_second[f], p)
    elif op == OP_COMPLETE:
        complete_partner(s, d, q, p)
        set_aside(s, d, q)
        mark_completion(s, p)
    elif op == OP_CLEAR:
        clear(s, d, q, p)
    elif op == OP_EACH:
        s.frame_each[f] = 0
        s.frame_seat[f] = p


def can_take_effect(s, d, c: int, p: int, size: int) -> bool:
    """A kept modifier with nothing to act on cannot be played. [P12]"""
    at = d.start[c] * WIDTH
    good = True
    while good:
        op = d.program[at]
        if op == OP_CARD:
            where = d.program[at + 1]
            if where == IN_BURN:
                return s.count[BURN] > 0
            if where == IN_BOTH:
                return s.count[BURN] + s.count[DISCARD] > 0
            return has_card(s, d, at, p)
        if op == OP_PROJECT or op == OP_SECOND or op == OP_ANY:
            good = list_projects(s, d, at, p, NONE, size) > size
        elif op == OP_SEAT:
            return list_seats(s, d, at, p, c, size) > size
        elif op == OP_DRAW:
            return can_draw(s, d, d.program[at + 3])
        elif op == OP_LOOK:
            return can_draw(s, d, d.program[at + 1])
        elif op == OP_PILE:
            return can_draw_any(s, d)
        elif op != OP_SIEVE and op != OP_EACH:
            return True
        at += WIDTH
    return good


def has_room(s) -> bool:
    """Whether one more effect may begin now: no looked-at cards lie open, and the stack has room."""
    return s.depth < FRAMES and s.count[LOOKED] == 0
