"""How games end is looked at by both instruments: where search surely sees less, a finding is not grave."""

from dataclasses import replace

from labdeck.lab.balance.deals import Deals
from labdeck.lab.balance.ends import end_findings
from labdeck.lab.balance.report import Finding
from labdeck.lab.balance.second import looked_at_twice, players_to_look_at
from labdeck.lab.balance.study import Study
from labdeck.lab.counts import row
from labdeck.lab.games import Games
from labdeck.rules.numbers import BY_STALL
from tests.lab.balance.studied import played


def stalled(games: Games, part: float) -> Games:
    """The games, of which a part stalled and no other was ended by force."""
    rows = games.rows.copy()
    rows[:, row.ENDED] = 1
    rows[: round(part * len(rows)), row.ENDED] = BY_STALL
    return replace(games, rows=rows)


def stall(games: Games) -> Finding:
    """What is found of games ended by force."""
    return next(one for one in end_findings(games) if one.topic == "stall")


def test_where_search_surely_sees_less_a_finding_is_not_grave() -> None:
    games = played("ingenium")
    first = stall(stalled(games, 0.5))
    assert first.is_grave
    second = looked_at_twice(first, stalled(games, 0.1).some(slice(0, 200)))
    assert (second.is_grave, second.says, second.size) == (False, first.says, first.size)
    assert second.doubt == "Search, which looks ahead, sees 10 in 100."


def test_where_it_sees_as_much_or_too_little_is_seen_it_stays_grave() -> None:
    games = played("ingenium")
    first = stall(stalled(games, 0.5))
    same = looked_at_twice(first, stalled(games, 0.4))
    assert (same.weight, same.doubt) == (first.weight, "Search, which looks ahead, sees 40 in 100, too.")
    few = looked_at_twice(first, stalled(games.some(slice(0, 5)), 0.2))
    assert (few.weight, few.doubt) == (first.weight, "Search, which looks ahead, sees 20 in 100, but in few games.")


def test_only_grave_findings_on_how_games_end_are_looked_at_and_once() -> None:
    games = played("ingenium")
    grave, fine = stall(stalled(games, 0.5)), stall(stalled(games, 0.0))
    card = replace(grave, topic="effect", subjects=("rain",))
    assert players_to_look_at([fine, card], ()) is None
    assert players_to_look_at([card, grave], ()) == 3
    assert players_to_look_at([grave], (3,)) is None


def test_a_study_weighs_what_it_has_seen_twice() -> None:
    games = stalled(played("ingenium"), 0.5)
    study = Study(games.tables, 0, len(games), Deals(), lots={3: games})
    assert [one.topic for one in study.found() if one.is_grave] == ["stall"]
    study.searched[3] = stalled(games, 0.1)
    assert not [one for one in study.found() if one.is_grave]
