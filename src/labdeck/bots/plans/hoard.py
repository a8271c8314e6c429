"""Hoard: keep every modifier, block and inspiration, and give up no card of the hand that may stay there."""

from labdeck.bots.habits import is_held
from labdeck.rules.numbers import (
    ASK_ACT,
    ASK_ANSWER,
    ASK_BLOCK,
    ASK_CARD,
    ASK_DISCARD,
    ASK_EXCHANGE,
    ASK_INSPIRE,
    ASK_OPPOSE,
    ASK_SHED,
    END,
    KEEP,
    MODIFIER,
    PASS,
)
from labdeck.rules.schema import Deck, State


def likes(m: State, d: Deck, p: int, code: int) -> bool:
    """No modifier is played, nothing is blocked or cancelled, and nothing discarded."""
    question = m.ask
    if question == ASK_ACT:
        return not is_held(m, p, code) or d.role[code] != MODIFIER
    if question == ASK_BLOCK or question == ASK_OPPOSE or question == ASK_ANSWER or question == ASK_INSPIRE:
        return code == PASS
    if question == ASK_CARD:
        return not is_held(m, p, code)
    if question == ASK_DISCARD or question == ASK_SHED:
        return code == END
    return question != ASK_EXCHANGE or code == KEEP
