"""A report is told in a handful of points, the gravest first."""

from dataclasses import replace

from labdeck.deck import Change, Modifier, load, tables
from labdeck.lab.balance.candidates import knob_values
from labdeck.lab.balance.report import SHOWN, Finding, Remedy, Report, as_data, ordered
from labdeck.lab.balance.telling import entries, fine_line, folded, headline, shown
from labdeck.lab.balance.wording import changed, size_text, told
from labdeck.lab.families import family_of
from labdeck.lab.figures import Figure

GSA = tables(load("gsa"))


def finding(name: str, weight: float, value: float = 1.0, topic: str = "earnings") -> Finding:
    """A finding on a project."""
    size = Figure(value, value - 0.1, value + 0.1)
    return Finding("project", topic, (name,), (name.capitalize(),), f"{name} is off.", size, "points a game", weight)


def report(*findings: Finding) -> Report:
    """A report of these findings."""
    return Report("Birds", "birds", "0123", 2000, 3, ordered(findings), ("seats", "length"), ())


def test_the_gravest_come_first_and_few_are_shown() -> None:
    some = report(*(finding(f"p{i}", i / 2, topic=f"t{i}") for i in range(8)))
    assert [entry.findings[0].subjects[0] for entry in shown(some)] == ["p7", "p6", "p5", "p4", "p3"]
    assert len(shown(some)) == SHOWN
    assert folded(some) == 3
    assert headline(some) == "Birds: 2,000 games between greedy bots with 3 players. Six grave findings."
    assert headline(report()).endswith("Nothing is gravely off.")
    assert fine_line(some) == "Fine: seats, length."


def test_findings_of_one_sort_are_gathered() -> None:
    some = [finding(name, 2.0, value) for name, value in (("a", 2.0), ("b", 1.5), ("c", 1.2), ("d", -1.5))]
    found = entries(ordered(some))
    assert [entry.says for entry in found] == [
        "Three projects earn more than their like: A (+2.0), B (+1.5) and C (+1.2).",
        "d is off.",
    ]
    assert [len(entry.findings) for entry in found] == [3, 1]


def test_a_remedy_that_several_have_is_told_once() -> None:
    change = Change("modifier", "a", "", None, None)
    gone = Remedy((change,), Figure(2, 1, 3), Figure(0, 0, 0), True, told((change,), None, GSA, "a", True))
    some = [replace(finding(name, 2.0), remedy=gone) for name in "abc"]
    assert entries(some)[0].remedies == ("A, B and C: leave the card out, since no other change helps.",)


def test_a_remedy_is_told_with_the_finding_and_one_that_does_not_mend_says_so() -> None:
    change = Change("project", "a", "points", 3, 2)
    good = Remedy((change,), Figure(2, 1, 3), Figure(0, 0, 0), True, "With 2 points: +0.4.", 2)
    one = finding("a", 2.0)
    assert entries([one])[0].remedies == ()
    assert entries([replace(one, remedy=good)])[0].remedies == ("With 2 points: +0.4.",)
    bad = replace(good, mends=False)
    told = "Nothing that was tried mends it (2 changes). The best: with 2 points: +0.4."
    assert entries([replace(one, remedy=bad)])[0].remedies == (told,)
    data = as_data(report(replace(one, remedy=good)))["findings"][0]
    assert data["remedy"]["changes"] == [{"table": "project", "card": "a", "field": "points", "old": 3, "new": 2}]
    assert data["is_grave"]


def said(changes: tuple[Change, ...], subject: str = "") -> str:
    return changed(changes, GSA, subject or changes[0].card)


