"""Every kind of problem of a deck of projects, planted once and named by its card and field."""

from pathlib import Path

import pytest

from labdeck.deck import DeckError, load
from tests.deck.checking import assert_named, assert_warned, printed, problems
from tests.deck.projects.small import PROJECTS, SMALL, changed

STORM = "Burn 1 technique on another player's study."


def project(**keys: str) -> str:
    """The small deck with keys of its first project changed, or added after its name."""
    text = SMALL
    for key, value in keys.items():
        line = next((line for line in PROJECTS.split("\n") if line.startswith(f"{key} = ")), None)
        if line:
            text = text.replace(line, f"{key} = {value}", 1)
        else:
            text = text.replace('name = "Project 1"', f'name = "Project 1"\n{key} = {value}', 1)
    return text


PLANTED = {
    "unknown table": (
        SMALL + "[projct]",
        "projct: there is no such table; the nearest right word is project",
    ),
    "unknown key": (
        changed("version", "verzion"),
        "deck: verzion: there is no such key; the nearest right word is version",
    ),
    "missing key": (changed('title = "Small"', ""), "deck: title: is missing"),
    "wrong type": (changed('"Small"', "3"), "deck: title: must be a text in quotes"),
    "not a number": (project(points="nan"), "project-1: points: must be a whole number from 0 to 99"),
    "not a truth": (project(mandatory="1"), "project-1: mandatory: must be true or false"),
    "not a list": (project(facts='"One."'), "project-1: facts: must be a list in brackets"),
    "not a span": (changed("[2, 3]", "[3, 2]"), "deck: players: must be the least and the most"),
    "not a table": ("deck = 1", "deck: must be a table"),
    "not an array of tables": ("project = 1", "project: must be written [[project]], once for each card"),
    "too few copies": (
        changed("copies = 3", "copies = 0"),
        "yeast: copies: must be a whole number from 1 to 99",
    ),
    "too many copies": (
        changed("copies = 3", "copies = 100"),
        "yeast: copies: must be a whole number from 1 to 99",
    ),
    "no such rules": (changed('"projects"', '"project"'), "deck: rules: must be 'projects'"),
    "no such moment": (changed('"at once"', '"now"'), "storm: play: must be 'at once', 'keep' or 'any time'"),
    "bad id": (changed('"project-1"', '"Project 1"'), "Project 1: id: must be lower-case words with hyphens"),
    "long name": (changed('"Storm"', f'"{"x" * 61}"'), "storm: name: has 61 characters; 60 is the most"),
    "long effect": (changed(STORM, "x" * 301), "storm: effect: has 301 characters; 300 is the most"),
    "long fact": (
        project(facts=f'["{"x" * 401}", "Two."]'),
        "project-1: facts: entry 1 has 401 characters; 400 is the most",
    ),
    "control character": (
        changed('"Storm"', r'"St\norm"'),
        "storm: name: must be one line without control characters",
    ),
    "unknown knob": (
        changed("draw = 3", "drawn = 3"),
        "knobs: drawn: there is no such knob; the nearest right word is draw",
    ),
    "bad knob": (changed("draw = 3", "draw = 11"), "knobs: draw: must be a number from 1 to 10"),
    "bad word of a knob": (
        changed("draw = 3", 'refill = ["brun"]'),
        "knobs: refill: must be a list of none or more of burn and discard, each once; the nearest right word is burn",
    ),
    "no such pile": (
        changed("draw = 3", 'draw_from = ["modifier"]'),
        "knobs: draw_from: names the modifier pile",
    ),
    "a pile that nobody may draw from": (
        changed("draw = 3", "modifier_pile = true"),
        "knobs: draw_from: must name the modifier pile too, or nobody could draw a modifier",
    ),
    "best with fewer than may play": (
        changed("players = [2, 3]", "players = [3, 3]\nbest = [2, 3]"),
        "deck: best: must lie within players, which is [3, 3]",
    ),
    "best with more than may play": (
        changed("players = [2, 3]", "players = [2, 3]\nbest = [2, 5]"),
        "deck: best: must lie within players, which is [2, 3]",
    ),
    "more projects than there are": (
        changed("draw = 3", "projects = 7"),
        "knobs: projects: is more than the deck's 6",
    ),
    "no class": (
        changed("[classes]", "[tags]").replace("[tags]", "[x]", 1),
        "classes: must name at least one class",
    ),
    "kind twice": (
        changed('["yeast", "fly"]', '["yeast", "yeast"]'),
        "classes: species: 'yeast' is used twice",
    ),
    "reserved kind": (
        changed('"fly"]', '"card"]'),
        "classes: species: 'card' has a meaning of its own in sentences; take another word",
    ),
    "kind with a meaning": (
        changed('"fly"]', '"points"]'),
        "classes: species: 'points' has a meaning of its own in sentences; take another word",
    ),
    "kind that is a number": (
        changed('"fly"]', '"two"]'),
        "classes: species: 'two' has a meaning of its own in sentences; take another word",
    ),
    "reserved word": (
        changed('project = "study"', 'project = "resource"'),
        "words: project: must not be 'resource'",
    ),
    "word with marks": (
        changed('"studies"', '"studies."'),
        "words: projects: must be letters, digits, spaces and hyphens",
    ),
    "tags alike": (
        changed("[classes]", 'older = "of long ago"\n[classes]'),
        "tags: older: has the same words as another tag",
    ),
    "unknown kind in a need": (
        project(needs='["yeats", "imaging"]'),
        "project-1: needs: 'yeats' is no kind of [classes]; the nearest right word is yeast",
    ),
    "unknown class in a need": (
        project(needs='["any 2 techniqes"]'),
        "project-1: needs: 'any 2 techniqes' is no kind of [classes]; the nearest right word is any 2 techniques",
    ),
    "two “of one”": (
        project(needs='["2 of one species", "2 of one technique"]'),
        "project-1: needs: may say “of one” only once",
    ),
    "too many needs": (
        project(needs='["any 5 species", "any 4 techniques"]'),
        "project-1: needs: are 9; 8 is the most",
    ),
    "unmet kind": (
        project(needs=str(["yeast"] * 5)),
        "project-1: needs: cannot be met: the deck is 1 card short",
    ),
    "unmet class": (
        project(needs='["any 8 techniques"]'),
        "project-1: needs: cannot be met: the deck is 2 cards short",
    ),
    "unmet “of one”": (
        project(needs='["5 of one species"]'),
        "project-1: needs: cannot be met: the deck is 1 card short",
    ),
    "unknown tag": (
        project(tags='["odl"]'),
        "project-1: tags: 'odl' is no tag of [tags]; the nearest right word is old",
    ),
    "unknown kind of a resource": (
        changed('kind = "fly"', 'kind = "flyy"'),
        "flyy: kind: is in no class of [classes]; the nearest right word is fly",
    ),
    "two resources of a kind": (
        changed('kind = "fly"', 'kind = "yeast"'),
        "yeast: kind: another resource has this kind",
    ),
    "two ids alike": (
        changed('"project-2"', '"project-1"'),
        "project-1: id: another card or kind has this id",
    ),
    "a project's id and a kind's": (
        changed('"project-2"', '"fly"'),
        "fly: id: another card or kind has this id",
    ),
    "unknown sentence": (
        changed(STORM, "Bern one techniqe on another player's study."),
        "storm: effect: the word “Bern” is not known here; could come “Draw”",
    ),
    "unknown second sentence": (
        changed(STORM, f"{STORM} Boo."),
        f"storm: effect: the word “Boo” is not known here; after “{STORM}” could come “Draw”",
    ),
    "unknown pile in a sentence": (
        changed(STORM, "Draw 1 card from the modifier pile."),
        "storm: effect: modifiers have no pile of their own here; the knob modifier_pile gives them one",
    ),
    "block kept": (
        changed('"any time"', '"keep"'),
        "shield: play: does not fit what the card does; it must be 'any time'",
    ),
    "wildcard at once": (
        changed('"keep"', '"at once"'),
        "grant: play: does not fit what the card does; it must be 'keep'",
    ),
    "storm at any time": (changed('"at once"', '"any time"'), "storm: play: does not fit what the card does"),
    "wildcard and more": (
        changed(STORM, "Counts as any 1 species. Discard your hand."),
        "storm: effect: this sentence stands alone on its card",
    ),
    "put and more": (
        changed(STORM, "Put this on any study: it needs 1 more species that it already needs. Discard your hand."),
        "storm: effect: nothing can follow this sentence",
    ),
    "burn at once": (
        changed(STORM, f"{STORM} With none, you may burn this."),
        "storm: play: does not fit what the card does; it must be 'keep'",
    ),
    "burn and more": (
        changed(STORM, "With none, you may burn this. Discard your hand."),
        "storm: effect: nothing can follow this sentence",
    ),
    "burn alone": (
        changed(STORM, "With none, you may burn this."),
        "storm: effect: nothing before this is counted or done",
    ),
    "too many cards": (SMALL.replace("copies = 3", "copies = 50"), "the deck has 162 cards; 128 is the most"),
    "too many blocks": (
        SMALL.replace('copies = 1\nplay = "any time"', 'copies = 9\nplay = "any time"'),
        "the deck has 9 cards that cancel another; 8 is the most",
    ),
    "too many extra needs": (
        changed(STORM, "Put this on any study: it needs 1 more species that it already needs.").replace(
            "copies = 2\nplay", "copies = 15\nplay"
        ),
        "the deck has 17 needs on one project with all cards that add one; 16 is the most",
    ),
    "too many classes": (
        changed("[classes]", "[classes]\n" + "".join(f'c{i} = ["k{i}"]\n' for i in range(7))),
        "classes: has 9 entries; 6 is the most",
    ),
    "too many kinds": (
        changed('"fly"]', '"fly", ' + ", ".join(f'"k{i}"' for i in range(21)) + "]"),
        "classes: there are 25 kinds; 24 is the most",
    ),
    "too many tags": (
        changed("[classes]", "".join(f't{i} = "w{i}"\n' for i in range(15)) + "[classes]"),
        "tags: has 16 entries; 15 is the most",
    ),
    "too many card tables": (
        SMALL + "[[modifier]]\n" * 200,
        "modifier: there are 203; a deck has at most 128 cards",
    ),
    "too few projects": (
        changed("[2, 3]", "[2, 4]"),
        "project: 4 players need 8 that are not mandatory; there are 6",
    ),
    "too many mandatory projects": (
        project(mandatory="true"),
        "project: 3 players need 6 that are not mandatory; there are 5",
    ),
    "too few resources": (
        changed("draw = 3", "opening_resources = 6"),
        "resource: 3 players get 18 cards; there are 15",
    ),
}
WARNED = {
    "points and needs": (project(points="3"), "project-1: points: are 3, and the project has 2 needs (P13)"),
    "few facts": (project(facts='["One."]'), "project-1: facts: a project should teach two facts or more"),
    "kind with no card": (
        changed('"fly"]', '"fly", "mouse"]').replace("1 technique on", "1 mouse on"),
        "storm: effect: speaks of 'mouse', of which the deck has no card",
    ),
}


