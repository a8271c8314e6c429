"""People at a server that is killed again and again, and what each of them knows to be done.

They choose, answer in windows and take that back, undo, talk, take seats and give them up, and play again. After a kill
they come back and send again what was not answered.
"""

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from labdeck.server.protocol.words import VERSION
from tests.tools.patience import PATIENCE

Message = dict[str, Any]
LOST_LINE = (OSError, HTTPException, ValueError, WebSocketException, InvalidHandshake, EOFError, asyncio.TimeoutError)
ANN, BEN = ({"kind": "person", "name": name} for name in ("Ann", "Ben"))
OPEN = {"kind": "open"}
SCREEN: Message = {"deck": "ingenium", "seats": [ANN, BEN], "knobs": {"most_turns": 4, "first": 0}}  # passed around
ROUND: Message = {"deck": "heroes", "seats": [ANN, OPEN, OPEN], "knobs": {"most_turns": 2}}  # of three, often asked
LOBBY: Message = {"deck": "ingenium", "seats": [ANN, OPEN, OPEN]}
LONGEST_THOUGHT = 0.15  # seconds before an answer in a window, so that others' answers wait


@dataclass
class Seen:
    """What was acknowledged at one table."""

    code: str
    tokens: list[str]  # by seat
    made: dict[tuple[int, str], tuple[int, str]] = field(default_factory=dict)  # entries: number and text, by message
    waited: dict[tuple[int, str], tuple[int, str]] = field(default_factory=dict)  # answers in windows, of a view
    standing: dict[int, tuple[int, str]] = field(default_factory=dict)  # those that stand in the open window, by seat
    chats: dict[str, tuple[int, str]] = field(default_factory=dict)
    refused: set[tuple[int, str]] = field(default_factory=set)  # what must not be there
    number: int = 0
    rematch: str = ""


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    in_window: int = 0  # kills while an acknowledged answer waited for others
    acknowledged: int = 0
    waited: int = 0
    taken_back: int = 0
    chats: int = 0
    joined: int = 0
    left: int = 0
    rematches: int = 0
    resent: int = 0
    stale: int = 0  # refused since the game had gone on, which is no fault
    lost: int = 0
    doubled: int = 0
    refused: int = 0
    differing: int = 0
    slowest_restart: float = 0.0

    @property
    def is_clean(self) -> bool:
        """Whether nothing went wrong."""
        return self.acknowledged > 0 and not (self.lost or self.doubled or self.refused or self.differing)


