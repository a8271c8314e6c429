"""Findings as cards: what is off, how far, drawn beside what is fair and what is grave, and what mends it."""

from collections.abc import Sequence
from html import escape

from labdeck.deck.words import listed
from labdeck.lab.figures import Figure

from ..report import PLAYERS, Finding, Remedy, Unit
from ..telling import Entry, remedy_text
from .numerals import ends, numeral
from .scales import scale_of
from .tracks import Ground, Track, gravity_of, rows

HEADINGS = {
    "order": "The order of play",
    "stall": "Games ended by force",
    "below zero": "Points below zero",
    "shared win": "Shared wins",
    "skip": "Skipped turns",
    "length": "Length of the game",
}
SIGNED: tuple[Unit, ...] = ("points a game", "wins in 100", "minutes")


def card(entry: Entry) -> str:
    """An entry of the report as a card."""
    first, gravity = entry.findings[0], gravity_of(entry.findings[0])
    inner = single(first) if len(entry.findings) == 1 else several(entry)
    about = where(first) if len(entry.findings) == 1 else f"{len(entry.findings)} of a kind"
    return f"""<li class="finding {gravity}">
<p class="kicker"><span class="gravity">{gravity}</span> {escape(about)}</p>
{inner}
</li>"""


def where(one: Finding) -> str:
    """What a finding is about, or at which numbers of players it holds."""
    if not one.is_of_players:
        return one.about
    return f"with {listed([name.removesuffix(PLAYERS) for name in sorted(one.names)], 'and')}{PLAYERS}"


def single(one: Finding) -> str:
    """One finding: its size in large figures, drawn, told, and what was tried against it."""
    return f"""<h3>{escape(HEADINGS.get(one.topic, one.names[0]))}</h3>
{large(one) if one.size.low < one.size.high else ""}
{gauge([one], with_names=False) if gravest(one) else ""}
<p class="says">{escape(one.says)}</p>
{advice(one)}"""


def large(one: Finding) -> str:
    """The size of a finding in large figures, with its unit and its interval."""
    text = ends(one.size, digits(one.unit), is_signed(one))
    return f'<p class="size"><b>{size_text(one, one.size)}</b> <span>{one.unit}<br><small>{text}</small></span></p>'


def several(entry: Entry) -> str:
    """Findings of one kind: a row for each, and all of them in words for who unfolds them."""
    items = "\n".join(f"<li>{escape(one.says)} {advice(one)}</li>" for one in entry.findings)
    is_drawn = any(one.size.low < one.size.high for one in entry.findings)
    named = f"<p>{escape(listed([one.names[0] for one in entry.findings], 'and'))}</p>"
    return f"""<h3>{escape(entry.says.partition(":")[0])}</h3>
{gauge(entry.findings, with_names=True) if is_drawn else named}
<details><summary>Each in words</summary>
<ul class="words">
{items}
</ul></details>"""


def advice(one: Finding) -> str:
    """What was tried against a finding, and where search doubts it."""
    parts = []
    if one.remedy and (text := remedy_text(one)):
        sort = "mends" if one.remedy.mends else "tried"
        lead = "<b>Mends it:</b> " if one.remedy.mends else ""
        parts.append(f'<p class="remedy {sort}">{lead}{escape(text)}</p>')
    if one.doubt:
        parts.append(f'<p class="doubt">{escape(one.doubt)}</p>')
    return "\n".join(parts)


def gravest(one: Finding) -> float:
    """How far from the fair size it is grave, which the weight tells; 0 if the size has no part in it."""
    return abs(one.size.sure(one.fair)) / one.weight if one.weight else 0.0


def gauge(found: Sequence[Finding], with_names: bool) -> str:
    """The sizes of findings of one kind on one scale, with what remedies made of them."""
    first = found[0]
    tracks: list[Track] = []
    for one in found:
        tracks.append(track(one, one.names[0] if with_names else "now"))
        if one.remedy and is_measured(one.remedy):
            tracks.append(after(one, one.remedy))
    marks = [first.fair, *grave_sizes(found)]
    figures = [figure for each in tracks for figure in (each.figure, each.start) if figure]
    reach = [number for figure in figures for number in (figure.value, figure.low, figure.high)]
    scale = scale_of([*marks, *reach])
    zones = tuple(
        (size, scale.high, "zone") if size > first.fair else (scale.low, size, "zone") for size in grave_sizes(found)
    )
    labels = [(first.fair, "fair", "middle")]
    labels += [(size, "grave", "start" if size > first.fair else "end") for size in grave_sizes(found)]
    return rows(tracks, Ground(scale, first.fair, zones, tuple(labels), first.unit in SIGNED))


def grave_sizes(found: Sequence[Finding]) -> list[float]:
    """The sizes from which on findings of one kind are grave, on the sides of the fair one where any of them is."""
    far = max(map(gravest, found))
    fair = found[0].fair
    sides = {1 if one.size.value > fair else -1 for one in found}
    return [fair + side * far for side in sorted(sides)] if far else []


def is_measured(remedy: Remedy) -> bool:
    """Whether there is still something to measure once the remedy is applied."""
    return remedy.after.low < remedy.after.high


def track(one: Finding, name: str) -> Track:
    """The row of a finding."""
    kind = "idle" if one.topic == "idle" else "more" if one.size.value > one.fair else "less"
    return Track(name, one.size, size_text(one, one.size), "", kind, gravity_of(one))


def after(one: Finding, remedy: Remedy) -> Track:
    """The row of what a remedy makes of a finding."""
    gravity = "mended" if remedy.mends else "tried"
    return Track("changed", remedy.after, size_text(one, remedy.after), "", "usual", gravity, remedy.before)


def size_text(one: Finding, size: Figure) -> str:
    """A size in figures."""
    return numeral(size.value, digits(one.unit), is_signed(one))


def digits(unit: Unit) -> int:
    """How many digits behind the point a unit has."""
    return 1 if unit == "points a game" else 0


def is_signed(one: Finding) -> bool:
    """Whether a size is a difference from what is fair."""
    return one.unit in SIGNED
