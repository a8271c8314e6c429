"""Matches between policies: the policy of a seat chooses from that seat's masked state."""

from labdeck.bots.families import FAMILIES
from labdeck.bots.judgement import any_code
from labdeck.bots.search.search import choose_by_search
from labdeck.rules.chance import sow
from labdeck.rules.kernel import legal
from labdeck.rules.schema import Counts, Deck, State
from labdeck.rules.sight import mask

RANDOM, GREEDY, QUICK = 0, 1, 2  # policies by number; a higher one is a search of so many tries
MIND_SHIFT = 24  # above a policy's number stands which weights count: those of today, or the first ones
FIRST_MIND = 1 << MIND_SHIFT


def choose(s: State, m: State, w: State, d: Deck, size: int, policy: int, game: int, room: int, out: Counts) -> int:
    """What a policy chooses for the asked seat among the listed codes; room for trees is at the beginning of out.

    Random seats choose by the state's generator, which no seat sees.
    """
    p = s.asked
    s.mind = policy >> MIND_SHIFT
    m.mind = s.mind
    w.mind = s.mind
    policy &= FIRST_MIND - 1
    if policy == RANDOM:
        return any_code(s, size)
    if policy == GREEDY:
        return FAMILIES[d.family].choose_in_match(s, m, d, p, size)
    mask(s, m, d, p)
    if policy == QUICK:
        sow(m, game, s.turns, s.choices, p)
        return FAMILIES[d.family].quick(m, d, legal(m, d))
    return choose_by_search(m, w, d, p, policy, game, (s.turns << 8) + s.choices, room, out)
