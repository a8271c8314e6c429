"""What the plans do in games of discoveries (see `labdeck.bots.plans`)."""

from labdeck.bots.habits import ATTACK_LEADER, DRAW_ONLY, HOARD, RUSH, START_EVERYTHING
from labdeck.rules.numbers import (
    ASK_ENHANCE,
    ASK_EXCHANGE,
    ASK_INSPIRE,
    ASK_SCORE,
    ASK_SHED,
    CARDS,
    END,
    HERO,
    KEEP,
    OP_END,
    OP_SEAT,
    OP_STEAL,
    PASS,
    WIDTH,
)
from labdeck.rules.schema import Deck, State


def hurts_others(d: Deck, c: int) -> bool:
    """Whether an effect steals, or picks out another player."""
    at = d.start[c] * WIDTH
    while at > 0 and (d.program[at] != OP_END or d.program[at + 1] == 0):
        if d.program[at] == OP_STEAL or d.program[at] == OP_SEAT:
            return True
        at += WIDTH
    return False


def is_like_plan(m: State, d: Deck, p: int, plan: int, code: int) -> bool:
    """Whether a code agrees with a plan at a question of the turn.

    Who only draws scores nothing and takes new cards; who rushes scores, since the fifth step ends the game.
    """
    if m.ask == ASK_SCORE:
        return is_like_score(d, plan, code)
    if m.ask == ASK_ENHANCE:
        return plan != START_EVERYTHING or code != END
    if m.ask == ASK_INSPIRE:
        return is_like_inspiration(d, plan, code)
    if m.ask == ASK_SHED and plan == DRAW_ONLY:
        return code != END
    if m.ask == ASK_SHED and plan == HOARD:
        return code == END
    return m.ask != ASK_EXCHANGE or plan != HOARD or code == KEEP


def is_like_score(d: Deck, plan: int, code: int) -> bool:
    """Score nothing, score with a hero, or add at least an enhancement."""
    if plan == DRAW_ONLY:
        return code == PASS
    if plan == RUSH:
        return code < CARDS and d.role[code] == HERO
    return plan != START_EVERYTHING or code != PASS


def is_like_inspiration(d: Deck, plan: int, code: int) -> bool:
    """Keep every inspiration, or play those that hurt."""
    if plan == HOARD:
        return code == PASS
    return plan != ATTACK_LEADER or (code < CARDS and hurts_others(d, code))
