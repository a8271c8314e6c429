"""A blank card, for those who write one with a pen."""

from labdeck.deck import DeckFile

from .cut import FULL, Cut
from .frame import foot, paper
from .palette import QUIET, mixed
from .svg import disc, document, path, short, tag

LINE = 20.0  # from one line for writing to the next


def blank(deck: DeckFile, cut: Cut = FULL) -> str:
    """A card of a deck with nothing on it but room: for a badge, a name, a picture and a sentence."""
    faint = mixed(QUIET, 0.6)
    box = cut.picture(0, has_text=True)
    middle = cut.title.y + cut.title.height * 0.7
    lines = [(cut.title.x, middle, cut.title.width)]
    top = box.y + box.height + LINE
    while top < cut.foot - 4:
        lines.append((cut.margin, top, cut.inside))
        top += LINE
    x, y, r = cut.badge
    content = (
        disc(x, y, r, fill="#fff", stroke=faint, stroke_width=1.5)
        + tag("rect", x=box.x, y=box.y, width=box.width, height=box.height, rx=8, fill="#fff", stroke=faint)
        + path("".join(f"M{short(x)} {short(y)}h{short(wide)}" for x, y, wide in lines), stroke=faint, stroke_width=0.8)
        + foot(" ", deck.title, cut)
    )
    return document(cut.width, cut.height, f"{deck.title}: a blank card", paper(content, cut), cut.bleed)
