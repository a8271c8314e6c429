"""A remedy is a change that was tried, and that an editor can apply."""

from dataclasses import replace

from labdeck.deck import Modifier, applied, load, tables
from labdeck.lab.balance.bench import Bench
from labdeck.lab.balance.candidates import candidates
from labdeck.lab.balance.deals import Deals
from labdeck.lab.balance.fates import fates
from labdeck.lab.balance.goals import goal_findings
from labdeck.lab.balance.remedies import Tried, best_of, remedied, spoils
from labdeck.lab.balance.report import Finding
from labdeck.lab.balance.rewording import LESS, MORE, reworded, with_other_words
from labdeck.lab.balance.seats import seat_findings
from labdeck.lab.balance.second import doubted
from labdeck.lab.figures import Figure
from tests.lab.balance.faults import TUNED, deck_of, knob, planted, text_of
from tests.lab.balance.studied import GAMES


def bench_of(text: str) -> Bench:
    """The bench of a deck, with a few games."""
    games = Deals().play(deck_of(text), ("greedy",) * 3, range(2 * GAMES))
    return Bench(text, games, (), Deals(), GAMES)


def test_points_that_are_too_many_are_taken_back() -> None:
    text = planted(TUNED[2])
    bench = bench_of(text)
    finding = max(goal_findings(fates(bench.games)), key=lambda one: one.weight)
    remedy = remedied(bench, finding).remedy
    assert remedy is not None
    assert remedy.mends
    assert abs(remedy.after.value) < abs(remedy.before.value) / 2
    (change,) = remedy.changes
    assert (change.table, change.card, change.field, change.old) == ("project", "garden-2", "points", 8)
    assert deck_of(applied(text, remedy.changes)).file.digest != deck_of(text).file.digest


def test_points_that_a_sheet_printed_are_changed_last() -> None:
    text = load("ingenium").path.read_text(encoding="utf-8").replace("points = 2\n", "points = 6\n", 1)
    bench = bench_of(text)
    finding = max(goal_findings(fates(bench.games)), key=lambda one: one.weight)
    fields = [changes[0].field for changes in candidates(finding, bench.games, ())]
    assert fields[0] == "needs"
    assert fields[-1] == "points"


def test_a_change_that_cannot_be_played_is_not_tried() -> None:
    bench = bench_of(text_of("plain-0"))
    assert bench.changed((knob("draw", 99),)) is None
    assert bench.changed((knob("draw", 3),)) is not None


def test_a_remedy_that_brings_another_fault_does_not_mend() -> None:
    bench = bench_of(text_of("plain-0"))
    order = next(seat_findings(bench.games))
    after, found = bench.measured(order, bench.changed((knob("most_turns", 2),)) or bench.games.tables)
    assert after is not None
    assert "stall" in [one.topic for one in found if spoils(order, one)]
    assert not [one for one in bench.measured(order, bench.games.tables)[1] if spoils(order, one)]


def test_what_spoils_the_game_is_not_called_the_best() -> None:
    order = replace(next(seat_findings(bench_of(text_of("plain-0")).games)), weight=2.0)
    some = [
        Tried((knob("draw", 3),), replace(order, size=order.size.times(0.1)), True, False),
        Tried((knob("draw", 4),), replace(order, size=order.size.times(0.8)), False, False),
    ]
    assert best_of(some).changes == (knob("draw", 4),)


def test_numbers_and_words_of_a_sentence_are_changed_one_by_one() -> None:
    deck = tables(load("ingenium"))
    leave = next(title for title in deck.file.of(Modifier) if title.id == "biased-family-leave")
    assert leave.effect == "Another player skips their next 2 turns."
    assert list(reworded(deck, leave, LESS)) == ["Another player skips their next turn."]
    assert "Another player skips their next 3 turns." in list(reworded(deck, leave, MORE))
    hand = next(title for title in deck.file.of(Modifier) if title.effect == "Discard your hand.")
    assert "Discard 1 card from your hand." in list(reworded(deck, hand, LESS))
    block = next(title for title in deck.file.of(Modifier) if title.id == "im-with-her")
    assert list(with_other_words(deck, block)) == ["Cancel any modifier."]


def test_a_second_instrument_that_sees_the_same_says_so() -> None:
    bench = bench_of(planted(TUNED[2]))
    finding = max(goal_findings(fates(bench.games)), key=lambda one: one.weight)
    assert doubted(finding, bench).doubt.endswith(", too.")
    far = replace(finding, size=finding.size.times(9))
    assert doubted(far, bench).doubt.endswith("Look again.")


def test_a_change_of_one_card_must_not_spoil_how_games_end() -> None:
    """A deck that ends every game by force after two turns, looked at for what a card or a project does."""
    bench = bench_of(text_of("plain-0"))
    spoilt = bench.changed((knob("most_turns", 2),))
    assert spoilt is not None
    for topic, card in (("effect", "storm"), ("earnings", "garden-1")):
        one = Finding("modifier", topic, (card,), (card,), "", Figure(-3, -4, -2), "points a game", 2.0)
        assert "stall" in [other.topic for other in bench.measured(one, spoilt)[1] if spoils(one, other)]
        assert not [other for other in bench.measured(one, bench.games.tables)[1] if spoils(one, other)]
