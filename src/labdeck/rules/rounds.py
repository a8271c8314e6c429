"""Rounds: the turns of the discoveries family, from the exchange of opening hands to the last count."""

from .discoveries import (
    announce,
    claim,
    could_hold,
    enhance,
    list_heroes,
    list_targets,
    steps_taken,
    types_held,
    types_with_slot,
    wanted_types,
    why_not_enhance,
    why_not_enhance_any,
    why_not_hero,
    why_not_score,
)
from .effects import can_take_effect
from .ending import end_game
from .events import note
from .field import can_fill, fill
from .frames import ask, begin, push
from .numbers import (
    ACT_PHASE,
    ALLOWED,
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_FIELD,
    ASK_HERO,
    ASK_INSPIRE,
    ASK_SCORE,
    ASK_SHED,
    ASK_STEP,
    ASK_TARGET,
    BEGINS_TURN,
    BESIDE,
    BY_EMPTY_FIELD,
    BY_FIVE_STEPS,
    BY_STALL,
    BY_TURNS,
    CARDS,
    CHALLENGES,
    CLAIM_PHASE,
    DEALS,
    DISCARD,
    DISCARD_PHASE,
    DISCARDS,
    END,
    ENHANCE_PHASE,
    ENOUGH_DISCARDS,
    EXCHANGE_PHASE,
    EXCHANGES,
    FIELD,
    FIELD_DISCARD,
    FIELD_PHASE,
    FILLS,
    HAND,
    HERO,
    INSPIRATION,
    INSPIRE_FIRST,
    INSPIRE_PHASE,
    ITEM,
    KEEP,
    KEEPS_HAND,
    KIND_BITS,
    LEAVES_OUT,
    LOCATION,
    LOOKED,
    METHOD,
    MODIFIER_PILE,
    NAMES_STEP,
    NO_HERO,
    NONE,
    NOT_AN_ANSWER,
    NOT_AN_INSPIRATION,
    NOT_IN_FIELD,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    ONLY_A_HERO,
    ONLY_TO_ANSWER,
    OUT,
    PASS,
    PASSES,
    PLAYING,
    PLAYS,
    PROJECT_PILE,
    REDRAW,
    RESOURCE_PILE,
    STEP_CODE,
    STEP_TAKEN,
    TABLE,
    TOO_MANY_CARDS,
    TWIN,
    WITHOUT_EFFECT,
)
from .piles import draw, look
from .places import everyone, is_first_twin, link, move, owner, show, shuffle, top, unlink
from .windows import is_at_large

UNKNOWN = -1  # not reckoned yet


def lay_out(s, d) -> None:
    """Two players do without solid discoveries; the field is dealt open, and challenges where they are used. [D6]"""
    if s.seats == 2:
        c = top(s, PROJECT_PILE)
        while c < CARDS:
            after = s.node_next[c]
            if d.solid[c]:
                unlink(s, c)
                link(s, c, OUT, CARDS + OUT)
                s.seen[c] = everyone(s)
                note(s, LEAVES_OUT, s.seat, c, PROJECT_PILE, OUT)
            c = after
    for _ in range(d.challenges):
        if s.count[MODIFIER_PILE] > 0:
            move(s, top(s, MODIFIER_PILE), CHALLENGES, FILLS, s.seat)
    while s.count[MODIFIER_PILE] > 0:
        move(s, top(s, MODIFIER_PILE), OUT, LEAVES_OUT, s.seat)
    for i in range(s.seats):
        p = (s.seat + i) % s.seats
        for _ in range(d.hand):
            if s.count[RESOURCE_PILE] > 0:
                move(s, top(s, RESOURCE_PILE), HAND + p, DEALS, p)
    fill(s, d, s.seat, 0)


def begin_game(s, d) -> None:
    """Before the first turn everyone may exchange the opening hand. [D3]"""
    if d.exchange:
        s.phase = EXCHANGE_PHASE
    else:
        begin_round_turn(s, d)


def begin_round_turn(s, d) -> None:
    """A turn begins with the chance for inspirations. [DR14]"""
    s.phase = INSPIRE_PHASE
    s.draws = 0
    s.choices = 0
    s.scored = 0
    s.again = 0
    s.extra = 0
    s.any_type = 0
    s.claimed = NONE
    s.step = 0
    note(s, BEGINS_TURN, s.seat, NONE, TABLE + s.seat, TABLE + s.seat)


