"""Draw only: draw projects, start none and wait for the end; with discoveries score none, and take new cards."""

from labdeck.bots.habits import is_start
from labdeck.rules.numbers import ASK_ACT, ASK_DRAW, ASK_PILE, ASK_SCORE, ASK_SHED, END, PASS, PROJECT_CODE
from labdeck.rules.schema import Deck, State


def likes(m: State, d: Deck, p: int, code: int) -> bool:
    """Every draw is a project, and no project is started; no discovery is scored, and the hand is renewed."""
    if m.ask == ASK_DRAW or m.ask == ASK_PILE:
        return code == PROJECT_CODE
    if m.ask == ASK_ACT:
        return not is_start(m, d, p, code)
    if m.ask == ASK_SCORE:
        return code == PASS
    return m.ask != ASK_SHED or code != END
