"""The board: every seat with its projects, the hand, what is new and the choices, drawn with Rich."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from labdeck import Choice, Game, View
from labdeck.deck import Card
from labdeck.deck.words import counted

from .marks import card_mark, need_mark
from .plain import IN_SIGHT, last_words, pile_word
from .question import Question

SEAT_COLOURS = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_blue")
NARROW = 60  # columns below which a project's needs go under its name
WIDE = 100  # columns from which a choice's words to type stand beside it


def board(game: Game, view: View, width: int, is_brief: bool) -> Group:
    """Piles, seats with their projects, and the hand; the reader's own seat stands last, above the hand.

    In brief, the other seats' projects are named with how many of their needs are met.
    """
    seats = [p for p in range(game.seats) if p != view.seat]
    if view.seat is not None:
        seats.append(view.seat)
    parts: list[RenderableType] = [headline(game, view, game.deck.title if width >= WIDE else game.deck.id)]
    if view.field:
        parts += [
            Rule(Text("The field"), align="left", style="dim"),
            indented(Columns(field_marks(game, view), padding=(0, 2))),
        ]
    for p in seats:
        parts += seat_rows(game, view, p, width, is_brief and p != view.seat)
    if view.seat is not None:
        by_id = cards_by_id(game)
        hand = [card_mark(game.deck, by_id[c]) for c in view.hand] or [Text("empty", style="dim")]
        parts += [Rule(Text("Your hand"), align="left", style="dim"), indented(Columns(hand, padding=(0, 2)))]
    parts.append(Rule(style="dim"))
    return Group(*parts)


def headline(game: Game, view: View, title: str) -> Text:
    """The deck, the turn and the piles."""
    by_id = cards_by_id(game)
    line = Text.assemble((title, "bold"), f" · turn {view.turn + 1}")
    if view.last_call:
        line.append(f" ·{last_words(view).upper().rstrip('.')}", style="bold bright_red")
    for pile, count in view.counts.items():
        if pile not in IN_SIGHT:
            line.append(f" · {pile_word(game, pile)} {count}", style="" if count else "dim")
        if pile == "discard" and view.discard_top:
            line.append_text(Text.assemble(" (", card_mark(game.deck, by_id[view.discard_top]), ")"))
    return line


def seat_rows(game: Game, view: View, p: int, width: int, is_brief: bool) -> Iterable[RenderableType]:
    """A seat's line, and one for each of its active projects."""
    colour = SEAT_COLOURS[p]
    turn = "▶ " if p == view.to_move else ""
    title = Text.assemble((f"{turn}{view.names[p]}", f"bold {colour}"), f" · {counted(view.scores[p], 'point')}")
    title.append(f" · hand {hand_in_words(game, view.hand_counts[p])}")
    if view.completed[p]:
        title.append(f" · completed {len(view.completed[p])}")
    if view.skips[p]:
        title.append(f" · skips {counted(view.skips[p], 'turn')}", style="bright_red")
    yield Rule(title, align="left", style=colour)
    if not view.table[p]:
        return
    if is_brief:
        briefly = [project_briefly(game, view, q) for q in view.table[p]]
        yield indented(Columns(briefly, padding=(0, 2)))
        return
    rows = Table.grid(padding=(0, 2))
    for q in view.table[p]:
        name, needs = project_marks(game, view, q)
        if width < NARROW:
            rows.add_row(Group(name, indented(needs)))
        else:
            rows.add_row(name, needs)
    yield indented(rows)


def project_briefly(game: Game, view: View, q: str) -> Text:
    """An active project's name with its points, and how many of its needs are met."""
    if q not in view.needs:
        return card_mark(game.deck, cards_by_id(game)[q])
    needs = view.needs[q]
    met, all_needs = len(needs["met"]), len(needs["met"]) + len(needs["missing"])
    return Text.assemble(card_mark(game.deck, cards_by_id(game)[q]), (f" ({met} of {all_needs})", "dim"))


def project_marks(game: Game, view: View, q: str) -> tuple[Text, Columns]:
    """An active project's name with its points, and its needs, those that are met first."""
    by_id = cards_by_id(game)
    if q not in view.needs:
        return Text(scored_step(view, q).rjust(11), style="dim"), Columns(scored_marks(game, view, q), padding=(0, 2))
    partner = next((other for pair in view.pairs if q in pair for other in pair if other != q), "")
    needs = view.needs[q]
    marks = [need_mark(game.deck, need, True) for need in needs["met"]]
    marks += [need_mark(game.deck, need, False) for need in needs["missing"]]
    if partner:
        marks.append(Text(f"+ {by_id[partner].name}", style="bold"))
    if not needs["missing"]:
        marks.append(Text("full", style="bold bright_green"))
    return card_mark(game.deck, by_id[q]), Columns(marks, padding=(0, 2))


def scored_step(view: View, q: str) -> str:
    """The step as which a discovery was scored."""
    return next((step for steps in view.steps for step, card in steps.items() if card == q), "")


def scored_marks(game: Game, view: View, q: str) -> list[Text]:
    """A scored discovery, its hero, and what lies below the hero."""
    by_id = cards_by_id(game)
    cards = next(table[q] for table in view.table if q in table)
    return [card_mark(game.deck, by_id[c]) if c in by_id else Text(c, style="dim") for c in (q, *cards)]


def field_marks(game: Game, view: View) -> list[Text]:
    """The discoveries that lie open, each with its step, and the challenges."""
    by_id = cards_by_id(game)
    cards = [by_id[q] for q in (*view.field, *view.challenges)]
    return [Text.assemble(card_mark(game.deck, card), (f" {card.step}", "dim")) for card in cards]


def cards_by_id(game: Game) -> dict[str, Card]:
    """A card for each id."""
    return {card.id: card for card in game.cards}


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
