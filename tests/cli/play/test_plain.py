"""Plain mode: through a pipe, scripted, and fit to be read aloud."""

from dataclasses import replace
from pathlib import Path

import labdeck
from labdeck import replay
from labdeck.bots.seat import name_beside
from labdeck.cli.play.plain import table_lines
from tests.cli.keyboard import pipe
from tests.cli.positions import TOGETHER, nearly_done, saved

SHORT = ["--players", "2", "--projects", "4", "--seed", "5"]


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    options = ["--set", "stall_turns=2", "--save", "game"]
    shown = pipe(tmp_path, ["play", "ingenium", *SHORT, *options], ["1"] * 500)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "The game ended: " in shown.stdout
    assert replay((tmp_path / "game").read_text()).over


def test_the_lines_are_short_and_plain(tmp_path: Path) -> None:
    lines = pipe(tmp_path, ["play", "wise", *SHORT], ["1"] * 30).stdout.splitlines()
    assert len(lines) > 30
    assert "\x1b" not in "".join(lines)
    assert not set("─│┌■●○▲△") & set("".join(lines))
    assert max(map(len, lines[:-1])) <= 80


def test_words_and_numbers_are_the_same_choices(tmp_path: Path) -> None:
    game = ["play", "ingenium", "--seed", "3", "--set", "first=0", "--save"]
    pipe(tmp_path, [*game, "numbers"], ["1", "2"])
    pipe(tmp_path, [*game, "words"], ["draw project", "Draw  RESOURCE"])
    assert (tmp_path / "numbers").read_text() == (tmp_path / "words").read_text()


def test_the_end_of_the_input_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    shown = pipe(tmp_path, ["play", "ingenium", "--seed", "3", "--set", "first=0", "--save", "my game"], ["1"])
    assert shown.returncode == 0
    assert shown.stdout.endswith("\nThe game is saved. Go on with:\n  labdeck play --resume 'my game'\n")
    again = pipe(tmp_path, ["play", "--resume", "my game"])
    assert "draw 1 more card" in again.stdout


def test_a_game_resumed_goes_on_as_it_would_have(tmp_path: Path) -> None:
    game = ["play", "ingenium", "--seed", "9", "--bots", "random", "--players", "3", "--save"]
    pipe(tmp_path, [*game, "at once"], ["1"] * 40)
    pipe(tmp_path, [*game, "in parts"], ["1"] * 15)
    pipe(tmp_path, ["play", "--resume", "in parts"], ["1"] * 25)
    assert (tmp_path / "at once").read_text() == (tmp_path / "in parts").read_text()


def test_refusals_cite_the_rule(tmp_path: Path) -> None:
    shown = pipe(tmp_path, ["play", "--resume", nearly_done(tmp_path)], ["put physics", "99", "? put physics"])
    assert shown.stdout.count("None of your active scientists still needs this card. [P10]") == 2
    assert "There is no choice 99: they are 1 to" in shown.stdout


def test_the_table_is_told_at_each_turn_and_on_demand(tmp_path: Path) -> None:
    file = nearly_done(tmp_path)
    line = "  Rachel Chang: has geoscience, chemistry, professor; needs doctorate.\n"
    assert pipe(tmp_path, ["play", "--resume", file]).stdout.count(line) == 1
    assert pipe(tmp_path, ["play", "--resume", file], ["t"]).stdout.count(line) == 2


def test_hot_seat_waits_for_a_line_between_players(tmp_path: Path) -> None:
    file = saved(tmp_path, TOGETHER, hands=[["doctorate", "physics"], ["activist"]], phase="discard")
    told = pipe(tmp_path, ["play", "--resume", file], ["", "discard doctorate"]).stdout
    assert told.count("then press Enter.") == 2
    assert "Your hand: Activist" not in told


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    shown = pipe(tmp_path, ["play", "wise", *SHORT, "--humans", "0", "--bots", "greedy,random"])
    for p, bot in enumerate(("greedy", "random")):
        assert shown.stdout.count(name_beside(bot, p, ())) > 1
    assert "The game ended: " in shown.stdout


def test_every_knob_and_name_reaches_the_game(tmp_path: Path) -> None:
    options = ["--set", "draw=3", "--set", "refill=discard", "--names", "Ada,Emmy", "--players", "2", "--save", "game"]
    pipe(tmp_path, ["play", "ingenium", *options])
    game = replay((tmp_path / "game").read_text())
    assert (game.names, game.knobs["draw"], game.knobs["refill"]) == (("Ada", "Emmy"), 3, ("discard",))


def test_a_deck_file_is_found_again_from_another_folder(tmp_path: Path) -> None:
    from labdeck.deck.library import FOLDER

    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "mine.toml").write_text((FOLDER / "wise.toml").read_text().replace('id = "wise"', 'id = "mine"', 1))
    assert pipe(tmp_path, ["play", "mine.toml", "--save", "game"]).returncode == 0
    again = pipe(tmp_path / "elsewhere", ["play", "--resume", "../game"])
    assert (again.returncode, again.stderr) == (0, "")


def test_only_the_player_can_read_a_saved_game(tmp_path: Path) -> None:
    pipe(tmp_path, ["play", "ingenium", "--save", "game"])
    assert (tmp_path / "game").stat().st_mode & 0o077 == 0


def test_the_points_are_told_project_by_project(tmp_path: Path) -> None:
    file = nearly_done(tmp_path, project=[], hands=[["doctorate"], []])
    told = pipe(tmp_path, ["play", "--resume", file], ["put doctorate", "complete rachel-chang", *["1"] * 60]).stdout
    assert "\n  +4  Rachel Chang\n" in told
    assert "Player A: 4 points" in told


def test_points_that_cards_gave_are_told_at_the_end(tmp_path: Path) -> None:
    file = nearly_done(tmp_path, project=[], hands=[["doctorate"], []], gained=[3, -1])
    told = pipe(tmp_path, ["play", "--resume", file], ["put doctorate", "complete rachel-chang", *["1"] * 60]).stdout
    assert "\n  +3  by what cards said\n" in told
    assert "\n  -1  by what cards said\n" in told


def test_what_lies_ahead_of_a_seat_is_told() -> None:
    game = labdeck.arrange("ingenium", skip=[0, 2], names=["Ann", "Ben"], table=[{"rachel-chang": []}, {}])
    game.state.another, game.state.safe = 1, 2
    ann, ben = (line for line in table_lines(game, game.view(0)) if line.startswith(("Ann", "Ben")))
    assert ann == "Ann: -4 points, 0 cards in hand, takes another turn."
    assert ben == "Ben: 0 points, 0 cards in hand, skips 2 turns, scientists cannot be hurt."


def test_what_cards_change_is_told_with_their_project() -> None:
    game = labdeck.arrange("ingenium", table=[{"rachel-chang": []}, {}])
    changes = {"rachel-chang": {"points": 6, "spared": 1, "safe": 1}}
    line = next(line for line in table_lines(game, replace(game.view(0), changes=changes)) if "Rachel Chang" in line)
    assert line.endswith("; now 6 points; does without 1; cannot be hurt.")
