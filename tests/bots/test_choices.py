"""The greedy bot's choices are the recorded ones, in both of its minds: what makes it quicker changes none of them.

Whoever means to change them prints the new digests by `python -m tests.bots.test_choices`.
"""

from hashlib import sha256

import pytest

from labdeck.bots.families import FAMILIES
from labdeck.rules.schema import State
from labdeck.rules.sight import mask
from tests.tools import walks

DIGESTS = {
    "gsa": (1759, "e4b0c3745ac07ba6"),
    "ingenium": (1603, "a8b30a84c4b9a3ef"),
    "microbes": (2881, "0e7fb2c3a4882843"),
    "wise": (1947, "58c3a6180782b8e2"),
}
FIRST = {  # of greedy-1, as its weights were set by hand
    "gsa": (1488, "e1d6511ae639b153"),
    "ingenium": (1489, "d1671d74f278acd5"),
    "microbes": (1693, "cab6662d709b719e"),
    "wise": (1401, "ecd99854450ea048"),
}


def digest_of(deck: str, mind: int = 0) -> tuple[int, str]:
    """How many choices a game at each size of table has, and a fingerprint of them all."""
    d, s, m = walks.deck_of(deck), State(), State()
    codes: list[int] = []
    for seats in walks.seats_of(deck):
        walks.dealt(d, seats, seats, s)
        while not s.over:
            mask(s, m, d, s.asked)
            m.mind = mind
            codes.append(FAMILIES[d.family].choose_greedily(m, d, s.asked))
            walks.step(s, d, codes[-1])
    return len(codes), sha256(bytes(codes)).hexdigest()[:16]


@pytest.mark.parametrize("deck", DIGESTS)
def test_the_choices_are_the_recorded_ones(deck: str) -> None:
    assert digest_of(deck) == DIGESTS[deck]


@pytest.mark.parametrize("deck", FIRST)
def test_the_first_mind_chooses_as_it_always_did(deck: str) -> None:
    assert digest_of(deck, mind=1) == FIRST[deck]


@pytest.mark.parametrize("deck", [deck for deck in walks.DECKS if not walks.deck_of(deck).field])
def test_greedy_chooses_in_the_state_itself_as_in_what_its_seat_sees(deck: str) -> None:
    d, s, m = walks.deck_of(deck), State(), State()
    for seats in walks.seats_of(deck):
        walks.dealt(d, seats, 40 + seats, s)
        while not s.over:
            mask(s, m, d, s.asked)
            code = FAMILIES[d.family].choose_greedily(m, d, s.asked)
            assert FAMILIES[d.family].choose_greedily(s, d, s.asked) == code
            walks.step(s, d, code)


if __name__ == "__main__":
    for name in DIGESTS:
        print(f'    "{name}": {digest_of(name)},')
