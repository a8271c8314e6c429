"""Advice: what a designer should change in a deck, told as it becomes certain.

The games at the main number of players come first and give a summary. Then every card with an effect is tried, every
plan, and every other number of players; at last remedies are tried for what is gravest. All is decided by counts of
games, so the same deck gives the same advice on every machine.
"""

from collections.abc import Callable, Iterator

from labdeck.bots import plans
from labdeck.deck import Tables
from labdeck.game.seating import check_deal
from labdeck.lab.games import Player, gathered, play

from .bench import Bench
from .deals import Deals, Lot, Stopped
from .effects import effect, effect_findings, modifiers, unplayed, with_it
from .events import Changed, Done, Event, Progress, Summed
from .judging import POINTS, WINS
from .plans import LEAST, plan_finding, seatings
from .remedies import remedied
from .report import SHOWN, ordered
from .second import CHECKED, LOOKS, SEARCH, by_search, doubted, players_to_look_at
from .study import Study, table_sizes

GAMES = 2000
BOT = "greedy"  # who plays: it is the same for every seat, so that only the deck makes a difference
NEARLY = 0.6  # of what is grave: a card that changes less is not tried in more games
REMEDIED = SHOWN + 1  # findings that remedies are tried for


def advise(
    deck: Tables,
    games: int = GAMES,
    seed: int = 0,
    *,
    against: Tables | None = None,
    text: str | None = None,
    search: bool = False,
    tries: int = REMEDIED,
    player: Player = play,
    workers: int | None = None,
    stop: Callable[[], bool] = bool,
) -> Iterator[Event]:
    """What is wrong with a deck and what mends it, event by event; the last is Done, unless it was stopped.

    Remedies are tried for the first findings, `tries` of them, on `text` or on what stands in the deck's file; with
    `search`, search judges the grave ones, too. With `against` the report tells what has changed since that version.
    It can be stopped at any time: by closing the generator, or by `stop`, which is asked between parts of games.
    """
    study = Study(deck, seed, games, Deals(player, workers, stop))
    try:
        yield from main_games(study)
        yield Summed(study.report())
        yield from card_effects(study)
        yield from simple_plans(study)
        yield from other_sizes(study)
        yield from second_looks(study)
        yield from other_version(study, against)
        if tries:
            source = deck.file.path.read_text(encoding="utf-8") if text is None else text
            yield from remedies(study, source, tries, search)
    except Stopped:
        return
    yield Done(study.report())


def main_games(study: Study) -> Iterator[Event]:
    """The games at the main number of players, a quarter of them at a time."""
    for players in table_sizes(study.tables):
        check_deal(study.tables, players)
    bots = (BOT,) * study.main
    for part in range(4):
        seeds = study.seeds(study.many * part // 4, study.many * (part + 1) // 4)
        more = study.deals.play(study.tables, bots, seeds)
        study.lots[study.main] = gathered([study.games, more]) if part else more
        yield Progress("games", len(study.games), study.many)
        if part in (0, 3):
            yield from study.news()


def card_effects(study: Study) -> Iterator[Event]:
    """Each card with an effect, blank in some of the games in which it is played; in more, where it may be grave."""
    games = study.games
    numbers = modifiers(games)
    first = max(50, study.many // 10)
    for most in (first, study.many * 3 // 10):
        some = doubtful(study)
        todo = [c for c in numbers if most == first or study.tables.cards[c].id in some]
        lots = [with_it(games, c, most) for c in todo]
        work = (Lot(study.tables, games.bots, lot.seeds, c) for c, lot in zip(todo, lots, strict=True) if len(lot))
        blanks = study.deals.play_all(work)
        for at, (c, lot) in enumerate(zip(todo, lots, strict=True)):
            one = effect(games, c, lot, next(blanks)) if len(lot) else unplayed(games, c)
            others = {other.card.id: other for other in study.effects} | {one.card.id: one}
            study.effects = list(others.values())
            yield Progress("cards", at + 1, len(todo))
        yield from study.news()


def doubtful(study: Study) -> set[str]:
    """The cards whose findings more games could make grave, or take back."""
    return {
        one.subjects[0]
        for one in effect_findings(study.effects, study.games)
        if one.topic == "effect" and one.excess > NEARLY * (WINS if one.unit == "wins in 100" else POINTS)
    }


def simple_plans(study: Study) -> Iterator[Event]:
    """Each plan on each seat among greedy bots; more games where it may win more than its share."""
    players = study.main
    for at, plan in enumerate(plans()):
        done = 0
        for many in (study.many // 4 // players, study.many // players):
            lots = [Lot(study.tables, bots, study.seeds(done, many)) for bots in seatings(plan, study.games.bots)]
            more = list(study.deals.play_all(lots))
            old = study.plans.get(plan)
            study.plans[plan] = [gathered(list(pair)) for pair in zip(old, more, strict=True)] if old else more
            done = many
            if plan_finding(plan, study.plans[plan]).size.value < LEAST / 2:
                break
        yield Progress("plans", at + 1, len(plans()))
    yield from study.news()


def other_sizes(study: Study) -> Iterator[Event]:
    """Fewer games at each other number of players."""
    sizes = [players for players in table_sizes(study.tables) if players != study.main]
    for at, players in enumerate(sizes):
        seeds = study.seeds(0, max(50, study.many // 4))
        study.lots[players] = study.deals.play(study.tables, (BOT,) * players, seeds)
        yield Progress("numbers of players", at + 1, len(sizes))
    yield from study.news()


def second_looks(study: Study) -> Iterator[Event]:
    """Games by search at each number of players at which a game seems grave as a whole."""
    while players := players_to_look_at(ordered(study.found()), study.searched):
        seeds = study.seeds(0, -(-study.many // LOOKS))
        study.searched[players] = study.deals.play(study.tables, (SEARCH,) * players, seeds)
        yield Progress("second looks", len(study.searched), len(study.lots))
    yield from study.news()


def other_version(study: Study, against: Tables | None) -> Iterator[Event]:
    """The games of another version, on the same seeds."""
    sizes = [players for players in study.lots if against and players in table_sizes(against)]
    for at, players in enumerate(sizes):
        seeds = study.seeds(0, len(study.lots[players]))
        study.before[players] = study.deals.play(against, (BOT,) * players, seeds)
        yield Progress("games of the other version", at + 1, len(sizes))


def remedies(study: Study, text: str, most: int, search: bool) -> Iterator[Event]:
    """A remedy for each of the gravest findings, and what search sees of the first of them."""
    bench = Bench(text, study.games, tuple(study.effects), study.deals, max(50, study.many // 4))
    first = ordered(study.told.values())[:most]
    for at, finding in enumerate(first):
        study.extra[finding.key] = remedied(bench, finding)
        yield Changed(study.extra[finding.key])
        yield Progress("remedies", at + 1, len(first))
    grave = [study.extra[finding.key] for finding in first if finding.is_grave and search][:CHECKED]
    second = by_search(bench) if grave else bench
    for at, finding in enumerate(grave):
        study.extra[finding.key] = doubted(finding, second)
        yield Changed(study.extra[finding.key])
        yield Progress("searches", at + 1, len(grave))
