"""Errors that end a command, each with a sentence and an exit status."""

from typer.exceptions import TyperException

from . import INTERRUPTED


class WrongUse(TyperException):
    """A command line that cannot be followed; its sentence says why."""

    exit_code = 2


class Interrupted(TyperException):
    """Ctrl-C before there was anything to tell; its sentence says so."""

    exit_code = INTERRUPTED
