"""Block everything: keep what blocks or cancels for the first chance to use it, and never let that chance pass."""

from labdeck.bots.habits import is_held
from labdeck.rules.numbers import ASK_ANSWER, ASK_BLOCK, ASK_CARD, ASK_DISCARD, ASK_OPPOSE, ASK_SHED, BLOCK, PASS
from labdeck.rules.schema import Deck, State


def likes(m: State, d: Deck, p: int, code: int) -> bool:
    """Whoever may block or cancel does; a card that can is not discarded and not given up."""
    question = m.ask
    if question == ASK_BLOCK or question == ASK_OPPOSE or question == ASK_ANSWER:
        return code != PASS
    if question == ASK_DISCARD or question == ASK_SHED or question == ASK_CARD:
        return not is_held(m, p, code) or (d.role[code] != BLOCK and d.cancels[code] == 0)
    return True