def test_the_small_deck_is_right(tmp_path: Path) -> None:
    assert problems(tmp_path, SMALL) == []


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_mistake_is_named(tmp_path: Path, planted: str) -> None:
    text, says = PLANTED[planted]
    assert_named(tmp_path, text, says)


# These texts have several faults, however one reads them.
SEVERAL = {"not a table", "not an array of tables", "no class", "too many card tables"}


@pytest.mark.parametrize("planted", sorted(PLANTED.keys() - SEVERAL))
def test_a_planted_mistake_is_one_problem_with_its_line(tmp_path: Path, planted: str) -> None:
    text, _ = PLANTED[planted]
    (problem,) = problems(tmp_path, text)
    line = text.splitlines()[problem.line - 1]
    assert line.startswith((f"{problem.field} = ", f"[{problem.card}]", f"[[{problem.card}]]", "[")), line


NEAR = "; the nearest right word is "
ONE_FAULT = {
    "a kind with a space": (
        SMALL.replace('"imaging"', '"live imaging"').replace("1 technique on", "1 live imaging on"),
        [
            "classes: technique: entry 1 must be lower-case words with hyphens, like rachel-chang"
            + NEAR
            + "live-imaging"
        ],
    ),
    "a class with a capital": (
        SMALL.replace("technique = [", "Technique = [").replace("1 technique on", "1 Technique on"),
        ["classes: Technique: must be lower-case words with hyphens, like rachel-chang" + NEAR + "technique"],
    ),
    "a class that is no list": (
        changed('["imaging", "sequencing"]', '"imaging, sequencing"'),
        ["classes: technique: must be a list in brackets"],
    ),
    "a tag with a space": (
        changed("old = ", '"of old" = ').replace("points = 2\n", 'points = 2\ntags = ["of old"]\n', 2),
        ["tags: of old: must be lower-case words with hyphens, like rachel-chang"],
    ),
    "a kind of a resource that is in no class": (
        SMALL.replace('kind = "fly"', 'kind = "mouse"').replace('needs = ["yeast"', 'needs = ["mouse"'),
        ["mouse: kind: is in no class of [classes]"],
    ),
    "a need that several projects have": (
        SMALL.replace('needs = ["yeast"', 'needs = ["mouse"', 3),
        ["project-1: needs: 'mouse' is no kind of [classes] (also on line 35 and 42)"],
    ),
    "too few copies for the needs": (
        changed("copies = 3", "copies = 0")
        .replace('["yeast", "imaging"]', '["yeast", "yeast", "yeast"]')
        .replace("points = 2", "points = 3"),
        ["yeast: copies: must be a whole number from 1 to 99"],
    ),
    "a misspelt table": (
        SMALL.replace("[[project]]", "[[projekt]]"),
        ["projekt: there is no such table; the nearest right word is project"],
    ),
    "a misspelt knob": (
        changed("draw = 3", 'draw_form = ["modifier", "resource"]\nmodifier_pile = true'),
        ["knobs: draw_form: there is no such knob; the nearest right word is draw_from"],
    ),
    "a wrong word for a project": (
        changed('project = "study"', "project = 3"),
        ["words: project: must be a text in quotes"],
    ),
    "no rules that there are": (
        changed('"projects"', '"project"'),
        ["deck: rules: must be 'projects' or 'discoveries'"],
    ),
    "no head": (SMALL[SMALL.index("[words]") :], ["deck: is missing"]),
    "an empty card": (SMALL + "[[modifier]]\n", ["modifier 4: id, name, copies, play, effect: are missing"]),
}


