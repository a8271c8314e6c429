"""The shipped decks hold as many cards of each sort as the sheets say, and every card has its texts."""

from dataclasses import dataclass

import pytest

from labdeck.deck import Modifier, Project, Resource, load, names, tables

FAMILY = [name for name in names() if load(name).rules == "projects"]
OURS = {"voyages"}  # designed by nobody else
LONGEST_FACT = 200


@dataclass(frozen=True, slots=True)
class Sheet:
    """What was counted on the sheets, or set where they are lost or the deck is our own."""

    points: dict[int, int]  # how many projects are worth so many points
    resources: dict[str, int]  # copies of each kind
    titles: int  # of modifiers
    modifiers: int  # their copies
    cards: int


SHEETS = {
    "ingenium": Sheet(
        {2: 2, 3: 8, 4: 9, 5: 2},
        {"engineering": 6, "chemistry": 5, "physics": 5, "computer-science": 4, "medicine": 4, "astronomy": 5}
        | {"geoscience": 5, "life-science": 5}
        | {"activist": 8, "industry-policy": 5, "professor": 8, "doctorate": 9, "junior": 4},
        titles=24,
        modifiers=26,
        cards=120,
    ),
    "wise": Sheet(
        {2: 2, 3: 7, 4: 8, 5: 4},
        {"mathematics": 5, "computer-science": 4, "chemistry": 4, "medicine": 4, "geoscience": 3}
        | {"engineering": 4, "physics": 4, "life-science": 4, "astronomy": 4}
        | {"doctorate": 10, "professor": 8, "groundbreaker": 9, "activist": 6, "industry-policy": 8},
        titles=19,
        modifiers=22,
        cards=120,
    ),
    "gsa": Sheet(
        {0: 2, 2: 2, 3: 9, 4: 2, 5: 1},
        {"ciliate": 2, "yeast": 3, "worm": 3, "fly": 3, "zebrafish": 3, "frog": 2, "mouse": 3, "cress": 3}
        | {"sequencing": 5, "genetic-lines": 5, "bioinformatics": 4, "imaging": 5, "gene-editing": 3},
        titles=11,
        modifiers=14,
        cards=74,
    ),
    "microbes": Sheet(
        {2: 3, 3: 16, 4: 5, 5: 1},
        {"bacteria": 10, "virus": 3, "archaea": 3, "protist": 3, "fungus": 3}
        | {"host": 6, "soil": 5, "plant": 4, "ocean": 4, "freshwater": 3, "extreme": 2}
        | {"pathogen": 5, "industry": 3, "medicine": 4, "symbiosis": 4, "photosynthesis": 2}
        | {"nutrient-cycle": 3, "ability": 4},
        titles=18,
        modifiers=24,
        cards=120,
    ),
    "voyages": Sheet(
        {2: 2, 3: 9, 4: 6, 5: 7},
        {"gravity-assist": 5, "ion-engine": 3, "heat-shield": 6, "parachute": 5, "solar-panels": 9}
        | {"nuclear-battery": 6, "camera": 8, "spectrometer": 6, "compass": 5, "radar": 4, "telescope": 4}
        | {"sampler": 5, "radio": 6},
        titles=15,
        modifiers=24,
        cards=120,
    ),
}


@pytest.mark.parametrize("name", FAMILY)
def test_projects_are_as_many_for_each_number_of_points(name: str) -> None:
    points = [project.points for project in load(name).of(Project)]
    assert {worth: points.count(worth) for worth in points} == SHEETS[name].points


@pytest.mark.parametrize("name", FAMILY)
def test_resources_have_as_many_copies_of_each_kind(name: str) -> None:
    assert {resource.kind: resource.copies for resource in load(name).of(Resource)} == SHEETS[name].resources


@pytest.mark.parametrize("name", FAMILY)
def test_modifiers_have_as_many_titles_and_copies(name: str) -> None:
    copies = [modifier.copies for modifier in load(name).of(Modifier)]
    assert (len(copies), sum(copies)) == (SHEETS[name].titles, SHEETS[name].modifiers)


@pytest.mark.parametrize("name", FAMILY)
def test_the_cards_add_up(name: str) -> None:
    assert len(tables(load(name)).cards) == SHEETS[name].cards


@pytest.mark.parametrize("name", FAMILY)
def test_every_project_tells_facts_and_where_they_are_from(name: str) -> None:
    for project in load(name).of(Project):
        assert len(project.facts) >= 2, project.id
        assert max(map(len, project.facts)) < LONGEST_FACT, project.id
        assert {"points", "needs", "facts"} <= set(project.source), project.id
        assert ("tags" in project.source) == bool(project.tags), project.id


@pytest.mark.parametrize("name", FAMILY)
def test_every_resource_tells_what_it_stands_for(name: str) -> None:
    assert all(resource.about.endswith(".") for resource in load(name).of(Resource))


@pytest.mark.parametrize("name", FAMILY)
def test_every_modifier_tells_what_is_behind_it_and_where_it_is_from(name: str) -> None:
    for modifier in load(name).of(Modifier):
        assert modifier.about.endswith("."), modifier.id
        assert set(modifier.source) == {"name", "effect", "about"}, modifier.id


@pytest.mark.parametrize("name", FAMILY)
def test_every_deck_credits_its_makers_and_says_what_it_is(name: str) -> None:
    deck = load(name)
    if name not in OURS:
        assert "Original game" in deck.credits
        assert "independent implementation with our own words and no art of theirs" in deck.credits
    assert deck.about.endswith(".")
    assert deck.notes
