"""The stage of a card of the projects family: positions laid out from its own deck, and what holds for every card."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from labdeck import Game
from labdeck.deck import Card, DeckFile, Modifier, Project, Resource, Title, tables
from labdeck.rules import numbers as n
from tests.phrases.sayings import Saying, lacking, laid_out, members, sayings
from tests.tools.places import Lying, Move, lying, moves
from tests.tools.sitting import assert_refused, offered, play, told

Mat = dict[str, list[str]]
BLOCK = "Cancel a modifier that would hurt you."
WILDCARD = "Counts as any 1 {classes}."
DESTINATIONS = {n.TO_BURN: "pile:burn", n.TO_DISCARD: "pile:discard"}
PILES = {n.RESOURCE_PILE: "resource", n.MODIFIER_PILE: "modifier", n.PROJECT_PILE: "project"}


@dataclass(frozen=True, slots=True)
class Stage:
    """A card that says a phrase; seat 0 is to play it."""

    saying: Saying

    @property
    def deck(self) -> DeckFile:
        """The card's deck."""
        return self.saying.deck

    @property
    def modifier(self) -> Modifier:
        """The card as its file has it."""
        assert isinstance(self.saying.card, Modifier)
        return self.saying.card

    @property
    def card(self) -> str:
        """The card's id."""
        return self.saying.card.id

    @property
    def at_once(self) -> bool:
        """Whether the card is played as soon as it is drawn."""
        return self.modifier.play == "at once"

    @property
    def block(self) -> str:
        """A card that cancels another, or nothing if the deck has none."""
        return next((each.card.id for each in sayings(self.deck.path) if each.phrase == BLOCK), "")

    def number(self, slot: str) -> int:
        """The number that the card says in a slot."""
        number = self.saying.slots[slot]
        assert isinstance(number, int)
        return number

    def goes_to(self, slot: str) -> str:
        """The pile to which the card sends what it hits."""
        return DESTINATIONS[self.number(slot)]

    @property
    def pile(self) -> str:
        """The pile of which the card speaks."""
        return PILES[self.number("pile")]

    @property
    def resources(self) -> list[str]:
        """Every kind of which the deck has a card."""
        return [resource.kind for resource in self.deck.of(Resource)]

    def kinds(self, slot: str = "what") -> list[str]:
        """The kinds that the card speaks of."""
        said = self.saying.slots[slot]
        names = said if isinstance(said, tuple) else (said,)
        known = members(self.deck) | {"resource": set(self.resources), "card": set(self.resources)}
        return [kind for kind in self.resources if any(kind in known[str(name)] for name in names)]

    def other_kinds(self, slot: str = "what") -> list[str]:
        """The kinds that the card does not speak of."""
        return [kind for kind in self.resources if kind not in self.kinds(slot)]

    @property
    def projects(self) -> list[Project]:
        """The projects that are started, and whose needs are all of a kind."""
        kinds = set(self.resources)
        return [each for each in self.deck.of(Project) if not each.mandatory and kinds.issuperset(each.needs)]

    def tagged(self, wanted: bool = True) -> list[Project]:
        """The projects of which the card speaks by a tag, or all others."""
        return [each for each in self.projects if (self.saying.slots["tag"] in each.tags) == wanted]

    def needs(self, project: str) -> list[str]:
        """Everything that a project needs."""
        return next(list(each.needs) for each in self.projects if each.id == project)

    def mats(self, number: int, kinds: list[str], *, each: int = 1, among: list[Project] | None = None) -> list[Mat]:
        """So many projects, each alone on a mat with so many cards beside it, of different kinds if there are any."""
        copies = {resource.kind: resource.copies for resource in self.deck.of(Resource)}
        for is_apart in (True, False):
            laid: list[Mat] = []
            used: Counter[str] = Counter()
            for project in self.projects if among is None else among:
                fitting = combinations([need for need in project.needs if need in kinds], each)
                for beside in fitting:
                    more = used + Counter(beside)
                    if all(more[kind] <= (1 if is_apart else copies[kind]) for kind in beside):
                        laid.append({project.id: list(beside)})
                        used = more
                        break
                if len(laid) == number:
                    return laid
        raise lacking(self.saying, f"{number} projects with {each} of {', '.join(kinds)}")

    def mat(self, kinds: list[str], *, each: int = 1, among: list[Project] | None = None) -> Mat:
        """A mat with one project, and so many cards beside it."""
        return self.mats(1, kinds, each=each, among=among)[0]

    def with_other_kinds(self, mat: Mat, slot: str = "what") -> Mat:
        """The mat with a card of another kind than the card speaks of beside each project that needs one."""
        others = set(self.other_kinds(slot))
        return {
            project: [*beside, *[need for need in self.needs(project) if need in others][:1]]
            for project, beside in mat.items()
        }

    def bare(self, number: int, *, without: Mat | None = None) -> list[Mat]:
        """So many projects with nothing beside them, each alone on a mat; none of those on another mat."""
        free = [each.id for each in self.projects if each.id not in (without or {})]
        return [{project: []} for project in free[:number]]

    def full(self, *, among: list[Project] | None = None) -> Mat:
        """A mat with one project that has all that it needs."""
        return {project.id: list(project.needs) for project in (among or self.projects)[:1]}

    def wildcard_on(self, among: list[Project] | None = None) -> Mat:
        """A mat with one project and a wildcard beside it."""
        for each in sayings(self.deck.path):
            if each.phrase == WILDCARD:
                kinds = Stage(each).kinds("classes")
                for project in self.projects if among is None else among:
                    if set(kinds) & set(project.needs):
                        return {project.id: [each.card.id]}
        raise lacking(self.saying, "a wildcard")

    def sharing(self, number: int, kinds: list[str]) -> list[str]:
        """A kind of these, and so many projects that need it."""
        for kind in kinds:
            found = [each.id for each in self.projects if kind in each.needs]
            if len(found) >= number:
                return [kind, *found[:number]]
        raise lacking(self.saying, f"{number} projects that need the same of {', '.join(kinds)}")

    def extra_need(self, project: str) -> list[str]:
        """A card that gives this project one more need, if the deck has one."""
        tags = next(each.tags for each in self.projects if each.id == project)
        for each in sayings(self.deck.path):
            fits = "more" in each.slots and each.slots.get("tag", "") in ("", *tags)
            if fits and set(Stage(each).kinds("more")) & set(self.needs(project)):
                return [each.card.id]
        return []

    def held(self) -> list[str]:
        """A card of every sort that a hand may hold: a project, a resource, and kept modifiers."""
        kept = [each.id for each in self.deck.of(Modifier) if each.play != "at once" and each.id != self.card]
        return [self.projects[0].id, self.resources[0], *kept[:2]]

    def tops(self, pile: str, number: int) -> list[str]:
        """So many cards of which none is played at once, for the top of a pile."""
        kept = [each.id for each in self.deck.of(Modifier) if each.play != "at once" and each.id != self.card]
        copied = [kind for kind in self.resources for _ in range(2)]
        cards = {"resource": self.resources, "modifier": kept, "project": [each.id for each in self.projects]}
        enough = copied if pile == "resource" and number > len(self.resources) else cards[pile]
        if len(enough) < number:
            raise lacking(self.saying, f"{number} cards for the {pile} pile")
        return enough[:number]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck, copies too."""
        return tables(self.deck).cards

    def titles(self, cards: list[str]) -> list[Title]:
        """These cards as the file has them."""
        by_id: dict[str, Title] = {kind.kind: kind for kind in self.deck.of(Resource)}
        by_id |= {each.id: each for each in self.deck.of(Project)}
        by_id |= {each.id: each for each in self.deck.of(Modifier)}
        return [by_id[card] for card in cards]

    @property
    def may_pass(self) -> list[str]:
        """What its player may say where the card lets them take 1, and they need not."""
        return ["pass"] if self.number("take") else []

    def ordered(self, *chosen: str) -> list[str]:
        """The order, from the top, of cards that went back in this order: under each other, or on each other."""
        return list(chosen) if self.number("side") == n.BOTTOM else list(reversed(chosen))

    def put_back(self, game: Game, number: int) -> list[str]:
        """So many cards at the end of the pile where the card puts them back."""
        pile = game.pile(self.pile)
        return pile[-number:] if self.number("side") == n.BOTTOM else pile[:number]

    def only_in_pile(self, *cards: str, pile: str = "") -> dict[str, Any]:
        """What to lay so that a pile has just these cards: all others of its back are out of reach in discard."""
        rest = [each.id for each in self.cards if each.back == (pile or self.pile)]
        for card in (*cards, *([self.card] if self.card in rest else [])):
            rest.remove(card)
        return {pile or self.pile: [*cards], "discard": rest, "refill": [], "refill_else": []}

    def is_harmful(self, modifier: Modifier) -> bool:
        """Whether a modifier hurts someone. [R18]"""
        return modifier.means.hurts != n.HURTS_NOBODY

    def modifiers(self, wanted: Any) -> list[str]:
        """The other modifiers for which something holds, as far as they can be drawn with resources."""
        if self.deck.knobs["modifier_pile"]:
            return []
        return [each.id for each in self.deck.of(Modifier) if each.id != self.card and wanted(each)]

    @property
    def empty_piles(self) -> dict[str, Any]:
        """What to lay so that there is nothing to draw, now and later."""
        modifier: dict[str, Any] = {"modifier": []} if self.deck.knobs["modifier_pile"] else {}
        return {"project": [], "resource": [], "refill": [], "refill_else": []} | modifier

    def lay(self, *mats: Mat, **position: Any) -> Game:
        """A game in which seat 0 holds the card and its `hand`, the others their `hands`; at least two sit down."""
        hands = [[self.card, *position.pop("hand", [])], *position.pop("hands", [])]
        seats = max(2, len(mats), len(hands))
        return laid_out(self.saying, hands=hands, table=[*mats], **{"players": seats} | position)

    def play(self, game: Game, *choices: str) -> None:
        """Play the card, which is told, and make these choices."""
        game.play(f"play {self.card}")
        assert f"Seat 0 plays {self.saying.card.name}".rstrip("!") in told(game)
        play(game, *choices)

    def unblocked(self, game: Game, seat: int) -> None:
        """The seat that is hurt is asked, and does not block; in a deck without a block nobody is. [R27]"""
        if self.block:
            assert (game.to_move, offered(game)) == (seat, ["pass"])
            game.play("pass")

    def assert_moved(self, before: Lying, game: Game, *expected: Move) -> None:
        """The card burns, these others have moved, and nothing else has."""
        assert moves(before, game) == sorted([*expected, (self.card, "hand:0", "pile:burn")])

    def assert_finds_nothing(self, game: Game) -> None:
        """Nobody is asked: played at once it burns without effect, and kept it cannot be played. [P12, P18]"""
        if not self.at_once:
            assert_refused(game, f"play {self.card}", "P12")
            return
        before = lying(game)
        self.play(game)
        assert game.to_move == 0
        self.assert_moved(before, game)
        assert "finds nothing to act on." in told(game)

    def assert_blocked(self, game: Game, seat: int, *choices: str) -> None:
        """The seat that is hurt may block before anything moves: both modifiers burn, and all else stays. [R25, R26]"""
        before = lying(game)
        self.play(game, *choices)
        assert (game.to_move, offered(game)) == (seat, [f"block {self.block}", "pass"])
        game.play(f"block {self.block}")
        self.assert_moved(before, game, (self.block, f"hand:{seat}", "pile:burn"))
        assert f"Seat {seat} blocks" in told(game)

    def assert_hurts_nobody(self, game: Game) -> None:
        """Nobody else is asked anything until the card is dealt with."""
        self.play(game)
        while game.view(None).played:
            assert game.to_move == 0
            game.play(game.choices[0])


def aims(*mats: Mat) -> list[str]:
    """How the cards beside these projects are offered: by their places where equal ones lie in several."""
    places = [(card, project) for mat in mats for project, beside in mat.items() for card in dict.fromkeys(beside)]
    often = Counter(card for card, _ in places)
    return sorted(f"choose {card}" + f" beside {project}" * (often[card] > 1) for card, project in places)


def aim(mat: Mat, *others: Mat) -> str:
    """How the first card of a mat is offered beside those of other mats."""
    project, card = only(mat)
    plain = f"choose {card}"
    return plain if plain in aims(mat, *others) else f"{plain} beside {project}"


def only(mat: Mat) -> tuple[str, str]:
    """The one project of a mat, and the first card beside it."""
    project, beside = next(iter(mat.items()))
    return project, beside[0] if beside else ""
