"""The cuts that are printed: no frame, names beside marks, nothing smaller than can be read on paper.

A unit is a hundredth of an inch on every one of them, so a small card is laid out anew and not shrunk."""

from dataclasses import dataclass, replace

from .cut import FULL, Box, Cut, Sizes, Spot, Type

UNIT = 0.254  # millimetres
POINT = 25.4 / 72 / UNIT  # units of a typographic point
SMALLEST = 8.4  # the least size of anything on paper: 6 points, and as SVG rounds it
LARGE = 9 * POINT  # and in large type


@dataclass(frozen=True, slots=True)
class CardSize:
    """A usual size of cards, in millimetres."""

    name: str
    width: float
    height: float


POKER = CardSize("poker", 63.5, 88.9)
BRIDGE = CardSize("bridge", 57.15, 88.9)
MINI = CardSize("mini", 44.45, 63.5)
MOST_MINI = 80.0  # millimetres: lower cards are laid out as mini ones
CARD_SIZES = {size.name: size for size in (POKER, BRIDGE, MINI)}


def print_cut(size: CardSize, *, bleed: float = 0.0, is_thrifty: bool = False, is_large: bool = False) -> Cut:
    """The cut of a size of cards, with a bleed in millimetres; thrifty with ink, or with large type, if not mini."""
    cut = _large(_laid_out(size)) if is_large else _laid_out(size)
    sort = "".join(letter for letter, wanted in (("t", is_thrifty), ("l", is_large), ("b", bleed)) if wanted)
    return replace(cut, name=f"{size.name}{sort}", bleed=bleed / UNIT, is_thrifty=is_thrifty)


def _sizes(largest: float, smallest: float = SMALLEST) -> Sizes:
    """Sizes from the largest to the smallest, in half units."""
    steps = int((largest - smallest) * 2)
    return (*(largest - step / 2 for step in range(steps + 1)), smallest)


TYPE = Type(
    head=_sizes(24),
    sentence=_sizes(19),
    caption=_sizes(13),
    sort=_sizes(10),
    deck=_sizes(9),
    fact=_sizes(16),
    source=_sizes(8.5),
    pile=_sizes(20),
    title=_sizes(15),
)
POKER_CUT = replace(
    FULL, name="poker", has_frame=False, columns=2, least=50.0, comfort=14.0, mark=12.5, source=40.0, type=TYPE
)  # fmt: skip
MINI_CUT = replace(
    POKER_CUT,
    name="mini",
    width=175.0,
    height=250.0,
    margin=8.0,
    columns=1,
    badge=Spot(25.0, 28.0, 16.0),
    title=Box(45.0, 6.0, 122.0, 44.0),
    head_foot=52.0,
    text=150.0,
    foot=223.0,
    last=20.0,
    least=30.0,
    comfort=11.0,
    mark=9.5,
    source=0.0,
    type=replace(
        TYPE,
        head=_sizes(18),
        sentence=_sizes(14),
        caption=_sizes(10.5),
        fact=_sizes(12),
        pile=_sizes(16),
        title=_sizes(11),
    ),
)


def _laid_out(size: CardSize) -> Cut:
    """The layout of a size: that of poker or, for small cards, of mini, what is more or less given to its parts."""
    base = POKER_CUT if size.width >= BRIDGE.width and size.height >= MOST_MINI else MINI_CUT
    wider, higher = size.width / UNIT - base.width, size.height / UNIT - base.height
    return replace(
        base,
        width=base.width + wider,
        height=base.height + higher,
        title=base.title._replace(width=base.title.width + wider),
        needs=base.needs + higher,
        text=base.text + higher,
        foot=base.foot + higher,
    )


def _large(cut: Cut) -> Cut:
    """The cut with large type, to which the picture gives way; what it teaches is for reading and stays as it is."""
    large = {
        name: _sizes(getattr(cut.type, name)[0] * 1.25, LARGE)
        for name in ("head", "sentence", "caption", "sort", "deck", "pile", "title")
    }
    return replace(
        cut,
        columns=1,
        least=24.0,
        comfort=cut.type.sentence[0],
        mark=cut.mark * 1.15,
        foot=cut.foot - 18,
        last=cut.last + 17,
        text=cut.text - 30,
        type=replace(cut.type, **large),
    )
