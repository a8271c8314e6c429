"""The page: the built files of web/, or a sentence that says how to build them."""

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parent / "static"
SMALL = 1000  # bytes that are not worth compressing
PATHS = (
    *("/", "/album", "/t/{code}", "/c/{code}", "/class", "/replay/{code}"),
    *("/cards/{deck}", "/guide/{deck}", "/rules/{family}"),
    *("/studio", "/studio/{draft}", "/deck/{draft}", "/add/{code}"),
)
NOT_BUILT = (
    "<!doctype html><html lang='en'><title>Labdeck</title>"
    "<p>Labdeck's server is running, but its page has not been built: run <code>make page</code>.</p></html>"
)


def add_page(app: FastAPI, static: Path = STATIC) -> None:
    """Serve the page at its own addresses, and its files, compressed, beside it."""
    index = static / "index.html"

    async def page(_: Request) -> Response:
        # Other files are named by their content; the page itself must be asked for each time.
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(NOT_BUILT, status_code=503)

    for path in PATHS:
        app.add_api_route(path, page, methods=["GET"], include_in_schema=False)
    if static.is_dir():
        app.mount("/", GZipMiddleware(StaticFiles(directory=static), minimum_size=SMALL))
