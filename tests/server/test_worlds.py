"""Two worlds over the wire: no byte that leaves the server depends on what its reader does not know."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest

from labdeck import Game
from labdeck.rules.numbers import PASS
from labdeck.rules.schema import State
from labdeck.server import choosing, hints, messages, socket
from labdeck.server.refused import Refused
from labdeck.server.roll import Place
from labdeck.server.rooms import Rooms
from labdeck.server.standing import playing, standing
from labdeck.server.table import Table
from tests.tools import walks, worlds

from .hand_clock import HandClock
from .house import OPEN, House, Player, house

Request = tuple[str, str, dict[str, object] | None]
# What a reader may try while a game is played: it changes nothing and most is refused, each with a sentence.
TRIED: tuple[Request, ...] = (
    ("GET", "record", None),
    ("GET", "replay?eyes=all", None),
    ("GET", "replay?eyes=nobody", None),
    *(("GET", f"{page}?eyes={p}", None) for page in ("replay", "moments/0") for p in range(3)),
    ("GET", "moments/0?eyes=all", None),
    ("GET", "moments/99999", None),
    ("POST", "fork", {"made": 0, "seat": 0}),
    ("POST", "fork", {"made": 99999, "seat": 4, "bot": "nobody"}),
    ("POST", "rematch", None),
    ("POST", "start", None),
    ("POST", "seats/1", {"name": "Eve"}),
    ("POST", "seats/4", {"name": "Eve"}),
    ("POST", "seats/1/bot", {"bot": "nobody"}),
    ("DELETE", "seats/1/bot", None),
)
UNSTEADY = ("sockets_open", "tables_live")  # they follow the clock and other tables
TEXTS = ("put physics", "play stupid-patriarchy", "block im-with-her", "choose seat 1", "end", "nonsense")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for which no time passes, and all deals are the same, so that they are so in both worlds."""
    with house(tmp_path_factory.mktemp("home"), clock=HandClock(), seed=7) as running:
        yield running


def seated(home: House, deck: str, seats: int) -> tuple[str, list[str | None]]:
    """A table with a person of its own at every seat; their tokens, and none for a spectator."""
    name, knobs = walks.VARIANTS.get(deck, (deck, {}))
    code = home.open(*[OPEN] * seats, deck=name, **knobs)["table"]["code"]
    return code, [*(home.take(code, p, f"Player {p}") for p in range(seats)), None]


def plant(home: House, code: str, deck: str, s: State) -> None:
    """Put a game that goes on from a state on a table that has just begun."""

    async def work() -> None:
        table = home.table(code)
        table.game = worlds.game_of(deck, s)
        table.show()

    home.do(work)


def told(home: House, deck: str, s: State, seat: int, codes: list[int]) -> list[str]:
    """Every text that a reader is sent while it looks on, asks, errs, and the codes are played."""
    before = counts(home)
    code, tokens = seated(home, deck, s.seats)
    plant(home, code, deck, s)
    table = home.table(code)
    player = home.player(code, tokens[seat])
    reader = seat if seat < s.seats else None
    player.view(reader)
    inquire(player, reader)
    left, listed = list(codes), [on_the_list(home, table)]
    while left:
        for asked, choice in said(table, left):

            async def choose(asked: int = asked, choice: str = choice) -> int:
                return await choosing.choose(table, asked, f"n{table.number}", table.number, choice)

            home.do(choose)
            player.at(table.number, reader)
            inquire(player, reader)
            listed.append(on_the_list(home, table))
    texts = [*listed, *looked_back(home, code, tokens[seat], table.number), *refused(home, code, tokens[seat])]
    following, after = stopped_and_followed(home, player, code, tokens[seat])
    player.close()
    texts += [text.replace(following, "NEXT") for text in [*player.raw, *after]]
    texts += [f"{name} {count - before.get(name, 0)}" for name, count in counts(home).items()]
    return [text.replace(code, "CODE") for text in texts]


def stopped_and_followed(home: House, player: Player, code: str, token: str | None) -> tuple[str, list[str]]:
    """The code of the rematch of a game that new rules have stopped, and every text that tells of it."""
    table = home.table(code)

    async def stop() -> None:
        table.log.stopped = "It plays otherwise now."
        table.tell_table()
        table.show()

    home.do(stop)
    player.until(lambda: player.table["status"] == "broken")
    answer = home.http.post(f"/api/tables/{code}/rematch", headers=home.as_(token))
    if token is None:
        return "NEXT", [answer.text]
    player.until(lambda: player.table["rematch"])
    following = answer.json()["code"]
    again = home.player(following, token)
    again.close()
    pages = ["", "/replay", "/record", "/guide"]
    seen = [home.http.get(f"/api/tables/{following}{page}", headers=home.as_(token)).text for page in pages]
    return following, [answer.text, *again.raw, *seen]


def on_the_list(home: House, table: Table) -> str:
    """What the teacher of a class is told of a table."""

    async def work() -> str:
        return json.dumps(playing(Place(1), table, standing(table, None), {}))

    return str(home.do(work))


def said(table: Table, left: list[int]) -> list[tuple[int, str]]:
    """Who says what next, of the codes that are left: one seat, or everybody who is asked in a window."""
    window = table.asking.window
    games = [*window.games.values()] if window else [table.running()]
    answers: list[tuple[int, str]] = []
    is_open = True
    for game in games:
        code = left.pop(0) if left and is_open else PASS
        is_open = is_open and code == PASS
        assert game.to_move is not None
        answers.append((game.to_move, next(choice.name for choice in game.choices if choice.code == code)))
    return answers


