"""Plans: players of one habit. A plan strikes what is against its habit from the listed codes.

It decides by what its seat sees. Of a list that holds nothing to its liking all stays.
"""

from labdeck.bots.families import FAMILIES
from labdeck.bots.habits import ATTACK_LEADER, BLOCK_EVERYTHING, HOARD, rival, seat_touched
from labdeck.rules.numbers import (
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_CARD,
    ASK_OPPOSE,
    ASK_PROJECT,
    ASK_SEAT,
    CARDS,
    HAND,
    PASS,
)
from labdeck.rules.schema import Deck, State


def is_like(m: State, d: Deck, p: int, plan: int, code: int) -> bool:
    """Whether a code agrees with the habit of seat p, who sees the masked state m."""
    question = m.ask
    if question == ASK_BLOCK or question == ASK_OPPOSE or question == ASK_ANSWER:
        return is_like_at_window(plan, code)
    if question == ASK_SEAT or question == ASK_CARD or question == ASK_PROJECT:
        return is_like_in_effect(m, d, p, plan, code)
    return FAMILIES[d.family].is_like_plan(m, d, p, plan, code)


def is_like_at_window(plan: int, code: int) -> bool:
    """Who blocks everything never passes; who hoards keeps its blocks."""
    if plan == BLOCK_EVERYTHING:
        return code != PASS
    return plan != HOARD or code == PASS


def is_like_in_effect(m: State, d: Deck, p: int, plan: int, code: int) -> bool:
    """Who attacks aims its harmful cards at the best of the others; who hoards gives up no card of its hand."""
    if plan == HOARD:
        return code >= CARDS or m.place[code] != HAND + p
    f = m.depth - 1
    if plan == ATTACK_LEADER and m.frame_actor[f] == p and FAMILIES[d.family].hurts_others(d, m.frame_card[f]):
        return seat_touched(m, code) == rival(m, d, p)
    return True


def narrow(s: State, m: State, d: Deck, p: int, plan: int, size: int) -> int:
    """Leave in the list of s the codes that agree with the plan of seat p, who sees m; how many are left."""
    kept = 0
    for i in range(size):
        code = s.legal[i]
        if is_like(m, d, p, plan, code):
            s.legal[kept] = code
            kept += 1
    return kept if kept else size
