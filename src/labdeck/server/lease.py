"""The lease of a database: one server has its games, and the next one takes over when that is gone."""

import os
import secrets
import signal
import socket
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import sqlalchemy as sql

from .store import Store, tables

SECONDS = 10.0  # that a server which is not heard of keeps its lease; on the same machine it is known at once

leases = sql.Table(
    "leases",
    tables,
    sql.Column("lease", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("owner", sql.String(40), nullable=False),
    sql.Column("place", sql.String(200), nullable=False),  # the machine
    sql.Column("process", sql.String(60), nullable=False),
    sql.Column("beat", sql.Integer, nullable=False),  # goes up while the owner lives, so that no clock is compared
)
THE_ONE = 1


class Lease:
    """A server's hold on its database: taken, kept up by a thread, and given back."""

    def __init__(self, store: Store) -> None:
        self.store, self.owner = store, secrets.token_hex(16)
        self._ends = threading.Event()
        self._thread: threading.Thread | None = None

    def take(self, seconds: float = SECONDS) -> str:
        """Take the lease, also one that nobody keeps up any more; why it cannot be had, as a sentence, or empty."""
        held = self._held()
        if held is not None and not is_gone(held):
            end = time.monotonic() + seconds
            while (now := self._held()) is not None and now["beat"] == held["beat"] and now["owner"] == held["owner"]:
                if time.monotonic() > end:
                    break
                if held["place"] == here():
                    return refusal(held)
                time.sleep(seconds / 50)
            else:
                if now is not None:
                    return refusal(now)
        if not self._replace(held):
            now = self._held()
            return refusal(now) if now is not None else "Another server is just starting with this database."
        # Asked at the end of each commit, which nobody can take the lease from until it is done: a server that was
        # frozen meanwhile, or cut off, writes nothing when it wakes.
        held_here = sql.select(leases.c.lease).where(leases.c.owner == self.owner)
        self.store.claim = held_here.with_for_update(read=True, key_share=True)
        self._thread = threading.Thread(target=self._keep, args=(seconds,), name="labdeck-lease", daemon=True)
        self._thread.start()
        return ""

    def give_back(self) -> None:
        """Let the next server have it at once."""
        self._ends.set()
        if self._thread is not None:
            self._thread.join()
        with suppress(sql.exc.SQLAlchemyError), self.store.engine.begin() as connection:
            connection.execute(sql.delete(leases).where(leases.c.owner == self.owner))

    def _held(self) -> sql.RowMapping | None:
        with self.store.engine.connect() as connection:
            return connection.execute(sql.select(leases)).mappings().first()

    def _replace(self, held: sql.RowMapping | None) -> bool:
        """Put this server in the place of the one that was seen there; not if another was quicker."""
        row = {"lease": THE_ONE, "owner": self.owner, "place": here(), "process": process_of(os.getpid()), "beat": 0}
        try:
            with self.store.engine.begin() as connection:
                if held is not None:
                    gone = sql.delete(leases).where(leases.c.owner == held["owner"], leases.c.beat == held["beat"])
                    connection.execute(gone)
                connection.execute(sql.insert(leases), row)
        except sql.exc.IntegrityError:
            return False
        return True

    def _keep(self, seconds: float) -> None:
        beats = sql.update(leases).where(leases.c.owner == self.owner).values(beat=leases.c.beat + 1)
        while not self._ends.wait(seconds / 5):
            with suppress(sql.exc.SQLAlchemyError), self.store.engine.begin() as connection:
                if connection.execute(beats).rowcount == 0:
                    print("Another server has taken these games over, so this one stops.", file=sys.stderr, flush=True)
                    os.kill(os.getpid(), signal.SIGTERM)
                    return


def refusal(held: sql.RowMapping) -> str:
    """Why a second server does not start."""
    machine = held["place"].split(" ")[0]
    process = held["process"].split(" ")[0]
    return f"another server has these games: process {process} on {machine}; stop it first, or name another database"


def is_gone(held: sql.RowMapping) -> bool:
    """Whether the owner is known to have ended: it ran on this machine, and runs no more."""
    return bool(held["place"] == here() and held["process"] != process_of(int(held["process"].split(" ")[0])))


def here() -> str:
    """This machine since it was started, with the space in which its processes are numbered."""
    boot, space = Path("/proc/sys/kernel/random/boot_id"), Path("/proc/self/ns/pid")
    told = [socket.gethostname()]
    with suppress(OSError):
        told += [boot.read_text().strip(), os.readlink(space)]
    return " ".join(told)


def process_of(number: int) -> str:
    """A process by its number and when it began, since numbers come again; empty if there is none."""
    try:
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        return "" if fields[0] == "Z" else f"{number} {fields[19]}"
    except FileNotFoundError:
        if Path("/proc/self/stat").exists():
            return ""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return ""
    except PermissionError:
        pass
    return str(number)
