"""The projects family at the terminal."""

from collections.abc import Iterator

from labdeck import Game, View
from labdeck.cli.family import Family, Mark, Marks
from labdeck.cli.words import copies_in_words, effect_of, in_words
from labdeck.deck import DeckFile, Modifier, Project, Resource, Title
from labdeck.deck.words import counted
from labdeck.faces.printed import TIMES

from .marks import card_mark, changes_in_words, legend, mat_brief, mat_row, need_mark


def face(deck: DeckFile, title: Title) -> Iterator[str]:
    """What is printed on a card: points and needs, who needs it, or its sentence."""
    if isinstance(title, Project):
        mandatory = ", mandatory" if title.mandatory else ""
        yield f"{deck.words['project'].capitalize()}, {counted(title.points, 'point')}{mandatory}"
        yield f"Needs: {in_words(title.needs)}"
        if title.tags:
            yield f"Tags: {', '.join(deck.tags[tag] for tag in title.tags)}"
    elif isinstance(title, Resource):
        kinds = next(name for name, members in deck.classes.items() if title.kind in members)
        wanted = [project.name for project in deck.of(Project) if title.kind in project.needs]
        yield f"Resource ({kinds}), {copies_in_words(title.copies)}"
        yield f"Needed by: {', '.join(wanted) or 'nobody by name'}"
    elif isinstance(title, Modifier):
        yield f"Modifier, {TIMES[title.play]}, {copies_in_words(title.copies)}"
        yield effect_of(deck, title)


def face_marks(deck: DeckFile, title: Title) -> list[Mark]:
    """The needs of a project."""
    return [need_mark(deck, need) for need in title.needs] if isinstance(title, Project) else []


def mat_words(game: Game, view: View, p: int, q: str) -> str:
    """What an active project has and what it still needs."""
    needs = view.needs[q]
    has = f"has {in_words(needs['met'])}; " if needs["met"] else ""
    changes = "".join(f"; {change}" for change in changes_in_words(view, q))
    return has + (f"needs {in_words(needs['missing'])}" if needs["missing"] else "is full") + changes


def open_rows(game: Game, view: View) -> dict[str, list[Marks]]:
    """No cards lie open but on mats and piles."""
    return {}


def open_words(game: Game, view: View) -> tuple[str, ...]:
    """No cards lie open but on mats and piles."""
    return ()


def earned(view: View) -> set[str]:
    """The completed projects."""
    return {q for cards in view.completed for q in cards}


def unfinished(view: View, p: int) -> set[str]:
    """The projects that are still active."""
    return set(view.table[p])


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
    open_places=frozenset(),
    earned=earned,
    unfinished=unfinished,
    done="completed",
    last_turns="Last call",
)
