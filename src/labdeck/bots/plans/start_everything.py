"""Start everything: no project waits in the hand; with discoveries, no turn and no room for a card is left unused."""

from labdeck.bots.habits import is_start
from labdeck.rules.numbers import ASK_ACT, ASK_ENHANCE, ASK_SCORE, END, PASS
from labdeck.rules.schema import Deck, State


def likes(m: State, d: Deck, p: int, code: int) -> bool:
    """First every project of the hand is started; each turn scores or enhances, and adds what it can."""
    if m.ask == ASK_ACT:
        return is_start(m, d, p, code)
    if m.ask == ASK_SCORE:
        return code != PASS
    return m.ask != ASK_ENHANCE or code != END
