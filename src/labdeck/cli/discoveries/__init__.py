"""The discoveries family at the terminal."""

from collections.abc import Iterator

from labdeck import Game, View
from labdeck.cli.family import Family, Mark
from labdeck.cli.words import cards_by_id, copies_in_words, effect_of, names_by_id
from labdeck.deck import DeckFile, Title
from labdeck.deck.discoveries import WILD, Challenge, Discovery, Enhancement, Hero, Inspiration
from labdeck.deck.words import counted, listed

from .marks import card_mark, legend, mat_brief, mat_row, open_rows, step_of


def face(deck: DeckFile, title: Title) -> Iterator[str]:
    """What is printed on a card: points, step and types, or its sentence."""
    if isinstance(title, Discovery):
        step = "any step" if title.step == WILD else title.step
        yield f"{deck.words['project'].capitalize()}, {counted(title.points, 'point')}, {step}"
        yield f"Scored by: {listed(title.types, 'or')}"
    elif isinstance(title, Enhancement):
        yield f"{title.kind.capitalize()}, {title.type}, {counted(title.points, 'point')}"
    elif isinstance(title, Hero):
        yield f"Hero, {title.type}"
        yield effect_of(deck, title)
    elif isinstance(title, Inspiration):
        yield f"Inspiration, {copies_in_words(title.copies)}"
        yield effect_of(deck, title)
    elif isinstance(title, Challenge):
        yield f"Challenge, {copies_in_words(1)}"
        yield effect_of(deck, title)


def face_marks(deck: DeckFile, title: Title) -> list[Mark]:
    """No card has needs."""
    return []


def mat_words(game: Game, view: View, p: int, q: str) -> str:
    """As which step a discovery was scored, by whom, and what lies below the hero."""
    called = names_by_id(game)
    hero, *below = (called.get(c, c) for c in view.table[p][q])
    enhanced = f" with {listed(below, 'and')}" if below else ""
    return f"{step_of(view, q)}, by {hero}{enhanced}"


def open_words(game: Game, view: View) -> Iterator[str]:
    """The discoveries of the field, each with its points, its step and its types, and the challenges."""
    by_id = cards_by_id(game)
    field = (by_id[q] for q in view.field)
    told = [f"{card.name} ({card.points}, {card.step}, {'/'.join(card.types)})" for card in field]
    if told:
        yield f"Field: {'; '.join(told)}."
    if view.challenges:
        yield f"Challenges: {listed([by_id[c].name for c in view.challenges], 'and')}."


def earned(view: View) -> set[str]:
    """The scored discoveries, and the heroes that scored them."""
    scored = {q for steps in view.steps for q in steps.values()}
    return scored | {beside[0] for table in view.table for q, beside in table.items() if q in scored}


def unfinished(view: View, p: int) -> set[str]:
    """Nothing counts against a seat."""
    return set()


FAMILY = Family(
    face=face,
    face_marks=face_marks,
    card=card_mark,
    legend=legend,
    mat_row=mat_row,
    mat_brief=mat_brief,
    mat_words=mat_words,
    open_rows=open_rows,
    open_words=open_words,
    open_places=frozenset(("field", "challenges")),
    earned=earned,
    unfinished=unfinished,
    done="completed",
    last_turns="Last round",
)