def exchange_hands(s, d) -> None:
    """Hands given up are set aside, new ones drawn in seat order, and then they are shuffled back. [DR11]"""
    for i in range(s.seats):
        p = (s.seat + i) % s.seats
        if s.exchange >> p & 1:
            note(s, EXCHANGES, p, NONE, HAND + p, HAND + p)
            while s.count[HAND + p] > 0:
                c = top(s, HAND + p)
                unlink(s, c)
                link(s, c, LOOKED, CARDS + LOOKED)
        else:
            note(s, KEEPS_HAND, p, NONE, HAND + p, HAND + p)
    for i in range(s.seats):
        p = (s.seat + i) % s.seats
        if s.exchange >> p & 1:
            for _ in range(d.hand):
                if s.count[RESOURCE_PILE] > 0:
                    move(s, top(s, RESOURCE_PILE), HAND + p, DEALS, p)
            look(s, d, p)
    while s.count[LOOKED] > 0:
        c = top(s, LOOKED)
        unlink(s, c)
        link(s, c, RESOURCE_PILE, CARDS + RESOURCE_PILE)
    if s.exchange:
        shuffle(s, RESOURCE_PILE, s.seat)
    s.exchange = 0
    begin_round_turn(s, d)


def is_inspiring(s, d) -> bool:
    """Seats are asked as long as some inspiration that is no answer is not openly away. [DR14]"""
    for c in range(d.inspiration, d.inspiration + d.inspirations):
        if d.cancels[c] == 0 and is_at_large(s, c):
            return True
    return False


def why_not_inspire(s, d, p: int, c: int) -> int:
    """An inspiration can be played as any turn begins, if it does something then and is no answer. [D28]"""
    if c >= d.cards:
        return NOT_AN_ANSWER
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    if d.role[c] != INSPIRATION:
        return NOT_AN_INSPIRATION
    if d.cancels[c]:
        return ONLY_TO_ANSWER
    if d.own_turn[c] and p != s.seat:
        return NOT_YOUR_TURN
    if not is_first_twin(s, d, c):
        return TWIN
    return ALLOWED if can_take_effect(s, d, c, p, 0) else WITHOUT_EFFECT


def list_inspirations(s, d, p: int) -> int:
    """List the inspirations that may be played now, and the word pass."""
    s.legal[0] = PASS
    size = 1
    twins = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if d.role[c] == INSPIRATION and d.cancels[c] == 0 and twins >> d.twin[c] & 1 == 0:
            if d.own_turn[c] == 0 or p == s.seat:
                if d.twin[c]:
                    twins |= 1 << d.twin[c]
                if can_take_effect(s, d, c, p, size):
                    s.legal[size] = c
                    size += 1
        c = s.node_next[c]
    return size


def do_inspire(s, d, code: int) -> None:
    """An inspiration works at once and is no action; its player may play another, and then the next seat. [D29]"""
    if code == PASS:
        s.draws += 1
    else:
        begin(s, d, code, s.asked, PLAYS)


def why_not_begin(s, d, p: int, c: int) -> int:
    """The one action of a turn: score with a hero, add one enhancement, or nothing. [D30]"""
    if c == PASS:
        return ALLOWED
    if c >= d.cards:
        return NOT_AN_ANSWER
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    if d.role[c] == INSPIRATION:
        return ONLY_TO_ANSWER if d.cancels[c] else INSPIRE_FIRST
    if not is_first_twin(s, d, c):
        return TWIN
    if d.role[c] == HERO:
        return why_not_hero(s, d, p, c)
    return ONLY_A_HERO if s.scored else why_not_enhance_any(s, d, p, c)


def list_actions(s, d, p: int) -> int:
    """List the heroes that can score, the enhancements that can be added, and the word pass."""
    s.legal[0] = PASS
    wanted = wanted_types(s, d, p)
    return list_useful(s, d, p, KIND_BITS if s.any_type and wanted else wanted, 1)


def do_begin(s, d, code: int) -> None:
    """Touch a hero or an enhancement, or do nothing. [D34]"""
    if code == PASS:
        note(s, PASSES, s.seat, NONE, TABLE + s.seat, TABLE + s.seat)
        s.phase = FIELD_PHASE
    else:
        touch(s, d, code)


def touch(s, d, c: int) -> None:
    """A card that is touched is shown, unless it is to be laid face down. [D27]"""
    if d.role[c] == HERO or d.face_down == 0:
        show(s, c)
    s.putting = c


def do_target(s, d, code: int) -> None:
    """The hero is played with its discovery named. [DR4]"""
    s.step = d.step[code]
    hero = s.putting
    s.putting = NONE
    announce(s, d, s.seat, hero, code)
    if s.step:
        invoke(s, d, hero)


