"""Columns: how many seats have how many points, those below zero apart."""

from ..report import Section
from .marks import box, level, svg, upright, words
from .numerals import numeral
from .records import records
from .scales import Scale

HEIGHT, TOP, FOOT = 190, 26, 166
GAP = 0.08  # of a column, between two
STRIPES = (
    '<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect class="stripe" width="3" height="6"/></pattern></defs>'
)


def columns(section: Section) -> str:
    """The distribution of points as columns."""
    all_rows = records(section)
    spans = [(one["least"], one["most"]) for one in all_rows]
    shares = [100 * one["seats"].value for one in all_rows]
    up, along = Scale(0, max(shares)), Scale(spans[0][0], spans[-1][1] + 1)
    below = sum(share for share, (_, high) in zip(shares, spans, strict=True) if high < 0)
    marks = [STRIPES]
    for tick in up.ticks(3)[1:]:
        y = round(FOOT - up.at(tick) * (FOOT - TOP), 1)
        marks += [level(y, "grid"), words(0, y - 4, f"{up.label(tick, many=3)} in 100", "tick", "start")]
    for (low, high), share in zip(spans, shares, strict=True):
        free = GAP * (high + 1 - low)
        top = FOOT - up.at(share) * (FOOT - TOP)
        name = "column below" if high < 0 else "column"
        marks.append(box(along.at(low + free), along.at(high + 1 - free), name, round(top, 1), round(FOOT - top, 1)))
    marks.append(level(FOOT, "fair"))
    marks += [words(along.at(tick), FOOT + 17, numeral(tick, 0), "tick") for tick in along.ticks(6)]
    if below:
        marks.append(upright(along.at(0), "fair", TOP - 8, FOOT))
        many = numeral(below, 0) if below >= 1 else "fewer than 1"
        marks.append(words(0, TOP - 12, f"below zero: {many} in 100", "name", "start"))
    label = f"Columns from {spans[0][0]} to {spans[-1][1]} points; {numeral(below, 0)} of 100 seats are below zero."
    return svg(HEIGHT, *marks, name="chart", label=label)
