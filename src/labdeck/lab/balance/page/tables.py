"""Tables: the figures behind the pictures, folded."""

from html import escape

from labdeck.lab.figures import Figure

from ..report import Cell, Column, Section


def folded_table(section: Section) -> str:
    """A section as a table that can be unfolded, sorted and filtered."""
    head = "".join(f'<th scope="col">{escape(column.label)}</th>' for column in section.columns)
    body = "\n".join(row_html(section, row) for row in section.rows)
    return f"""<details class="table" id="{escape(section.key)}"><summary>Table: {escape(section.title)}</summary>
<p>{escape(section.says)}</p>
<table>
<thead><tr>{head}</tr></thead>
<tbody>
{body}
</tbody>
</table></details>"""


def row_html(section: Section, row: tuple[Cell, ...]) -> str:
    """A row of a table; a cell that says what the row is is its heading."""
    cells = zip(section.columns, row, strict=True)
    return f"<tr>{''.join(cell_html(*cell, at < section.names) for at, cell in enumerate(cells))}</tr>"


def cell_html(column: Column, cell: Cell, is_name: bool) -> str:
    """A cell of a table; a number carries its value, to be sorted by, and each its label for narrow screens."""
    text, label = column.text(cell), f'data-label="{escape(column.label)}"'
    if is_name:
        return f'<th scope="row" {label}>{escape(text)}</th>'
    if isinstance(cell, str):
        return f"<td {label}>{escape(text)}</td>"
    value = cell.value if isinstance(cell, Figure) else cell
    return f'<td {label} data-value="{value:.5g}">{escape(text.replace("-", "−"))}</td>'
