"""A real server on loopback with a real database, and clients with real sockets that wait for messages."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from labdeck.deck import library
from labdeck.deck.starter import starter
from labdeck.server.app import create_app
from labdeck.server.limits import Limits
from labdeck.server.metrics import Metrics
from labdeck.server.protocol.classes import ClassMessage
from labdeck.server.protocol.outgoing import FromServer
from labdeck.server.protocol.words import VERSION
from labdeck.server.rooms import Rooms
from labdeck.server.run import listen, server_for
from labdeck.server.settings import Settings
from labdeck.server.shelf import own_decks, stocked
from labdeck.server.store import Store
from labdeck.server.table import Table
from tests.tools.patience import PATIENCE

# A hint is a few tries, however long they take, so that it is quick and always the same.
HINT: Any = {"hint_tries": 6, "hint_seconds": 60.0}
MANY = 10**6
FAST = Limits(
    message_rate=MANY,
    request_burst=MANY,
    join_burst=MANY,
    opening_burst=MANY,
    reading_burst=MANY,
    replay_share=1.0,
    miss_burst=MANY,
    hint_burst=MANY,
    chat_burst=MANY,
    draft_burst=MANY,
    save_burst=MANY,
    picture_burst=MANY,
    sent_burst=MANY,
    check_burst=MANY,
    desk_seconds=PATIENCE,
    scales_seconds=PATIENCE,
    over_seconds=PATIENCE,  # tests look into tables whose game is over
    **HINT,
)
PERSON, OPEN, BOT = {"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}
Message = dict[str, Any]
# Verbs that bring a game to its end, the best first, each with the pile it means.
PROGRESS = {"complete": None, "put": None, "on": None, "start": None, "draw": "project", "play": None, "choose": None}
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)
CLASS_MESSAGE: TypeAdapter[Any] = TypeAdapter(ClassMessage)


class House:
    """A server that runs in a thread of this process."""

    def __init__(self, settings: Settings, store: Store | None) -> None:
        self.app = create_app(settings, store)
        self.server = server_for(self.app, settings)
        self.listening = listen("127.0.0.1", 0, settings.limits)
        self.port = self.listening.getsockname()[1]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        assert self.http.get("/api/health").status_code == 200

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        with self.listening:  # a server that is stopped while it starts leaves it open
            self.loop.run_until_complete(self.server.serve([self.listening]))

    def close(self) -> None:
        """Stop as on Ctrl-C."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    @property
    def rooms(self) -> Rooms:
        """The tables inside the server."""
        rooms: Rooms = self.app.state.rooms
        return rooms

    def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something inside the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def table(self, code: str) -> Table:
        """A live table."""
        return self.rooms.live[code].table

    def open(self, *seats: Message, deck: str = "ingenium", **knobs: object) -> Message:
        """Open a table; the ticket."""
        answer = self.http.post("/api/tables", json={"deck": deck, "seats": seats, "knobs": knobs})
        assert answer.status_code == 201, answer.text
        ticket: Message = answer.json()
        return ticket

    def take(self, code: str, seat: int, name: str) -> str:
        """Take a seat; the new token."""
        answer = self.http.post(f"/api/tables/{code}/seats/{seat}", json={"name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])

    def open_class(self, deck: str = "ingenium", **wishes: Any) -> Message:
        """Open a class; the teacher's ticket."""
        answer = self.http.post("/api/classes", json={"deck": deck, **wishes})
        assert answer.status_code == 201, answer.text
        ticket: Message = answer.json()
        return ticket

    def come(self, code: str, name: str) -> Message:
        """Come to a class by its code; the ticket."""
        answer = self.http.post(f"/api/classes/{code}/pupils", json={"name": name})
        assert answer.status_code == 200, answer.text
        ticket: Message = answer.json()
        return ticket

    def teach(self, code: str, token: str, deed: str, method: str = "POST", **body: Any) -> Message:
        """Do something as the teacher of a class; the answer, or why not."""
        path = f"/api/classes/{code}/{deed}"
        answer: Message = self.http.request(method, path, json=body, headers=self.as_(token)).json()
        return answer

    def keep(self, text: str | None = None) -> Message:
        """Keep a deck, a small one if no text is given; the ticket."""
        answer = self.http.post(
            "/api/studio/drafts", json={"text": starter("projects", "mine") if text is None else text}
        )
        assert answer.status_code == 201, answer.text
        ticket: Message = answer.json()
        return ticket

    def edit(self, ticket: Message, method: str, deed: str = "", **body: Any) -> httpx.Response:
        """Do something with a draft as whoever has its secret."""
        path = f"/api/studio/drafts/{ticket['draft']}/{deed}".rstrip("/")
        return self.http.request(method, path, json=body or None, headers=self.as_(ticket["secret"]))

    def as_(self, token: str | None) -> dict[str, str]:
        """The header that shows a token."""
        return {"Authorization": f"Bearer {token}"} if token else {}

    def onlooker(self, code: str, token: str | None = None) -> "Onlooker":
        """A client at a class that has said hello."""
        return Onlooker(self.port, code, token)

    def player(self, code: str, token: str | None = None, since: int = 0, chat: int = 0) -> "Player":
        """A client that has said hello."""
        return Player(self.port, code, token, since, chat)


@contextmanager
def house(folder: Path, store: Store | None = None, limits: Limits = FAST, **settings: Any) -> Iterator[House]:
    """A server with its database in a folder; bots answer at once."""
    chosen: Message = {"pause": 0.0, "limits": limits} | settings
    made = Settings(f"sqlite:///{folder / 'games.db'}", **chosen)
    running = House(made, store)
    try:
        yield running
    finally:
        running.close()


@contextmanager
def offering(kept: Path, folder: Path, limits: Limits = FAST) -> Iterator[House]:
    """A server that offers the decks of a folder; its process has just been started."""
    library._shelf.clear()
    store = Store(f"sqlite:///{kept / 'games.db'}", Metrics())
    with house(kept, store, limits, decks=stocked(store, own_decks(folder))) as home:
        yield home


def few(**limits: Any) -> Limits:
    """The fast limits, some of them changed."""
    return replace(FAST, **limits)


def address(port: int, code: str) -> str:
    """Where a table's socket is."""
    return f"ws://127.0.0.1:{port}/api/tables/{code}/socket"


class Onlooker:
    """A client at a class: keeps the newest that it was sent."""

    def __init__(self, port: int, code: str, token: str | None = None) -> None:
        self.line = ExitStack()
        where = f"ws://127.0.0.1:{port}/api/classes/{code}/socket"
        self.socket: ClientConnection = self.line.enter_context(
            connect(where, open_timeout=PATIENCE, close_timeout=0.5)
        )
        self.socket.send(json.dumps({"type": "hello", "version": VERSION, "token": token}))
        self.raw: list[str] = []
        self.read()

    def read(self) -> None:
        """Take in one message, which must be one of the protocol."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        CLASS_MESSAGE.validate_json(text, strict=True)
        self.raw.append(text)
        self.said: Message = json.loads(text)

    def until(self, met: Callable[[Message], object]) -> Message:
        """Read until something holds of the newest; the newest."""
        while not met(self.said):
            self.read()
        return self.said

    def close(self) -> None:
        """Go away."""
        self.line.close()


class Player:
    """A client at a table: keeps the newest view of each reader, the log, the chat and the table."""

    def __init__(self, port: int, code: str, token: str | None = None, since: int = 0, chat: int = 0) -> None:
        self.line = ExitStack()
        # What is unread when the client goes away stays unread, so it does not wait long for a farewell.
        line = connect(address(port, code), open_timeout=PATIENCE, close_timeout=0.5)
        self.socket: ClientConnection = self.line.enter_context(line)
        self.ids = count(1)
        self.views: dict[int | None, Message] = {}
        self.logs: dict[int | None, list[Message]] = {}
        self.chat: list[Message] = []
        self.table: Message = {}
        self.welcome: Message = {}
        self.answers: dict[str | None, Message] = {}
        self.raw: list[str] = []
        hello = {"type": "hello", "version": VERSION, "token": token, "since": since, "chat": chat}
        self.socket.send(json.dumps(hello))
        self.until(lambda: self.welcome)

    def read(self) -> Message:
        """Take in one message, which must be one of the protocol."""
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        FROM_SERVER.validate_json(text, strict=True)
        message: Message = json.loads(text)
        kind = message["type"]
        if kind == "view":
            self.views[message["seat"]] = message
            kept = [line for line in self.logs.get(message["seat"], []) if line["n"] <= message["log_after"]]
            self.logs[message["seat"]] = kept + message["view"]["log"]
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind in ("welcome", "table"):
            self.table = message["table"]
            self.welcome = message if kind == "welcome" else self.welcome
        else:
            self.answers[message["id"]] = message
        return message

    def until(self, met: Callable[[], object]) -> None:
        """Read until something holds."""
        while not met():
            self.read()

    def send(self, kind: str, id_: str | None = None, **fields: Any) -> str:
        """Send a message without waiting; its id."""
        id_ = id_ or f"m{next(self.ids)}"
        self.socket.send(json.dumps({"type": kind, "id": id_, **fields}))
        return id_

    def ask(self, kind: str, id_: str | None = None, **fields: Any) -> Message:
        """Send a message and wait for its answer."""
        id_ = self.send(kind, id_, **fields)
        self.answers.pop(id_, None)
        self.until(lambda: id_ in self.answers)
        return self.answers[id_]

    def view(self, seat: int | None) -> Message:
        """The newest view of a reader."""
        self.until(lambda: seat in self.views)
        return self.views[seat]

    def at(self, number: int, seat: int | None) -> Message:
        """The view of a reader once it has that number."""
        self.until(lambda: self.views.get(seat, {"number": -1})["number"] >= number)
        return self.views[seat]

    def choose(self, seat: int, text: str | None = None, pick: int = 0) -> Message:
        """Make a choice of a seat that is asked, and wait for the answer and the view that shows it."""
        self.until(lambda: seat in self.views and self.views[seat]["choices"])
        view = self.views[seat]
        choices = [choice["name"] for choice in view["choices"]]
        answer = self.ask("choose", seat=seat, number=view["number"], choice=text or choices[pick % len(choices)])
        if answer["type"] == "done":
            self.at(answer["number"], seat)
        return answer

    def close(self) -> None:
        """Go away."""
        self.line.close()


def is_over(player: Player, seat: int | None) -> bool:
    """Whether the newest view of a reader is that of the end."""
    return bool(player.views.get(seat, {"view": {"over": False}})["view"]["over"])


def play_out(players: dict[int, Player], pick: Callable[[Message], str]) -> None:
    """Play to the end: whoever is asked chooses by `pick`; bots play by themselves."""
    first = next(iter(players))
    watcher = players[first]
    while True:
        watcher.until(lambda: is_over(watcher, first) or set(asked_in(watcher.view(first))) & set(players))
        if is_over(watcher, first):
            return
        view = watcher.view(first)
        for seat in set(asked_in(view)) & set(players):
            mine = players[seat].at(view["number"], seat)
            if mine["number"] == view["number"] and mine["choices"]:
                players[seat].choose(seat, pick(mine))
        watcher.at(view["number"] + 1, first)


def asked_in(view: Message) -> list[int]:
    """The seats that are asked: one, or in a window all whom it concerns."""
    return list(view["window"]["asked"]) if view["window"] else [view["view"]["to_move"]]


def progress(view: Message) -> str:
    """A choice that brings a game to its end: what completes, puts or starts goes first."""
    choices: list[Message] = view["choices"]
    for verb, pile in PROGRESS.items():
        for choice in choices:
            if (choice["verb"], choice["pile"]) == (verb, pile):
                return str(choice["name"])
    return str(choices[-1]["name"])
