"""The palette: paper, ink, and colours that stay apart for colour-blind eyes and carry white letters."""

from itertools import cycle

from .words import Table, by_line

PAPER, INK, QUIET = "#fdfaf2", "#23263a", "#5c5e6e"
# No two are close to each other for eyes that lack one kind of cone: they differ in lightness as well as in hue.
# White and the paper have a contrast of at least 4.5 to each of them.
COLOURS = (
    "#004fac",  # blue
    "#a12d00",  # rust
    "#004d3a",  # sea green
    "#492277",  # violet
    "#955a00",  # ochre
    "#d4015f",  # raspberry
    "#112f4d",  # navy
    "#48662a",  # leaf
    "#7e0d0b",  # brick
    "#007768",  # teal
    "#664421",  # umber
    "#667580",  # slate
)

BLUE, RUST, SEA_GREEN, VIOLET, OCHRE, RASPBERRY, NAVY, LEAF, BRICK, TEAL, UMBER, SLATE = COLOURS
# Colours that people expect of some words.
EXPECTED: Table[str] = (
    ("ocean*, marine*, physics*, fish, zebrafish*, professor*", BLUE),
    ("plant*, life, cress*, leaf, photosynthesis*, forest*, biology*, junior*, student*", LEAF),
    ("soil, earth*, geoscience*, geology*, yeast*, mouse*, wood", UMBER),
    ("freshwater*, river*, pond, frog, computer*, technology*, bioinformatics*", TEAL),
    ("host, medicine*, body, heart*, pathogen*", RASPBERRY),
    ("extreme*, fire, volcano*, engineering*", RUST),
    ("astronomy*, space*, night*, doctorate*", NAVY),
    ("virus*, activist*, fly, blood*", BRICK),
    ("fungus*, ability*, sun, groundbreaker*, energy*, polymath*", OCHRE),
    ("mathematics*, archaea*, symbiosis*", VIOLET),
    ("worm, cycle*, bacteria*, nutrient*, chemistry*", SEA_GREEN),
    ("industry*, machine*, metal*, imaging*", SLATE),
    ("science*", BLUE),
)


def colours_of(kinds: tuple[str, ...], start: int) -> list[str]:
    """A colour for each kind of a class: the expected one, or the next that is free, so that no two are alike."""
    chosen: dict[str, str] = {}
    for kind in kinds:
        colour = by_line(EXPECTED, kind)
        if colour and colour not in chosen.values():
            chosen[kind] = colour
    spare = [COLOURS[(start + step) % len(COLOURS)] for step in range(len(COLOURS))]
    free = cycle([colour for colour in spare if colour not in chosen.values()] or spare)
    return [chosen.get(kind) or next(free) for kind in kinds]


def mixed(colour: str, amount: float, ground: str = PAPER) -> str:
    """The colour laid thinly on a ground: 0 is the ground, 1 the colour."""
    parts = zip(_parts(colour), _parts(ground), strict=True)
    return "#" + "".join(f"{round(over * amount + under * (1 - amount)):02x}" for over, under in parts)


def luminance(colour: str) -> float:
    """How light a colour is, from 0 to 1, as eyes and contrast rules count it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (p / 255 for p in _parts(colour))]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
