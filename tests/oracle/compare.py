"""One card is played by the kernel and by the interpreter, with the same answers: whatever differs is told."""

from random import Random
from typing import Any

from labdeck import Choice, Game
from labdeck.rules.numbers import ASK_AT_ONCE, ASK_DRAW, SHUFFLES

from . import needs
from .convert import answer_of, cards_of, knowing, numbers_of_places, partners, seats_in, table_of
from .effect import PASS, Answer, Asks, Chance, Question
from .mats import can_put
from .meaning import play, play_due
from .prospects import is_playable
from .table import Place, Table
from .turns import end_turn

DRAW_PHASE = 0
BLOCKED = 0.6  # how often whoever can block does so
WINDOWS = ("block", "oppose")
ENDING = ("end", "give", "discard")  # what one does to end a turn
SORTED = ("hand", "mat", "beside", "done", "burn", "out", "looked")  # places where the order says nothing


class Disagreement(AssertionError):
    """Kernel and interpreter mean different things."""


class Comparison:
    """One card in one position: `run` raises what differs, `story` says what was asked and answered."""

    def __init__(self, game: Game, card: int, actor: int, rng: Random) -> None:
        self.game, self.card, self.actor, self.rng = game, card, actor, rng
        self.table = table_of(game)
        self.first = self.read = len(game.state.events or ())  # so many events have been told to the interpreter
        self.story: list[str] = []

    def run(self) -> bool:
        """Whether the card was played to its end; not, if it cannot be played."""
        is_played = self.is_drawn() if self.game.state.phase == DRAW_PHASE else self.is_acted()
        if self.table.family == "projects" and is_played:
            self.check_turn()
        return is_played

    def is_acted(self) -> bool:
        """Whether a card that may be kept was played."""
        face = self.table.faces[self.card]
        found = [choice for choice in self.game.choices if choice.verb == "play" and choice.card == face.id]
        if self.table.family == "discoveries":
            return bool(found) and self.is_inspired(found[0])
        self.check_needs()
        if is_playable(self.table, self.card, self.actor) != bool(found):
            raise Disagreement(self.told(f"the kernel {'plays' if found else 'refuses'} it [P12, L13]"))
        if not found:
            return False
        self.card = found[0].code
        self.game.play(found[0])
        self.follow(play(self.table, self.card, self.actor))
        return True

    def is_drawn(self) -> bool:
        """Whether cards that are played at once, once they are drawn, were compared up to their end. [P15]"""
        pile = self.table.where(self.card)
        while self.game.state.ask == ASK_DRAW:
            self.game.play(min(self.game.choices, key=lambda choice: choice.pile != pile))
            if self.game.state.ask == ASK_AT_ONCE:
                self.table = table_of(self.game)
                self.first = self.read = len(self.game.state.events or ())
                self.follow(play_due(self.table))
        return True

    def is_inspired(self, choice: Choice) -> bool:
        """Whether an inspiration that nobody answers was compared up to its end. [DR14]"""
        self.card = choice.code
        self.game.play(choice)
        while self.game.state.depth and self.game.is_window:
            self.game.play("pass")
        self.follow(play(self.table, self.card, self.actor))
        return True

    def check_needs(self) -> None:
        """Compare what can be put beside projects, and which are full. [P10, P11, L11]"""
        table, actor = self.table, self.actor
        ours = {"put": {c for c in table.hand(actor) if can_put(table, c, actor)}}
        ours["complete"] = {q for q in table.mat(actor) if needs.is_full(table, q)}
        for verb, cards in ours.items():
            theirs = {choice.code for choice in self.game.choices if choice.verb == verb}
            if self.names(cards) != self.names(theirs):
                raise Disagreement(self.told(f"{verb}: {self.names(cards)}, the kernel: {self.names(theirs)}"))

    @property
    def is_under_way(self) -> bool:
        """Whether the kernel is in the middle of an effect, or between two that are played at once."""
        return bool(self.game.state.depth) or self.game.state.ask == ASK_AT_ONCE

    def follow(self, asks: Asks) -> None:
        """Go through all questions of an effect, and compare how it ended."""
        answer: Any = None
        while True:
            try:
                request = asks.send(answer)
            except StopIteration:
                break
            answer = self.drawn(request) if isinstance(request, Chance) else self.answered(request)
        if self.is_under_way:
            raise Disagreement(self.told(f"the kernel goes on: {self.kernel_asks()}"))
        self.check_end()

    def answered(self, question: Question) -> Answer:
        """A random answer to a question that both ask alike."""
        table = self.table
        said = f"seat {question.seat} is asked ({question.about}) {sorted(map(str, self.names(question.answers)))}"
        if not self.is_under_way:
            raise Disagreement(self.told(f"the kernel has ended; {said}"))
        theirs = {answer_of(choice): choice for choice in self.game.choices}
        is_same = self.names(question.answers) == self.names(theirs)
        is_window = question.about in WINDOWS
        if self.game.to_move != question.seat or not is_same or self.game.is_window != is_window:
            raise Disagreement(self.told(f"{said}; the kernel: {self.kernel_asks()}"))
        answers = sorted(theirs, key=str)
        if is_window and len(answers) > 1 and self.rng.random() < BLOCKED:
            answers = [answer for answer in answers if answer != PASS]
        answer = self.rng.choice(answers)
        self.story.append(f"{said}: {table.told(answer)}")
        self.game.play(theirs[answer])
        return answer

    def names(self, answers: Any) -> set[Answer]:
        """Answers as both can tell them."""
        return {self.table.told(answer) for answer in answers}

    def kernel_asks(self) -> str:
        """The kernel's question."""
        return f"{self.game.prompt} {sorted(str(choice) for choice in self.game.choices)}"

    def drawn(self, chance: Chance) -> int:
        """The card that the kernel drew, which must be one of those possible."""
        place = numbers_of_places(self.table)[chance.place]
        events = self.game.state.events or []
        self.read = max(self.read, self.shuffled_at(chance.place, place))
        for i in range(self.read, len(events)):
            _, _, c, origin, goal, _ = events[i]
            if c in chance.cards and origin == place and goal != place:
                self.read = i + 1
                self.story.append(f"chance draws {self.table.faces[c].id} from {chance.place}")
                return int(c)
        s = self.game.state
        if s.depth and s.frame_chosen[s.depth - 1] in chance.cards:  # named, and not moved yet
            return int(s.frame_chosen[s.depth - 1])
        raise Disagreement(self.told(f"the kernel drew none of {sorted(chance.cards)} from {chance.place}"))

    def shuffled_at(self, pile: Place, place: int) -> int:
        """Behind which event a pile has been shuffled as often as the interpreter did it."""
        count = self.table.shuffled.count(str(pile))
        events = self.game.state.events or []
        found = [i for i in range(self.first, len(events)) if events[i][0] == SHUFFLES and events[i][3] == place]
        return found[count - 1] + 1 if count else 0

    def check_end(self) -> None:
        """Compare all places, points, turns, and what everybody knows."""
        s, table = self.game.state, self.table
        for place, number in numbers_of_places(table).items():
            theirs = list(reversed(cards_of(s, number)))
            if not is_alike(table, place, theirs):
                raise Disagreement(self.told(f"{place}: {table.at(place)}, the kernel: {theirs}"))
        ours_and_theirs: dict[str, tuple[object, object]] = {
            "skips": (table.skips, list(s.skip[: table.seats])),
            "another turn": (table.another, seats_in(s.another)),
            "pairs": (table.partner, partners(s, len(table.faces))),
            "safe": (table.safe, seats_in(s.safe)),
            "emptied": (table.emptied, bool(s.emptied)),
            "last call": (table.last_call, bool(s.last_call)),
            "points": (
                [needs.points(table, p) for p in range(table.seats)],
                [self.game.score(p) for p in range(table.seats)],
            ),
        }
        for name, (ours, other) in ours_and_theirs.items():
            if ours != other:
                raise Disagreement(self.told(f"{name}: {ours}, the kernel: {other}"))
        for c, knows in table.knows.items():
            if table.where(c) != "out" and knows != knowing(s, c):
                where = f"{table.faces[c].id} ({c}) at {table.where(c)}"
                raise Disagreement(self.told(f"{where} is known to {knows}, the kernel: {knowing(s, c)}"))

    def check_turn(self) -> None:
        """End the turn, and compare whose turn is next and what it changes. [L9, L37, P24]"""
        s, turns = self.game.state, self.game.state.turns
        while not self.game.over and s.turns == turns:
            self.game.play(min(self.game.choices, key=lambda choice: (*ENDING, choice.verb).index(choice.verb)))
        table = self.table
        end_turn(table)
        ours = table.turn_of, table.skips, table.another, table.safe
        theirs = s.seat, list(s.skip[: table.seats]), seats_in(s.another), seats_in(s.safe)
        if not self.game.over and ours != theirs:
            raise Disagreement(self.told(f"the next turn (seat, skips, turns gained, safe): {ours}, kernel: {theirs}"))

    def told(self, difference: str) -> str:
        """What happened so far, and the difference."""
        card = self.game.cards[self.card]
        return "\n".join([f"seat {self.actor} plays {card.id}: {card.effect}", *self.story, difference])


def is_alike(table: Table, place: Place, theirs: list[int]) -> bool:
    """Whether a place holds the same cards, in the same order where that matters and is known."""
    ours = table.at(place)
    if (place[0] if isinstance(place, tuple) else place) in SORTED:
        return sorted(ours) == sorted(theirs)
    if len(ours) != len(theirs):
        return False
    unknown = [c for mine, c in zip(ours, theirs, strict=True) if mine is None]
    return all(mine in (None, c) for mine, c in zip(ours, theirs, strict=True)) and set(unknown) == table.bags.get(
        str(place), set()
    )
