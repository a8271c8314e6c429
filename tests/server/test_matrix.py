"""Who may do what: every route and every message has a row here, and each cell is tried."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.routing import APIWebSocketRoute
from starlette.routing import Route

from labdeck.server.app import create_app
from labdeck.server.protocol.incoming import TO_SERVER
from labdeck.server.settings import Settings

from .house import BOT, OPEN, PERSON, House

ROLES = ("host", "seat", "spectator", "stranger")  # a stranger has the token of another table
ALL = set(ROLES)
REQUESTS: dict[str, set[str]] = {
    "GET /api/health": ALL,
    "GET /api/metrics": ALL,
    "GET /api/decks": ALL,
    "GET /api/decks/{deck}": ALL,
    "GET /api/decks/{deck}/faces/{card}.svg": ALL,
    "GET /api/decks/{deck}/hands/{card}.svg": ALL,
    "GET /api/decks/{deck}/tokens/{card}.svg": ALL,
    "GET /api/decks/{deck}/heaps/{pile}.svg": ALL,
    "GET /api/decks/{deck}/backs/{card}.svg": ALL,
    "GET /api/decks/{deck}/pile-backs/{pile}.svg": ALL,
    "GET /api/decks/{deck}/icons/{kind}.svg": ALL,
    "GET /api/decks/{deck}/knobs": ALL,
    "GET /api/decks/{deck}/guide": ALL,
    "GET /api/decks/{deck}/print.pdf": ALL,
    "GET /api/rules/{family}": ALL,
    "GET /api/bots": ALL,
    "GET /api/phrases": ALL,
    "POST /api/tables": ALL,
    "GET /api/tables/{code}": ALL,
    "GET /api/tables/{code}/guide": ALL,
    "GET /api/tables/{code}/qr.svg": ALL,
    "POST /api/tables/{code}/seats/{seat}": ALL,
    "POST /api/tables/{code}/start": {"host"},
    "POST /api/tables/{code}/seats/{seat}/bot": {"host", "seat"},
    "DELETE /api/tables/{code}/seats/{seat}/bot": {"host"},
    "POST /api/tables/{code}/window": {"host"},
    "POST /api/tables/{code}/rematch": {"host", "seat"},
    "GET /api/tables/{code}/record": ALL,
    "GET /api/tables/{code}/replay": ALL,
    "GET /api/tables/{code}/moments/{made}": ALL,
    "POST /api/tables/{code}/fork": ALL,
    "GET /api/codes/{code}": ALL,
    "POST /api/classes": ALL,
    "GET /api/classes/{code}": ALL,
    "GET /api/classes/{code}/qr.svg": ALL,
    "POST /api/classes/{code}/pupils": ALL,
    "POST /api/classes/{code}/begin": {"host"},
    "POST /api/classes/{code}/pause": {"host"},
    "POST /api/classes/{code}/resume": {"host"},
    "POST /api/classes/{code}/end": {"host"},
    "POST /api/classes/{code}/pupils/{pupil}/move": {"host"},
    "POST /api/classes/{code}/pupils/{pupil}/return": {"host"},
    "DELETE /api/classes/{code}/pupils/{pupil}": {"host", "seat"},
    "POST /api/classes/{code}/tables/{table}/bot": {"host"},
    "DELETE /api/classes/{code}/tables/{table}/bot": {"host"},
    "POST /api/studio/drafts": ALL,
    "GET /api/studio/drafts/{draft}": ALL,
    "GET /api/studio/drafts/{draft}/qr.svg": ALL,
    "GET /api/studio/drafts/{draft}/may-edit": {"host"},
    "GET /api/studio/drafts/{draft}/versions": ALL,
    "POST /api/studio/drafts/{draft}/versions": {"host"},
    "POST /api/studio/drafts/{draft}/secret": {"host"},
    "DELETE /api/studio/drafts/{draft}": {"host"},
    "POST /api/studio/drafts/{draft}/play": ALL,
    "GET /api/studio/beginnings": ALL,
    "GET /api/studio/beginnings/{deck}": ALL,
    "POST /api/studio/import": ALL,
    "POST /api/studio/export": ALL,
    "GET /api/studio/forms/{rules}": ALL,
    "GET /api/studio/drawings": ALL,
    "GET /api/studio/drawings/{name}.svg": ALL,
    "POST /api/studio/pictures": ALL,
    "POST /api/studio/bundles": ALL,
    "GET /api/studio/pictures/{name}": ALL,
    "POST /api/studio/drafts/{draft}/collection": {"host"},
    "DELETE /api/studio/drafts/{draft}/collection": {"host"},
    "GET /api/studio/drafts/{draft}/cards": {"host"},
    "POST /api/studio/drafts/{draft}/cards/{number}": {"host"},
    "GET /api/studio/collections/{code}": ALL,
    "GET /api/studio/collections/{code}/qr.svg": ALL,
    "POST /api/studio/collections/{code}/cards": ALL,
    "GET /": ALL,
    "GET /album": ALL,
    "GET /c/{code}": ALL,
    "GET /class": ALL,
    "GET /t/{code}": ALL,
    "GET /replay/{code}": ALL,
    "GET /cards/{deck}": ALL,
    "GET /studio": ALL,
    "GET /studio/{draft}": ALL,
    "GET /deck/{draft}": ALL,
    "GET /add/{code}": ALL,
    "GET /guide/{deck}": ALL,
    "GET /rules/{family}": ALL,
}
MESSAGES: dict[str, set[str]] = {
    "choose": {"seat"},
    "undo": {"seat"},
    "why": {"seat"},
    "hint": {"seat"},
    "lead": {"seat"},
    "chat": {"seat"},
    "order": {"seat"},
    "pace": {"seat"},
    "leave": {"seat"},
    "ping": {"host", "seat", "spectator"},
}
BODIES: dict[str, Any] = {
    "POST /api/tables": {"deck": "ingenium", "seats": [PERSON, BOT]},
    "POST /api/tables/{code}/seats/{seat}": {"name": "Zoe"},
    "POST /api/tables/{code}/seats/{seat}/bot": {"bot": "greedy"},
    "POST /api/tables/{code}/fork": {"made": 0, "seat": 0},
    "POST /api/tables/{code}/window": {"seconds": 5},
    "POST /api/classes": {"deck": "ingenium"},
    "POST /api/classes/{code}/pupils": {"name": "Zoe"},
    "POST /api/classes/{code}/begin": {},
    "POST /api/classes/{code}/pupils/{pupil}/move": {"table": 1},
    "POST /api/studio/drafts": {"text": "[deck]"},
    "POST /api/studio/import": {"name": "", "content": "name\tpoints\nAda\t3"},
    "POST /api/studio/export": {"text": "[deck]", "form": "csv"},
    "POST /api/studio/drafts/{draft}/versions": {"text": "[deck]", "parent": 1},
    "POST /api/studio/drafts/{draft}/cards/{number}": {"accepts": True},
    "POST /api/studio/collections/{code}/cards": {"by": "Mia", "table": "project", "values": {}},
}
FIELDS: dict[str, dict[str, Any]] = {
    "choose": {"seat": 1, "number": 0, "choice": "draw resource"},
    "undo": {"seat": 1, "number": 0},
    "why": {"seat": 1, "choice": "pass"},
    "hint": {"seat": 1},
    "lead": {"seat": 1},
    "chat": {"seat": 1, "text": "hi"},
    "order": {"seat": 1, "passes": True},
    "pace": {"seat": 1, "pace": "fast"},
    "leave": {"seat": 1},
    "ping": {},
}


def routes(those: Any) -> Iterator[str]:
    """Everything that the app answers, routers within routers included."""
    for route in those:
        if hasattr(route, "original_router"):
            yield from routes(route.original_router.routes)
        elif isinstance(route, APIWebSocketRoute):
            yield f"SOCKET {route.path}"
        elif isinstance(route, Route):
            yield from (f"{method} {route.path}" for method in route.methods or () if method != "HEAD")
        else:
            yield f"FILES {route.path}"


def test_every_request_and_message_has_a_row() -> None:
    others = {
        "SOCKET /api/tables/{code}/socket",
        "SOCKET /api/classes/{code}/socket",
        "SOCKET /api/studio/editor",
        "GET /api/openapi.json",
        "FILES ",
    }
    assert set(REQUESTS) == set(routes(create_app(Settings("sqlite://")).routes)) - others
    assert set(MESSAGES) == set(TO_SERVER.json_schema()["discriminator"]["mapping"])


def seated(home: House, is_open: bool) -> tuple[str, dict[str, str | None]]:
    """A table with a host at seat 0 and another person at seat 1, and a token for each role."""
    ticket = home.open(PERSON, OPEN, OPEN if is_open else BOT)
    code = ticket["table"]["code"]
    other = home.open(PERSON, BOT)["token"]
    tokens = {"host": ticket["token"], "seat": home.take(code, 1, "Eve"), "spectator": None, "stranger": other}
    return code, tokens


def in_class(home: House) -> tuple[str, dict[str, str | None]]:
    """A class with its teacher, a pupil, somebody with the code alone, and the teacher of another class."""
    ticket, other = home.open_class(), home.open_class()
    code = ticket["classroom"]["code"]
    tokens = {"host": ticket["token"], "seat": home.come(code, "Eve")["token"], "spectator": None}
    return code, tokens | {"stranger": other["token"]}


def in_studio(home: House) -> tuple[str, dict[str, str | None]]:
    """A draft with whoever has its secret, one who had it before, one without any, and the maker of another draft."""
    ticket, other = home.keep(), home.keep()
    secret = home.edit(ticket, "POST", "secret").json()["secret"]
    return ticket["draft"], {"host": secret, "seat": ticket["secret"], "spectator": None, "stranger": other["secret"]}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("request_", REQUESTS)
def test_a_request_is_for_these_roles_only(home: House, request_: str, role: str) -> None:
    method, path = request_.split()
    if "/studio" in path:
        code, tokens = in_studio(home)
    else:
        code, tokens = in_class(home) if "/classes" in path else seated(home, is_open=True)
    named = {"deck": "ingenium", "family": "projects", "card": "rachel-chang", "pile": "project", "kind": "physics"}
    named |= {"name": "x.jpg", "rules": "projects"}
    path = path.format(code=code, draft=code, number=1, seat=2, made=0, pupil=1, table=1, **named)
    answer = home.http.request(method, path, json=BODIES.get(request_), headers=home.as_(tokens[role]))
    assert (answer.status_code == 403) == (role not in REQUESTS[request_] or is_hosts_bot(request_, role))
    assert answer.status_code < 500 or not path.startswith("/api/")  # the page may not be built


def is_hosts_bot(request_: str, role: str) -> bool:
    """A seat may put a bot only where a person is away; for an open seat it takes the host."""
    return request_ == "POST /api/tables/{code}/seats/{seat}/bot" and role == "seat"


@pytest.mark.parametrize("role", ["host", "seat", "spectator"])
@pytest.mark.parametrize("message", MESSAGES)
def test_a_message_for_a_seat_is_for_its_owner_only(home: House, message: str, role: str) -> None:
    code, tokens = seated(home, is_open=False)
    player = home.player(code, tokens[role])
    answer = player.ask(message, **FIELDS[message])
    assert (answer.get("code") == "forbidden") == (role not in MESSAGES[message])
    player.close()


def test_a_host_without_a_seat_looks_on(home: House) -> None:
    ticket = home.open(OPEN, BOT)
    host = home.player(ticket["table"]["code"], ticket["token"])
    assert (host.welcome["host"], host.welcome["seats"]) == (True, [])
    home.http.post(f"/api/tables/{ticket['table']['code']}/start", headers=home.as_(ticket["token"]))
    assert host.view(None)["view"]["hand"] == []
    host.close()
