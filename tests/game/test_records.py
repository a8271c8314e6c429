"""A record is one readable text that replays to the same bytes, or says why it does not."""

import pickle
import random
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labdeck
from labdeck import RecordError, arrange, replay
from labdeck.deck import load
from labdeck.game.record import LARGEST, fingerprint

from .play import TABLES, halfway, random_game

SAVED = halfway().record


@pytest.mark.parametrize(("deck", "players"), TABLES)
def test_a_record_replays_to_the_same_bytes(deck: str, players: int) -> None:
    *_, game = random_game(deck, players, 4)
    again = replay(game.record)
    assert again.state.fields() == game.state.fields()
    assert again.state.events == game.state.events
    assert again.record == game.record
    assert again.view(0) == game.view(0)


def test_a_record_replays_in_a_fresh_process() -> None:
    game = replay(SAVED)
    script = "import sys, labdeck; g = labdeck.replay(sys.stdin.read()); print(hash(g.state.fields())); print(g.prompt)"
    ran = subprocess.run([sys.executable, "-c", script], input=SAVED, capture_output=True, text=True, check=True)
    assert ran.stdout == f"{hash(game.state.fields())}\n{game.prompt}\n"


def test_a_record_can_be_read() -> None:
    game = labdeck.new("ingenium", players=2, seed=5, names=["Ann", "Ben"], draw=3, refill=["burn"], first=1)
    game.play("draw resource")
    *head, end = game.record.splitlines()
    assert head == [
        "labdeck record 3",
        f"version {labdeck.__version__}",
        f"deck ingenium {game.deck.digest}",
        "knob draw 3",
        'knob refill ["burn"]',
        "knob first 1",
        'names ["Ann", "Ben"]',
        "seed 5",
        "choices",
        f"position 0 {labdeck.new('ingenium', 2, 5, ['Ann', 'Ben'], draw=3, refill=['burn'], first=1).position}",
        "# turn 1: Ben",
        "draw resource",
    ]
    assert end.startswith("end 1 ")
    again = replay(game.record)
    assert (again.names, again.knobs, again.seed) == (game.names, game.knobs, 5)


def test_a_game_resumes_and_forks_anywhere() -> None:
    whole = replay(SAVED)
    for made in (0, 1, 17, len(whole.played)):
        part = replay(SAVED, until=made)
        assert part.played == whole.played[:made]
        fork = replay(part.record)
        fork.play(fork.choices[-1])
        assert replay(fork.record).state.fields() == fork.state.fields()


def test_an_arranged_game_has_a_record_too() -> None:
    game = arrange(
        "microbes",
        hands=[["bacteria"], []],
        completed=[[], ["mimivirus"]],
        discard=["ocean"],
        skip=[0, 2],
        to_move=1,
        phase="draw",
        draws=1,
        seed=9,
        players=3,
    )
    game.play("draw discard")
    again = replay(game.record)
    assert again.state.fields() == game.state.fields()
    assert again.record == game.record


