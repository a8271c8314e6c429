"""Records: a game as one readable text, and the game rebuilt from it, byte for byte."""

import json
from hashlib import sha256
from os import PathLike
from typing import TYPE_CHECKING, Any

from labdeck.deck import KNOBS, DeckError, DeckFile, names
from labdeck.rules.numbers import SEATS
from labdeck.rules.schema import State
from labdeck.version import __version__

from .arrangement import arrange
from .errors import IllegalChoice, RecordError
from .opening import deck_and_path, new
from .seed import is_number

if TYPE_CHECKING:
    from .game import Game, Origin

FORMAT = "labdeck record 2"  # since 2, the deck's digest is of its play alone
OLDER = ("labdeck record 1",)
# As many turns as a table can ask for, each with 200 choices (the default) of 48 characters: 48 million.
LARGEST = SEATS * max(knob.largest for knob in KNOBS if knob.name == "most_turns") * 200 * 48
SINGLE = ("version", "deck", "path", "names", "seed")
REPEATED = ("knob", "arranged")


def write_record(game: "Game", origin: "Origin") -> str:
    """The record of a game: what it began with, then its choices, a line each."""
    own = game.deck.knobs
    lines = [FORMAT, f"version {__version__}", f"deck {game.deck.id} {game.deck.digest}"]
    lines += [f"path {_json(origin.path)}"] if origin.path else []
    lines += [f"knob {name} {_json(value)}" for name, value in game.knobs.items() if value != own[name]]
    lines += [f"names {_json(game.names)}", f"seed {origin.seed}"]
    lines += [f"arranged {name} {_json(value)}" for name, value in origin.arranged.items()]
    lines.append("choices")
    turn = -1
    for played in game.played:
        if played.turn != turn:
            turn = played.turn
            lines.append(f"# turn {turn + 1}: {game.names[played.seat]}")
        lines.append(played.name)
    lines.append(f"end {len(game.played)} {fingerprint(game.state)}")
    return "\n".join(lines) + "\n"


def replay(text: str, deck: "str | PathLike[str] | DeckFile | None" = None, until: int | None = None) -> "Game":
    """The game that a record tells, or as much of it as the first `until` choices.

    A deck that is not shipped is read from the path in the record, or given here.
    """
    if until is not None and (not is_number(until) or until < 0):
        raise RecordError(f"until {until!r:.60}: it must be a number of choices, from 0 on")
    lines = _lines(text)
    head, at = _head(lines)
    game = _opened(head, deck)
    for number, line in lines[at:-1]:
        if until is not None and len(game.played) >= until:
            return game
        try:
            game.play(line)
        except IllegalChoice as error:
            raise RecordError(str(error), number) from None
    _check_end(game, *lines[-1], until)
    return game


def fingerprint(state: State) -> str:
    """A few letters that differ where states differ."""
    return sha256(repr(state.fields()).encode()).hexdigest()[:16]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(text: object) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers, from the first that must be there to the last."""
    if not isinstance(text, str):
        raise RecordError("a record is a text")
    if len(text) > LARGEST:
        raise RecordError(f"a record has at most {LARGEST} characters")
    numbered = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if lines and lines[0][1] in OLDER:
        raise RecordError(f"made by an older version, as '{lines[0][1]}'; this one reads '{FORMAT}'", 1)
    if not lines or lines[0][1] != FORMAT:
        raise RecordError(f"a record begins with the line '{FORMAT}'", 1)
    if len(lines) == 1 or not lines[-1][1].startswith("end "):
        raise RecordError("the record breaks off: its last line should begin with 'end'", lines[-1][0])
    return lines


def _head(lines: list[tuple[int, str]]) -> tuple[dict[str, Any], int]:
    """What stands above the choices, and where these begin."""
    head: dict[str, Any] = {name: {} for name in REPEATED}
    for at, (number, line) in enumerate(lines[1:-1], 1):
        if line == "choices":
            missing = [name for name in SINGLE if name != "path" and name not in head]
            if missing:
                raise RecordError(f"nothing is said of {', '.join(missing)}", number)
            return head, at + 1
        word, _, rest = line.partition(" ")
        if word in REPEATED:
            name, _, value = rest.partition(" ")
            head[word][name] = _value(value, number)
        elif word in SINGLE and word not in head:
            head[word] = rest if word in ("version", "deck") else _value(rest, number)
        else:
            raise RecordError(f"'{word[:60]}' cannot stand here", number)
        if word == "version" and rest != __version__:
            says = f"made by version {rest[:60]}; this is {__version__}, and its rules may differ"
            raise RecordError(says, number)
    raise RecordError("there is no line 'choices'", lines[-1][0])


def _value(text: str, number: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(f"this cannot be read: {text[:60]}", number) from None


def _opened(head: dict[str, Any], deck: "str | PathLike[str] | DeckFile | None") -> "Game":
    """The game at its beginning."""
    name, _, digest = head["deck"].partition(" ")
    if deck is None:
        deck = head.get("path", name)
        if not isinstance(deck, str) or ("path" not in head and name not in names()):
            raise RecordError(f"there is no deck '{name[:60]}' here; give its file")
    try:
        file, _ = deck_and_path(deck)
        if file.digest != digest:
            found = f"{file.id} {file.digest[:12]}"
            raise RecordError(f"made with a deck that plays otherwise: {name[:60]} {digest[:12]}; this one is {found}")
        begin = {"players": len(head["names"]), "seed": head["seed"], "names": head["names"]}
        start = arrange if head["arranged"] else new
        return start(deck, **begin, **head["arranged"], **head["knob"])
    except DeckError as error:
        raise RecordError(f"its beginning cannot be set up: {error}") from None
    except TypeError:
        raise RecordError("its beginning cannot be set up: something is of the wrong type, or there twice") from None


def _check_end(game: "Game", number: int, line: str, until: int | None) -> None:
    """Refuse a record whose choices are not all there, or lead somewhere else."""
    said = line.split()
    made = str(len(game.played))
    if until is not None and made != said[1]:
        return
    if len(said) != 3 or said[1] != made:
        raise RecordError(f"the record says '{line[:60]}', and {made} choices are there", number)
    if said[2] != fingerprint(game.state):
        raise RecordError("these choices now lead to another position than when the record was made", number)
