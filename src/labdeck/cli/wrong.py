"""Wrong use: options that do not go together, or that the game at hand does not have."""

from typer.exceptions import TyperException


class WrongUse(TyperException):
    """A command line that cannot be followed; its sentence says why."""

    exit_code = 2
