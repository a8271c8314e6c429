"""Setting up: shuffle, leave out, deal, and begin."""

from labdeck.rules.discoveries.turns import begin_game, lay_out
from labdeck.rules.projects.turns import advance, begin_turn

from .chance import below, sow
from .events import note
from .frames import clear_frame
from .numbers import (
    ASK_NOTHING,
    CARDS,
    CHALLENGE,
    DEALS,
    DISCOVERIES,
    FRAMES,
    HAND,
    LEAVES_OUT,
    METHOD,
    MODIFIER_PILE,
    NONE,
    OFFERS,
    OUT,
    PLAYING,
    PROJECT_PILE,
    RESOURCE,
    RESOURCE_PILE,
    SEATS,
    SHOWS_BACK,
)
from .piles import look, mark_emptied
from .places import clear_places, everyone, link, link_bottom, move, shuffle, top, unlink
from .schema import Deck, State

__all__ = ["deal"]


def clear_state(s: State, d: Deck, seats: int) -> None:
    """An empty table: no card anywhere, nothing under way."""
    clear_places(s)
    for c in range(CARDS):
        s.node_next[c] = 0
        s.node_prev[c] = 0
        s.place[c] = 0
        s.open[c] = 0
        s.partner[c] = NONE
        s.seen[c] = 0
    for f in range(FRAMES):
        clear_frame(s, f)
    for i in range(SEATS * METHOD):
        s.steps[i] = NONE
    for p in range(SEATS):
        s.score[p] = 0
        s.skip[p] = 0
    for i in range(OFFERS):
        s.offers[i] = 0
    s.seats = seats
    s.seat = 0
    s.phase = 0
    s.draws = 0
    s.ask = ASK_NOTHING
    s.asked = 0
    s.putting = NONE
    s.giving = NONE
    s.offering = NONE
    s.offered = NONE
    s.offers_made = 0
    s.claimed = NONE
    s.step = 0
    s.scored = 0
    s.again = 0
    s.extra = 0
    s.any_type = 0
    s.exchange = 0
    s.depth = 0
    s.queued = 0
    s.chain = 0
    s.choices = 0
    s.turns = 0
    s.quiet = 0
    s.emptied = 0
    s.last_call = 0
    s.ending = PLAYING
    s.over = PLAYING
    s.winners = 0


def leave_out(s: State, d: Deck) -> None:
    """A shorter game uses fewer project cards: those left out are taken unseen from the shuffled pile. [P3]"""
    if d.projects > 0:
        while s.count[PROJECT_PILE] > d.projects:
            move(s, top(s, PROJECT_PILE), OUT, LEAVES_OUT, s.seat)


def deal_project(s: State, d: Deck, p: int) -> None:
    """A mandatory project is not dealt: another is, and it is shuffled back. [R5]"""
    c = top(s, PROJECT_PILE)
    while c < CARDS and d.mandatory[c]:
        c = s.node_next[c]
    if c < CARDS:
        move(s, c, HAND + p, DEALS, p)


def bury(s: State, d: Deck, p: int) -> None:
    """A modifier dealt is shown and goes back into the middle of the pile, unreplaced. [P2]"""
    c = s.node_prev[CARDS + HAND + p]
    while c < CARDS:
        after = s.node_prev[c]
        if d.role[c] > RESOURCE:
            unlink(s, c)
            before = CARDS + RESOURCE_PILE
            for _ in range(s.count[RESOURCE_PILE] // 2):
                before = s.node_next[before]
            link(s, c, RESOURCE_PILE, before)
            s.seen[c] = everyone(s)
            note(s, SHOWS_BACK, p, c, HAND + p, RESOURCE_PILE)
        c = after


def deal_hands(s: State, d: Deck) -> None:
    """Each player is dealt the opening hand. [P2]"""
    passed_over = 0
    c = top(s, PROJECT_PILE)
    while c < CARDS:
        passed_over |= d.mandatory[c]
        c = s.node_next[c]
    for p in range(s.seats):
        for _ in range(d.opening_projects):
            deal_project(s, d, p)
        for _ in range(d.opening_resources):
            if s.count[RESOURCE_PILE] > 0:
                move(s, top(s, RESOURCE_PILE), HAND + p, DEALS, p)
    if passed_over:
        shuffle(s, PROJECT_PILE, s.seat)
    if d.opening_modifiers == 0:
        for p in range(s.seats):
            bury(s, d, p)


def deal(s: State, d: Deck, seats: int, a: int, b: int, c: int, e: int) -> None:
    """Set a game up from the four words of a seed, as far as the first question. [P1]"""
    clear_state(s, d, seats)
    sow(s, a, b, c, e)
    for card in range(d.cards):
        is_unused = d.role[card] == CHALLENGE and d.challenges == 0
        link_bottom(s, card, OUT if is_unused else d.back[card])
    for z in (PROJECT_PILE, RESOURCE_PILE, MODIFIER_PILE):
        if s.count[z] > 0:
            shuffle(s, z, 0)
    s.seat = below(s, seats) if d.first == NONE else d.first % seats
    if d.family == DISCOVERIES:
        lay_out(s, d)
    else:
        leave_out(s, d)
        deal_hands(s, d)
        mark_emptied(s, s.seat)
    for p in range(seats):
        look(s, d, p)
    if d.family == DISCOVERIES:
        begin_game(s, d)
    else:
        begin_turn(s, d)
    advance(s, d)
