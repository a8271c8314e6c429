"""Bots in processes of their own: whatever happens to one, the table goes on."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

import labdeck
from labdeck.bots import Line
from labdeck.server.crew import Crew, Terms
from labdeck.server.hints import advice
from labdeck.server.metrics import Metrics
from tests.tools.patience import PATIENCE

from .house import BOT, PERSON, few, house, progress

READ = (
    "import sys; print(flush=True); "
    "size = int.from_bytes(sys.stdin.buffer.read(4), 'big'); sys.stdin.buffer.read(size); "
)
FAULTS = {
    "dies at once": "raise SystemExit(1)",
    "dies when it is asked": READ + "raise SystemExit(1)",
    "says nothing at its beginning": "import sys; print('hello', flush=True); sys.stdin.buffer.read()",
    "hangs": READ + "sys.stdin.buffer.read()",
    "writes nonsense": READ + "print('nonsense', flush=True); sys.stdin.buffer.read()",
    "writes without end": READ + "[print('9' * 10000, end='', flush=True) for _ in iter(int, 1)]",
    "chooses what is not allowed": READ + "print([[9999]], flush=True); sys.stdin.buffer.read()",
    "answers in another way": READ + "print(138, flush=True); sys.stdin.buffer.read()",
    "takes too much memory": (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_AS, (int(sys.argv[1]),) * 2); "
        + READ
        + "bytearray(1 << 40); print([[138]], flush=True)"
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bot_that_fails_costs_a_fallback_and_not_the_table(tmp_path: Path, fault: str) -> None:
    limits = few(bot_seconds=0.5, bot_processes=1)
    with house(tmp_path, limits=limits, worker=(sys.executable, "-c", FAULTS[fault])) as home:
        ticket = home.open(PERSON, BOT, first=1)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        ann.at(3, 0)  # the bot's seat has chosen three times
        assert home.rooms.metrics.counts["bot_fallbacks"] >= 3
        assert ann.ask("ping")["type"] == "done"
        ann.close()


def test_a_process_that_begins_slowly_has_its_time_to_answer() -> None:
    begins = "import time; time.sleep(1.2); " + READ + "print(7, flush=True); sys.stdin.buffer.read()"
    terms = Terms(processes=1, memory=1 << 30, seconds=1.0, longest=512, waiting=1)

    async def asked() -> object:
        crew = Crew("slow", (sys.executable, "-c", begins), terms, Metrics())
        try:
            return await crew.ask("anything")
        finally:
            await crew.close()

    assert asyncio.run(asked()) == 7


def test_bots_that_think_play_without_fallback(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ticket = home.open(PERSON, BOT, {"kind": "bot", "bot": "random"}, first=0)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        while ann.view(0)["view"]["turn"] == 0:
            ann.choose(0, progress(ann.view(0)))
        ann.until(lambda: ann.view(0)["view"]["turn"] >= 3)
        assert home.rooms.metrics.counts["bot_fallbacks"] == 0
        assert home.rooms.metrics.counts["bot_processes_started"] <= 2
        ann.close()


def test_who_goes_before_a_hint_is_there_ends_no_process(tmp_path: Path) -> None:
    """A process that begins takes a while, for which the bots of all others would wait."""
    limits = few(bot_processes=1, bot_seconds=PATIENCE, hint_tries=3000)
    with house(tmp_path, limits=limits) as home:
        counts = home.rooms.metrics.counts
        hasty, patient = home.open(PERSON, BOT, first=0), home.open(PERSON, BOT, first=1)
        ann = home.player(hasty["table"]["code"], hasty["token"])
        ann.view(0)
        ann.socket.send(json.dumps({"type": "hint", "id": "h", "seat": 0}))
        while not counts["bot_processes_started"]:
            home.http.get("/api/health")
        ann.close()
        ben = home.player(patient["table"]["code"], patient["token"])
        ben.at(1, 0)  # a bot has chosen
        assert (counts["bot_processes_started"], counts["bot_fallbacks"]) == (1, 0)
        ben.close()


def test_a_thought_that_nobody_needs_any_more_waits_for_no_turn(tmp_path: Path) -> None:
    """It would keep the bots of others from theirs."""
    limits = few(bot_processes=1, bot_seconds=PATIENCE)
    with house(tmp_path, limits=limits, worker=(sys.executable, "-c", FAULTS["hangs"])) as home:
        waiting = home.rooms.bots.crew.shares.asks
        tickets = [home.open(PERSON, BOT, first=1) for _ in range(2)]
        people = [home.player(ticket["table"]["code"], ticket["token"]) for ticket in tickets]
        while not waiting:  # one bot thinks, the other waits
            home.http.get("/api/health")

        async def pause() -> None:
            for ticket in tickets:
                home.table(ticket["table"]["code"]).set_halt("paused")

        home.do(pause)
        for person in people:
            person.ask("ping")
        assert not waiting
        for person in people:
            person.close()


def test_a_hint_writes_numbers_as_the_page_does() -> None:
    game = labdeck.new("ingenium", players=2, seed=3)
    hint = advice(game, game.choices[0], Line(game.choices[0].code, 400, 0.25, -6.2))
    assert hint["figures"].endswith(
        "I thought it through 400 times: it came out ahead in 25 of 100 tries, with about −6 points."
    )
    assert "of 100 tries" not in advice(game, game.choices[0], None)["figures"]


@pytest.mark.parametrize(
    "limits", [{"hint_tries": 3, "hint_seconds": 60.0}, {"hint_tries": 10**6, "hint_seconds": 0.0}]
)
def test_a_hint_ends_by_its_tries_or_its_time(tmp_path: Path, limits: dict[str, float]) -> None:
    with house(tmp_path, limits=few(**limits)) as home:
        ticket = home.open(PERSON, BOT, first=0)
        ann = home.player(ticket["table"]["code"], ticket["token"])
        hint = ann.ask("hint", seat=0)
        assert hint["choice"] in ann.view(0)["choices"]
        assert "it came out ahead in " in hint["figures"].lower()
        ann.close()
