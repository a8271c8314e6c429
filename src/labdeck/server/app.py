"""The app: the server put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from labdeck.deck import supplied
from labdeck.version import __version__

from . import words
from .bots import Bots
from .classes import router as classes
from .description import describe
from .faces import router as faces
from .lobby import STILL_HERE, router
from .metrics import Metrics
from .page import add_page
from .printing import Printing
from .printing import router as printing
from .protocol.words import ErrorCode
from .pruning import Pruning
from .refused import Refused, Unsaved, problem
from .rooms import Rooms
from .school import School
from .security import Guard, log, place_of
from .settings import Settings
from .shelf import fetch
from .store import Store
from .studio.gathering import router as studio_gathering
from .studio.requests import router as studio_requests
from .studio.studio import Studio
from .studio.supplies import router as studio_supplies


def create_app(settings: Settings, store: Store | None = None) -> FastAPI:
    """A server with these settings; its games are in the store, or in one at the settings' database."""
    limits, metrics = settings.limits, store.metrics if store else Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        kept = store or Store(settings.db, metrics)
        bots = Bots(settings.worker, limits, metrics)
        rooms = app.state.rooms = Rooms(settings, kept, bots, metrics)
        school = app.state.school = School(rooms)
        studio = app.state.studio = Studio(rooms)
        sweeps = [rooms.sweep(), school.sweep()]
        if settings.keep is not None:
            sweeps.append(Pruning(rooms, settings.keep).sweep())
        sweeping = [asyncio.create_task(work) for work in sweeps]
        with supplied(partial(fetch, kept)):
            yield
        for task in sweeping:
            task.cancel()
        await rooms.close()
        await bots.close()
        await studio.close()
        kept.close()

    app = FastAPI(
        title="Labdeck",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.include_router(router)
    app.include_router(classes)
    app.include_router(faces, dependencies=STILL_HERE)
    app.include_router(printing, dependencies=STILL_HERE)
    app.include_router(studio_requests)
    app.include_router(studio_gathering)
    app.include_router(studio_supplies)
    app.state.printing = Printing()
    add_page(app)
    describe(app)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(SQLAlchemyError, _unreadable)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_middleware(Guard, origins=settings.origins, limits=limits)
    return app


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return JSONResponse(error.answer(), error.status)


async def _unreadable(_: Request, error: Exception) -> JSONResponse:
    log.error("The database failed: %s", place_of(error))
    return JSONResponse(Unsaved(words.saving.GAMES_UNREAD).answer(), 503)


async def _not_understood(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return JSONResponse(Refused("bad_message", problem(error.errors())).answer(), 422)


async def _not_there(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    says = {404: words.forms.NOTHING_HERE, 405: words.forms.OTHER_METHOD}.get(error.status_code, words.forms.NOT_TAKEN)
    code: ErrorCode = "not_found" if error.status_code == 404 else "bad_message"
    return JSONResponse(Refused(code, says).answer(), error.status_code, error.headers)
