"""The bench: where a deck is changed, and a finding measured on it again."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from labdeck.deck import DeckError, Tables, applied, read_text, tables
from labdeck.lab.family import Changes
from labdeck.lab.games import Games

from .deals import Deals, Lot
from .effects import Effect, effect, effect_findings, idle, modifiers, unplayed, with_it
from .ends import end_findings
from .fates import fates
from .goals import goal_findings, penalty_findings
from .kinds import kind_findings
from .plans import plan_finding, seatings
from .report import Finding
from .seats import seat_findings
from .unused import unused_findings

SEEN = 0.3  # points a game that an idle card should bring at least


@dataclass(frozen=True, slots=True)
class Bench:
    """Where changes are tried: a deck with its text, the games that it is judged by, and the effects of its cards."""

    text: str
    games: Games
    effects: tuple[Effect, ...]
    deals: Deals
    many: int  # games of one try

    def played(self, deck: Tables, bots: tuple[str, ...], many: int) -> Games:
        """The first games of a deck; those that are known are not played again."""
        if deck is self.games.tables and bots == self.games.bots:
            return self.games.some(slice(0, many))
        return self.deals.play(deck, bots, self.games.seeds[:many])

    def changed(self, changes: Changes) -> Tables | None:
        """The deck with some changes; None if it could not be played."""
        old = self.games.tables
        try:
            file = read_text(applied(self.text, changes), old.file.path)
            own = {name: value for name, value in old.knobs.items() if value != old.file.knobs[name]}
            return tables(file, **{name: value for name, value in own.items() if (name,) not in named(changes)})
        except DeckError:
            return None

    def measured(self, finding: Finding, deck: Tables) -> tuple[Finding | None, list[Finding]]:
        """The same finding on another version of the deck, if there is one, and all that was looked at with it.

        What was idle may have an effect there."""
        topics = ("idle", "effect") if finding.topic == "idle" else (finding.topic,)
        found = list(self.looked_at(finding, deck))
        same = (one for one in found if one.subjects[0] == finding.subjects[0] and one.topic in topics)
        return next(same, None), found

    def looked_at(self, finding: Finding, deck: Tables) -> Iterator[Finding]:
        """All findings of the sort of this one, on another version of the deck."""
        bots = self.games.bots
        if finding.topic in ("effect", "time", "idle"):
            return self.card_findings(deck, finding)
        if finding.topic == "plan":
            plan, seeds = finding.subjects[0], self.games.seeds[: 2 * self.many // len(bots)]
            lots = list(self.deals.play_all(Lot(deck, table, seeds) for table in seatings(plan, bots)))
            return chain((plan_finding(plan, lots),), end_findings(lots[0]))
        if finding.is_of_players:
            games = self.played(deck, bots[:1] * int(finding.subjects[0].split()[0]), self.many)
            return chain(seat_findings(games), end_findings(games))
        games = self.played(deck, bots, self.many)
        fate = fates(games)
        looks = goal_findings(fate), penalty_findings(fate, games), kind_findings(games, fate), unused_findings(games)
        return chain(*looks, seat_findings(games), end_findings(games))

    def card_findings(self, deck: Tables, finding: Finding) -> Iterator[Finding]:
        """The findings on a card of a changed deck; the effects of all others are taken to be as they were.

        A card that was idle is so still, unless it changes enough to be seen in few games."""
        card = finding.subjects[0]
        games = self.played(deck, self.games.bots, 2 * self.many)
        number = next((c for c in modifiers(games) if deck.cards[c].id == card), None)
        if number is None:
            return end_findings(games)
        played = with_it(games, number, self.many)
        if len(played):
            blank = self.deals.play(deck, games.bots, played.seeds, number)
            now = effect(games, number, played, blank)
        else:
            now = unplayed(games, number)
        if finding.topic == "idle" and abs(now.lead.value) < SEEN:
            return chain((idle(now, games),), end_findings(games))
        others = (one for one in self.effects if one.card.id != card)
        return chain(effect_findings([*others, now], games), end_findings(games))


def named(changes: Changes) -> set[tuple[str]]:
    """The knobs that are changed."""
    return {(change.field,) for change in changes if change.table == "knobs"}
