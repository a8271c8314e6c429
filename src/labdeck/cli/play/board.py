"""The board: every seat with its projects, the hand, what is new and the choices, drawn with Rich."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from labdeck import Choice, Game, View
from labdeck.cli.families import family_of
from labdeck.cli.family import Mark
from labdeck.cli.words import cards_by_id
from labdeck.deck.words import counted

from .plain import last_words, pile_word, piles, standing_of
from .question import Question

SEAT_COLOURS = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_blue")
NARROW = 60  # columns below which what belongs to a goal goes under its name
WIDE = 100  # columns from which a choice's words to type stand beside it


def board(game: Game, view: View, width: int, is_brief: bool) -> Group:
    """Piles, seats with their projects, and the hand; the reader's own seat stands last, above the hand.

    In brief, the other seats' projects are named with how many of their needs are met.
    """
    seats = [p for p in range(game.seats) if p != view.seat]
    if view.seat is not None:
        seats.append(view.seat)
    parts: list[RenderableType] = [headline(game, view, game.deck.title if width >= WIDE else game.deck.id)]
    for title, row in family_of(game.deck).open_rows(game, view).items():
        parts += [Rule(Text(title), align="left", style="dim"), indented(side_by_side(drawn(*one) for one in row))]
    for p in seats:
        parts += seat_rows(game, view, p, width, is_brief and p != view.seat)
    if view.seat is not None:
        hand = [card_text(game, c) for c in view.hand] or [Text("empty", style="dim")]
        parts += [Rule(Text("Your hand"), align="left", style="dim"), indented(side_by_side(hand))]
    parts.append(Rule(style="dim"))
    return Group(*parts)


def headline(game: Game, view: View, title: str) -> Text:
    """The deck, the turn and the piles."""
    line = Text.assemble((title, "bold"), f" · turn {view.turn + 1}")
    if view.last_call:
        line.append(f" ·{last_words(game, view).upper().rstrip('.')}", style="bold bright_red")
    for pile, word, count in piles(game, view):
        line.append(f" · {word} {count}", style="" if count else "dim")
        if pile == "discard" and view.discard_top:
            line.append_text(Text.assemble(" (", card_text(game, view.discard_top), ")"))
    return line


def seat_rows(game: Game, view: View, p: int, width: int, is_brief: bool) -> Iterable[RenderableType]:
    """A seat's line, and one for each of its active projects."""
    colour = SEAT_COLOURS[p]
    turn = "▶ " if p == view.to_move else ""
    title = Text.assemble((f"{turn}{view.names[p]}", f"bold {colour}"), f" · {counted(view.scores[p], 'point')}")
    title.append(f" · hand {hand_in_words(game, view.hand_counts[p])}")
    if view.completed[p]:
        title.append(f" · {family_of(game.deck).done} {len(view.completed[p])}")
    for standing in standing_of(game, view, p):
        title.append(f" · {standing}", style="bright_red" if standing.startswith("skips") else "bright_green")
    yield Rule(title, align="left", style=colour)
    if not view.table[p]:
        return
    family = family_of(game.deck)
    if is_brief:
        yield indented(side_by_side(drawn(*family.mat_brief(game, view, q)) for q in view.table[p]))
        return
    rows = Table.grid(padding=(0, 2))
    for q in view.table[p]:
        goal, marks = family.mat_row(game, view, q)
        name, beside = drawn(goal), side_by_side(map(drawn, marks))
        if width < NARROW:
            rows.add_row(Group(name, indented(beside)))
        else:
            rows.add_row(name, beside)
    yield indented(rows)


def drawn(*marks: Mark) -> Text:
    """Marks in their styles, with no gap between them."""
    return Text.assemble(*((mark.text, mark.style) for mark in marks))


def card_text(game: Game, card: str) -> Text:
    """A card as it stands on the board."""
    return drawn(family_of(game.deck).card(game.deck, cards_by_id(game)[card]))


def side_by_side(shown: Iterable[RenderableType]) -> Columns:
    """All of these in columns, with a gap between them."""
    return Columns(list(shown), padding=(0, 2))


def hand_in_words(game: Game, backs: dict[str, int]) -> str:
    """How many cards of each back a hand has."""
    return ", ".join(counted(count, pile_word(game, back)) for back, count in backs.items() if count) or "empty"


def news_list(question: Question, room: int, width: int) -> Table:
    """What happened since the last choice, the newest last, in no more lines than there is room for."""
    lines = [("·", Text(line, style="dim")) for line in question.news]
    lines += [("★", Text(fact, style="bright_green")) for fact in question.facts]
    console = Console(width=width)
    kept: list[tuple[str, Text]] = []
    while lines and (room := room - len(lines[-1][1].wrap(console, width - 2))) >= 0:
        kept.insert(0, lines.pop())
    if lines and kept:
        earlier = counted(len(lines) + 1, "earlier line")
        kept[0] = ("·", Text(f"… {earlier}: l shows the log", style="dim italic"))
    rows = Table.grid(padding=(0, 1))
    for mark, line in kept:
        rows.add_row(mark, line)
    return rows


def choice_list(choices: Sequence[Choice], width: int) -> Table:
    """The choices with their numbers; where there is room, with the words that can be typed instead."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(justify="right", style="bold")
    for i, choice in enumerate(choices, 1):
        words = [Text(str(choice), style="cyan")] if width >= WIDE else []
        rows.add_row(str(i), *words, Text(choice.text))
    return rows


def indented(shown: RenderableType) -> Padding:
    """The same, two columns to the right."""
    return Padding(shown, (0, 0, 0, 2))
