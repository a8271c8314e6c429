"""What the plans do in games of projects (see `labdeck.bots.plans`)."""

from labdeck.bots.habits import ATTACK_LEADER, DRAW_ONLY, HOARD, RUSH, START_EVERYTHING, rival
from labdeck.rules.numbers import (
    ASK_ACT,
    ASK_DISCARD,
    ASK_DRAW,
    ASK_GIVE,
    ASK_PILE,
    CARDS,
    END,
    HAND,
    HURTS_OTHER,
    MODIFIER,
    PROJECT,
    PROJECT_CODE,
    SEAT_CODE,
)
from labdeck.rules.schema import Deck, State


def hurts_others(d: Deck, c: int) -> bool:
    """Whether a modifier hurts other players."""
    return d.hurts[c] >= HURTS_OTHER


def is_like_plan(m: State, d: Deck, p: int, plan: int, code: int) -> bool:
    """Whether a code agrees with a plan at a question of the turn."""
    if m.ask == ASK_ACT:
        return is_like_act(m, d, p, plan, code)
    if (m.ask == ASK_DRAW or m.ask == ASK_PILE) and (plan == DRAW_ONLY or plan == RUSH):
        return code == PROJECT_CODE
    if m.ask == ASK_DISCARD and plan == HOARD:
        return code == END
    if m.ask == ASK_GIVE and plan == ATTACK_LEADER:
        return code == SEAT_CODE + rival(m, d, p)
    return True


def is_like_act(m: State, d: Deck, p: int, plan: int, code: int) -> bool:
    """Start nothing, start all, keep every modifier or play those that hurt; a mandatory project must go in any case.

    When the project pile is empty the game is nearly over, so that to draw projects is to rush.
    """
    is_held = code < CARDS and m.place[code] == HAND + p
    is_start = is_held and d.role[code] == PROJECT and d.mandatory[code] == 0
    is_modifier = is_held and d.role[code] == MODIFIER
    if plan == DRAW_ONLY:
        return not is_start
    if plan == START_EVERYTHING:
        return is_start
    if plan == HOARD:
        return not is_modifier
    return plan != ATTACK_LEADER or (is_modifier and hurts_others(d, code))
