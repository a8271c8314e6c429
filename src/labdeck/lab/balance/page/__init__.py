"""The page: a report as one HTML file that needs nothing else: findings, pictures, and tables to unfold.

The same report gives the same bytes: there is no date and no host in it. All of it can be read without scripts; the
script beside this module sorts and filters tables, and tells what a dot is.
"""

from html import escape
from pathlib import Path

from labdeck.deck.words import listed

from ..report import Report
from ..telling import NUMBERS, Entry, entries, fine_line, shown
from .findings import card
from .pictures import CHANGES, figure_html, other_tables, pictures

HOW_TO_READ = (
    "A triangle is what was measured, its line the interval of 95 %. It is grave, and filled, when the whole line is "
    "in the coloured zone. A dot is what a change makes of it; the ring is what the same deals give without the change."
)


def page(report: Report) -> str:
    """The whole page."""
    style, script = (Path(__file__).with_name(name).read_text(encoding="utf-8") for name in ("page.css", "page.js"))
    title = escape(report.title)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}: balance</title>
<style>
{style}</style>
</head>
<body>
<header>
<p class="deck">{title}</p>
<h1>{escape(verdict(report))}</h1>
<p>{escape(played(report))}</p>
</header>
<main>
{findings_html(report)}
{changes_html(report)}
<section>
<h2>In pictures</h2>
<div class="pictures">
{pictures(report)}
</div>
{other_tables(report)}
</section>
</main>
<footer><p>Deck {escape(report.deck)}, {escape(report.digest[:12])}. Intervals are of 95 %.</p></footer>
<script>
{script}</script>
</body>
</html>
"""


def verdict(report: Report) -> str:
    """How the deck stands, in a sentence."""
    found = entries(report.findings)
    grave = sum(entry.is_grave for entry in found)
    small = len(found) - grave
    if not found:
        return "Nothing to change."
    rest = f"{in_words(small).lower()} smaller {'one' if small == 1 else 'ones'} to look at" if small else ""
    if not grave:
        return f"Nothing grave; {rest.replace('smaller one', 'small thing')}."
    return f"{in_words(grave)} {'thing' if grave == 1 else 'things'} to change; {rest or 'the rest is fine'}."


def in_words(many: int) -> str:
    """A number as a word, if it is small."""
    return NUMBERS[many] if many < len(NUMBERS) else str(many)


def played(report: Report) -> str:
    """How many games were played, and by whom."""
    sizes = {row[0] for section in report.sections if section.key == "seats" for row in section.rows}
    others = listed([str(size) for size in sorted(map(int, map(str, sizes))) if size != report.players], "and")
    fewer = f", and fewer with {others}" if others else ""
    return f"{report.games:,} games with {report.players} players{fewer}. All seats are greedy bots."


def findings_html(report: Report) -> str:
    """The handful of findings, the others folded, and what is fine."""
    first, rest = shown(report), entries(report.findings)[len(shown(report)) :]
    parts = ["<section>"]
    if first:
        parts += [f'<h2>What to look at</h2>\n<p class="note">{HOW_TO_READ}</p>', cards(first)]
    if rest:
        parts.append(f'<details class="rest"><summary>{len(rest)} more</summary>\n{cards(rest)}</details>')
    if fine := fine_line(report):
        parts.append(f'<p class="fine">{escape(fine)}</p>')
    return "\n".join((*parts, "</section>"))


def cards(found: list[Entry]) -> str:
    """Findings as a list of cards."""
    return '<ul class="findings">\n' + "\n".join(map(card, found)) + "\n</ul>"


def changes_html(report: Report) -> str:
    """What has changed since another version; nothing without one."""
    if not report.changes:
        return ""
    items = "\n".join(f"<li>{escape(says)}</li>" for says in report.changes)
    has_projects = any(section.key == CHANGES.section and section.rows for section in report.sections)
    return f"""<section>
<h2>What changed</h2>
<ul class="words">
{items}
</ul>
{figure_html(CHANGES, report) if has_projects else ""}
</section>"""
