"""Drawings: one for each question that a report answers in a picture."""

from html import escape

from labdeck.lab.figures import Figure

from ..judging import WINS
from ..report import Finding, Report, Section
from ..seats import ORDINALS
from .columns import columns
from .numerals import ends, numeral
from .records import Record, records
from .scales import scale_of
from .scatter import scatter
from .tracks import Ground, Track, gravity_of, rows

Found = dict[str, Finding]
ALL = 14  # rows that are shown without folding some
EDGE = 5  # of more rows, those that are shown at both ends


def found_on(report: Report, *topics: str) -> Found:
    """The findings of some topics by the names of what they are on, the gravest of each."""
    return {one.names[0]: one for one in reversed(report.findings) if one.topic in topics}


def earnings(section: Section, report: Report) -> str:
    """What each goal earns against what it asks."""
    return scatter(section, found_on(report, "earnings", "penalty"))


def points(section: Section, report: Report) -> str:
    """How points are distributed."""
    return columns(section)


def seats(section: Section, report: Report) -> str:
    """Wins by the order of play, a small picture for each number of players."""
    all_rows = records(section)
    off = [100 * (end - 1 / one["players"]) for one in all_rows for end in (one["wins"].low, one["wins"].high)]
    scale = scale_of([0.0, -WINS, WINS, *off])
    zones = ((scale.low, -WINS, "zone"), (WINS, scale.high, "zone"))
    blocks = []
    for players in dict.fromkeys(one["players"] for one in all_rows):
        fair = 100 / players
        tracks = [seat_track(one, fair) for one in all_rows if one["players"] == players]
        ground = Ground(scale, 0.0, zones, ((0.0, f"fair: {numeral(fair, 0)}", "middle"),), sign=True)
        blocks.append(f'<section class="small"><h4>{players} players</h4>\n{rows(tracks, ground)}</section>')
    return f'<div class="smalls">{"".join(blocks)}</div>'


def seat_track(one: Record, fair: float) -> Track:
    """A seat's wins in a hundred."""
    wins = one["wins"].times(100)
    off = wins.sure(fair)
    kind = "usual" if not off else "more" if off > 0 else "less"
    gravity = "grave" if abs(off) >= WINS else "slight" if off else ""
    return Track(ORDINALS[one["seat"] - 1], wins.less(fair), numeral(wins.value, 0), ends(wins, 0), kind, gravity)


def minutes(section: Section, report: Report) -> str:
    """How long games take, beside what the deck promises."""
    all_rows = records(section)
    promised = [one for one in all_rows if one["least"] != "–"]
    reach = [*(one["longest"] for one in all_rows), *(one["most"] for one in promised)]
    zones = tuple({(float(one["least"]), float(one["most"]), "promise") for one in promised})
    labels = tuple((high, "promised", "end") for _, high, _ in zones)
    tracks = [minute_track(one) for one in all_rows]
    return rows(tracks, Ground(scale_of([0.0, *reach]), zones=zones, labels=labels))


def minute_track(one: Record) -> Track:
    """The minutes of most games at one number of players: the bar holds half of them, the line nine of ten."""
    most = Figure(one["minutes"].value, one["shortest"], one["longest"])
    band = (one["short"], one["long"])
    return Track(f"{one['players']} players", most, numeral(most.value, 0), ends(most, 0), band=band)


def effects(section: Section, report: Report) -> str:
    """What each card changes for who plays it, the best first."""
    found = found_on(report, "effect", "idle", "time")
    played = [one for one in records(section) if isinstance(one["lead"], Figure)]
    points = folded_rows([change_track(one["card"], one["lead"], found) for one in played])
    wins = folded_rows([change_track(one["card"], one["wins"].times(100), found, 0) for one in played])
    never = [one["card"] for one in records(section) if not isinstance(one["lead"], Figure)]
    note = f'<p class="note">Never played: {escape(", ".join(never))}.</p>' if never else ""
    panels = (("Points ahead", points), ("Wins in 100 games", wins))
    smalls = "".join(f'<section class="small"><h4>{title}</h4>\n{panel}</section>' for title, panel in panels)
    return f'<div class="smalls two">{smalls}</div>{note}' if played else note


def project_changes(section: Section, report: Report) -> str:
    """What a change of the deck made of each project's points."""
    return folded_rows([change_track(one["project"], one["points_change"], {}) for one in records(section)])


def change_track(name: str, change: Figure, found: Found, digits: int = 1) -> Track:
    """The change that a card makes, marked if there is a finding on it."""
    finding = found.get(name)
    kind = "usual" if not finding else "idle" if finding.topic == "idle" else "more" if change.value > 0 else "less"
    return Track(name, change, numeral(change.value, digits, True), ends(change, digits), kind, gravity_of(finding))


def folded_rows(tracks: list[Track]) -> str:
    """Rows of changes on one scale, the best first; of many, those in the middle without a finding are folded."""
    tracks = sorted(tracks, key=lambda one: -one.figure.value)
    reach = [end for one in tracks for end in (one.figure.low, one.figure.high)]
    ground = Ground(scale_of([0.0, *reach]), 0.0, sign=True, steps=7)
    if len(tracks) <= ALL:
        return rows(tracks, ground, is_long=True) if tracks else ""
    best, worst = tracks[:EDGE], tracks[-EDGE:]
    between = tracks[EDGE:-EDGE]
    shown = [one for one in between if one.gravity]
    hidden = [one for one in between if not one.gravity]
    more = (
        f"<details><summary>{len(hidden)} more between them</summary>\n{rows(hidden, ground, is_long=True)}</details>\n"
    )
    return f"{rows([*best, *shown, *worst], ground, is_long=True)}\n{more if hidden else ''}"


def plans(section: Section, report: Report) -> str:
    """How often each simple plan wins against players who play on."""
    fair = 100 / report.players
    found = found_on(report, "plan")
    all_rows = sorted(records(section), key=lambda one: -one["wins"].value)
    scale = scale_of([0.0, fair, *(100 * one["wins"].high for one in all_rows)])
    tracks = []
    for one in all_rows:
        wins, finding = one["wins"].times(100), found.get(one["plan"])
        kind = "more" if finding else "usual"
        tracks.append(Track(one["plan"], wins, numeral(wins.value, 0), ends(wins, 0), kind, gravity_of(finding)))
    return rows(tracks, Ground(scale, fair, labels=((fair, f"fair: {numeral(fair, 0)}", "middle"),), steps=4))


def kinds(section: Section, report: Report) -> str:
    """How many cards the deck has of each kind for each need of it, the scarcest first."""
    found = found_on(report, "supply", "use")
    asked = [one for one in records(section) if one["needed"]]
    usual = sum(one["cards"] for one in asked) / max(sum(one["needed"] for one in asked), 1)
    ordered = sorted(asked, key=lambda one: one["cards"] / one["needed"])
    tracks = [kind_track(one, found.get(one["kind"])) for one in ordered]
    scale = scale_of([0.0, usual, *(one.figure.value for one in tracks)])
    note = (usual, f"in the whole deck: {numeral(usual)}", "middle")
    return rows(tracks, Ground(scale, usual, labels=(note,), steps=3))


def kind_track(one: Record, finding: Finding | None) -> Track:
    """A kind's cards for each need."""
    each = one["cards"] / one["needed"]
    says, kind = f"{one['cards']} for {one['needed']:g}", "less" if finding else "usual"
    return Track(one["kind"], Figure(each, each, each), numeral(each), says, kind, gravity_of(finding))
