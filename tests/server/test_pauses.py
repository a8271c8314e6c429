"""Every kind of window, for every level of bot: it closes at its time, with an answer in hand and without.

`python -m tests.programs.pauses` measures the same over sockets at the shipped pace.
"""

from collections.abc import Iterator

import pytest

from labdeck.bots import names
from labdeck.deck import library
from tests.programs.pauses import area_of
from tests.tools.asked import KINDS, lay_decks, position

from .hand_clock import HandClock
from .house import PERSON, House, house
from .test_windows import heard, plant, until_open


@pytest.fixture(scope="module")
def clock() -> HandClock:
    return HandClock()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, clock: HandClock) -> Iterator[House]:
    shipped = library.FOLDER
    worker = lay_decks(tmp_path_factory.mktemp("decks") / "decks")
    with house(tmp_path_factory.mktemp("home"), clock=clock, pause=1.0, worker=worker) as running:
        yield running
    library.FOLDER = shipped
    library.shipped.cache_clear()


@pytest.mark.parametrize("level", names())
@pytest.mark.parametrize("kind", KINDS)
def test_a_window_closes_at_its_time_with_an_answer_in_hand_and_without(
    home: House, clock: HandClock, kind: str, level: str
) -> None:
    told = []
    for holds in (True, False):
        ticket = home.open(PERSON, {"kind": "bot", "bot": level}, deck=KINDS[kind])
        code = ticket["table"]["code"]
        ann = home.player(code, ticket["token"])
        ann.view(0)
        plant(home, code, position(kind, holds))
        until_open(ann, 0)
        heard(ann)
        clock.turn(home, 0.599)
        assert heard(ann) == []
        clock.turn(home, 0.001)
        ann.at(1, 0)
        told.append(next(text for text in ann.raw if '"window":{' in text).replace(code, "CODE"))
        ann.close()
    assert told[0] == told[1]


@pytest.mark.parametrize("kind", KINDS)
def test_the_bots_that_are_measured_think(home: House, kind: str) -> None:
    fallbacks = home.rooms.metrics.counts["bot_fallbacks"]
    home.do(lambda: home.rooms.bots.choose(position(kind, True), "greedy", 1))
    assert home.rooms.metrics.counts["bot_fallbacks"] == fallbacks


def test_the_area_under_the_curve_is_what_it_is() -> None:
    assert area_of([2.0, 3.0], [1.0, 0.5]).area == 1.0
    assert area_of([1.0, 1.0], [1.0, 1.0]).area == 0.5
    assert area_of([1.0, 3.0], [2.0, 2.0]).area == 0.5
    even = area_of([float(made) for made in range(0, 1000, 2)], [float(made) for made in range(1, 1001, 2)])
    assert even.low < 0.5 < even.high
    assert even.high - even.low < 0.08
