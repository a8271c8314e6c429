"""Matches between policies: the policy of a seat chooses from that seat's masked state."""

from labdeck.bots.families import FAMILIES
from labdeck.bots.habits import filler_of, kind_of, mind_of, plan_of
from labdeck.bots.judgement import any_code, is_listed, list_again
from labdeck.bots.plans.population import narrow
from labdeck.bots.search.search import choose_by_search
from labdeck.rules.chance import sow
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.sight import mask

__all__ = ["choose"]

# Policies by number; a higher one is a search of so many tries, and one below zero follows a plan (`habits`).
RANDOM, GREEDY, QUICK = 0, 1, 2


def choose(s: State, m: State, w: State, d: Deck, size: int, policy: int, game: int, room: int, out: Counts) -> int:
    """What a policy chooses for the asked seat among the listed codes; room for trees is at the beginning of out.

    Random seats choose by the state's generator, which no seat sees. Where the choice of a plan's search is against
    the plan, greedy chooses.
    """
    p = s.asked
    if policy < 0:
        mask(s, m, d, p)
        size = narrow(s, m, d, p, plan_of(policy), size)
        policy = filler_of(policy)
    s.mind = mind_of(policy)
    m.mind = s.mind
    policy = kind_of(policy)
    if size == 1:
        return s.legal[0]
    if policy == RANDOM:
        return any_code(s, size)
    if policy == GREEDY:
        return FAMILIES[d.family].choose_in_match(s, m, d, p, size)
    mask(s, m, d, p)
    if policy == QUICK:
        sow(m, game, s.turns, s.choices, p)
        list_again(s, m, size)
        return FAMILIES[d.family].quick(m, d, size)
    code = choose_by_search(m, w, d, p, policy, game, (s.turns << 8) + s.choices, room, out)
    return code if is_listed(s, size, code) else FAMILIES[d.family].choose_in_match(s, m, d, p, size)