def test_changes_and_sizes_are_said_in_words() -> None:
    assert said((Change("project", "a", "points", 3, 2),)) == "With 2 points"
    assert said((Change("project", "a", "needs", ("x",), ("x", "y")),)) == "Needing x and y"
    assert said((Change("project", "a", "unfinished", 20, None),)) == "With the usual penalty"
    assert said((Change("resource", "ash", "copies", 1, 5),)) == "With 5 cards"
    assert said((Change("modifier", "a", "effect", "x", "Draw 1 card."),)) == "Saying “Draw 1 card.”"
    assert said((Change("modifier", "a", "play", "at once", "keep"),)) == "Played when its holder likes"
    assert said((Change("knobs", "", "draw", 2, 3),)) == "With 3 cards drawn in a turn"
    assert said((Change("knobs", "", "projects", 18, 0),)) == "With all projects in the game"
    assert said((Change("knobs", "", "projects", 18, 1),)) == "With 1 project in the game"
    assert said((Change("knobs", "", "refill", (), ("burn", "discard")),)).endswith("refilled from burn and discard")
    assert said((Change("deck", "", "minutes", (30, 45), (40, 60)),)) == "With 40 to 60 minutes promised"
    penalties = tuple(Change("project", name, "unfinished", 4, 2) for name in "ab")
    assert said(penalties) == "With 2 penalties halved"
    assert [size_text(-0.04, "points a game"), size_text(4.4, "wins in 100")] == ["+0.0", "+4 in 100"]
    assert [size_text(4.4, "games in 100"), size_text(-4.4, "minutes")] == ["4 in 100", "-4 minutes"]


def test_a_card_that_a_finding_is_not_about_is_named() -> None:
    heroes = tables(load("heroes"))
    hero = next(card for card in heroes.cards if card.id == "marie-curie")
    change = Change("hero", hero.id, "type", "x", "lab")
    assert changed((change,), heroes, "lab") == f"With {hero.name} as lab"
    flu = GSA.file.of(Modifier)[0]
    players = "3 players"
    for field, new, says in (
        ("effect", "Draw 1 card.", f"With {flu.name} saying “Draw 1 card.”"),
        ("copies", 1, f"With 1 copy of {flu.name}"),
        ("unfinished", None, f"With the usual penalty for {flu.name}"),
        ("unfinished", 0, f"With a penalty of 0 for {flu.name}"),
    ):
        assert said((Change("modifier", flu.id, field, 2, new),), players) == says


def test_why_a_card_is_to_be_left_out_is_said_only_where_it_is_so() -> None:
    flu = GSA.file.of(Modifier)[0]
    out = (Change("modifier", flu.id, "", None, None),)
    left = replace(finding("a", 1.0), size=Figure(-0.6, -1, 0))
    assert told(out, None, GSA, flu.id, True) == "Leave the card out, since no other change helps."
    assert told(out, None, GSA, flu.id) == "Leave the card out."
    assert told(out, left, GSA, flu.id) == "Leave the card out: -0.6."
    assert told(out, None, GSA, "3 players", True) == f"Leave {flu.name} out, since no other change helps."


def test_what_became_of_a_whole_game_is_its_own_sentence() -> None:
    """Wins above or below a fair share would be a number that nobody can read."""
    says, short = "With 3 players, who plays third wins 31 in 100 where 33 is fair.", "who plays third wins 31 in 100"
    size, players = Figure(-2, -3, -1), ("3 players",)
    after = Finding("seat", "order", players, players, says, size, "wins in 100", 0.1, short=short)
    change = Change("knobs", "", "opening_projects", 1, 0)
    dealt = "With no projects dealt to each player"
    assert told((change,), after, GSA, players[0]) == f"{dealt}: who plays third wins 31 in 100."


def test_every_knob_that_is_turned_is_said() -> None:
    """Each value that may be tried, in words, and no two values in the same words."""
    for deck in (GSA, tables(load("heroes"))):
        for topic, names in family_of(deck).remedies.knobs.items():
            for name in names:
                knob = next(one for one in deck.file.family.knobs if one.name == name)
                values = [knob.default, *knob_values(knob, deck, replace(finding("a", 1.0), topic=topic))]
                texts = [changed((Change("knobs", "", name, None, value),), deck, "3 players") for value in values]
                assert len(set(texts)) == len(set(values))
                assert all(text.startswith("With") and "{" not in text for text in texts)


def test_a_remedy_that_makes_it_worse_is_not_told() -> None:
    change = Change("knobs", "", "tie_break", "fewer active, more completed", "shared")
    worse = Remedy((change,), Figure(2, 1, 3), Figure(3, 2, 4), False, "With equal scores left equal: more.", 4)
    told = "Nothing that was tried mends it (4 changes), or much of it."
    assert entries([replace(finding("a", 2.0), remedy=worse)])[0].remedies == (told,)
