"""Cards and decks as the command line lists, shows and draws them."""

from pathlib import Path

from labdeck.deck import Project, load, names, tables
from tests.cli.said import Command


def test_decks_are_listed_with_counts(command: Command) -> None:
    shown = command("decks").out
    for name in names():
        assert f"{name}: {load(name).title}" in shown
    assert "120 cards: 21 scientists, 73 resources, 26 modifiers" in shown


def test_a_card_is_shown_with_its_facts_and_sources(command: Command) -> None:
    shown = " ".join(command("cards", "ingenium", "Rachel Chang").out.split())
    card = next(project for project in load("ingenium").of(Project) if project.id == "rachel-chang")
    assert "Scientist, 4 points Needs: geoscience, chemistry, doctorate, professor" in shown
    assert all(fact in shown for fact in card.facts)
    assert f"facts: {card.source['facts']}" in shown


def test_a_modifier_is_shown_with_its_sentence(command: Command) -> None:
    shown = command("cards", "ingenium", "stupid-patriarchy").out
    assert "Burn 1 resource on another player's scientist." in shown
    assert "played at once, 3 copies" in shown


def test_cards_are_found_by_a_word(command: Command) -> None:
    shown = command("cards", "ingenium", "--find", "pulsar").out
    assert "jocelyn-bell-burnell" in shown
    assert "rachel-chang" not in shown
    assert "No card of ingenium has “xyzzy” on it." in command("cards", "ingenium", "--find", "xyzzy").out


def test_all_cards_are_listed(command: Command) -> None:
    shown = command("cards", "wise").out
    assert all(f"({card.id})" in shown for card in tables(load("wise")).cards)


def test_cards_are_drawn_into_files(command: Command, tmp_path: Path) -> None:
    shown = command("cards", "ingenium", "--svg", "drawn")
    assert shown.out == "58 cards of ingenium, both sides, 2 pile backs and 14 icons are in drawn.\n"
    assert len(list((tmp_path / "drawn/faces").iterdir())) == len(list((tmp_path / "drawn/backs").iterdir())) == 58
    assert (tmp_path / "drawn/faces/rachel-chang.svg").read_text("utf-8").startswith("<svg")


def test_only_the_cards_that_are_asked_for_are_drawn(command: Command, tmp_path: Path) -> None:
    command("cards", "ingenium", "rachel-chang", "--svg", "one")
    command("cards", "microbes", "--find", "insulin", "--svg", "few")
    assert [path.name for path in (tmp_path / "one/faces").iterdir()] == ["rachel-chang.svg"]
    assert [path.name for path in (tmp_path / "few/faces").iterdir()] == ["escherichia-coli.svg"]
    assert "No card of microbes has" in command("cards", "microbes", "--find", "zebra", "--svg", "none").out
    assert not (tmp_path / "none").exists()