def invoke(s, d, hero: int) -> None:
    """The ability works at once when the hero is played, unless it is about scoring. [D17]"""
    s.phase = CLAIM_PHASE
    if d.start[hero]:
        push(s, hero, 0, s.seat)


def why_not_step(s, d, p: int, code: int) -> int:
    """A wild discovery becomes a step that the player still lacks. [D14]"""
    step = code - STEP_CODE + 1
    if step < 1 or step > METHOD:
        return NOT_AN_ANSWER
    return STEP_TAKEN if s.steps[p * METHOD + step - 1] != NONE else ALLOWED


def list_steps(s, d, p: int) -> int:
    """List the steps that a wild discovery could be."""
    size = 0
    for i in range(METHOD):
        if s.steps[p * METHOD + i] == NONE:
            s.legal[size] = STEP_CODE + i
            size += 1
    return size


def do_step(s, d, code: int) -> None:
    """The step of a wild discovery is named with the hero, and is final. [D14]"""
    s.step = code - STEP_CODE + 1
    note(s, NAMES_STEP, s.seat, s.claimed, s.step, s.step)
    invoke(s, d, s.node_prev[CARDS + BESIDE + s.claimed])


def is_reachable(s, p: int, q: int) -> bool:
    """While scoring, enhancements go to that discovery alone; only an extra one goes elsewhere. [D24]"""
    return s.phase == ACT_PHASE or q == s.claimed or s.extra > 0


def why_not_on_hero(s, d, p: int, c: int, q: int) -> int:
    """An enhancement goes below an own hero of its type with room, while scoring only to that discovery. [D24]"""
    if q >= d.cards or owner(s, q) != p or not is_reachable(s, p, q):
        return NO_HERO
    return why_not_enhance(s, d, p, c, q)


def list_on_hero(s, d, p: int, c: int, first: int) -> int:
    """List the discoveries below whose hero an enhancement may go now."""
    size = list_heroes(s, d, p, c, first)
    kept = first
    for i in range(first, size):
        if is_reachable(s, p, s.legal[i]):
            s.legal[kept] = s.legal[i]
            kept += 1
    return kept


def why_not_add(s, d, p: int, c: int) -> int:
    """When scoring, a player may add what the hero has room for. [D24]"""
    if c == END:
        return ALLOWED
    if c >= d.cards:
        return NOT_AN_ANSWER
    if s.place[c] != HAND + p:
        return NOT_IN_HAND
    if d.role[c] != ITEM and d.role[c] != LOCATION:
        return NOT_AN_ANSWER
    if not is_first_twin(s, d, c):
        return TWIN
    reason = why_not_on_hero(s, d, p, c, s.claimed)
    q = top(s, TABLE + p)
    while q < CARDS and reason != ALLOWED:
        if why_not_on_hero(s, d, p, c, q) == ALLOWED:
            reason = ALLOWED
        q = s.node_next[q]
    return reason


def types_to_add(s, d, p: int, role: int) -> int:
    """The types of which an item, or a location, may be added now. [D24]"""
    if s.scored and s.extra == 0:
        return types_held(s, d, s.claimed, role) if s.claimed != NONE else 0
    return types_with_slot(s, d, p, role)


def list_useful(s, d, p: int, heroes: int, size: int) -> int:
    """List the heroes of these types, and the enhancements that may be added now, in a hand."""
    twins = 0
    items = UNKNOWN
    locations = UNKNOWN
    c = top(s, HAND + p)
    while c < CARDS:
        role = d.role[c]
        types = heroes
        if role == ITEM:
            if items == UNKNOWN:
                items = types_to_add(s, d, p, ITEM)
            types = items
        elif role == LOCATION:
            if locations == UNKNOWN:
                locations = types_to_add(s, d, p, LOCATION)
            types = locations
        if types & d.serves[c] and twins >> d.twin[c] & 1 == 0:
            if d.twin[c]:
                twins |= 1 << d.twin[c]
            s.legal[size] = c
            size += 1
        c = s.node_next[c]
    return size


def do_add(s, d, code: int) -> None:
    """Go on adding, or let it be."""
    if code == END:
        finish_score(s, d)
    else:
        touch(s, d, code)


def do_on_hero(s, d, code: int) -> None:
    """Add the enhancement; as an action of its own it is the only one. [D33]"""
    enhance(s, d, s.seat, s.putting, code)
    s.putting = NONE
    if s.phase == ACT_PHASE:
        s.phase = FIELD_PHASE
    elif code != s.claimed:
        s.extra -= 1


