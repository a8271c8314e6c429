"""Cards and decks as text: what `labdeck decks`, `labdeck cards` and a question mark in play show."""

from collections.abc import Iterable
from textwrap import wrap

from labdeck.deck import DeckError, DeckFile, Problem, Resource, Title, load, names, plain_sources
from labdeck.deck.words import counted, nearest

from .families import family_of

WIDTH = 76


def id_of(title: Title) -> str:
    """A title's id; that of a resource is its kind."""
    return title.kind if isinstance(title, Resource) else title.id


def find_title(deck: DeckFile, word: str) -> Title | None:
    """The title with this id or name, or the only one that has the word in it."""
    wanted = " ".join(word.lower().replace("-", " ").split())
    known = [(title, (id_of(title).replace("-", " "), title.name.lower())) for title in deck.titles]
    exact = [title for title, called in known if wanted in called]
    partly = [title for title, called in known if wanted and any(wanted in name for name in called)]
    found = exact or partly
    return found[0] if len(found) == 1 else None


def nearest_title(deck: DeckFile, word: str) -> str:
    """The id that is most like the word; empty if none is."""
    return nearest(word, [id_of(title) for title in deck.titles])


def described(deck: DeckFile, title: Title) -> list[str]:
    """A title in paragraphs: what is printed on it, what it teaches, and its sources."""
    source = source_line(title)
    head = [f"{title.name} ({id_of(title)})", *face_lines(deck, title), *behind(title)]
    return [*head, source] if source else head


def behind(title: Title) -> list[str]:
    """What a card teaches: its facts, or what it is about."""
    facts = [f"Fact: {fact}" for fact in title.facts]
    return [*facts, f"About: {title.about}"] if title.about else facts


def source_line(title: Title) -> str:
    """Where the parts of a card come from; empty if the deck does not say."""
    sources = "; ".join(f"{what}: {where}" for what, where in plain_sources(title.sources).items())
    return f"Sources: {sources}." if sources else ""


def face_lines(deck: DeckFile, title: Title) -> Iterable[str]:
    """What is printed on a card, below its name."""
    return family_of(deck).face(deck, title)


def title_of(deck: DeckFile, card: str) -> Title:
    """The title that a word names; a DeckError names the nearest if there is none like it."""
    title = find_title(deck, card)
    if title is None:
        raise DeckError([Problem(deck.id, "", card, "there is no such card", nearest_title(deck, card))])
    return title


def titles_with(deck: DeckFile, word: str) -> list[Title]:
    """The titles that have a word anywhere; all of them if it is empty."""
    return [title for title in deck.titles if word.lower() in "\n".join(described(deck, title)).lower()]


def list_lines(name: str, word: str) -> list[str]:
    """A deck's cards, a line or two each; with a word, only those that have it anywhere."""
    deck = load(name)
    found = titles_with(deck, word)
    if not found:
        return [f"No card of {deck.id} has “{word}” on it."]
    lines = [f"{title.name} ({id_of(title)}): {'; '.join(face_lines(deck, title))}" for title in found]
    return [*folded(lines), f"{counted(len(found), 'title')} of {deck.id}. In full: labdeck cards {name} ID"]


def deck_lines() -> list[str]:
    """The decks that come with Labdeck, a paragraph each."""
    lines = []
    for name in names():
        deck = load(name)
        parts = ", ".join(f"{number} {sort}" for sort, number in deck.counts.items())
        minutes = f", {deck.minutes[0]} to {deck.minutes[1]} minutes" if deck.minutes else ""
        players = f"{deck.players[0]} to {deck.players[1]} players, best with {_range(deck.best)}"
        lines.append(f"{name}: {deck.title}")
        lines += wrap(deck.about, WIDTH, initial_indent="  ", subsequent_indent="  ")
        lines.append(f"  {sum(deck.counts.values())} cards: {parts}")
        lines.append(f"  {players}{minutes}")
    return lines


def _range(numbers: tuple[int, int]) -> str:
    least, most = numbers
    return str(least) if least == most else f"{least} to {most}"


def folded(lines: Iterable[str]) -> list[str]:
    """The lines, with long ones broken and indented."""
    return [part for line in lines for part in wrap(line, WIDTH, subsequent_indent="    ")]