def looked_back(home: House, code: str, token: str | None, made: int) -> list[str]:
    """Every text that a reader is sent who looks back at all moments so far."""
    pages = ["replay", *(f"moments/{n}" for n in range(made + 1))]
    return [home.http.get(f"/api/tables/{code}/{page}", headers=home.as_(token)).text for page in pages]


def refused(home: House, code: str, token: str | None) -> list[str]:
    """Every text by which a reader is refused who tries what may not be done now."""
    texts = []
    for method, page, body in TRIED:
        answer = home.http.request(method, f"/api/tables/{code}/{page}", json=body, headers=home.as_(token))
        texts.append(f"{method} {page}: {answer.status_code} {answer.text}")
    return texts


def counts(home: House) -> dict[str, int]:
    """What the metrics have counted so far."""
    lines = [line.split() for line in home.http.get("/api/metrics").text.splitlines()]
    return {name: int(value) for name, value in lines if not name.removeprefix("labdeck_").startswith(UNSTEADY)}


def inquire(player: Player, reader: int | None) -> None:
    """Ask for reasons and hints, try what is not allowed, and speak."""
    seat = reader or 0
    number = player.views[reader]["number"]
    for text in TEXTS[: 6 if reader is not None else 1]:
        player.ask("why", seat=seat, choice=text)
    player.ask("choose", seat=seat, number=number, choice="nonsense")
    player.ask("choose", seat=seat, number=number + 7, choice="end")
    player.ask("undo", seat=seat, number=number + 7)
    if not player.views[reader]["can_undo"]:
        player.ask("undo", seat=seat, number=number)
    player.ask("hint", seat=seat)
    player.ask("lead", seat=seat)
    player.ask("chat", seat=seat, text="hello")


def check(home: House, deck: str, s: State, chance: random.Random, readers: list[int]) -> int:
    """Compare what readers are told in two worlds that they cannot tell apart; how many texts."""
    compared = 0
    for seat in readers:
        pair = walks.unknown_pairs(s, walks.deck_of(deck), seat, chance)
        if pair is None:
            continue
        codes = worlds.safe_codes(deck, s, seat, pair, chance)[:4]
        one = told(home, deck, s.copy(), seat, codes)
        other = told(home, deck, walks.exchange(s, *pair), seat, codes)
        assert one == other, f"seat {seat} can tell {pair} apart"
        compared += len(one)
    return compared


@pytest.mark.parametrize("deck", walks.DECKS)
def test_every_reader_is_told_the_same_in_both_worlds(home: House, deck: str) -> None:
    d, chance = walks.deck_of(deck), random.Random(3)
    s = walks.dealt(d, 3, 78)
    compared, since = 0, 0
    for _ in walks.walk(d, s, 8):
        since += 1
        if (since >= 60 and s.depth) or since >= 120:  # in the middle of an effect there is most to tell
            compared += check(home, deck, s, chance, [chance.randrange(3), 3])
            since = 0
        if compared > 150:
            break
    assert compared > 50


def test_a_leak_planted_in_a_rematch_is_seen(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told of a table at which a stopped game goes on tells nothing of that game."""
    honest = Table.facts

    def leaking(table: Table) -> Any:
        hidden = str(list(table.game.state.place)) if table.game else ""
        return {**honest(table), "stopped": hidden if table.log.stopped else ""}

    monkeypatch.setattr(Table, "facts", leaking)
    s = walks.dealt(walks.deck_of("ingenium"), 3, 79)
    with pytest.raises(AssertionError, match="can tell"):
        check(home, "ingenium", s, random.Random(4), [0, 1, 2, 3])


def test_a_planted_leak_is_seen(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message in which something stands that the view does not have is found out."""
    honest = messages.view_message

    def leaking(table: Any, *of: Any) -> Any:
        message = honest(table, *of)
        return {**message, "view": {**message["view"], "prompt": str(list(table.game.state.place))}}

    monkeypatch.setattr(messages, "view_message", leaking)
    s = walks.dealt(walks.deck_of("ingenium"), 3, 79)
    with pytest.raises(AssertionError, match="can tell"):
        check(home, "ingenium", s, random.Random(4), [0, 1, 2, 3])


def leak_by_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = hints.hint

    async def leaking(bots: Any, game: Game, *of: Any) -> Any:
        best, *others = await honest(bots, game, *of)
        return [{**best, "why": hidden(game)}, *others]

    monkeypatch.setattr(socket, "hint", leaking)


def leak_by_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "_refusal", lambda game, _: Refused("illegal", hidden(game)))


def leak_by_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "why_not_undo", lambda table, game, seat: hidden(game))


def leak_by_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(game: Game) -> bool:
        raise Refused("not_now", hidden(game))

    monkeypatch.setattr(socket, "is_lesson", leaking)


def leak_by_forks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaking(rooms: Rooms, table: Table, *of: object) -> Table:
        raise Refused("not_now", hidden(table.playing()))

    monkeypatch.setattr(Rooms, "fork", leaking)


def leak_by_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = choosing.why_not

    def leaking(table: Table, seat: int, text: str) -> Any:
        table.metrics.add("asked", crc32(hidden(table.playing()).encode()))
        return honest(table, seat, text)

    monkeypatch.setattr(choosing, "why_not", leaking)


def hidden(game: Game) -> str:
    """Where every card lies."""
    return str(list(game.state.place))


@pytest.mark.parametrize(
    "leak", [leak_by_hints, leak_by_reasons, leak_by_undo, leak_by_lessons, leak_by_forks, leak_by_metrics]
)
def test_a_leak_is_seen_wherever_it_is_planted(
    home: House, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    s = walks.dealt(walks.deck_of("ingenium"), 3, 79)
    with pytest.raises(AssertionError, match="can tell"):
        check(home, "ingenium", s, random.Random(4), [0, 1, 2])
