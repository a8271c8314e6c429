"""The command `labdeck`: runs a command line, and turns every error into one sentence and an exit status."""

import os
import signal
import sys
from collections.abc import Sequence
from typing import Any

INTERRUPTED = 130  # what shells expect of a command that Ctrl-C ended

EXTRAS = {
    **dict.fromkeys(("fastapi", "httptools", "segno", "sqlalchemy", "uvicorn", "uvloop", "websockets"), "serve"),
    **dict.fromkeys(("numpy", "pyarrow"), "lab"),
    **dict.fromkeys(("fontTools", "pikepdf", "typst"), "print"),
}  # what brings a package that some commands need


def main() -> None:
    """Run the command line of this process and end with its exit status."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without our shapes shows "?"
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt_once)
    status = run(sys.argv[1:])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is ending anyway
    sys.exit(status)


def interrupt_once(*_: Any) -> None:
    """Handle the first Ctrl-C and ignore the rest, so that what the command still has to say is said whole."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


def run(arguments: Sequence[str]) -> int:
    """Run one command and give its exit status; what goes wrong is one clear sentence on stderr."""
    from .app import app

    try:
        status = app(arguments or ["--help"], prog_name="labdeck", standalone_mode=False) or 0
        sys.stdout.flush()
        return int(status)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        says, status = told(error)
        print(f"labdeck: {says}", file=sys.stderr)
        return status


def told(error: Exception) -> tuple[str, int]:
    """The sentence and the exit status for an error; one that only a bug explains is raised again."""
    from typer import Abort
    from typer.exceptions import TyperException

    from labdeck import DeckError, IllegalChoice, RecordError
    from labdeck.bots import BotError
    from labdeck.native import NotBuilt
    from labdeck.paper.errors import PaperError

    if isinstance(error, TyperException):
        return error.format_message(), error.exit_code
    if isinstance(error, PaperError):
        return str(error), 2
    if isinstance(error, BotError | DeckError | IllegalChoice | RecordError | NotBuilt):
        return str(error), 1
    if isinstance(error, ModuleNotFoundError) and (extra := EXTRAS.get((error.name or "").partition(".")[0])):
        return f"this needs {error.name}, which is not installed: pip install 'labdeck[{extra}]'", 1
    if isinstance(error, OSError):
        where = f"{error.filename}: " if error.filename else ""
        return f"{where}{(error.strerror or str(error)).lower()}", 1
    if isinstance(error, Abort | EOFError):
        return "the input ended too early", 1
    raise error
