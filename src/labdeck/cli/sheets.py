"""Spreadsheets: what `labdeck import` and `labdeck export` write and print."""

from pathlib import Path
from shlex import quote

from labdeck.deck.library import FOLDER, names
from labdeck.deck.words import counted

from .wrong import WrongUse


def import_file(file: Path, out: Path | None) -> list[str]:
    """Writes a deck file from a spreadsheet, and says what was taken for what; a file that is there is left alone."""
    from labdeck.studio import imported

    made = imported(file.name, _read(file))
    path = out or file.with_suffix(".toml")
    if path.suffix != ".toml":
        raise WrongUse(f"{path}: the name of a deck file ends in .toml")
    _write(path, made.text.encode())
    columns = [f"  {column['heading']} is {column['field']}" for column in made.columns if column["field"]]
    notes = [f"note: {_where(misfit)}{misfit['says']}" for misfit in made.misfits]
    return [f"{path}: {counted(made.cards, 'row')} taken", *columns, *notes, f"Next: labdeck check {quote(str(path))}"]


def export_deck(deck: str, out: Path) -> list[str]:
    """Writes a deck as a spreadsheet; a file that is there is left alone."""
    from labdeck.studio import exported

    form = out.suffix.removeprefix(".").lower()
    if form not in ("csv", "xlsx"):
        raise WrongUse(f"{out}: the name of the spreadsheet ends in .csv or .xlsx")
    text = _read(FOLDER / f"{deck}.toml" if deck in names() else Path(deck)).decode("utf-8", "replace")
    _write(out, exported(text, form))
    return [f"{out}: a row for each card, and one for each field of the deck's head"]


def _where(misfit: dict[str, object]) -> str:
    parts = [f"row {misfit['row']}" if misfit["row"] else "", str(misfit["column"])]
    where = ", ".join(part for part in parts if part)
    return f"{where}: " if where else ""


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise WrongUse(f"{path}: cannot be read: {(error.strerror or 'not a file').lower()}") from None


def _write(path: Path, content: bytes) -> None:
    try:
        with open(path, "xb") as out:
            out.write(content)
    except FileExistsError:
        raise WrongUse(f"{path}: there is such a file already, and it stays as it is") from None
    except OSError as error:
        raise WrongUse(f"{path}: cannot be written: {(error.strerror or 'not a file').lower()}") from None
