"""The description of the requests (`/api/openapi.json`): every status that each can be answered with, and as what."""

from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from .protocol.answers import Failure

# What a status means here; all are answered with a sentence, save a picture that is known already.
MEANINGS = {
    304: "The picture is the one that the browser has.",
    400: "The body, or the header Host, could not be read.",
    403: "Not with this token, or from a page of another server.",
    404: "There is nothing of that name or code.",
    408: "The rest of the request did not come in time.",
    409: "Not now, or taken already.",
    413: "The request is too large.",
    422: "The request is not of the right form.",
    429: "Too many; wait a little.",
    500: "A mistake of the server.",
    503: "It could not be saved or read, or the server is full; try again later.",
}
PICTURE, TEXT, JSON = "image/svg+xml", "text/plain; charset=utf-8", "application/json"
KINDS = {  # by how a path ends; all others are models
    ".svg": (PICTURE,),
    "/metrics": (TEXT,),
    ".pdf": ("application/pdf",),
    "/pictures/{name}": ("image/jpeg",),
    "/export": (
        "text/csv",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "application/toml",
        "application/zip",
    ),
}
TEXTS = (".svg", "/metrics")  # of these, what is no file
STORED = ("/api/decks/{deck}", "/api/studio/pictures/")  # what may have to be read from the database
NAMES = "#/components/schemas/"


def describe(app: FastAPI) -> None:
    """Let an app describe itself in full."""

    def description() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = described(app)
        return app.openapi_schema

    app.openapi = description  # type: ignore[method-assign]


def described(app: FastAPI) -> dict[str, Any]:
    """The description as FastAPI makes it, with every status."""
    schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
    failure = TypeAdapter(Failure).json_schema(ref_template=NAMES + "{model}")
    schema["components"]["schemas"] |= failure.pop("$defs", {}) | {"Failure": failure}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            told = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
            for answer in told.values():
                answer["content"] = content_of(path, answer.get("content", {}))
            told |= {str(status): refusal(status) for status in statuses(method, path, "requestBody" in operation)}
            operation["responses"] = told
    return schema


def content_of(path: str, content: dict[str, Any]) -> dict[str, Any]:
    """What a request that went well is answered with: a picture, a text, a file, or the model."""
    for ending, kinds in KINDS.items():
        if path.endswith(ending):
            form = {} if ending in TEXTS else {"format": "binary"}
            return {kind: {"schema": {"type": "string"} | form} for kind in kinds}
    return content


def refusal(status: int) -> dict[str, Any]:
    """The answer with a status other than that all went well."""
    if status == 304:
        return {"description": MEANINGS[status]}
    return {"description": MEANINGS[status], "content": {JSON: {"schema": {"$ref": f"{NAMES}Failure"}}}}


def statuses(method: str, path: str, has_body: bool) -> Iterator[int]:
    """The statuses with which a request can be refused."""
    is_change, is_coded = method != "get", "{code}" in path or "{draft}" in path
    is_secret = path.endswith(("/may-edit", "/drafts/{draft}/cards"))
    looks_back = path.endswith(("/record", "/replay", "/moments/{made}", "/guide"))
    yield from (304,) if path.endswith(".svg") and not is_coded else ()
    yield from (400,) if has_body or path.endswith("/qr.svg") else ()
    yield from (403,) if is_change or looks_back or is_secret else ()
    yield from (404,) if "{" in path or is_change else ()
    yield from (408,) if is_change else ()
    yield from (409,) if is_change or looks_back else ()
    yield from (413, 422)
    yield from (429,) if is_change or is_coded or path.endswith(".pdf") else ()
    yield from (503,) if is_change or is_coded or path.startswith(STORED) else ()
    yield 500
