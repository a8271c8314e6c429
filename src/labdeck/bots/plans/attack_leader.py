"""Attack the leader: play whatever hurts as soon as it can be played, and aim it at the best of the others."""

from labdeck.bots.families import FAMILIES
from labdeck.bots.habits import is_held, rival, seat_touched
from labdeck.rules.numbers import ASK_ACT, ASK_CARD, ASK_GIVE, ASK_INSPIRE, ASK_PROJECT, ASK_SEAT, SEAT_CODE
from labdeck.rules.schema import Deck, State


def likes(m: State, d: Deck, p: int, code: int) -> bool:
    """First cards that hurt others are played; they, and projects that must be given away, go against the rival."""
    if m.ask == ASK_ACT or m.ask == ASK_INSPIRE:
        return is_held(m, p, code) and FAMILIES[d.family].attacks(m, d, p, code)
    if m.ask == ASK_GIVE:
        return code == SEAT_CODE + rival(m, d, p)
    if m.depth > 0 and (m.ask == ASK_SEAT or m.ask == ASK_CARD or m.ask == ASK_PROJECT):
        f = m.depth - 1
        if m.frame_actor[f] == p and FAMILIES[d.family].hurts_others(d, m.frame_card[f]):
            return seat_touched(m, code) == rival(m, d, p)
    return True