def could_add(s, d, p: int) -> bool:
    """Whether a card in hand might be added now, as far as everyone can see."""
    if s.count[HAND + p] == 0:
        return False
    if could_hold(s, d, s.claimed):
        return True
    q = top(s, TABLE + p)
    while q < CARDS and s.extra > 0:
        if could_hold(s, d, q):
            return True
        q = s.node_next[q]
    return False


def finish_score(s, d) -> None:
    """One discovery a turn, unless a card allows a second; never a third, and none after the fifth step. [DR21]"""
    s.claimed = NONE
    s.step = 0
    s.extra = 0
    if s.again and s.scored == 1 and steps_taken(s, s.seat) < METHOD:
        s.phase = ACT_PHASE
    else:
        s.phase = FIELD_PHASE
    s.again = 0


def do_field(s, d, code: int) -> None:
    """Without a new discovery one card of the field is discarded and replaced. [D36]"""
    move(s, code, FIELD_DISCARD, DISCARDS, s.seat)
    end_action(s, d)


def end_action(s, d) -> None:
    """Gaps are filled once, after the action and before the hand is seen to. [DR7]"""
    fill(s, d, s.seat, 0)
    s.phase = DISCARD_PHASE
    s.draws = 0


def most_discards(s, d, p: int) -> int:
    """Three cards may go, or as many as are too many. [DR12]"""
    return max(d.free_discards, s.count[HAND + p] + s.draws - d.hand)


def why_not_shed(s, d, p: int, code: int) -> int:
    """At the turn's end up to three cards may be discarded; no more than six stay. [D37]"""
    if code == END:
        return TOO_MANY_CARDS if s.count[HAND + p] > d.hand else ALLOWED
    if code >= d.cards:
        return NOT_AN_ANSWER
    if s.place[code] != HAND + p:
        return NOT_IN_HAND
    if s.draws >= most_discards(s, d, p):
        return ENOUGH_DISCARDS
    return ALLOWED if is_first_twin(s, d, code) else TWIN


def list_shed(s, d, p: int) -> int:
    """List the cards that may be discarded, and the word end where the hand is small enough."""
    size = 0
    if s.count[HAND + p] <= d.hand:
        s.legal[0] = END
        size = 1
    twins = 0
    c = top(s, HAND + p)
    while c < CARDS:
        if twins >> d.twin[c] & 1 == 0:
            if d.twin[c]:
                twins |= 1 << d.twin[c]
            s.legal[size] = c
            size += 1
        c = s.node_next[c]
    return size


def do_shed(s, d, code: int) -> None:
    """Discard one by one, then draw up to six. [D37]"""
    if code == END:
        draw_up(s, d)
    else:
        move(s, code, DISCARD, DISCARDS, s.seat)
        s.draws += 1


def draw_up(s, d) -> None:
    """Draw to a full hand; with pile and discards empty it stays smaller. [DR10]"""
    p = s.seat
    came = 1
    while came and s.count[HAND + p] < d.hand:
        came = draw(s, d, p, RESOURCE_PILE)
    look(s, d, p)
    end_round_turn(s, d)


def verdict_of_round(s, d) -> int:
    """When the turn would come to the first player again: whether the game is over, and how. [D39]"""
    if s.last_call:
        return BY_FIVE_STEPS
    if s.count[FIELD] == 0 and not can_fill(s):
        return BY_EMPTY_FIELD
    if s.quiet >= d.stall_turns * s.seats:
        return BY_STALL
    if s.turns >= d.most_turns * s.seats:
        return BY_TURNS
    return PLAYING


def end_round_turn(s, d) -> None:
    """Play goes clockwise, and all have equally many turns. [D39]"""
    s.turns += 1
    s.quiet += 1
    how = verdict_of_round(s, d) if s.turns % s.seats == 0 else PLAYING
    if how == PLAYING:
        s.seat = (s.seat + 1) % s.seats
        begin_round_turn(s, d)
    else:
        turn_up(s)
        end_game(s, d, how)


def turn_up(s) -> None:
    """All that lies face down is turned up for the count. [DR29]"""
    for p in range(s.seats):
        q = top(s, TABLE + p)
        while q < CARDS:
            c = top(s, BESIDE + q)
            while c < CARDS:
                s.seen[c] = everyone(s)
                c = s.node_next[c]
            q = s.node_next[q]


