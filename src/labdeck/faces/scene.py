"""What the picture on a card shows: chosen by what the card is or needs, says and is named after."""

import re
from dataclasses import dataclass, replace

from .chance import Chance
from .drawings.index import DEEDS, SPARE, SPECIES, THINGS, Drawing, Sort
from .drawings.named import NAMED, named, of_kinds
from .palette import COLOURS, INK
from .printed import Printed, Sheet
from .words import by_part, by_word

MOST = 3  # subjects in one picture
SQUARE = 0.72  # of a roundel, for what fills its box to the corners


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing, the colour it is drawn in, and how much of its place it takes."""

    drawing: Drawing
    colour: str
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Scene:
    """What a picture shows: its subjects on a ground, with signs beside them."""

    subjects: tuple[Figure, ...]
    ground: Figure | None
    signs: tuple[Figure, ...]


def scene_of(drawn_from: Sheet, title: Printed) -> Scene:
    """What a card's picture shows."""
    card = title.card
    by_sort: dict[Sort, list[Figure]] = {sort: [] for sort in Sort}
    for kind in _kinds(drawn_from, title):
        sort, figure = _of_kind(drawn_from, kind)
        by_sort[sort].append(figure)
    living, grounds, fields, signs = (by_sort[sort] for sort in (Sort.LIVING, Sort.GROUND, Sort.FIELD, Sort.SIGN))
    if living and not card.picture and (species := by_part(SPECIES, card.id)):
        living[0] = replace(living[0], drawing=species)
    if card.picture in NAMED and card.id not in title.kinds:
        return _chosen(card.picture, [*living, *grounds, *fields, *signs])
    shown = {figure.drawing for figures in by_sort.values() for figure in figures}
    extra = _fresh(_extra(drawn_from, title), shown)
    if living:
        return Scene(tuple(living[:MOST]), next(iter(grounds), None), (*grounds[1:], *fields, *signs, *extra))
    if grounds and not fields:
        return Scene((), grounds[0], (*grounds[1:], *signs, *extra))
    known = [*fields, *grounds] or signs
    beside = [] if known is signs else signs
    is_thing = bool(title.kinds and card.id not in title.kinds and _thing(title) not in {None, *shown})
    if not known or is_thing:
        # A card that tells of a thing shows it; what kind of thing it is stands beside it.
        colour = (known or extra)[0].colour
        return Scene((replace(extra[0], colour=colour),), None, (*known, *beside, *extra[1:]))
    return Scene(tuple(known[:MOST]), None, (*known[MOST:], *beside, *extra))


def _chosen(name: str, kinds: list[Figure]) -> Scene:
    """The drawing that a card has chosen, with what it is or needs beside it."""
    sort, drawing = named(name)
    figure = Figure(drawing, kinds[0].colour if kinds else INK)
    beside = tuple(_fresh(kinds, {drawing}))
    return Scene((), figure, beside) if sort is Sort.GROUND else Scene((figure,), None, beside)


def _fresh(figures: list[Figure], shown: set[Drawing]) -> list[Figure]:
    """The figures whose drawings are not shown yet, each once."""
    first = {figure.drawing: figure for figure in reversed(figures)}
    return [figure for figure in figures if figure.drawing not in shown and first[figure.drawing] is figure]


def _of_kind(drawn_from: Sheet, kind: str) -> tuple[Sort, Figure]:
    mark = drawn_from.marks[kind]
    sort, drawing = _drawings(drawn_from)[kind]
    return sort, Figure(drawing, mark.colour, SQUARE if sort is Sort.GROUND else 1.0)


def _drawings(drawn_from: Sheet) -> dict[str, tuple[Sort, Drawing]]:
    """The drawing of each kind of a deck."""
    kinds = [kind for members in drawn_from.classes.values() for kind in members]
    titles = ((kind, drawn_from.titles[kind].card.picture) for kind in kinds if kind in drawn_from.titles)
    chosen = tuple((kind, picture) for kind, picture in titles if picture in NAMED)
    return of_kinds(tuple((kind, drawn_from.marks[kind].name) for kind in kinds), chosen)


def _kinds(drawn_from: Sheet, title: Printed) -> list[str]:
    """The kinds to be shown; where a need leaves a choice within a class, some of its kinds."""
    chance = Chance(title.card.id)
    kinds: list[str] = []
    for wanted in title.wanted:
        choice, _, name = wanted.partition(" ")
        if not name:
            kinds.append(wanted)
        elif choice == "one" and kinds:
            kinds.append(kinds[-1])
        else:
            members = drawn_from.classes[name]
            kinds.append(chance.pick([kind for kind in members if kind not in kinds] or members))
    return kinds


def _thing(title: Printed) -> Drawing | None:
    """What a card is named after, or the first thing that its facts speak of."""
    return by_word(THINGS, title.card.name) or by_word(THINGS, " ".join(title.card.facts))


def _extra(drawn_from: Sheet, title: Printed) -> list[Figure]:
    """What a card is named after or tells of, what it does, and to which kinds; empty for a card of a kind."""
    card = title.card
    if card.id in title.kinds:
        return []
    thing = _thing(title)
    if not card.effect:
        return [Figure(thing or Chance(card.id).pick(SPARE), INK)] if thing or not title.wanted else []
    deed = by_part(DEEDS, card.effect) or DEEDS[-1][1]
    colour = COLOURS[[drawing for _, drawing in DEEDS].index(deed) % len(COLOURS)]
    spoken = re.findall(r"[\w-]+", card.effect)
    about = [_of_kind(drawn_from, kind)[1] for kind in drawn_from.marks if kind in spoken]
    return [*([Figure(thing, colour)] if thing else []), Figure(deed, colour), *about]
