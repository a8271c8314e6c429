"""Playing in a real pseudo-terminal, by keys."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from labdeck import replay
from labdeck.bots import bot
from labdeck.bots.seat import name_beside
from labdeck.deck import Project, load
from tests.cli.keyboard import PROMPT, Terminal
from tests.cli.positions import TOGETHER, nearly_done, saved

END = r"Step through it again with:"
NAMES = [name_beside("greedy", p, ()) for p in range(1, 5)]
FACT = next(project.facts[0] for project in load("ingenium").of(Project) if project.id == "rachel-chang")


def words(shown: str) -> str:
    """What was shown as one line, without the sides of boxes."""
    return " ".join(shown.replace("│", " ").split())


def greedy_number(save: Path) -> int:
    """The number of the choice that the greedy bot would make in a saved game."""
    game = replay(save.read_text())
    assert game.to_move is not None
    code = bot("greedy", 1).choose(game.masked(game.to_move), game.tables.deck, game.to_move)
    return [choice.code for choice in game.choices].index(code) + 1


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40), (44, 30)])
def test_a_whole_game_by_keys(tmp_path: Path, columns: int, rows: int) -> None:
    options = ["--players", "2", "--projects", "4", "--seed", "5", "--save", "game"]
    terminal = Terminal(tmp_path, ["play", "ingenium", *options], columns, rows)
    shown = [terminal.read()]
    advice = terminal.type("h")
    assert re.search(r"would take \d+", advice)
    while "Player A> " in shown[-1][-10:]:
        shown.append(terminal.type(str(greedy_number(tmp_path / "game")), f"{PROMPT}|{END}"))
    story = "".join(shown) + terminal.rest()
    assert terminal.status == 0
    assert re.search(r"(wins|share the win)\. The game ended: ", words(story))
    assert re.search(r"Player A: -?\d+ points?", story)
    assert replay((tmp_path / "game").read_text()).over
    assert max(cell_len(line) for line in "".join(shown).splitlines()) <= columns


def test_the_first_screen_fits_and_says_who_may_do_what(tmp_path: Path) -> None:
    shown = Terminal(tmp_path, ["play", "ingenium", "--players", "5", "--seed", "1", "--set", "first=0"]).read()
    assert len(shown.splitlines()) <= 24
    assert "Player A, draw phase: draw 2 more cards: from which pile comes the next?" in words(shown)
    assert "1 Draw from the scientist pile." in words(shown)
    assert all(name in shown for name in NAMES)
    assert f"{NAMES[0]} (greedy)" in words(shown)


def test_a_completed_project_tells_its_fact(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["play", "--resume", nearly_done(tmp_path)])
    assert "● geoscience" in terminal.read()
    shown = terminal.type("put doctorate")
    assert "full" in shown
    assert "Only one choice, made for you: Put it beside Rachel Chang." in words(shown)
    assert f"Rachel Chang: {FACT}" in words(terminal.type("complete rachel-chang"))


def test_undo_takes_back_what_was_chosen_by_hand(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["play", "--resume", nearly_done(tmp_path)])
    before = terminal.read()
    assert "△ doctorate" in before
    assert "▲ doctorate" in terminal.type("put doctorate")
    after = terminal.type("u")
    assert "△ doctorate" in after
    assert "Taken back." in after
    assert "nothing can be taken back" in terminal.type("u")


def test_nothing_is_chosen_for_you_with_ask_all(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["play", "--ask-all", "--resume", nearly_done(tmp_path)])
    terminal.read()
    assert "1 Put it beside Rachel Chang." in words(terminal.type("put doctorate"))


def test_a_question_mark_explains(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["play", "--resume", nearly_done(tmp_path)])
    terminal.read()
    assert "? NAME or ? 3" in terminal.type("?")
    assert FACT in words(terminal.type("? rachel chang"))
    assert "None of your active scientists still needs this card. [P10]" in words(terminal.type("? put physics"))
    assert "You can do that now: put doctorate." in terminal.type("? put doctorate")
    assert "▲ Doctorate" in terminal.type("? 1")
    assert "Did you mean rachel-chang?" in terminal.type("? rachel-chong")
    assert "There is no choice 77" in terminal.type("?77")


def test_the_log_has_the_rules_numbers(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["play", "--resume", nearly_done(tmp_path)])
    terminal.read()
    terminal.type("put doctorate")
    assert "Player A puts Doctorate beside Rachel Chang. [P10]" in words(terminal.type("l"))


def test_bad_input_says_why_and_changes_nothing(tmp_path: Path) -> None:
    file = nearly_done(tmp_path)
    before = (tmp_path / file).read_text()
    terminal = Terminal(tmp_path, ["play", "--resume", file])
    terminal.read()
    for line in ("0", "99", "9" * 400, "zzz", "put put put", "é世🧪", "; rm -rf x", "q x", "put rachel-chang"):
        assert re.search(r"There is no choice|\[[PR]\d+\]", terminal.type(line)), line
    terminal.child.sendline("q")
    terminal.rest()
    assert (tmp_path / file).read_text() == before


def test_leaving_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["play", "ingenium", "--seed", "3", "--set", "first=0"])
    terminal.read()
    hand = re.search(r"Your hand.*\n(.*)\n", terminal.type("1"))
    assert hand
    terminal.child.sendline("q")
    parting = terminal.rest()
    assert terminal.status == 0
    command = re.search(r"labdeck (play --resume \S+)", parting)
    assert command, parting
    again = Terminal(tmp_path, command[1].split()).read()
    assert hand[1] in again
    assert "draw 1 more card" in again


@pytest.mark.parametrize(("key", "status"), [("c", 130), ("d", 0)])
def test_ctrl_c_and_ctrl_d_lose_nothing(tmp_path: Path, key: str, status: int) -> None:
    terminal = Terminal(tmp_path, ["play", "ingenium", "--seed", "3", "--set", "first=0", "--save", "game"])
    terminal.read()
    terminal.type("draw resource")
    terminal.child.sendcontrol(key)
    assert "labdeck play --resume game" in terminal.rest()
    assert terminal.status == status
    assert [played.name for played in replay((tmp_path / "game").read_text()).played] == ["draw resource"]


def test_a_saved_game_is_never_overwritten_by_another(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("precious")
    terminal = Terminal(tmp_path, ["play", "ingenium", "--save", "game"])
    assert "--resume game" in terminal.rest()
    assert (tmp_path / "game").read_text() == "precious"


def test_hot_seat_hides_the_hand_between_players(tmp_path: Path) -> None:
    hands = [["doctorate", "physics"], ["activist"]]
    terminal = Terminal(tmp_path, ["play", "--resume", saved(tmp_path, TOGETHER, hands=hands, phase="discard")])
    cover = terminal.read()
    assert "Pass to Player A, then press Enter." in cover
    assert "Doctorate" not in cover
    shown = terminal.type("")
    assert "Doctorate" in shown
    assert "Activist" not in shown
    terminal.child.sendline("1")
    terminal.child.expect_exact("\x1b[2J\x1b[3J\x1b[H")
    cover = terminal.read()
    assert "Pass to Player B, then press Enter." in cover
    assert "Doctorate" not in cover
    shown = terminal.type("")
    assert "Player B, draw phase" in shown
    assert "Activist" in shown
    assert "Only one choice" not in shown


def attacked(folder: Path, players: tuple[str, ...]) -> str:
    """The second seat has drawn a card that burns a resource of the first, who can only pass."""
    table = [{"rachel-chang": ["geoscience"]}, {}]
    return saved(folder, players, hands=[[], ["stupid-patriarchy"]], table=table, to_move=1)


def test_a_standing_order_passes_when_one_can_only_pass(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, ["play", "--resume", attacked(tmp_path, ("human", "greedy"))])
    shown = words(terminal.read())
    assert "You could only pass, and did. Standing order on:" in shown
    assert "Player A, draw phase" in shown
    assert "Standing order off" in terminal.type("o")


def test_with_ask_all_or_others_at_the_screen_a_pass_is_asked_for(tmp_path: Path) -> None:
    alone = Terminal(tmp_path, ["play", "--ask-all", "--resume", attacked(tmp_path, ("human", "greedy"))])
    assert "1 Do not block." in words(alone.read())
    together = Terminal(tmp_path, ["play", "--resume", attacked(tmp_path, TOGETHER)])
    assert "Pass to Player B" in together.read()
    assert "Pass to Player A" in together.type("")
    assert "1 Do not block." in words(together.type(""))
    assert "Others at this screen may notice" in words(together.type("o"))


def test_undo_goes_back_past_a_pass_by_standing_order(tmp_path: Path) -> None:
    file = saved(tmp_path, hands=[["representation-is-everything"], []], table=[{"jill-tarter": []}, {}])
    terminal = Terminal(tmp_path, ["play", "--resume", file])
    assert "! Representation is everything" in terminal.read()
    played = terminal.type("1")
    assert "You could only pass" in played
    assert "! Representation is everything" not in played
    after = terminal.type("u")
    assert "Taken back." in after
    assert "! Representation is everything" in after