def test_a_deck_of_ones_own_is_found_by_its_path(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(load("ingenium").path.read_text().replace('id = "ingenium"', 'id = "own"', 1))
    game = labdeck.new(own, seed=1)
    game.play("draw project")
    saved = game.record
    assert f'path "{own}"' in saved
    assert replay(saved).state.fields() == game.state.fields()
    moved = own.rename(tmp_path / "moved.toml")
    with pytest.raises(RecordError, match="cannot be read"):
        replay(saved)
    assert replay(saved, deck=moved).state.fields() == game.state.fields()


def test_a_changed_deck_is_said_so(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = load("ingenium").path.read_text().replace('id = "ingenium"', 'id = "own"', 1)
    own.write_text(text)
    *_, game = random_game(str(own), 3, 5)
    digest = load(own).digest
    own.write_text(text.replace("points = 3", "points = 2"))
    with pytest.raises(RecordError, match=r"lead to another position .* agree") as said:
        replay(game.record)
    assert f"plays otherwise: own {digest[:12]}; this one is own {load(own).digest[:12]}" in str(said.value)
    agrees = said.value.agrees
    assert agrees is not None
    assert replay(game.record, until=agrees).played == game.played[:agrees]


def test_a_change_of_the_deck_that_has_not_mattered_yet_stops_nothing(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = load("ingenium").path.read_text()
    own.write_text(text)
    saved = labdeck.new(own, seed=1).record
    own.write_text(text.replace("points = 3", "points = 2"))
    assert replay(saved).deck.digest not in saved


WORDS = {
    "fact": (r'facts = \[\n  "', 'facts = [\n  "Truly, '),
    "source": ('facts = "', 'facts = "a book and '),
    "name": ('name = "Rachel Chang"', 'name = "Dr Rachel Chang"'),
    "about": ('\nabout = "', '\nabout = "In short: '),
    "credit": ('credits = """', 'credits = """With thanks: '),
    "word": (r"(?<!-)scientist", "researcher"),
}


@pytest.mark.parametrize("edited", WORDS)
def test_a_deck_with_other_words_plays_its_old_games(tmp_path: Path, edited: str) -> None:
    own = tmp_path / "own.toml"
    text = load("ingenium").path.read_text()
    own.write_text(text)
    *_, game = random_game(str(own), 3, 5)
    old, new = WORDS[edited]
    own.write_text(re.sub(old, new, text))
    again = replay(game.record)
    assert again.deck.edition != game.deck.edition
    assert again.state.fields() == game.state.fields()
    assert again.record == game.record


def test_the_names_shown_are_those_of_now(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = load("ingenium").path.read_text()
    own.write_text(text)
    saved = arrange(own, hands=[["rachel-chang"], []], phase="act").record
    own.write_text(text.replace('name = "Rachel Chang"', 'name = "Dr Rachel Chang"'))
    assert "Start Dr Rachel Chang" in " ".join(choice.text for choice in replay(saved).choices)


def test_a_record_of_an_older_form_is_said_so() -> None:
    with pytest.raises(RecordError, match="line 1: made by an older version, as 'labdeck record 1'"):
        replay(SAVED.replace("labdeck record 3", "labdeck record 1"))


def test_a_record_of_another_version_plays_where_it_leads_where_it_did() -> None:
    other = SAVED.replace(f"version {labdeck.__version__}", "version 0.0.9")
    assert replay(other).record == SAVED


def test_a_record_of_the_second_form_still_plays() -> None:
    game = replay(SAVED)
    lines = [line for line in SAVED.splitlines()[1:-1] if not line.startswith("position ")]
    second = "\n".join(["labdeck record 2", *lines, f"end 60 {fingerprint(game.state)}"])
    assert replay(second).record == SAVED
    with pytest.raises(RecordError, match="another position"):
        replay(second[:-4] + "0000")
    with pytest.raises(RecordError, match="plays otherwise: ingenium 0000"):
        replay(second.replace(game.deck.digest, "0" * 64))


def test_a_record_says_how_far_it_agrees() -> None:
    other = re.sub("position 48 .*", "position 48 0000000000000000", SAVED)
    other = other.replace(f"version {labdeck.__version__}", "version 0.0.9")
    how_far = r"another position .*its first 32 of 60 choices agree; made by version 0\.0\.9"
    with pytest.raises(RecordError, match=how_far) as said:
        replay(other)
    assert said.value.agrees == 32
    assert pickle.loads(pickle.dumps(said.value)).agrees == 32
    assert len(replay(other, until=32).played) == 32
    with pytest.raises(RecordError):
        replay(other, until=48)


def test_a_record_whose_deal_is_another_agrees_nowhere() -> None:
    with pytest.raises(RecordError, match="another position") as said:
        replay(SAVED.replace("seed 3", "seed 4"))
    assert said.value.agrees is None


def test_a_choice_that_was_not_allowed_is_found_by_its_line() -> None:
    lines = SAVED.splitlines()
    at = lines.index("draw resource")
    lines[at] = "put physics"
    with pytest.raises(RecordError, match=f"line {at + 1}: put Physics: "):
        replay("\n".join(lines))


def test_choices_that_lead_elsewhere_are_noticed() -> None:
    with pytest.raises(RecordError, match="another position"):
        replay(SAVED[:-8] + "0000000\n")


@pytest.mark.parametrize("length", [0, 1, 20, 200, len(SAVED) // 2, len(SAVED) - 30])
def test_a_record_that_breaks_off_is_refused(length: int) -> None:
    with pytest.raises(RecordError):
        replay(SAVED[:length])


WRONG = [
    "",
    "hello",
    "labdeck record 4\nend 0 0",
    "labdeck record 3",
    "labdeck record 3\nend 0 0",
    "labdeck record 3\nchoices\nend 0 0",
    SAVED.replace("seed 3", "seed -1"),
    SAVED.replace("seed 3", "seed 1e99"),
    SAVED.replace("seed 3", "seed " + "9" * 5000),
    SAVED.replace("seed 3", "seed 3\nseed 3"),
    SAVED.replace("seed 3", "seed 3\nknob drawn 3"),
    SAVED.replace("seed 3", "seed 3\nknob draw 300"),
    SAVED.replace("seed 3", "seed 3\nknob deck 3"),
    SAVED.replace("seed 3", "seed 3\nknob seed 3"),
    SAVED.replace("seed 3", "seed 3\narranged hands [[[[1]]]]"),
    SAVED.replace("seed 3", "seed 3\narranged players 9"),
    SAVED.replace("seed 3", "seed 3\narranged table " + "[" * 100_000),
    SAVED.replace("deck ingenium", "deck ../../ingenium"),
    SAVED.replace("seed 3", 'seed 3\npath "/dev/zero"'),
    SAVED.replace("seed 3", "seed 3\npath 3"),
    SAVED.replace("names [", "names 3 ["),
    SAVED.replace('"Seat 1"', '"\\u0000"'),
    SAVED.replace('"Seat 1"', '"Seat 0"'),
    SAVED.replace("end 60", "end 61"),
    SAVED.replace("end 60", "end"),
]


@pytest.mark.parametrize("text", WRONG, ids=range(len(WRONG)))
def test_a_wrong_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay(text)
    assert len(str(refused.value)) < 600


def test_a_long_record_is_replayed_and_an_endless_one_refused() -> None:
    assert replay(SAVED.replace("choices\n", f"# {'x' * (1 << 21)}\nchoices\n")).record == SAVED
    with pytest.raises(RecordError, match="at most"):
        replay(SAVED + "#" * LARGEST)


@pytest.mark.parametrize("until", ["x", -1, 1.5, True, [3]])
def test_how_far_to_replay_is_a_number_of_choices(until: Any) -> None:
    with pytest.raises(RecordError, match="must be a number of choices"):
        replay(SAVED, until=until)


@pytest.mark.parametrize("made", ["x", -3, 61, None, [1]])
def test_a_game_goes_back_only_to_choices_that_were_made(made: Any) -> None:
    game = replay(SAVED)
    for ask in (game.at, lambda number: game.moves(0, number)):
        with pytest.raises(RecordError, match="a number from 0 to 60"):
            ask(made)


def test_an_arranged_record_keeps_what_was_laid_out() -> None:
    hands = [["physics"], []]
    table: list[dict[str, list[str]]] = [{"jill-tarter": []}, {}]
    game = arrange("ingenium", hands=hands, table=table)
    record = game.record
    hands[0].append("chemistry")
    table[0]["jill-tarter"].append("physics")
    assert game.record == record == replay(record).record


def test_what_is_no_text_is_refused() -> None:
    for value in (None, 3, b"labdeck record 3"):
        with pytest.raises(RecordError):
            replay(value)  # type: ignore[arg-type]


@given(st.integers(0, 10**9))
def test_a_garbled_record_raises_nothing_but_a_record_error(seed: int) -> None:
    chance = random.Random(seed)
    letters = list(SAVED)
    for _ in range(chance.randrange(1, 6)):
        at = chance.randrange(len(letters))
        letters[at : at + chance.randrange(3)] = chance.choice(["", "\n", " ", "x", "9", '"', "[", "\0", "é", "#"])
    with suppress(RecordError):
        replay("".join(letters))


def test_a_sampled_world_has_no_record() -> None:
    world = halfway().view(0).sample(1)
    assert world.seed is None
    with pytest.raises(RecordError, match="sampled"):
        _ = world.record
