"""Balance: its figures are those of the games, its effects are paired, and its report is the same every time."""

import json
from dataclasses import replace
from math import inf
from pathlib import Path

import numpy as np
import pytest

from labdeck.deck import load, tables
from labdeck.lab.balance.effects import Effect, modifiers
from labdeck.lab.balance.expected import expected
from labdeck.lab.balance.fates import Fate, fates
from labdeck.lab.balance.goals import goal_findings
from labdeck.lab.balance.idle import idle_cards, is_nothing
from labdeck.lab.balance.kinds import needed, supplied
from labdeck.lab.balance.report import Finding, as_data, ordered
from labdeck.lab.balance.seats import in_turn
from labdeck.lab.balance.study import study, summary
from labdeck.lab.counts import tally
from labdeck.lab.figures import Figure, share
from labdeck.lab.games import play
from labdeck.rules.numbers import HURTS_SELF, MODIFIER
from tests.lab.balance import planted
from tests.lab.balance.studied import measured, reported, studied


def test_all_numbers_of_players_are_studied_and_cards_by_three() -> None:
    one = studied("gsa")
    assert list(one.lots) == [2, 3, 4, 5]
    assert one.main == 3
    assert all(len(games) == 150 for games in one.lots.values())


def test_a_report_has_every_section_and_its_findings_in_order() -> None:
    found = reported("ingenium")
    keys = ["seats", "lengths", "endings", "scores", "distribution", "projects", "kinds", "modifiers", "idle"]
    assert [section.key for section in found.sections] == keys
    gravities = [finding.gravity for finding in found.findings]
    assert gravities == sorted(gravities, reverse=True)
    assert all(0 < gravity <= 100 for gravity in gravities)
    data = as_data(found)
    assert json.loads(json.dumps(data)) == data
    assert set(data["sections"]) == set(keys)


def test_seats_are_counted_from_the_one_that_begins() -> None:
    games = studied("gsa").lots[4]
    order = in_turn(games, np.broadcast_to(np.arange(4), (len(games), 4)))
    assert (order[:, 0] == games.firsts).all()
    assert (order[:, 3] == (games.firsts + 3) % 4).all()


def test_games_with_too_many_turns_are_not_said_to_stall(tmp_path: Path) -> None:
    short = study(planted.changed(tmp_path, "ingenium", r"\[knobs\]\n", "[knobs]\nmost_turns = 5\n"), 60)
    all_findings = ordered(finding for part in summary(short) for finding in part.findings)
    found = {finding.about: finding.says for finding in all_findings if finding.subject == "3 players"}
    assert "stall" not in found
    assert "of the games have too many turns, 5 for each player, and the game is ended by force" in found["turns"]


def test_points_a_game_add_up_to_the_scores() -> None:
    games = studied("ingenium").games
    total = sum(one.points.value for one in fates(games))
    assert total == pytest.approx(games.scores.sum(1).mean())


def test_one_faulty_project_does_not_bend_the_line(tmp_path: Path) -> None:
    games = play(planted.with_nine_points(tmp_path, "gsa", "self-splicing-rna"), ("greedy",) * 3, range(60))
    found = fates(games)

    five = next(one for one in found if one.needs == 5)
    assert expected(found, five, lambda one: one.price).value == pytest.approx(5)


def fate_of(needs: int, won: int, times: int) -> Fate:
    """A project with so many needs, who completes which has won so often of so many times."""
    one = fates(studied("gsa").games)[0]
    return replace(one, needs=needs, is_mandatory=False, times=times, wins=share(won, times), seen=0)


def win_findings(*found: Fate) -> list[Finding]:
    """What weighs something in the wins of these projects."""
    return list(ordered(finding for finding in goal_findings(list(found)) if "Who completes" in finding.says))


def test_two_that_are_judged_by_each_other_are_not_both_off_by_chance() -> None:
    plain = [fate_of(2, 25 + i % 2, 50) for i in range(6)]
    assert not win_findings(*plain, fate_of(3, 26, 40), fate_of(3, 17, 40))
    assert len(win_findings(*plain, *(fate_of(3, 20, 40) for _ in range(6)), fate_of(3, 37, 40))) == 1


def test_what_is_expected_is_the_surer_the_more_there_are_to_expect_it_from() -> None:
    def half(found: list[Fate], needs: int) -> float:
        one = expected(found, fate_of(needs, 20, 40), lambda other: other.wins)
        return one.high - one.value

    few = [fate_of(2, 20, 40), fate_of(3, 20, 40)]
    assert half(few * 8, 2) < half(few, 2) / 2
    assert half(few, 5) > half(few, 3)
    assert half(few[:1], 3) == inf


def test_needs_and_cards_of_each_kind_are_counted() -> None:
    games = studied("ingenium").games
    names = games.tables.kinds
    assert supplied(games)[names.index("doctorate")] == 9
    assert needed(games)[names.index("doctorate")] == 9
    for deck in ("ingenium", "gsa"):
        games = studied(deck).games
        assert sum(needed(games)) == pytest.approx(sum(games.tables.deck.needs))


