"""The population: the plans, a line for each, and how one narrows what may be chosen.

A plan is called by its module's name. Its number is its place in the row, so a new one comes last.
"""

from labdeck.bots.plan import Plan
from labdeck.rules.schema import Deck, State

from . import attack_leader, block_everything, draw_only, hoard, rush, start_everything

PLANS: tuple[Plan, ...] = (
    draw_only,
    rush,
    hoard,
    start_everything,
    block_everything,
    attack_leader,
)


def narrow(s: State, m: State, d: Deck, p: int, plan: int, size: int) -> int:
    """Leave in the list of s the codes that a plan likes, whose seat p sees m; how many are left.

    Of a list that holds nothing to its liking all stays.
    """
    kept = 0
    for i in range(size):
        code = s.legal[i]
        if PLANS[plan].likes(m, d, p, code):
            s.legal[kept] = code
            kept += 1
    return kept if kept else size
