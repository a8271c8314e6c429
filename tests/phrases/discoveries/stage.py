"""The stage of a card of the discoveries family: positions from its own deck, and what holds for every card."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from labdeck import Game
from labdeck.deck import DeckFile
from labdeck.deck.discoveries import Challenge, Discovery, Enhancement, Hero, Inspiration
from labdeck.rules import numbers as n
from tests.phrases.sayings import Saying, lacking, laid_out, sayings, works
from tests.tools.heroes import be_quiet, take
from tests.tools.places import Lying, Move, lying, moves
from tests.tools.sitting import assert_refused, offered

Mat = dict[str, list[str]]
CANCEL = "Cancel an inspiration or an instant ability as it is played."
POLYMATH, WILD = "polymath", "wild"
KINDS = {n.ITEM_SORT: "item", n.LOCATION_SORT: "location"}


@dataclass(frozen=True, slots=True)
class Stage:
    """A card that says a phrase; seat 0 is to play it, or has it before it as the game ends."""

    saying: Saying

    @property
    def deck(self) -> DeckFile:
        """The card's deck."""
        return self.saying.deck

    @property
    def card(self) -> str:
        """The card's id."""
        return self.saying.card.id

    @property
    def is_hero(self) -> bool:
        """Whether the card is a hero, and so scores a discovery with what it does."""
        return isinstance(self.saying.card, Hero)

    @property
    def block(self) -> str:
        """A card that cancels another, or nothing if the deck has none."""
        return next((each.card.id for each in sayings(self.deck.path) if each.phrase == CANCEL), "")

    def number(self, slot: str) -> int:
        """The number that the card says in a slot."""
        number = self.saying.slots[slot]
        assert isinstance(number, int)
        return number

    def says(self, card: str) -> list[Saying]:
        """What a card of the deck says."""
        return [each for each in sayings(self.deck.path) if each.card.id == card]

    def works(self, hero: Hero) -> str:
        """When what a hero says works."""
        return works(hero.effect)

    def heroes(self, *types: str, number: int = 1, but: Iterable[str] = ()) -> list[str]:
        """So many heroes of these types, or all (0), who say nothing that matters once they lie on the table."""
        found = [
            hero.id
            for hero in self.deck.of(Hero)
            if self.works(hero) == "when played"
            and hero.id not in (self.card, *but)
            and hero.type in (types or self.types)
        ]
        if len(found) < number:
            raise lacking(self.saying, f"{number} heroes of {', '.join(types)} with an instant ability")
        return found[:number] if number else found

    def quiet(self, word: str) -> str:
        """A hero of a type, or a polymath, who does nothing before the game ends, and holds one of each kind."""
        holding = "Holds"
        for hero in self.deck.of(Hero):
            if hero.type == word and self.works(hero) != "when played" and not hero.effect.startswith(holding):
                return hero.id
        raise lacking(self.saying, f"a {word} without an instant ability")

    @property
    def types(self) -> tuple[str, ...]:
        """The types of the deck, polymath apart."""
        return tuple(kind for kinds in self.deck.classes.values() for kind in kinds)

    def hero(self, card: str) -> Hero:
        """A hero as the file has it."""
        return next(hero for hero in self.deck.of(Hero) if hero.id == card)

    def enhancement(self, card: str) -> Enhancement:
        """An enhancement as the file has it."""
        return next(each for each in self.deck.of(Enhancement) if each.id == card)

    def gear(self, hero: str, *kinds: str, number: int = 1, fits: bool = True, but: Iterable[str] = ()) -> list[str]:
        """So many enhancements of these kinds, or of any, of a type that the hero has, or has not; or all (0)."""
        word = self.hero(hero).type
        found = [
            each.id
            for each in self.deck.of(Enhancement)
            if each.kind in (kinds or KINDS.values()) and each.id not in but and (word in (each.type, POLYMATH)) == fits
        ]
        if len(found) < number:
            raise lacking(self.saying, f"{number} enhancements for {hero}")
        return found[:number] if number else found

    def discoveries(self, hero: str, but: Iterable[str] = ()) -> list[Discovery]:
        """The discoveries that a hero can score and that are of one step."""
        word = self.hero(hero).type
        return [
            each
            for each in self.deck.of(Discovery)
            if each.step != WILD and each.id not in but and (word == POLYMATH or word in each.types)
        ]

    def mat(self, *scored: list[str], but: Iterable[str] = (), steps: Iterable[str] = ()) -> Mat:
        """A mat on which each of these heroes, with what it holds, lies on a discovery of its own step."""
        if not scored:
            return {}
        for discovery in self.discoveries(scored[0][0], but):
            if discovery.step not in steps:
                rest = self.mat(*scored[1:], but=[*but, discovery.id], steps=[*steps, discovery.step])
                if len(rest) == len(scored) - 1:
                    return {discovery.id: list(scored[0])} | rest
        return {}

    def mats(self, mine: Iterable[list[str]] = (), theirs: Iterable[list[str]] = ()) -> tuple[Mat, Mat]:
        """A mat for seat 0 and one for seat 1."""
        first = self.mat(*mine)
        return first, self.mat(*theirs, but=first)

    def matching(self, slot: str) -> list[str]:
        """The cards of the hero pile of which the card speaks."""
        said = self.number(slot)
        kinds = [kind for sort, kind in KINDS.items() if said & sort]
        cards = [each.id for each in self.deck.of(Hero) if said & n.HERO_SORT]
        cards += [each.id for each in self.deck.of(Inspiration) if said & n.INSPIRATION_SORT]
        cards += [each.id for each in self.deck.of(Enhancement) if each.kind in kinds]
        return [card for card in cards if card != self.card]

    def others(self, slot: str) -> list[str]:
        """The cards of the hero pile of which the card does not speak."""
        return [card for card in self.pile_cards if card not in self.matching(slot)]

    @property
    def pile_cards(self) -> list[str]:
        """One copy of every other card of the hero pile: a mixture of its sorts."""
        titles = (self.deck.of(Hero), self.deck.of(Enhancement), self.deck.of(Inspiration))
        most = max(map(len, titles))
        mixed = [title[i].id for i in range(most) for title in titles if i < len(title)]
        return [card for card in mixed if card != self.card]

    def name(self, card: str) -> str:
        """The name of a card."""
        return next(title.name for title in self.deck.titles if getattr(title, "id", "") == card)

    @property
    def keepsake(self) -> str:
        """An inspiration to hold, so that the turn waits for its player."""
        return next(each.id for each in reversed(self.deck.of(Inspiration)) if each.id not in (self.card, self.block))

    def scored_on(self, mats: Iterable[Mat], field: Iterable[str]) -> str:
        """The discovery that the card, a hero, scores: of a step that seat 0 lacks."""
        laid = [*mats]
        steps = {each.step for each in self.deck.of(Discovery) if laid and each.id in laid[0]}
        used = {*field, *(card for mat in laid for card in mat)}
        return next(each.id for each in self.discoveries(self.card, used) if each.step not in steps)

    def lay(self, *mats: Mat, **position: Any) -> Game:
        """A game in which seat 0 may play the card; for a hero the field begins with a discovery to score."""
        hands = [[self.card, *position.pop("hand", [])], *position.pop("hands", [])]
        field = position.pop("field", [])
        usual: dict[str, Any] = {
            "players": max(2, len(mats), len(hands)),
            "phase": "act" if self.is_hero else "inspire",
            "challenges": [],
        }
        on = [self.scored_on(mats, field)] if self.is_hero else []
        return laid_out(self.saying, hands=hands, table=[*mats], field=[*on, *field], **usual | position)

    def play(self, game: Game, *choices: str) -> None:
        """Play the card, a hero on the first discovery of the field, and make these choices; nobody answers."""
        on = f" on {game.view(0).field[0]}" if self.is_hero else ""
        take(game, f"play {self.card}{on}", *choices)

    def use(self, *mats: Mat, choices: Iterable[str] = (), **position: Any) -> tuple[Lying, Game]:
        """A game in which the card was played and these choices were made, and how it lay before."""
        spare = [] if "field" in position else [self.spare(mats)]
        game = self.lay(*mats, **{"field": spare, "hand": [self.keepsake], "discovery": []} | position)
        before = lying(game)
        self.play(game, *choices)
        return before, game

    def spare(self, mats: Iterable[Mat]) -> str:
        """A discovery for the field that lies nowhere else."""
        used = {card for mat in mats for card in mat}
        return next(each.id for each in reversed(self.deck.of(Discovery)) if each.id not in used and each.step != WILD)

    def assert_moved(self, before: Lying, game: Game, *expected: Move) -> None:
        """The card was played, these others have moved, and nothing else has."""
        on = before["field"][0] if self.is_hero else ""
        hero = [(self.card, "hand:0", f"mat:0/{on}"), (on, "field", "mat:0")]
        own = hero if self.is_hero else [(self.card, "hand:0", "pile:discard")]
        assert moves(before, game) == sorted([*expected, *own])

    def assert_finds_nothing(self, *mats: Mat, **position: Any) -> None:
        """A hero scores all the same, and nothing else moves; an inspiration cannot be played. [DR5]"""
        if self.is_hero:
            before, game = self.use(*mats, **position)
            self.assert_moved(before, game)
        else:
            spare = [] if "field" in position else [self.spare(mats)]
            game = self.lay(*mats, **{"field": spare, "discovery": []} | position)
            assert_refused(game, f"play {self.card}", "DR5")

    def counted(self, mat: Mat, **more: Any) -> int:
        """The points of seat 0 if the game ends with this before it; seat 1, with nothing, has none."""
        position: dict[str, Any] = {
            "table": [mat, {}],
            "to_move": 1,
            "phase": "discard",
            "most_turns": 1,
            "challenges": [],
        }
        game = laid_out(self.saying, **position | more)
        be_quiet(game)
        assert game.result is not None
        assert game.result.scores[1] == 0
        return game.result.scores[0]

    def added(self, *scored: list[str], own: Iterable[str] = (), mat: Mat | None = None) -> int:
        """The points that the card adds as the game ends, for a hero with these others and what it holds itself."""
        laid = self.mat(*self.with_own(*scored, own=own)) if mat is None else mat
        assert len(laid) == len(self.with_own(*scored)) or mat is not None
        if isinstance(self.saying.card, Challenge):
            return self.counted(laid, challenges=[self.card]) - self.counted(laid)
        return self.counted(laid) - self.printed(laid)

    def with_own(self, *scored: list[str], own: Iterable[str] = ()) -> list[list[str]]:
        """These heroes, and the card itself if it is one."""
        return [*([[self.card, *own]] if self.is_hero else []), *scored]

    def printed(self, mat: Mat) -> int:
        """The points printed on what lies on a mat."""
        points = {each.id: each.points for each in self.deck.of(Discovery)}
        points |= {each.id: each.points for each in self.deck.of(Enhancement)}
        return sum(points[card] for discovery, cards in mat.items() for card in (discovery, *cards[1:]))

    def equipped(self, number: int, *kinds: str, but: Iterable[str] = ()) -> list[list[str]]:
        """So many heroes, each with an enhancement of each of these kinds."""
        scored: list[list[str]] = []
        used = [*but]
        for hero in self.heroes(number=0, but=used):
            held = [card for kind in kinds for card in self.gear(hero, kind, number=0, but=used)[:1]]
            if len(held) == len(kinds) and len(scored) < number:
                scored.append([hero, *held])
                used += held
        if len(scored) < number:
            raise lacking(self.saying, f"{number} heroes with {' and '.join(kinds)}")
        return scored


def choices(game: Game) -> list[str]:
    """What is offered, and who is asked must be seat 0."""
    assert game.to_move == 0
    return offered(game)
