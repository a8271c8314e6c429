"""Mending: the nearest right word, put in place of a wrong one."""

import re
from itertools import islice

from labdeck.deck import DeckError, Problem
from labdeck.deck.blocks import is_header
from labdeck.deck.places import BARE_KEY, STRING, Path, Place, Places
from labdeck.deck.rewriting import rewritten
from labdeck.deck.spelling import key

PART = re.compile(rf"(?:{STRING.pattern})|(?:{BARE_KEY.pattern})", re.DOTALL)


def can_mend(problem: Problem, places: Places) -> bool:
    """Whether the nearest right word can be put in place of the wrong one."""
    if not problem.nearest:
        return False
    place = places.value(problem.at)
    if problem.is_key:
        return place is not None
    return place is not None and places.text[place.start] in "\"'"


def mend(text: str, problem: Problem) -> str:
    """The text with the nearest right word in its place; a DeckError if there is none."""
    places = Places(text if problem.nearest else "")  # a text that is not TOML has no places, and nothing near
    if not can_mend(problem, places):
        raise DeckError([Problem("deck", problem.card, problem.field, "there is nothing to put in its place")])
    if not problem.is_key:
        return rewritten(places, [(problem.at, problem.nearest)])
    for spot in sorted(_keys(places, problem.at), reverse=True):
        text = text[: spot.start] + key(problem.nearest) + text[spot.end :]
    return text


def _keys(places: Places, path: Path) -> set[Place]:
    """Where the last part of a path is written: at its pair, or in each header that has it."""
    if not is_header(places, path):
        place = places.value(path)
        assert place is not None
        return {_part(places.text, place.key, 0)}
    rows = [path, *(at for at, _ in places.inner(path))]
    below = [at for row in rows for at, _ in places.inner(row)]
    spots = [place for at in (*rows, *below) if is_header(places, at) and (place := places.value(at))]
    headers = {place.key for place in spots if not places.text[place.key].isspace()}
    return {_part(places.text, at, len(path) - 1) for at in headers}


def _part(text: str, at: int, number: int) -> Place:
    """Where a part of the key stands that is at a place, the brackets of a header before it left out."""
    found = next(islice(PART.finditer(text, at), number, None))
    return Place(at, found.start(), found.end())