def ask_inspirations(s, d) -> None:
    """Every seat with cards is asked until it passes, from the one whose turn it is; then the action begins. [DR14]"""
    going = s.choices < d.most_choices and is_inspiring(s, d)
    while going and s.draws < s.seats:
        p = (s.seat + s.draws) % s.seats
        if s.count[HAND + p] > 0:
            ask(s, ASK_INSPIRE, p)
            return
        s.draws += 1
    s.phase = ACT_PHASE


def ask_round(s, d) -> None:
    """Ask the next question of the turn, or go on to the next phase."""
    p = s.seat
    if s.phase == EXCHANGE_PHASE:
        if s.draws < s.seats:
            ask(s, ASK_EXCHANGE, (p + s.draws) % s.seats)
        else:
            exchange_hands(s, d)
    elif s.phase == INSPIRE_PHASE:
        ask_inspirations(s, d)
    elif s.phase == ACT_PHASE:
        if s.claimed != NONE:
            ask(s, ASK_STEP, p)
        elif s.putting == NONE:
            ask(s, ASK_SCORE, p)
        else:
            ask(s, ASK_TARGET if d.role[s.putting] == HERO else ASK_HERO, p)
    elif s.phase == CLAIM_PHASE:
        claim(s, d, p)
        s.phase = ENHANCE_PHASE
    elif s.phase == ENHANCE_PHASE:
        if s.putting != NONE:
            ask(s, ASK_HERO, p)
        elif could_add(s, d, p):
            ask(s, ASK_ENHANCE, p)
        else:
            finish_score(s, d)
    elif s.phase == FIELD_PHASE:
        if s.scored == 0 and s.count[FIELD] > 0 and can_fill(s):
            ask(s, ASK_FIELD, p)
        else:
            end_action(s, d)
    elif s.count[HAND + p] > 0 and (s.count[HAND + p] > d.hand or s.draws < most_discards(s, d, p)):
        ask(s, ASK_SHED, p)
    else:
        draw_up(s, d)


def list_round(s, d, p: int) -> int:
    """List what a question of the turn offers."""
    question = s.ask
    if question == ASK_INSPIRE:
        return list_inspirations(s, d, p)
    if question == ASK_SHED:
        return list_shed(s, d, p)
    if question == ASK_SCORE:
        return list_actions(s, d, p)
    if question == ASK_TARGET:
        return list_targets(s, d, p, s.putting, 0)
    if question == ASK_ENHANCE:
        s.legal[0] = END
        return list_useful(s, d, p, 0, 1)
    if question == ASK_HERO:
        return list_on_hero(s, d, p, s.putting, 0)
    if question == ASK_STEP:
        return list_steps(s, d, p)
    if question == ASK_FIELD:
        size = 0
        c = top(s, FIELD)
        while c < CARDS:
            s.legal[size] = c
            size += 1
            c = s.node_next[c]
        return size
    s.legal[0] = KEEP
    s.legal[1] = REDRAW
    return 2


def why_not_round(s, d, p: int, code: int) -> int:
    """Why a code is no answer to a question of the turn."""
    question = s.ask
    if question == ASK_INSPIRE:
        return ALLOWED if code == PASS else why_not_inspire(s, d, p, code)
    if question == ASK_SHED:
        return why_not_shed(s, d, p, code)
    if question == ASK_SCORE:
        return why_not_begin(s, d, p, code)
    if question == ASK_TARGET:
        return why_not_score(s, d, p, s.putting, code)
    if question == ASK_ENHANCE:
        return why_not_add(s, d, p, code)
    if question == ASK_HERO:
        return why_not_on_hero(s, d, p, s.putting, code)
    if question == ASK_STEP:
        return why_not_step(s, d, p, code)
    if question == ASK_FIELD:
        return ALLOWED if code < d.cards and s.place[code] == FIELD else NOT_IN_FIELD
    return ALLOWED if code == KEEP or code == REDRAW else NOT_AN_ANSWER


def do_round(s, d, question: int, code: int) -> None:
    """Do what the answer to a question of the turn says."""
    if question == ASK_INSPIRE:
        do_inspire(s, d, code)
    elif question == ASK_SHED:
        do_shed(s, d, code)
    elif question == ASK_SCORE:
        do_begin(s, d, code)
    elif question == ASK_TARGET:
        do_target(s, d, code)
    elif question == ASK_ENHANCE:
        do_add(s, d, code)
    elif question == ASK_HERO:
        do_on_hero(s, d, code)
    elif question == ASK_STEP:
        do_step(s, d, code)
    elif question == ASK_FIELD:
        do_field(s, d, code)
    else:
        s.draws += 1
        if code == REDRAW:
            s.exchange |= 1 << s.asked
