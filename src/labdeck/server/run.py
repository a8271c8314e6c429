"""Running: `labdeck serve`."""

import gc
import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from labdeck.deck.words import listed

from .app import create_app
from .head import timed
from .lease import Lease
from .limits import Limits
from .line import SocketProtocol
from .metrics import Metrics
from .process import raise_open_files
from .settings import Settings
from .shelf import own_decks, stocked
from .store import Store
from .term import spoken

FILE = "labdeck.db"  # in the folder of a server
USUAL = Limits()
PING_SECONDS = 20.0
# With hundreds of games in memory a full collection stops every table for a fifth of a second, so it is made rare;
# what a game leaves behind is freed without it.
COLLECTIONS = (5000, 10, 1000)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = "",
    data: Path | None = None,
    open_browser: bool = False,
    origins: tuple[str, ...] = (),
    pause: float = 1.0,
    seed: int | None = None,
    keep: float | None = None,
    decks: Path | None = None,
) -> None:
    """Serve tables until it is stopped; says where to go and where games are kept."""
    own = own_decks(decks) if decks else []
    try:
        listening = listen(host, port)
    except OSError as error:
        raise SystemExit(f"labdeck serve: {host} port {port} cannot be used: {error.strerror or error}.") from None
    os.umask(0o077)  # the games hold every hand
    folder = data or default_folder()
    if not db:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    url = db or f"sqlite:///{folder / FILE}"
    store = opened(url)
    settings = Settings(url, origins, pause, keep, seed, decks=stocked(store, own))
    link = link_to(host, listening.getsockname()[1])
    print(f"Labdeck is at {link}", flush=True)
    how_long = f", finished ones for {spoken(keep)}" if keep else ""
    print(f"Games are kept in {db_name(settings.db)}{how_long}", flush=True)
    if own:
        print(f"It also offers {listed([deck.title for deck, _ in own], 'and')}.", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [link]).start()
    run(settings, listening, store)


def opened(url: str) -> Store:
    """The store at a database that this server has now; why there is none is told before anybody is asked in."""
    with told_why(url, "serve"):
        store = Store(url, Metrics())
        lease = Lease(store)
        why = lease.take()
        if not why:
            store.closing.append(lease.give_back)
            return store
        store.close()
        raise SystemExit(f"labdeck serve: {why}.")


@contextmanager
def told_why(url: str, command: str) -> Iterator[None]:
    """Within this a database is used; a command ends with a sentence if it cannot be."""
    try:
        yield
        return
    except ArgumentError:
        why = "--db takes an address such as postgresql+psycopg://user@host/name"
    except ImportError as error:
        why = f"{db_name(url)} needs the Python package {error.name}, which is not installed"
    except SQLAlchemyError as error:
        first, *_ = str(getattr(error, "orig", error)).splitlines()
        why = f"{db_name(url)} cannot be used: {first}"
    raise SystemExit(f"labdeck {command}: {why}.")


@contextmanager
def looked_into(db: str, data: Path | None) -> Iterator[Store]:
    """The store of a server, which may run meanwhile; none is made where there is none."""
    file = (data or default_folder()) / FILE
    if not db and not file.is_file():
        raise SystemExit(f"labdeck decks: {file} is not there; name the database with --db, or its folder with --data.")
    url = db or f"sqlite:///{file}"
    with told_why(url, "decks"):
        store = Store(url, Metrics())
        try:
            yield store
        finally:
            store.close()


def run(settings: Settings, listening: socket.socket, store: Store | None = None) -> None:
    """Serve in this process, which does nothing else, until it is stopped."""
    raise_open_files()
    app = create_app(settings, store)
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    server_for(app, settings).run([listening])


def listen(host: str, port: int, limits: Limits = USUAL) -> socket.socket:
    """A socket that listens, for a server with these limits; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections have it from here; other systems have none
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * limits.taken_seconds))
    listening.bind((host, port))
    listening.listen(1024)
    return listening


def server_for(app: FastAPI, settings: Settings) -> uvicorn.Server:
    """The web server around the app: no compression of messages, none over the limit, no log of requests."""
    config = uvicorn.Config(
        app,
        http=timed(settings.limits),
        ws=SocketProtocol,
        ws_max_size=settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def default_folder() -> Path:
    """Where games are kept if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "labdeck"


def link_to(host: str, port: int) -> str:
    """What to type into a browser."""
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"


def db_name(url: str) -> str:
    """The database as it may be shown, without a password."""
    return make_url(url).render_as_string(hide_password=True)
