"""The heroes deck holds the cards of its sheet: steps, types, points and copies, and every card has its texts."""

from labdeck.deck import load, tables
from labdeck.deck.discoveries import Challenge, Discovery, Enhancement, Hero, Inspiration

HEROES = load("heroes")
TYPES = {"S": "science", "T": "technology", "E": "engineering", "M": "mathematics", "P": "polymath"}
COLUMNS = ("observation", "hypothesis", "experiment", "analysis", "publication", "wild")
LONGEST_TEXT = 200
# By types, and in the order of the columns, each with its points.
DISCOVERIES = {
    "S": [
        "4 moons-of-jupiter",
        "5 continental-drift",
        "6 swan-neck-flasks",
        "4 photo-51",
        "6 on-the-origin-of-species",
        "-",
    ],
    "T": [
        "5 moth-in-the-relay",
        "6 memex-idea",
        "4 transatlantic-radio-signal",
        "6 bombes-at-bletchley",
        "4 world-wide-web-made-free",
        "-",
    ],
    "E": [
        "6 tacoma-narrows-on-film",
        "4 separate-condenser-idea",
        "6 kitty-hawk-flight",
        "4 wright-wind-tunnel-tables",
        "5 smeatons-eddystone-narrative",
        "-",
    ],
    "M": [
        "4 bridges-of-konigsberg",
        "6 riemann-hypothesis",
        "4 buffons-needle",
        "5 nightingales-rose-diagram",
        "6 euclids-elements",
        "-",
    ],
    "ST": [
        "2 cosmic-microwave-hiss",
        "3 optical-maser-proposal",
        "4 hertz-makes-radio-waves",
        "3 event-horizon-image",
        "-",
        "2 hubble-space-telescope",
    ],
    "SE": [
        "3 leeuwenhoeks-animalcules",
        "4 carnots-ideal-engine",
        "3 magdeburg-hemispheres",
        "-",
        "2 tsiolkovsky-rocket-equation",
        "2 apollo-11-moon-rocks",
    ],
    "SM": [
        "4 halleys-comet-returns",
        "3 starlight-bends",
        "-",
        "2 keplers-ellipses",
        "3 principia",
        "2 broad-street-cholera-map",
    ],
    "TE": [
        "3 edison-effect",
        "-",
        "2 point-contact-transistor",
        "3 flight-recorder",
        "4 integrated-circuit-patent",
        "2 gutenbergs-press",
    ],
    "TM": [
        "-",
        "2 universal-machine",
        "3 monte-carlo-on-eniac",
        "4 fast-fourier-transform",
        "3 new-directions-in-cryptography",
        "2 lovelaces-note-g",
    ],
    "EM": [
        "3 chladni-figures",
        "4 hookes-hanging-chain",
        "-",
        "3 shewhart-control-chart",
        "2 eulers-buckling-law",
        "2 orbit-check-by-hand",
    ],
}
BY_TYPE = {
    "S": [
        "marie-curie",
        "george-washington-carver",
        "galileo-galilei",
        "charles-darwin",
        "rosalind-franklin",
        "alexander-fleming",
    ],
    "T": ["ada-lovelace", "satoshi-nakamoto", "grace-hopper", "hedy-lamarr", "alan-turing", "jerry-lawson"],
    "E": [
        "nikola-tesla",
        "ismail-al-jazari",
        "emily-warren-roebling",
        "elijah-mccoy",
        "james-watt",
        "isambard-kingdom-brunel",
    ],
    "M": ["al-khwarizmi", "hypatia", "sophie-germain", "blaise-pascal", "emmy-noether", "srinivasa-ramanujan"],
    "P": ["leonardo-da-vinci", "isaac-newton", "benjamin-franklin", "zhang-heng", "mary-somerville"],
}
PASSIVE = ["marie-curie", "grace-hopper", "benjamin-franklin"]
AT_THE_END = [
    "charles-darwin",
    "ada-lovelace",
    "emily-warren-roebling",
    "james-watt",
    "hypatia",
    "emmy-noether",
    "srinivasa-ramanujan",
]
GEAR = (("item", 1), ("item", 2), ("item", 3), ("location", 2), ("location", 3))
# By type, and in the order of GEAR.
ENHANCEMENTS = {
    "S": ["field-notebook", "microscope", "telescope", "galapagos-islands", "radium-institute-paris"],
    "T": ["punched-cards", "transistor", "analytical-engine", "bletchley-park", "bell-labs"],
    "E": ["slide-rule", "blueprints", "steam-engine", "brooklyn-bridge", "wardenclyffe-tower"],
    "M": ["compass-and-straightedge", "abacus", "pascaline", "lecture-halls-of-alexandria", "house-of-wisdom-baghdad"],
}
INSPIRATIONS = {
    "eureka": 2,
    "peer-review": 2,
    "priority-dispute": 1,
    "paradigm-shift": 1,
    "breakthrough": 1,
    "funding-cut": 1,
    "lost-manuscript": 1,
}
CHALLENGES = [
    "interdisciplinary",
    "specialist",
    "well-equipped",
    "world-traveller",
    "first-principles",
    "lean-method",
    "big-result",
    "solo-genius",
]


