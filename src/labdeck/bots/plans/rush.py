"""Rush: hurry to the end. An empty project pile brings it, or a fifth step."""

from labdeck.rules.numbers import ASK_DRAW, ASK_PILE, ASK_SCORE, CARDS, HERO, PROJECT_CODE
from labdeck.rules.schema import Deck, State


def likes(m: State, d: Deck, p: int, code: int) -> bool:
    """Every draw is a project; every turn scores a discovery if a hero can."""
    if m.ask == ASK_DRAW or m.ask == ASK_PILE:
        return code == PROJECT_CODE
    return m.ask != ASK_SCORE or (code < CARDS and d.role[code] == HERO)
