"""What a card does, as an emblem in a box from -50 to 50."""

from labdeck.faces.svg import Attributes, disc, dot, line, path, solid, tag

CARD = "M-15 -21h30v42h-30z"


def _card(x: int, y: int, turn: int, *, tinted: bool = False) -> str:
    fill: Attributes = {} if tinted else {"fill": "#fff"}
    return path(CARD, transform=f"translate({x} {y})rotate({turn})", **fill)


FLAME = path(
    "M0 46C-30 44 -36 16 -22 -6C-18 4 -14 6 -10 6C-18 -18 -4 -34 6 -46C4 -26 30 -12 30 16C30 34 18 46 0 46z"
) + path("M0 46C-16 42 -14 24 -4 12C-2 20 2 22 4 22C4 16 6 12 8 10C18 24 16 42 0 46z", fill="#fff")
DISCARD = _card(-16, -14, -18) + _card(12, -18, 12, tinted=True) + line("M0 12V38") + solid("M-14 28H14L0 46z")
DRAW = _card(-22, 8, -24) + _card(22, 8, 24) + _card(0, 2, 0, tinted=True) + line("M0 12V-8") + solid("M-9 -4H9L0 -16z")
SWAP = (
    _card(-24, 0, -8)
    + _card(24, 0, 8, tinted=True)
    + line("M-24 -34Q0 -50 20 -36M24 34Q0 50 -20 36")
    + solid("M28 -28L12 -32L24 -44zM-28 28L-12 32L-24 44z")
)
TAKE = _card(14, -8, 10, tinted=True) + line("M-44 22C-30 40 -4 40 6 20") + solid("M-4 22L18 24L8 4z") + dot(-44, 20, 4)
SHIELD = path("M0 -44C14 -34 28 -32 38 -32C38 4 28 32 0 46C-28 32 -38 4 -38 -32C-28 -32 -14 -34 0 -44z") + line(
    "M-18 0L-4 14L20 -14"
)
JOKER = (
    path("M0 -46L13 -17L44 -14L21 7L28 38L0 22L-28 38L-21 7L-44 -14L-13 -17z")
    + disc(0, 0, 13, fill="#fff")
    + dot(0, 0, 5)
)
HOURGLASS = (
    path("M-26 -40H26C26 -12 6 -8 6 0C6 8 26 12 26 40H-26C-26 12 -6 8 -6 0C-6 -8 -26 -12 -26 -40z", fill="#fff")
    + path("M-18 -22H18Q12 -8 0 -4Q-12 -8 -18 -22zM-24 38Q-14 20 0 16Q14 20 24 38z")
    + line("M-34 -42H34M-34 42H34M0 -2V14")
)
LOOK = (
    _card(-18, 6, -14)
    + _card(4, -4, 6, tinted=True)
    + disc(12, 4, 22, fill="#fff")
    + disc(12, 4, 15)
    + solid("M26 24l6 -6 14 15 -7 6z")
)
WEIGHT = (
    line("M0 -46V-20")
    + disc(0, -22, 10, fill="none")
    + path("M-22 -12H22L38 42H-38z")
    + line("M0 2V30M-14 16H14")
    + line("M-10 -46H10")
)
CROWN = (
    line("M-30 44C-46 18 -40 -14 -22 -34M30 44C46 18 40 -14 22 -34")
    + path("M-24 -32q-14 -2 -18 10q14 4 18 -10zM-38 -8q-12 4 -10 16q14 -2 10 -16zM-38 16q-8 8 -2 18q12 -6 2 -18z")
    + path("M24 -32q14 -2 18 10q-14 4 -18 -10zM38 -8q12 4 10 16q-14 -2 -10 -16zM38 16q8 8 2 18q-12 -6 -2 -18z")
    + line("M-16 4L-4 18L18 -14")
)
FUNNEL = _card(-28, -24, -16) + _card(0, -26, 0) + _card(28, -24, 16) + path("M-38 0H38L8 26V46H-8V26z")
CIRCLE = tag("circle", r=28, fill="none") + "".join(
    disc(x, y, 11) + dot(x, y, 4) for x, y in ((0, -30), (28, -9), (18, 25), (-18, 25), (-28, -9))
)
RETURN = _card(10, 8, 8, tinted=True) + line("M-34 30C-48 -6 -24 -38 14 -34") + solid("M8 -46L30 -32L8 -22z")
SCALES = (
    line("M0 -42V38M-24 40H24M-34 -26H34M-34 -26L-46 6M-34 -26L-22 6M34 -26L22 6M34 -26L46 6")
    + path("M-48 6H-20Q-22 22 -34 22T-48 6zM20 6H48Q46 22 34 22T20 6z")
    + dot(0, -42, 4)
)