def test_discoveries_have_their_types_step_and_points() -> None:
    sheet = {
        cell.split()[1]: (tuple(TYPES[letter] for letter in letters), step, int(cell.split()[0]))
        for letters, cells in DISCOVERIES.items()
        for step, cell in zip(COLUMNS, cells, strict=True)
        if cell != "-"
    }
    assert {card.id: (card.types, card.step, card.points) for card in HEROES.of(Discovery)} == sheet
    assert len(sheet) == 50


def test_every_type_can_score_as_much_as_any_other() -> None:
    for word in list(TYPES.values())[:4]:
        points = [card.points for card in HEROES.of(Discovery) if word in card.types]
        split = [card.points for card in HEROES.of(Discovery) if word in card.types and not card.solid]
        assert (len(points), sum(points), len(split), sum(split)) == (20, 67, 15, 42)


def test_heroes_have_their_type() -> None:
    sheet = {hero: TYPES[letter] for letter, heroes in BY_TYPE.items() for hero in heroes}
    assert {hero.id: hero.type for hero in HEROES.of(Hero)} == sheet
    assert len(sheet) == 29


def test_abilities_work_when_the_sheet_says() -> None:
    ready = tables(HEROES)
    number = {card.id: c for c, card in enumerate(ready.cards)}
    for hero in HEROES.of(Hero):
        start, bonus = ready.deck.start[number[hero.id]], ready.deck.bonus[number[hero.id]]
        is_instant = hero.id not in PASSIVE and hero.id not in AT_THE_END
        assert (start != 0, bonus != 0) == (is_instant, hero.id in AT_THE_END), hero.id


def test_enhancements_have_their_kind_type_and_points() -> None:
    sheet = {
        card: (kind, TYPES[letter], points)
        for letter, cards in ENHANCEMENTS.items()
        for card, (kind, points) in zip(cards, GEAR, strict=True)
    }
    assert {card.id: (card.kind, card.type, card.points) for card in HEROES.of(Enhancement)} == sheet
    assert len(sheet) == 20


def test_inspirations_have_their_copies() -> None:
    assert {card.id: card.copies for card in HEROES.of(Inspiration)} == INSPIRATIONS


def test_challenges_are_all_there_and_give_three_points() -> None:
    assert [card.id for card in HEROES.of(Challenge)] == CHALLENGES
    assert all(card.effect.startswith("+3 for ") for card in HEROES.of(Challenge))


def test_the_cards_add_up() -> None:
    cards = tables(HEROES).cards
    assert len(cards) - len(CHALLENGES) == 108
    assert sum(card.back == "hero" for card in cards) == 58


def test_every_discovery_and_hero_tells_facts_and_where_they_are_from() -> None:
    cards: tuple[Discovery | Hero, ...] = (*HEROES.of(Discovery), *HEROES.of(Hero))
    for card in cards:
        assert card.facts, card.id
        assert max(map(len, card.facts)) < LONGEST_TEXT, card.id
        assert {"name", "facts"} < set(card.source), card.id


def test_every_other_card_tells_what_is_behind_it_and_where_that_is_from() -> None:
    cards: tuple[Enhancement | Inspiration | Challenge, ...] = (
        *HEROES.of(Enhancement),
        *HEROES.of(Inspiration),
        *HEROES.of(Challenge),
    )
    for card in cards:
        assert card.about.endswith("."), card.id
        assert len(card.about) < LONGEST_TEXT, card.id
        assert {"name", "about"} < set(card.source), card.id


def test_the_deck_credits_its_makers_and_says_what_it_is() -> None:
    assert "Original game" in HEROES.credits
    assert "independent implementation of its early rules with our own cards and words" in HEROES.credits
    assert HEROES.about.endswith(".")
    assert HEROES.notes
