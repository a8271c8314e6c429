"""The page: a report as one HTML file that needs nothing else, with plots that can be sorted and filtered.

The same report gives the same bytes: there is no date and no host in it. Without scripts it is still a report in
tables; the script beside this module draws the plots from them.
"""

from html import escape
from pathlib import Path

from labdeck.lab.figures import Figure

from .report import Cell, Column, Finding, Report, Section


def page(report: Report) -> str:
    """The whole page."""
    style, script = (Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    title = escape(f"{report.title}: balance")
    sections = "\n".join(section_html(section) for section in report.sections if section.rows)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<p>{report.games:,} games between greedy bots for each number of players; cards are judged by those with
{report.players}. Intervals are of 95 %. Deck {escape(report.deck)}, {escape(report.digest[:12])}.</p>
</header>
<main>
<section>
<h2>Findings</h2>
<p>The gravest first, from 100 (nothing else counts) to 0 (as it should be). What is measured weighs by the near end
of its interval, so that chance alone weighs nothing.</p>
<ol class="findings">
{findings_html(report.findings)}
</ol>
</section>
{sections}
</main>
<script>
{script}</script>
</body>
</html>
"""


def findings_html(findings: tuple[Finding, ...]) -> str:
    """The findings as items of a list."""
    if not findings:
        return "<li>Nothing is off.</li>"
    return "\n".join(
        f'<li class="{finding.word}"><b>{finding.gravity:.0f}</b> <i>{finding.word}</i> {escape(finding.says)}</li>'
        for finding in findings
    )


def section_html(section: Section) -> str:
    """A section: its title, its sentence, a place for the plot, and its table."""
    head = "".join(
        f'<th scope="col" data-kind="{column.kind}">{escape(column.label)}</th>' for column in section.columns
    )
    rows = "\n".join(row_html(section.columns, row) for row in section.rows)
    return f"""<section id="{section.key}">
<h2>{escape(section.title)}</h2>
<p>{escape(section.says)}</p>
<div class="plot"></div>
<div class="scroll"><table data-names="{section.names}">
<thead><tr>{head}</tr></thead>
<tbody>
{rows}
</tbody>
</table></div>
</section>"""


def row_html(columns: tuple[Column, ...], row: tuple[Cell, ...]) -> str:
    """A row of a table; a figure carries its number and its interval for the plot."""
    return f"<tr>{''.join(map(cell_html, columns, row))}</tr>"


def cell_html(column: Column, cell: Cell) -> str:
    """A cell of a table."""
    text = escape(column.text(cell))
    if isinstance(cell, Figure):
        known = ((name, cell.value if value is None else value) for name, value in cell.rounded().items())
        numbers = " ".join(f'data-{name}="{value:g}"' for name, value in known)
        return f'<td class="figure" {numbers}>{text}</td>'
    return (
        f'<td class="number" data-value="{cell}">{text}</td>' if isinstance(cell, int | float) else f"<td>{text}</td>"
    )