class Person:
    """Somebody with one device at a table, and at the tables that follow it."""

    def __init__(self, crowd: "Crowd", seen: Seen, token: str, chance: random.Random) -> None:
        self.crowd, self.seen, self.token, self.chance = crowd, seen, token, chance
        self.pending: Message | None = None
        self.views: dict[int, Message] = {}
        self.number = self.sent = 0

    async def play(self) -> None:
        """Play for ever, coming back after every kill."""
        while True:
            with suppress(*LOST_LINE):
                address = f"ws://127.0.0.1:{self.crowd.port}/api/tables/{self.seen.code}/socket"
                async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
                    await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": self.token}))
                    if self.pending:
                        self.crowd.report.resent += 1
                        await socket.send(json.dumps(self.pending))
                    await self._converse(socket)
            self.views.clear()
            await asyncio.sleep(0.005)

    async def _converse(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "view":
                self._look(message)
                if message["view"]["over"] and not self.pending:
                    return await self._play_again()
            elif self.pending and message.get("id") == self.pending["id"]:
                self._hear(self.pending, message)
                self.pending = None
            if not self.pending and (wish := next(self._wishes(), None)):
                if wish.pop("is_answer"):
                    await asyncio.sleep(self.chance.uniform(0, LONGEST_THOUGHT))
                self.pending = wish
                await socket.send(json.dumps(wish))
        return None

    def _look(self, view: Message) -> None:
        """Take a view in; what was acknowledged is in it."""
        seen, seat, report = self.seen, view["seat"], self.crowd.report
        report.lost += view["number"] < self.number
        if view["number"] > seen.number:
            seen.standing.clear()
        self.number, seen.number = view["number"], max(seen.number, view["number"])
        if seat in seen.standing and not self.pending:
            number, text = seen.standing[seat]
            report.lost += number == view["number"] and view["window"]["answer"] != text
        self.views[seat] = view

    def _hear(self, sent: Message, answer: Message) -> None:
        """Know that a message was acknowledged, or refused."""
        seen, report, key = self.seen, self.crowd.report, (sent["seat"], sent["id"])
        if answer["type"] == "refused":
            is_stale = answer["number"] > sent.get("number", answer["number"])
            report.stale += is_stale
            if not is_stale:
                report.refused += 1
                print(f"{sent} was refused: {answer}", file=sys.stderr)
            seen.refused.add(key)
            self.views.clear()
            return
        number, text = answer["number"], str(sent.get("choice") or sent.get("text") or "undo")
        if sent["type"] == "chat":
            seen.chats[sent["id"]] = number, text
            report.chats += 1
            return
        if number > sent["number"]:
            seen.made[key] = number, text
            self.number, seen.number = number, max(seen.number, number)
            self.views = {seat: view for seat, view in self.views.items() if view["number"] >= number}
        else:  # it waits for others, or an answer that waited is taken back
            is_undo = sent["type"] == "undo"
            seen.waited[key] = number, text
            report.waited += 1
            report.taken_back += is_undo
            if is_undo or number < seen.number:
                seen.standing.pop(sent["seat"], None)
            else:
                seen.standing[sent["seat"]] = number, text
            view = self.views.get(sent["seat"])
            if view and (not view["window"] or (view["window"]["answer"] is None) != is_undo):
                del self.views[sent["seat"]]  # it was made before
        report.acknowledged += 1

    def _wishes(self) -> Iterator[Message]:
        """What to send next, if there is something: a choice at random, now and then a line or an undo."""
        for seat, view in self.views.items():
            if view["number"] < self.number:
                continue
            self.sent += 1
            made = {"id": f"{self.token[:6]}-{self.sent}-{self.chance.randrange(10**9)}", "seat": seat}
            made |= {"is_answer": view["window"] is not None}
            if self.chance.random() < 0.08:
                yield {"type": "chat", "text": f"line {self.chance.random()}", **made}
            if view["can_undo"] and self.chance.random() < (0.3 if view["window"] else 0.1):
                yield {"type": "undo", "number": view["number"], **made}
            if view["choices"]:
                choice = self.chance.choice(view["choices"])["name"]
                yield {"type": "choose", "number": view["number"], "choice": choice, **made}

    async def _play_again(self) -> None:
        """Go to the next table, which is the same for everybody who asks, however often."""
        crowd, seen = self.crowd, self.seen
        facts = await crowd.ask("POST", f"tables/{seen.code}/rematch", {}, self.token)
        crowd.report.differing += seen.rematch not in ("", facts["code"])
        crowd.report.rematches += not seen.rematch
        seen.rematch = facts["code"]
        self.seen, self.number = crowd.tables.setdefault(facts["code"], Seen(facts["code"], seen.tokens)), 0


@dataclass
class Visited:
    """A table with a seat that somebody takes and gives up, and what is known of that seat."""

    code: str
    token: str  # of who has the seat; empty if that is nobody, or not known
    may_be_free: set[bool]


class Crowd:
    """Everybody who plays at one server."""

    def __init__(self, port: int, seed: int) -> None:
        self.port, self.chance = port, random.Random(seed)
        self.report = Report()
        self.tables: dict[str, Seen] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, screens: int, rounds: int) -> None:
        """Open so many tables that are passed around, and so many with a device for everybody; begin to play."""
        for wish in [SCREEN] * screens + [ROUND] * rounds:
            seen = await self._opened(wish)
            self.tables[seen.code] = seen
            for token in dict.fromkeys(seen.tokens):
                person = Person(self, seen, token, random.Random(self.chance.random()))
                self.tasks.append(asyncio.create_task(person.play()))
        for is_lobby in (True, False):
            self.tasks.append(asyncio.create_task(self._come_and_go(is_lobby)))

    async def go(self) -> None:
        """Leave, all of them; a mistake of theirs is heard of."""
        for task in self.tasks:
            task.cancel()
        for ended in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    @property
    def waits_in_window(self) -> bool:
        """Whether an acknowledged answer waits for others now."""
        return any(number == seen.number for seen in self.tables.values() for number, _ in seen.standing.values())

    async def _opened(self, wish: Message) -> Seen:
        """A table with everybody there."""
        ticket = await self.ask("POST", "tables", wish)
        code, tokens = ticket["table"]["code"], [ticket["token"]] * len(wish["seats"])
        for seat, name in enumerate(("Ben", "Cleo"), 1):
            if wish["seats"][seat:] and wish["seats"][seat] is OPEN:
                tokens[seat] = (await self.ask("POST", f"tables/{code}/seats/{seat}", {"name": name}))["token"]
        return Seen(code, tokens)

    async def _come_and_go(self, is_lobby: bool) -> None:
        """Take a seat and give it up, for ever, before a game or in it; after a kill all is as it was acknowledged."""
        visited: Visited | None = None
        while True:
            with suppress(*LOST_LINE):
                if visited is None:
                    ticket = await self.ask("POST", "tables", LOBBY if is_lobby else SCREEN)
                    visited = Visited(ticket["table"]["code"], "" if is_lobby else ticket["token"], {is_lobby})
                is_free = (await self.ask("GET", f"tables/{visited.code}"))["seats"][1]["free"]
                self.report.differing += is_free not in visited.may_be_free
                visited.may_be_free = {is_free}
                if is_free:
                    visited.may_be_free, visited.token = {True, False}, ""
                    ticket = await self.ask("POST", f"tables/{visited.code}/seats/1", {"name": "Cleo"})
                    visited.may_be_free, visited.token = {False}, ticket["token"]
                    self.report.joined += 1
                elif visited.token:
                    visited.may_be_free = {True, False}
                    await self._leave(visited)
                    visited.may_be_free, visited.token = {True}, ""
                    self.report.left += 1
                else:  # it was taken, and the kill came before the token
                    visited = None
            await asyncio.sleep(0.02)

    async def _leave(self, visited: Visited) -> None:
        """Give the seat up, by a socket, and wait for the answer."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{visited.code}/socket"
        async with connect(address, compression=None, open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "token": visited.token}))
            await socket.send(json.dumps({"type": "leave", "id": "leave", "seat": 1}))
            async for text in socket:
                message = json.loads(text)
                if message.get("id") == "leave":
                    self.report.refused += message["type"] != "done"
                    return
        raise OSError("the line was cut")

    async def ask(self, method: str, path: str, body: Message | None = None, token: str = "") -> Any:
        """The answer to a request; a ValueError if it is refused, an OSError if the server is away."""
        return await asyncio.to_thread(ask, self.port, method, path, body, token)


def ask(port: int, method: str, path: str, body: Message | None = None, token: str = "") -> Any:
    """The answer to a request."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with closing(HTTPConnection("127.0.0.1", port, timeout=PATIENCE)) as connection:
        connection.request(method, f"/api/{path}", None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        read = json.load(answer)
        if answer.status >= 400:
            raise ValueError(read)
        return read
