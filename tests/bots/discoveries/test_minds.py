"""What was set by hand stays as it was: `greedy-1` chooses as recorded, while `greedy` may learn."""

from hashlib import sha256

from labdeck.bots import bot
from labdeck.bots.discoveries.weights import WEIGHTS
from labdeck.bots.minds import COLUMNS, LEAST, MANY, MOST, TWO
from labdeck.rules.schema import State
from labdeck.rules.sight import mask
from tests.tools import walks

RECORDED = (820, "eab3c97e23fc7f70")


def digest_of(name: str) -> tuple[int, str]:
    """How many choices a bot makes in a game at each size of table, and a fingerprint of them all."""
    d, s, m = walks.deck_of("heroes"), State(), State()
    codes: list[int] = []
    player = bot(name, 0)
    for seats in walks.seats_of("heroes"):
        walks.dealt(d, seats, seats, s)
        while not s.over:
            mask(s, m, d, s.asked)
            codes.append(player.choose(m, d, s.asked))
            walks.step(s, d, codes[-1])
    return len(codes), sha256(bytes(codes)).hexdigest()[:16]


def test_the_choices_of_the_first_mind_are_the_recorded_ones() -> None:
    assert digest_of("greedy-1") == RECORDED
    assert digest_of("greedy") != RECORDED


def test_weights_lie_within_the_bounds_of_their_training() -> None:
    rows = [WEIGHTS[at : at + COLUMNS] for at in range(0, len(WEIGHTS), COLUMNS)]
    assert [row for row in rows if not all(row[LEAST] <= row[now] <= row[MOST] for now in (TWO, MANY))] == []
