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
    from .game import Game
    from .past import Origin

FORMAT = "labdeck record 3"  # since 3, a record has positions, and any version plays it as far as they agree
SECOND = "labdeck record 2"  # has no position but its end, and that by the numbers of its version
OLDER = ("labdeck record 1",)  # its digest cannot be compared
POSITION = "position"
ELSEWHERE = "these choices now lead to another position than when the record was made"
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
    turn, kept = -1, dict(game.positions())
    for made, played in enumerate(game.played):
        if made in kept:
            lines.append(f"{POSITION} {made} {kept[made]}")
        if played.turn != turn:
            turn = played.turn
            lines.append(f"# turn {turn + 1}: {game.names[played.seat]}")
        lines.append(played.name)
    lines.append(f"end {len(game.played)} {game.position}")
    return "\n".join(lines) + "\n"


def replay(text: str, deck: "str | PathLike[str] | DeckFile | None" = None, until: int | None = None) -> "Game":
    """The game that a record tells, or as much of it as the first `until` choices.

    A deck that is not shipped is read from the path in the record, or given here. A record of another version, or of a
    deck that has changed since, is played as long as it leads where it did; if it does not, the error says how far.
    """
    if until is not None and (not is_number(until) or until < 0):
        raise RecordError(f"until {until!r:.60}: it must be a number of choices, from 0 on")
    lines = _lines(text)
    head, at = _head(lines)
    is_second = lines[0][1] == SECOND
    game, made_by = _opened(head, deck, is_second)
    *choices, (last, end) = lines[at:]
    agrees: int | None = None  # choices up to the last position that was met
    for number, line in choices:
        is_position = line.startswith(f"{POSITION} ")
        if until is not None and len(game.played) >= until and not is_position:
            return game
        try:
            if is_position:
                _check_position(game, line)
                agrees = len(game.played)
            else:
                game.play(line)
        except IllegalChoice as error:
            raise _departed(str(error), number, agrees, end, made_by) from None
    try:
        _check_end(game, end, until, is_second)
    except IllegalChoice as error:
        raise _departed(str(error), last, agrees, end, made_by) from None
    return game


def fingerprint(state: State) -> str:
    """The end of a record of the second form: a few letters that differ where states differ."""
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
    if not lines or lines[0][1] not in (FORMAT, SECOND):
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
    raise RecordError("there is no line 'choices'", lines[-1][0])


def _value(text: str, number: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(f"this cannot be read: {text[:60]}", number) from None


def _opened(head: dict[str, Any], deck: "str | PathLike[str] | DeckFile | None", is_strict: bool) -> tuple["Game", str]:
    """The game at its beginning, and by what else than this version and deck the record was made, if so."""
    name, _, digest = head["deck"].partition(" ")
    if deck is None:
        deck = head.get("path", name)
        if not isinstance(deck, str) or ("path" not in head and name not in names()):
            raise RecordError(f"there is no deck '{name[:60]}' here; give its file")
    version = head["version"][:60]
    made_by = "" if version == __version__ else f"; made by version {version}, this is {__version__}"
    try:
        file, _ = deck_and_path(deck)
        if file.digest != digest:
            found = f"{file.id} {file.digest[:12]}"
            made_by += f"; made with a deck that plays otherwise: {name[:60]} {digest[:12]}; this one is {found}"
            if is_strict:
                raise RecordError(made_by[2:])
        begin = {"players": len(head["names"]), "seed": head["seed"], "names": head["names"]}
        start = arrange if head["arranged"] else new
        return start(deck, **begin, **head["arranged"], **head["knob"]), made_by
    except DeckError as error:
        raise RecordError(f"its beginning cannot be set up: {error}{made_by}") from None
    except TypeError:
        raise RecordError("its beginning cannot be set up: something is of the wrong type, or there twice") from None


def _check_position(game: "Game", line: str) -> None:
    """Refuse choices that lead somewhere else than they did."""
    said = line.split()
    if len(said) != 3 or said[1] != str(len(game.played)):
        raise IllegalChoice(f"the record says '{line[:60]}', and {len(game.played)} choices are there")
    if said[2] != game.position:
        raise IllegalChoice(ELSEWHERE)


def _check_end(game: "Game", line: str, until: int | None, is_second: bool) -> None:
    """Refuse a record whose choices are not all there, or lead somewhere else."""
    said = line.split()
    made = str(len(game.played))
    if until is not None and made != said[1]:
        return
    if len(said) != 3 or said[1] != made:
        raise IllegalChoice(f"the record says '{line[:60]}', and {made} choices are there")
    if said[2] != (fingerprint(game.state) if is_second else game.position):
        raise IllegalChoice(ELSEWHERE)


def _departed(why: str, number: int, agrees: int | None, end: str, made_by: str) -> RecordError:
    """The error of a record that these rules cannot follow to its end, with how far they can."""
    how_far = ""
    if agrees is not None:
        told = f"its first {agrees} of {end.split()[1]} choices agree" if agrees else "only its beginning agrees"
        how_far = f"; {told}"
    return RecordError(f"{why}{how_far}{made_by}", number, agrees)
