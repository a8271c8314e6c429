"""Studies: what is known of a deck so far, and the report that it gives."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from labdeck.deck import Tables
from labdeck.deck.words import listed
from labdeck.lab.games import Games

from .changes import Difference, changes
from .deals import Deals
from .durations import duration_section
from .earnings import earning_section
from .effects import Effect, effect_findings, effect_section
from .ends import end_findings, ending_section, length_section
from .events import Changed, Event, Found, Withdrawn
from .fates import fates
from .goals import goal_findings, goal_section, penalty_findings
from .kinds import explained, kind_findings, kind_section
from .plans import plan_finding, plan_section
from .report import PLAYERS, Finding, Report, Section, ordered
from .scores import distribution, score_section
from .seats import seat_findings, seat_section
from .second import looked_at_twice
from .unused import unused_findings

LOOKED = {
    "kinds": ("supply", "use"),
    "seats": ("order",),
    "length": ("length", "stall"),
    "points": ("below zero", "shared win"),
    "skips": ("skip",),
}


def table_sizes(deck: Tables) -> range:
    """The numbers of players that the deck is for."""
    least, most = deck.file.players
    return range(least, most + 1)


@dataclass(slots=True)
class Study:
    """What is known of a deck so far."""

    tables: Tables
    seed: int
    many: int  # games at the main number of players
    deals: Deals
    lots: dict[int, Games] = field(default_factory=dict)  # by the number of players
    effects: list[Effect] = field(default_factory=list)
    plans: dict[str, list[Games]] = field(default_factory=dict)
    told: dict[str, Finding] = field(default_factory=dict)
    extra: dict[str, Finding] = field(default_factory=dict)  # remedies and doubts, by the key of the finding
    searched: dict[int, Games] = field(default_factory=dict)  # by search, where a game seems grave as a whole
    before: dict[int, Games] = field(default_factory=dict)  # of another version

    @property
    def main(self) -> int:
        """The number of players by which cards are judged: three, or the nearest that the deck is best with."""
        fewest, most = self.tables.file.best
        return min(max(3, fewest), most)

    @property
    def games(self) -> Games:
        """The games that the cards are judged by."""
        return self.lots[self.main]

    def seeds(self, first: int, last: int) -> range:
        """The seeds of some games."""
        return range(self.seed + first, self.seed + last)

    def found(self) -> list[Finding]:
        """All that was tested so far, told or not."""
        games = self.games
        fate = fates(games)
        rare = list(kind_findings(games, fate))
        reason = explained(games, rare, fate)
        goals = [one for one in goal_findings(fate) if one.size.value > 0 or one.subjects[0] not in reason]
        poor = {one.subjects for one in goals if one.is_told and one.size.value < 0}
        goals += [one for one in penalty_findings(fate, games) if one.subjects not in poor]
        found = [*rare, *goals, *unused_findings(games), *effect_findings(self.effects, games)]
        found += over_sizes(one for lot in self.lots.values() for one in (*seat_findings(lot), *self.ends(lot)))
        return found + [plan_finding(plan, lots) for plan, lots in self.plans.items()]

    def ends(self, lot: Games) -> Iterator[Finding]:
        """How games end at one number of players, by both instruments where both have played."""
        looks = self.searched.get(lot.seats)
        yield from (looked_at_twice(one, looks) if looks else one for one in end_findings(lot))

    def news(self) -> Iterator[Event]:
        """What is new since it was told last."""
        now = {one.key: one for one in self.found() if one.is_told}
        for key, old in list(self.told.items()):
            if key not in now:
                del self.told[key]
                yield Withdrawn(old)
        for key, one in now.items():
            before = self.told.get(key)
            self.told[key] = one
            if before is None:
                yield Found(one)
            elif (before.says, before.doubt) != (one.says, one.doubt):
                yield Changed(one)

    def sections(self) -> tuple[Section, ...]:
        """The tables of what is known."""
        games, lots = self.games, self.lots
        found = fates(games)
        some = [
            seat_section(lots),
            length_section(lots),
            duration_section(lots),
            ending_section(lots),
            score_section(lots),
            distribution(games),
            goal_section(games, found),
            earning_section(games, found),
            kind_section(games),
        ]
        some += [effect_section(games, self.effects)] if self.effects else []
        return (*some, *([plan_section(self.plans)] if self.plans else []), *self.difference.sections)

    @property
    def difference(self) -> Difference:
        """What has changed since another version."""
        return changes(self.before, self.lots, self.main) if self.before else Difference((), ())

    def report(self) -> Report:
        """All that is known, the gravest first."""
        file = self.tables.file
        findings = ordered(self.extra.get(one.key, one) for one in self.told.values())
        return Report(
            title=file.title,
            deck=file.id,
            digest=file.digest,
            games=len(self.games),
            players=self.main,
            findings=findings,
            fine=fine(self, findings),
            sections=self.sections(),
            changes=self.difference.says,
        )


def over_sizes(findings: Iterable[Finding]) -> list[Finding]:
    """For each topic the gravest of the findings at several numbers of players, which names the others."""
    topics: dict[str, list[Finding]] = {}
    for one in findings:
        topics.setdefault(one.topic, []).append(one)
    found = []
    for same in topics.values():
        worst, *others = sorted(same, key=lambda one: -one.weight)
        also = sorted(one.subjects[0] for one in others if one.is_told and worst.is_told)
        others_too = listed([players.removesuffix(PLAYERS) for players in also], "and")
        says = f"{worst.says} So it is with {others_too}." if also else worst.says
        found.append(replace(worst, subjects=(*worst.subjects, *also), names=(*worst.names, *also), says=says))
    return found


def fine(study: Study, findings: tuple[Finding, ...]) -> tuple[str, ...]:
    """What was looked at and is as it should be."""
    off = {one.topic for one in findings}
    looked = {study.tables.file.words["projects"]: ("earnings", "penalty"), **LOOKED}
    looked |= {"cards": ("effect", "time", "idle")} if study.effects else {}
    looked |= {"simple plans": ("plan",)} if study.plans else {}
    return tuple(name for name, topics in looked.items() if off.isdisjoint(topics))
