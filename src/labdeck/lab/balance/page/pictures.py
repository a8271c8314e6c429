"""Pictures: what a report shows before its tables."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Literal

from ..report import Report, Section
from .drawings import earnings, effects, kinds, minutes, plans, points, project_changes, seats
from .tables import folded_table

PILED = ("main", "side")


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of one section: the question that it answers, how to read it, and the tables behind it."""

    section: str
    asks: str
    says: str
    draw: Callable[[Section, Report], str]
    place: Literal["main", "side", "half", "whole"]  # on a wide screen
    tables: tuple[str, ...] = ()  # other sections whose tables follow it


def figure_html(picture: Picture, report: Report) -> str:
    """A picture with its caption, and its tables folded below."""
    sections = {section.key: section for section in report.sections if section.rows}
    tables = "\n".join(folded_table(sections[key]) for key in tables_of(picture) if key in sections)
    drawn = picture.draw(sections[picture.section], report)
    return f"""<figure class="picture {picture.place}">
<figcaption><h3>{escape(picture.asks)}</h3>
<p>{escape(picture.says)}</p></figcaption>
<div class="drawing">
{drawn}
</div>
{tables}
</figure>"""


def tables_of(picture: Picture) -> tuple[str, ...]:
    """The sections whose tables follow a picture."""
    return (picture.section, *picture.tables)


CHANGES = Picture(
    "project_changes",
    "What did the change do to each card?",
    "Points a game, more or less than in the other version.",
    project_changes,
    "whole",
    ("changes",),
)
PICTURES = (
    Picture(
        "earnings",
        "What does each card earn for what it asks?",
        "A dot is a card: the higher, the more points it brings each time. The line is what is usual for cards that "
        "ask as much; the band is one point more or less. Cards with a finding are named.",
        earnings,
        "main",
        ("projects",),
    ),
    Picture(
        "kinds",
        "Are there enough cards of each kind?",
        "Cards for each need. The upright line is the whole deck.",
        kinds,
        "main",
    ),
    Picture(
        "seats",
        "Does it matter who begins?",
        "Wins in 100 games by the order of play, drawn by how far they are from fair. In the coloured zone they are "
        "grave.",
        seats,
        "side",
    ),
    Picture(
        "minutes",
        "How long does a game take?",
        "Estimated minutes. The bar holds half of the games, the thin line nine of ten.",
        minutes,
        "side",
        ("lengths", "endings"),
    ),
    Picture(
        "distribution",
        "How many points do players get?",
        "Seats out of 100. Those below zero are striped.",
        points,
        "half",
        ("scores",),
    ),
    Picture(
        "plans",
        "Does a simple plan win?",
        "Wins in 100 games of one player with a single habit, among players who play on.",
        plans,
        "half",
    ),
    Picture(
        "modifiers",
        "What does each card do for who plays it?",
        "Compared with the same games in which it has no effect. Points are those by which its player gets ahead of "
        "the others.",
        effects,
        "whole",
    ),
)


def pictures(report: Report) -> str:
    """All pictures of a report; those of the main and the side column are piled there."""
    there = {section.key for section in report.sections if section.rows}
    shown = [picture for picture in PICTURES if picture.section in there]
    piles = {place: "\n".join(figure_html(one, report) for one in shown if one.place == place) for place in PILED}
    parts = [f'<div class="pile {place}">\n{pile}\n</div>' for place, pile in piles.items() if pile]
    parts += [figure_html(one, report) for one in shown if one.place not in PILED]
    return "\n".join(parts)


def other_tables(report: Report) -> str:
    """The tables that follow no picture."""
    there = {section.key for section in report.sections if section.rows}
    told = {key for picture in (*PICTURES, CHANGES) if picture.section in there for key in tables_of(picture)}
    return "\n".join(folded_table(one) for one in report.sections if one.rows and one.key not in told)
