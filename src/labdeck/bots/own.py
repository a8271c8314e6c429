"""Own bots: classes that people write, found by `module:Class` or as an entry point of the group `labdeck.bots`."""

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from traceback import extract_tb
from typing import Any

from labdeck.deck.words import nearest

GROUP = "labdeck.bots"
WAYS = ("choose", "choose_from")
PROMISE = "choose(masked, deck, seat) or choose_from(view, choices)"


class BotError(Exception):
    """An own bot that cannot be found or made, or that fails in a game; its sentence says which, and what is wrong."""


def is_path(name: str) -> bool:
    """Whether a name reads `module:Class`."""
    module, colon, wanted = name.partition(":")
    return bool(colon) and all(part.isidentifier() for part in (*module.split("."), *wanted.split(".")))


@cache
def entered() -> dict[str, str]:
    """The own bots that installed packages bring: their names, each with its `module:Class`."""
    return {entry.name: entry.value.replace(" ", "") for entry in entry_points(group=GROUP)}


def is_own(name: str) -> bool:
    """Whether a name is one of an own bot; nothing is imported for that."""
    return is_path(name) or name in entered()


def found(name: str) -> Callable[..., Any]:
    """The class of an own bot, from this folder or from an installed package; else a BotError."""
    module, _, wanted = entered().get(name, name).partition(":")
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.insert(0, os.getcwd())
    made: Any = imported(name, module)
    for part in wanted.split("."):
        if not hasattr(made, part):
            like = nearest(part, [each for each in vars(made) if isinstance(getattr(made, each), type)])
            meant = f"; did you mean {like}?" if like else ""
            raise BotError(f"{name}: the module {module} has no {wanted}{meant}")
        made = getattr(made, part)
    if not isinstance(made, type) or not any(callable(getattr(made, way, None)) for way in WAYS):
        raise BotError(f"{name}: {wanted} of the module {module} should be a class with {PROMISE}")
    return made


def imported(name: str, module: str) -> Any:
    """The module of an own bot; a BotError if there is none, or if it cannot be imported."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if f"{module}.".startswith(f"{error.name}."):
            hint = "; name it without .py" if module.endswith(".py") else ""
            raise BotError(f"{name}: there is no module {module}, neither in this folder nor installed{hint}") from None
        raise BotError(f"{name}: importing the module {module} failed: {told(error, module)}") from error
    except (Exception, SystemExit) as error:
        raise BotError(f"{name}: importing the module {module} failed: {told(error, module)}") from error


def told(error: BaseException, module: str) -> str:
    """What went wrong in an own bot: the kind of error, what it says, and the line of the bot's own file."""
    says = f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, SyntaxError):
        return f"{says.partition(' (')[0]} ({near(error.filename or module)}:{error.lineno})"
    frames = extract_tb(error.__traceback__)
    file = getattr(sys.modules.get(module), "__file__", None)
    own = [frame for frame in frames if frame.filename == file] or frames
    return f"{says} ({near(own[-1].filename)}:{own[-1].lineno})"


def near(file: str) -> str:
    """A file's name, from this folder on if it is in it."""
    return file.removeprefix(f"{os.getcwd()}{os.sep}")
