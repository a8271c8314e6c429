"""A PostgreSQL of one's own in a folder, and a line to it that loses what it is told to lose."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from signal import SIGINT, SIGKILL
from typing import Any

import psycopg

from .patience import PATIENCE

CLIENT, SERVER = "client", "server"  # who sends
SWALLOW, CUT = "swallow", "cut"  # only the message is lost, or the connection with it


def programs() -> Path | None:
    """Where PostgreSQL's programs are; None if it is not installed."""
    found = shutil.which("initdb")
    folders = [*([Path(found).parent] if found else []), *sorted(Path("/usr/lib/postgresql").glob("*/bin"))]
    return folders[-1] if folders else None


class Postgres:
    """A database server that can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None
        self.programs, self.data, self.folder = found, folder / "data", folder
        with socket.create_server(("127.0.0.1", 0)) as listening:
            self.port = int(listening.getsockname()[1])
        self.user = pwd.getpwnam("postgres") if os.getuid() == 0 else None  # it refuses to run as root
        self._owned(self.data)
        self._run("initdb", "-D", str(self.data), "-A", "trust", "-U", "labdeck", "--no-sync", "--no-instructions")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def url(self, port: int = 0, name: str = "postgres") -> str:
        """The address for SQLAlchemy, straight or by another port."""
        return f"postgresql+psycopg://labdeck@127.0.0.1:{port or self.port}/{name}?connect_timeout=5"

    def database(self, name: str, on: Path | None = None) -> str:
        """A new database, in a folder of its own if one is named; its address for SQLAlchemy."""
        where = ""
        if on:
            self._tell(f"CREATE TABLESPACE {name}_space LOCATION '{self._owned(on / name)}'")
            where = f" TABLESPACE {name}_space"
        self._tell(f"CREATE DATABASE {name}{where}")
        return self.url(name=name)

    def drop(self, name: str) -> None:
        """Drop a database that had a folder of its own."""
        self._tell(f"DROP DATABASE {name} WITH (FORCE)")
        self._tell(f"DROP TABLESPACE {name}_space")

    def _owned(self, folder: Path) -> Path:
        """A new folder that the database can get to, and nobody else."""
        folder.mkdir(parents=True, mode=0o700)
        if self.user:
            for each in folder.parents:
                if each == Path("/tmp"):
                    break
                each.chmod(0o755)
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        return folder

    def _tell(self, statement: str) -> None:
        with psycopg.connect(self.url().replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(statement.encode())

    def start(self) -> None:
        """Start, and wait until it takes connections."""
        options = ["-c", f"port={self.port}", "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        quick = ["-c", "fsync=on", "-c", "shared_buffers=16MB", "-c", "max_connections=40"]
        command = [str(self.programs / "postgres"), "-D", str(self.data), *options, *quick]
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            if self.process is None or self.process.poll() is not None:
                self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **self._as_user())
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        try:
            psycopg.connect(host="127.0.0.1", port=self.port, user="labdeck", dbname="postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self, signal: int) -> None:
        """Stop by a signal: SIGINT ends connections and shuts down, SIGKILL ends everything at once."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        self.process.send_signal(signal)
        if signal == SIGKILL:
            for child in children:  # else they would linger for a while, and nothing could start
                with suppress(ProcessLookupError):
                    os.kill(int(child), SIGKILL)
        self.process.wait(PATIENCE)

    def _run(self, program: str, *options: str) -> None:
        command = [str(self.programs / program), *options]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._as_user())

    def _as_user(self) -> dict[str, Any]:
        return {"user": self.user.pw_uid, "group": self.user.pw_gid} if self.user else {}


@contextmanager
def postgres_running() -> Iterator[Postgres]:
    """A database server in a folder of its own: each run of pytest shuts its folders to all other users."""
    with tempfile.TemporaryDirectory(prefix="labdeck-postgres-") as folder:
        running = Postgres(Path(folder) / "server")
        yield running
        running.stop(SIGINT)


class Proxy:
    """A line to a port that counts messages, and loses the one that it is told to."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.count = 0
        self.lose: tuple[int, str] | None = None  # which message, and how
        self.lost = 0
        self.is_down = False  # whether it takes nobody, since then
        self._goes_down = False
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Take no more connections."""
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def lose_message(self, number: int, how: str, goes_down: bool = False) -> None:
        """Lose the message of this number from now on; if so wished nobody gets through after it, until it is up."""
        with self._lock:
            self.count, self.lose, self._goes_down = 0, (number, how), goes_down

    def up(self) -> None:
        """Let everybody through, and lose nothing."""
        with self._lock:
            self.lose, self.is_down = None, False

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self.is_down:
                    near.close()
                    continue
                try:
                    far = socket.create_connection(("127.0.0.1", self.target))
                except OSError:
                    near.close()
                    continue
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                how = self._how_lost()
                if how == CUT:
                    break
                if how != SWALLOW:
                    sink.sendall(data)
        for each in (source, sink):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def _how_lost(self) -> str:
        with self._lock:
            self.count += 1
            if self.lose and self.lose[0] == self.count:
                how, self.lose, self.is_down = self.lose[1], None, self._goes_down
                self.lost += 1
                return how
            return ""
