"""Grids: the rows of a CSV, an XLSX or a paste, read with limits and never calculated, and written again."""

import csv
import io
import re
import zipfile
from typing import Any, NamedTuple

from labdeck.deck import DeckError, Problem

Row = list[str]
LARGEST = 4 << 20  # bytes of a file
UNFOLDED = 24 << 20  # bytes of all that is packed in an XLSX
MOST_ROWS, MOST_COLUMNS, MOST_SHEETS = 2000, 120, 20
LONGEST = 32000  # letters of a cell
TABS = ("\t", ";", ",")
RISKY = tuple("=+-@\t\r'")  # at the beginning of a cell, which some programs would calculate
OLD = b"\xd0\xcf\x11\xe0"
ILLEGAL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


class Grid(NamedTuple):
    """A sheet: its name, and its rows as texts."""

    name: str
    rows: list[Row]


def wrong(name: str, says: str) -> DeckError:
    """Why a spreadsheet cannot be taken."""
    return DeckError([Problem(name or "the rows", "", "", says)])


def grids(name: str, raw: bytes) -> list[Grid]:
    """The sheets of a file, or of pasted rows; a DeckError says in a sentence why there are none."""
    if len(raw) > LARGEST:
        raise wrong(name, f"is larger than {LARGEST >> 20} MB")
    if raw.startswith(OLD):
        raise wrong(name, "is a spreadsheet of an old form; save it as .xlsx or .csv")
    found = _packed(name, raw) if raw.startswith(b"PK") else [Grid("", _separated(name, _decoded(name, raw)))]
    if sum(len(grid.rows) for grid in found) > MOST_ROWS:
        raise wrong(name, f"has more than {MOST_ROWS} rows; a deck has at most some hundred cards")
    if not any(cell for grid in found for row in grid.rows for cell in row):
        raise wrong(name, "has no rows")
    return found


def _decoded(name: str, raw: bytes) -> str:
    """The text of a file, whichever of the usual encodings it has."""
    is_wide = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    encodings = ["utf-16"] if is_wide else ["utf-8-sig", "cp1252", "latin-1"]
    for encoding in encodings:
        try:
            text = raw.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" in text:
            break
        return text
    raise wrong(name, "is neither text nor a spreadsheet that can be read; save it as .xlsx or as CSV in UTF-8")


def _separated(name: str, text: str) -> list[Row]:
    """The rows of a text, by whichever of the usual signs its cells are separated."""
    first = next((line for line in text.splitlines() if line.strip()), "")
    sign = max(TABS, key=first.count)
    rows: list[Row] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=sign):
            rows.append([_bare(_cell(cell)) for cell in row[:MOST_COLUMNS]])
            if len(rows) > MOST_ROWS:
                break
    except csv.Error:
        raise wrong(
            name, f"has a cell that is too long, or a quote without its end, near row {len(rows) + 1}"
        ) from None
    return rows


def _bare(cell: str) -> str:
    """A cell without the sign that keeps it from being calculated."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(RISKY) else cell


def _packed(name: str, raw: bytes) -> list[Grid]:
    """The sheets of an XLSX; formulas are not calculated: what their cells showed last is taken."""
    try:
        from openpyxl import load_workbook
    except ImportError:
        raise wrong(name, "needs openpyxl to be read: pip install 'labdeck[studio]'") from None
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            if sum(part.file_size for part in packed.infolist()) > UNFOLDED:
                raise wrong(name, f"unfolds to more than {UNFOLDED >> 20} MB")
        book = load_workbook(io.BytesIO(raw), read_only=True, data_only=True, keep_links=False)
        return [_sheet(sheet) for sheet in book.worksheets[:MOST_SHEETS]]
    except DeckError:
        raise
    except Exception:  # whatever the reader meets in bytes that somebody made up
        raise wrong(name, "is no spreadsheet that can be read; save it as .xlsx or as CSV in UTF-8") from None


def _sheet(sheet: Any) -> Grid:
    sheet.reset_dimensions()
    rows = sheet.iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS, values_only=True)
    found = [[_cell(cell) for cell in row] for row in rows]
    while found and not any(found[-1]):
        found.pop()
    return Grid(sheet.title, found)


def _cell(value: Any) -> str:
    """A cell as text: whole numbers without a point, what is true as true."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value)[:LONGEST].strip()


def as_csv(all_grids: list[Grid]) -> bytes:
    """Grids as one CSV, a blank row between them; nothing in it is calculated by a program that opens it."""
    out = io.StringIO()
    writer = csv.writer(out)
    for number, grid in enumerate(all_grids):
        if number:
            writer.writerow([])
        writer.writerows([f"'{cell}" if cell.startswith(RISKY) else cell for cell in row] for row in grid.rows)
    return b"\xef\xbb\xbf" + out.getvalue().encode()


def as_xlsx(all_grids: list[Grid]) -> bytes:
    """Grids as sheets of an XLSX; every cell is text or a number, and none a formula."""
    from openpyxl import Workbook
    from openpyxl.cell import WriteOnlyCell

    book = Workbook(write_only=True)
    for grid in all_grids:
        sheet = book.create_sheet(grid.name)
        for row in grid.rows:
            cells = []
            for text in row:
                cell = WriteOnlyCell(sheet, int(text) if text.isdecimal() and text == str(int(text[:9])) else None)
                if cell.value is None and text:
                    cell.value = ILLEGAL.sub("?", text)
                    cell.data_type = "s"
                cells.append(cell)
            sheet.append(cells)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()