@pytest.mark.parametrize("fault", ONE_FAULT)
def test_one_fault_is_one_error(tmp_path: Path, fault: str) -> None:
    text, says = ONE_FAULT[fault]
    assert printed(tmp_path, text) == says


def test_of_two_cards_with_one_id_the_second_is_named_by_its_line(tmp_path: Path) -> None:
    text = changed('"project-2"', '"project-1"')
    (problem,) = problems(tmp_path, text)
    assert problem.line == [number for number, line in enumerate(text.split("\n"), 1) if "project-1" in line][1]


@pytest.mark.parametrize("planted", WARNED)
def test_a_slip_is_a_warning_and_loads(tmp_path: Path, planted: str) -> None:
    text, says = WARNED[planted]
    assert_warned(tmp_path, text, says)


@pytest.mark.rule("P13")
def test_a_tag_is_worth_a_point(tmp_path: Path) -> None:
    assert printed(tmp_path, project(points="3", tags='["old"]')) == []


def test_too_many_titles_and_instructions(tmp_path: Path) -> None:
    twins = "".join(
        f'[[modifier]]\nid = "m{i}"\nname = "M"\ncopies = 2\nplay = "keep"\neffect = "Discard your hand."\n'
        for i in range(62)
    )
    assert "the deck has 67 titles with two copies or more; 62 is the most" in printed(tmp_path, SMALL + twins)
    many = "".join(
        f'[[modifier]]\nid = "m{i}"\nname = "M"\ncopies = 1\nplay = "at once"\n'
        f'effect = "{"Lose 1 point. " * 14}Lose {i % 9 + 2} points. Score {i // 9 + 1} points."\n'
        for i in range(48)
    )
    assert any("instructions in all sentences; 2048 is the most" in line for line in printed(tmp_path, SMALL + many))


