"""Decks that nobody has thought of: what holds for the shipped ones holds for whatever the grammar lets a card say."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from labdeck.deck import check, load
from labdeck.native.checked import Checked
from labdeck.rules.kernel import legal
from labdeck.rules.numbers import LOOKED, RESOURCE_PILE
from labdeck.rules.places import link_bottom, unlink
from labdeck.rules.schema import State
from tests.tools import random_decks, trials, walks
from tests.tools.random_effects import meant, said, said_in

DECKS = 120  # `make decks` tries as many as one likes
CHUNK = 4
CHUNKS = [range(first, first + CHUNK) for first in range(0, DECKS, CHUNK)]
EFFORT = trials.Effort(games=1, tables=0.2, sight=0.03, worlds=0.01, views=0.003, every=2)


def written(folder: Path, seed: int) -> str:
    """The path of the deck with that seed."""
    path = folder / f"random-{seed}.toml"
    path.write_text(random_decks.random_deck(seed, random_decks.family_of(seed)), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("seeds", CHUNKS, ids=lambda seeds: f"from {seeds.start}")
def test_everything_holds_for_random_decks(seeds: range, tmp_path: Path, checked_rules: Checked) -> None:
    for seed in seeds:
        trials.try_deck(written(tmp_path, seed), seed, EFFORT, checked_rules)
        walks.tables_of.cache_clear()


@pytest.mark.parametrize("family", random_decks.NAMES)
def test_every_verb_is_said(family: str) -> None:
    counts: Counter[str] = Counter()
    for seed in range(30):
        content = random_decks.random_content(seed, family)
        words = random_decks.words_of(content)
        for card in random_decks.effects_of(content):
            counts.update(said_in(card["effect"], words))
    assert [verb for verb in words.grammar.verbs if not counts[verb]] == []
    assert [how for how in ("may", "if done", "2 or", "otherwise", "2 sentences") if not counts[how]] == []


def test_a_card_as_people_type_it_is_the_same_card(tmp_path: Path) -> None:
    for seed in range(12):
        typed = written(tmp_path, seed)
        content = random_decks.random_content(seed, random_decks.family_of(seed))
        words = random_decks.words_of(content)
        for card in random_decks.effects_of(content):
            card["effect"] = said(meant(card["effect"], words), words)
        plain = tmp_path / "plain.toml"
        plain.write_text(random_decks.toml(content), encoding="utf-8")
        assert load(plain).digest == load(typed).digest


def test_the_largest_deck_is_right_and_full(tmp_path: Path) -> None:
    path = tmp_path / "largest.toml"
    path.write_text(random_decks.toml(random_decks.largest(0, spoilt=False)), encoding="utf-8")
    assert [problem for problem in check(path) if problem.severity == "error"] == []
    assert walks.deck_of(str(path)).cards == 128


def test_a_step_that_is_done_otherwise_as_machine_code_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, 0)
    monkeypatch.setattr(trials.Machine, "step", lambda machine, code: None)
    with pytest.raises(AssertionError, match="differ"):
        trials.try_deck(path, 0, EFFORT)


def test_a_card_that_was_looked_at_and_never_went_back_is_seen(tmp_path: Path) -> None:
    d = walks.deck_of(written(tmp_path, 0))
    s = walks.dealt(d, 2, 0)
    c = walks.cards_in(s, RESOURCE_PILE)[0]
    unlink(s, c)
    link_bottom(s, c, LOOKED)
    with pytest.raises(AssertionError, match="looked at"):
        trials.check_table(s, d, s.legal[: legal(s, d)])


def test_a_bot_that_peeks_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A greedy policy that looks at what its seat cannot see."""
    d = walks.deck_of(written(tmp_path, 0))

    def peek(s: State, *others: Any) -> int:
        hidden = sum(s.place[c] * (c + 1) for c in range(d.cards))
        return int(s.legal[hidden % others[3]])

    monkeypatch.setattr(trials, "choose", peek)
    monkeypatch.setattr(trials, "bots_of", lambda seats, seed: ("greedy",) * seats)
    s = walks.dealt(d, walks.seats_of(str(tmp_path / "random-0.toml"))[0], 1)
    with pytest.raises(AssertionError, match="greedy chooses"):
        for _ in trials.play(d, s, 1):
            pass
