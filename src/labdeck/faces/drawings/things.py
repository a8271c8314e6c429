"""Things that a card's name or its facts speak of, in a box from -50 to 50."""

from labdeck.faces.svg import disc, dot, line, path, solid, tag

ROCKET = (
    path("M0 -46C16 -30 18 -6 12 22H-12C-18 -6 -16 -30 0 -46z")
    + path("M-14 0L-30 22V32L-12 22M14 0L30 22V32L12 22", fill="#fff")
    + disc(0, -14, 7, fill="#fff")
    + solid("M-8 26H8L0 46z")
)
ICEBERG = (
    path("M-30 -2L-16 -32L-4 -22L10 -44L32 -2z", fill="#fff")
    + path("M-40 4H40L22 34L2 46L-24 30z")
    + line("M-46 1q8 -6 15 0t15 0t15 0t15 0t15 0t15 0M-16 -32l4 14M10 -44l-4 22M-14 12l6 16M14 12l-6 20")
)
AMMONITE = (
    disc(0, 2, 42)
    + line(
        "M42 2A42 42 0 0 0 -38 -4A34 34 0 0 0 30 4A26 26 0 0 0 -22 0A18 18 0 0 0 14 4A11 11 0 0 0 -8 2A5 5 0 0 0 3 3"
    )
    + line("M-40 10l10 -4M-30 30l9 -10M-8 42l3 -13M16 40l-5 -12M34 24l-11 -8M-32 -24l8 10M-8 -38l2 12M18 -34l-4 11")
)
CLOCK = (
    disc(0, 0, 42) + disc(0, 0, 33, fill="#fff") + line("M0 -24V0L16 10M0 -33v5M33 0h-5M0 33v-5M-33 0h5") + dot(0, 0, 4)
)
COIN = (
    tag("ellipse", cx=0, cy=30, rx=34, ry=12)
    + path("M-34 18V30A34 12 0 0 0 34 30V18z")
    + tag("ellipse", cx=0, cy=18, rx=34, ry=12, fill="#fff")
    + disc(0, -16, 25)
    + disc(0, -16, 19, fill="#fff")
    + solid("M0 -30L4 -20L14 -20L6 -13L9 -3L0 -9L-9 -3L-6 -13L-14 -20L-4 -20z")
)
PIPE = (
    path("M-46 -28H4A22 22 0 0 1 26 -6V12H6V-2A8 8 0 0 0 0 -8H-46z")
    + path("M0 12H32V22H0zM-38 -32h10V-4h-10z", fill="#fff")
    + solid(
        "M-10 4C-18 16 -18 24 -10 24S-2 16 -10 4zM16 30C8 42 10 47 16 47S24 42 16 30z"
        "M-30 10C-36 20 -36 26 -30 26S-24 20 -30 10z"
    )
)
DROP = path("M0 -46C26 -12 34 2 34 14A34 32 0 0 1 -34 14C-34 2 -26 -12 0 -46z") + line("M-18 16A18 18 0 0 0 2 32")
SYRINGE = (
    path("M-30 14L10 -26L26 -10L-14 30z", fill="#fff")
    + path("M-30 14L-12 -4L4 12L-14 30z")
    + line("M-22 22L-46 46M18 -18L36 -36M28 -44L44 -28M4 -32L32 -4M-6 -10l5 5M2 -18l5 5")
)
PILL = (
    path("M-36 4L4 -36A20 20 0 0 1 32 -8L12 12L-16 -16z")
    + path("M-36 4A20 20 0 0 0 -8 32L12 12L-16 -16z", fill="#fff")
    + disc(28, 30, 14)
    + line("M18 38L38 22M6 -26q6 -5 12 -2")
)
SPEECH = path("M-44 -36H44V18H0L-22 42V18H-44z") + line("M-30 -20H30M-30 -8H22M-30 4H6")
MIRROR = (
    tag("ellipse", cy=-12, rx=28, ry=33)
    + tag("ellipse", cy=-12, rx=21, ry=26, fill="#fff")
    + line("M-10 -18L4 -32M-12 -4L12 -28")
    + path("M-5 21H5V46H-5z")
)
BROOM = (
    line("M30 -46L-4 2")
    + path("M-14 -4L8 12L2 20L-20 4z")
    + path("M-20 4L2 20Q-6 34 -22 44L-46 26Q-30 18 -20 4z", fill="#fff")
    + line("M-14 10L-36 34M-6 16L-28 40")
)
RAILS = line("M-16 -44L-42 44M16 -44L42 44M-17 -34H17M-21 -20H21M-26 -4H26M-31 14H31M-37 34H37")
PAWN = (
    disc(0, -26, 16) + path("M-8 -12H8Q8 14 22 28H-22Q-8 14 -8 -12z") + path("M-28 28H28V42H-28z") + line("M-12 -8H12")
)
NETWORK = (
    line("M-32 -26L0 0L32 -24M-34 22L0 0L30 28M2 -42L0 0L-2 40M-32 -26L2 -42L32 -24M-34 22L-2 40L30 28")
    + "".join(disc(x, y, 7) for x, y in ((-32, -26), (32, -24), (-34, 22), (30, 28), (2, -40), (-2, 40)))
    + disc(0, 0, 11, fill="currentColor")
)
SPORE = (
    tag("ellipse", rx=44, ry=28, transform="rotate(-24)")
    + disc(6, -4, 19, fill="#fff")
    + disc(6, -4, 12)
    + dot(6, -4, 5)
)
FISSION = path("M-46 0C-46 -24 -16 -30 0 -12C16 -30 46 -24 46 0C46 24 16 30 0 12C-16 30 -46 24 -46 0z") + line(
    "M0 -12V12M-30 2q4 -9 8 0t8 0M14 2q4 -9 8 0t8 0"
)
DISH = (
    disc(0, 0, 43, fill="#fff")
    + disc(0, 0, 37)
    + line("M-28 -8C-14 -22 -10 4 2 -8S20 -22 28 -6M-24 10C-12 0 -8 22 4 10S20 0 24 12")
    + "".join(dot(x, y, r) for x, y, r in ((-8, 26, 4), (12, 25, 3), (4, -25, 4), (-14, -24, 2.5), (18, -20, 2.5)))
)
LOCK = (
    path("M-18 -8V-20A18 18 0 0 1 18 -20V-8", fill="none")
    + path("M-30 -8H30V40H-30z")
    + dot(0, 12, 6)
    + line("M0 14V26")
)
GIFT = (
    path("M-36 -2H36V42H-36z")
    + path("M-42 -18H42V-2H-42z", fill="#fff")
    + line("M0 -18V42M0 -18C-10 -46 -34 -34 -22 -18M0 -18C10 -46 34 -34 22 -18")
)
KETTLE = (
    path("M-32 -18H32V30Q32 42 20 42H-20Q-32 42 -32 30z")
    + path("M-38 -28H38V-18H-38z", fill="#fff")
    + disc(0, 10, 15, fill="#fff")
    + line("M0 10L8 2M-18 -28V-36H18V-28M-34 -38q-8 -6 0 -10M34 -38q8 -6 0 -10")
)
CRYSTAL = path("M-14 -40H14L34 -12L0 44L-34 -12z") + line("M-34 -12H34M-14 -40L-10 -12L0 44L10 -12L14 -40")
SOLAR = (
    path("M-28 4H28L42 40H-42z")
    + line("M-35 22H35M0 4V40M-14 4L-20 40M14 4L20 40")
    + disc(0, -24, 11, fill="#fff")
    + line("M0 -42v-5M20 -24h6M-20 -24h-6M14 -38l4 -4M-14 -38l-4 -4")
)
MAIZE = (
    path("M0 -46C20 -30 20 16 8 36H-8C-20 16 -20 -30 0 -46z", fill="#fff")
    + "".join(disc(x, y, 4.4) for y in (-28, -18, -8, 2, 12, 22) for x in ((-9, 0, 9) if y > -26 else (-5, 5)))
    + path("M-8 36C-30 24 -34 -2 -28 -16C-18 0 -14 14 0 40C14 14 18 0 28 -16C34 -2 30 24 8 36L0 46z")
)
BEE = (
    path("M-4 -16C-34 -46 -46 -22 -6 -8zM4 -16C34 -46 46 -22 6 -8z", fill="#fff")
    + path("M0 -20C18 -20 22 6 14 26Q6 40 0 46Q-6 40 -14 26C-22 6 -18 -20 0 -20z")
    + line("M-17 -2H17M-18 10H18M-15 22H15M-4 -32Q-8 -42 -14 -44M4 -32Q8 -42 14 -44")
    + disc(0, -26, 9, fill="currentColor")
)
DIVERSE = (
    disc(0, -28, 13)
    + path("M20 -16H44V8H20z", fill="#fff")
    + path("M28 16L42 40H14z")
    + path("M-28 14L-14 28L-28 42L-42 28z", fill="#fff")
    + path("M-38 -18H-26L-20 -7L-26 4H-38L-44 -7z")
    + dot(0, 6, 9)
)
QUILL = (
    path("M-30 40C-24 0 0 -34 42 -44C38 -10 14 18 -18 22z")
    + line("M-40 46Q-20 6 20 -26M-14 8L8 10M-2 -6L22 -6")
    + line("M-20 46H30")
)
MAGNET = (
    path("M-34 -38H-12V2A12 12 0 0 0 12 2V-38H34V2A34 34 0 0 1 -34 2z")
    + path("M-34 -38H-12V-22H-34zM12 -38H34V-22H12z", fill="#fff")
    + line("M-23 -44v-4M23 -44v-4M-6 -40l-3 -5M6 -40l3 -5")
)
LASER = (
    path("M-46 -12H-14V12H-46z")
    + line("M-14 0H18M26 0L46 -16M26 0H48M26 0L46 16M22 -8l6 -22M22 8l6 22")
    + disc(22, 0, 7, fill="#fff")
    + line("M-38 -12V12M-30 -12V12")
)