@pytest.mark.rule("L17")
def test_a_card_has_at_most_48_instructions(tmp_path: Path) -> None:
    said = "Lose 1 point. " * 16
    assert (
        printed(
            tmp_path,
            changed(STORM, f"{said.strip()}").replace(
                'play = "keep"\neffect = "Lose', 'play = "at once"\neffect = "Lose'
            ),
        )
        == []
    )
    text = changed(STORM, f"{said}Lose 2 points.").replace(
        'play = "keep"\neffect = "Lose', 'play = "at once"\neffect = "Lose'
    )
    assert printed(tmp_path, text) == ["storm: effect: comes to 51 instructions; 48 is the most (L17)"]


def test_every_problem_is_told_at_once(tmp_path: Path) -> None:
    text = changed("version", "verzion").replace('"fly"\nname', '"flyy"\nname').replace(STORM, "Boo.")
    problems(tmp_path, text)
    with pytest.raises(DeckError) as raised:
        load(tmp_path / "deck.toml")
    assert len(raised.value.problems) == 3
    assert str(raised.value).splitlines() == [str(problem) for problem in raised.value.problems]


def test_every_wrong_sentence_gets_its_nearest_however_many_there_are(tmp_path: Path) -> None:
    wrong = STORM.replace("Burn", "Bern")
    text = SMALL + "".join(
        f'[[modifier]]\nid = "m{i}"\nname = "M"\ncopies = 1\nplay = "keep"\neffect = "{wrong}"\n' for i in range(90)
    )
    text = text.replace('"One.", "Two."', '"One."')
    found = [problem for problem in problems(tmp_path, text) if problem.severity == "error"]
    assert {(problem.field, problem.nearest) for problem in found} == {("effect", STORM)}
    assert len(found) == 90


def test_every_unknown_key_is_named_with_the_nearest(tmp_path: Path) -> None:
    keys = [f"version{i}" for i in range(60)]
    text = changed("version = 1", "version = 1\n" + "".join(f"{key} = 1\n" for key in keys))
    assert [(problem.field, problem.nearest) for problem in problems(tmp_path, text)] == [
        (key, "version") for key in keys
    ]
