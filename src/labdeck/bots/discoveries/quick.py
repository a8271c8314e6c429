"""The quick policy of games of discoveries: it does something, and knows little of what is good."""

from labdeck.bots.judgement import any_code
from labdeck.rules.numbers import END, PASS
from labdeck.rules.schema import Deck, State


def quick(s: State, d: Deck, size: int) -> int:
    """One of the listed codes, by the state's generator; to end or to pass is half as likely."""
    code = any_code(s, size)
    return any_code(s, size) if code == END or code == PASS else code