def test_of_several_copies_any_counts_as_played() -> None:
    games = studied("heroes").games
    found = next(effect for effect in measured("heroes") if effect.card.id == "peer-review")
    numbers = [c for c, card in enumerate(games.tables.cards) if card.id == "peer-review"]
    assert len(numbers) == 2
    played = games.deeds[:, numbers] & tally.BY_BITS > 0
    assert found.played.value == pytest.approx(played.any(1).mean())
    assert played[:, 0].sum() + played[:, 1].sum() > played.any(1).sum() > 0


def test_an_effect_is_the_difference_of_the_same_games() -> None:
    games = studied("ingenium").games
    deck, cards = games.tables.deck, games.tables.cards
    number = next(c for c in modifiers(games) if cards[c].id == "biased-family-leave")
    found = next(effect for effect in measured("ingenium") if effect.card.id == "biased-family-leave")
    blank = play(games.tables, games.bots, games.seeds, number)
    by = (games.deeds[:, number] & tally.BY_BITS) - 1
    played = np.flatnonzero(by >= 0)
    assert found.games == len(played)
    assert found.turns.value == pytest.approx((games.turns - blank.turns)[played].mean())
    gains = (games.scores - blank.scores)[played, by[played]]
    assert found.holder.value == pytest.approx(gains.mean())
    assert found.victims is not None
    assert found.victims.value < 0
    harmless = [e for e in measured("ingenium") if e.victims is None]
    hurting = {cards[c].id for c in range(deck.cards) if deck.role[c] == MODIFIER and deck.hurts[c] == HURTS_SELF}
    assert hurting <= {effect.card.id for effect in harmless}


def test_wildcards_help_who_plays_them() -> None:
    found = next(effect for effect in measured("ingenium") if effect.card.id == "ftw")
    assert found.holder.low > 0


def test_a_card_that_never_acts_is_idle() -> None:
    found = reported("ingenium")
    idle = next(section for section in found.sections if section.key == "idle")
    assert ("Sexism delays science", 1, "is never played") in idle.rows
    assert not list(idle_cards(studied("ingenium").games))


def test_nothing_is_only_what_would_have_been_seen() -> None:
    zero, wide = Figure(0.0, -0.1, 0.1), Figure(0.0, -2.0, 2.0)
    card = measured("ingenium")[0].card
    assert is_nothing(Effect(card, zero, 9, zero, None, zero, zero, 5.0))
    assert not is_nothing(Effect(card, zero, 9, wide, None, zero, zero, 5.0))
    assert not is_nothing(Effect(card, zero, 9, zero, wide, zero, zero, 5.0))
    assert not is_nothing(Effect(card, zero, 9, zero, None, zero, Figure(1.0, 0.5, 1.5), 5.0))


def test_against_itself_nothing_changes() -> None:
    one = studied("gsa")
    changes = summary(one, one)[0]
    assert not ordered(changes.findings)


def test_against_another_version_the_change_is_found(tmp_path: Path) -> None:
    before = studied("gsa")
    after = study(planted.with_nine_points(tmp_path, "gsa", "self-splicing-rna"), 150)
    part = summary(after, before)[0]
    keys = ["length_changes", "point_changes", "share_changes", "project_changes"]
    assert [section.key for section in part.sections] == keys
    subjects = [finding.subject for finding in ordered(part.findings)]
    assert subjects[0] == "self-splicing-rna"
    assert subjects[1].startswith("points of")
    rows = {(row[0], row[1]): row[2] for row in part.sections[1].rows}
    change = rows["points of the winner", 3]
    assert isinstance(change, Figure)
    assert change.low > 1


def test_the_project_that_changes_most_is_named(tmp_path: Path) -> None:
    after = study(planted.with_nine_points(tmp_path, "ingenium", "veena-rawat"), 150)
    part = summary(after, studied("ingenium"))[0]
    found = next(finding for finding in ordered(part.findings) if finding.subject == "veena-rawat")
    assert found.word != "slight"
    assert "Veena Rawat is the project that changes most" in found.says
    assert found.says.endswith("It is worth 9 points instead of 3.")
    row = next(row for row in part.sections[3].rows if row[0] == "Veena Rawat")
    assert isinstance(row[1], Figure)
    assert row[1].low > 1


def test_projects_are_compared_at_a_number_of_players_that_both_versions_are_for(tmp_path: Path) -> None:
    after = study(planted.for_two(tmp_path, "gsa"), 60)
    before = study(tables(load("gsa")), 60)
    assert "with 2 players" in summary(before, after)[0].sections[3].says


def test_findings_of_no_weight_are_left_out() -> None:
    some = [Finding(0.0, "a", "x", ""), Finding(5.0, "b", "y", ""), Finding(70.0, "c", "z", "")]
    assert [(finding.subject, finding.word) for finding in ordered(some)] == [("z", "grave"), ("y", "slight")]
