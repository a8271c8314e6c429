"""Copy a state field by field, each array in a loop of its own; a test holds this text to the schema."""

from .numbers import CARDS, FRAMES, METHOD, NODES, OFFERS, PLACES, SEATS
from .schema import State

__all__ = ["copy_into"]


def copy_into(s: State, m: State) -> None:
    """Make m equal to s, scratch apart."""
    for i in range(4):
        m.rng[i] = s.rng[i]
    for i in range(CARDS):
        m.open[i] = s.open[i]
    for i in range(NODES):
        m.node_next[i] = s.node_next[i]
    for i in range(NODES):
        m.node_prev[i] = s.node_prev[i]
    for i in range(CARDS):
        m.place[i] = s.place[i]
    for i in range(PLACES):
        m.count[i] = s.count[i]
    for i in range(CARDS):
        m.partner[i] = s.partner[i]
    for i in range(OFFERS):
        m.offers[i] = s.offers[i]
    for i in range(FRAMES):
        m.frame_card[i] = s.frame_card[i]
    for i in range(FRAMES):
        m.frame_step[i] = s.frame_step[i]
    for i in range(FRAMES):
        m.frame_actor[i] = s.frame_actor[i]
    for i in range(FRAMES):
        m.frame_seat[i] = s.frame_seat[i]
    for i in range(FRAMES):
        m.frame_project[i] = s.frame_project[i]
    for i in range(FRAMES):
        m.frame_second[i] = s.frame_second[i]
    for i in range(FRAMES):
        m.frame_chosen[i] = s.frame_chosen[i]
    for i in range(FRAMES):
        m.frame_count[i] = s.frame_count[i]
    for i in range(FRAMES):
        m.frame_each[i] = s.frame_each[i]
    for i in range(FRAMES):
        m.frame_sieve[i] = s.frame_sieve[i]
    for i in range(FRAMES * SEATS):
        m.frame_waiting[i] = s.frame_waiting[i]
    for i in range(SEATS * METHOD):
        m.steps[i] = s.steps[i]
    for i in range(SEATS):
        m.score[i] = s.score[i]
    for i in range(SEATS):
        m.skip[i] = s.skip[i]
    m.seats = s.seats
    m.seat = s.seat
    m.phase = s.phase
    m.draws = s.draws
    m.ask = s.ask
    m.asked = s.asked
    m.putting = s.putting
    m.giving = s.giving
    m.offering = s.offering
    m.offered = s.offered
    m.offers_made = s.offers_made
    m.claimed = s.claimed
    m.step = s.step
    m.scored = s.scored
    m.again = s.again
    m.extra = s.extra
    m.any_type = s.any_type
    m.exchange = s.exchange
    m.depth = s.depth
    m.queued = s.queued
    m.chain = s.chain
    m.choices = s.choices
    m.turns = s.turns
    m.quiet = s.quiet
    m.emptied = s.emptied
    m.last_call = s.last_call
    m.ending = s.ending
    m.over = s.over
    m.winners = s.winners
    for i in range(CARDS):
        m.seen[i] = s.seen[i]
