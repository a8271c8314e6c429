"""Security: tokens, the Origin check, the headers of every answer, and no traceback in any of them."""

import hashlib
import json
import logging
import secrets
from collections.abc import Iterable
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from . import words
from .body import Bodies
from .limits import Limits
from .protocol.words import Close
from .refused import Failed, Refused

log = logging.getLogger("labdeck.server")

ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # nothing that is read as something else
CODE_LENGTH = 6
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
READING = ("GET", "HEAD", "OPTIONS")


def new_token() -> str:
    """A secret of 192 random bits."""
    return secrets.token_urlsafe(24)


def new_code() -> str:
    """The code of a table, easy to read aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def fingerprint(token: str) -> str:
    """What is kept of a token: with so many random bits, a plain hash gives nothing away."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_own_origin(headers: Headers, scheme: str, allowed: Iterable[str]) -> bool:
    """Whether a request comes from a page of this server, of an allowed one, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    secure = scheme in ("https", "wss")
    return origin == f"{'https' if secure else 'http'}://{headers.get('host')}" or origin in allowed


def place_of(error: BaseException) -> str:
    """The kind of an error and where it arose, without any value: values may be hidden cards."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = f"{Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno}" if at else "?"
    return f"{type(error).__name__} at {where}"


class Guard:
    """Stands around the app: refuses foreign origins and large bodies, adds headers, hides what went wrong."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], limits: Limits) -> None:
        self.app, self.origins, self.limits = app, origins, limits
        self.bodies = Bodies(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        is_foreign = not is_own_origin(headers, scope["scheme"], self.origins)
        if scope["type"] == "websocket":
            if is_foreign:
                await receive()
                await send({"type": "websocket.close", "code": Close.NOT_ALLOWED.value})
                return
            # ASGI does not speak of the transport, by which alone a client that takes nothing can be cut off.
            scope = {**scope, "labdeck.server": getattr(send, "__self__", None)}
            await self.app(scope, receive, send)
            return
        try:
            largest = self.limits.body_bytes(scope["path"])
            if int(headers.get("content-length") or 0) > largest:
                raise Refused("too_large", words.requests.too_large(largest))
            if is_foreign and scope["method"] not in READING:
                raise Refused("forbidden", words.requests.FOREIGN_PAGE)
            await self.serve(scope, receive, send)
        except Refused as refused:
            await answer(refused, send)

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; a body that does not come as it should is refused, whatever the app makes of that."""
        has_begun = False

        async def guarded(message: Message) -> None:
            nonlocal has_begun
            if body.refusal is not None and not has_begun:
                return
            if message["type"] == "http.response.start":
                has_begun = True
                add_headers(message, scope["path"])
            await send(message)

        with self.bodies.coming(scope, receive) as body:
            try:
                await self.app(scope, body.receive, guarded)
            except Refused:
                raise
            except ClientDisconnect:
                return  # there is nobody to answer
            except Exception as error:
                log.error("A request failed: %s", place_of(error))
                if not has_begun and body.refusal is None:
                    await answer(Failed(), send)
            if body.refusal is not None and not has_begun:
                raise body.refusal


def add_headers(message: Message, path: str) -> None:
    """The headers of every answer, unless it has its own; a browser keeps only files that are named by content."""
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    elif path.startswith("/assets/"):
        headers.setdefault("Cache-Control", "public, max-age=31536000, immutable")


async def answer(refused: Refused, send: Send) -> None:
    """Refuse a request, with all headers."""
    start: Message = {"type": "http.response.start", "status": refused.status, "headers": []}
    MutableHeaders(scope=start)["Content-Type"] = "application/json"
    add_headers(start, "/api/")
    await send(start)
    await send({"type": "http.response.body", "body": json.dumps(refused.answer()).encode()})
