"""Every function that is translated runs in some comparison with the interpreted one, as checked machine code.

Random games reach most of them. What they do not reach has a comparison of its own here: a deck with all sentences,
knobs at their ends, cards that are blank, trees that are full.
"""

from pathlib import Path
from typing import Any

from labdeck import arrange, native
from labdeck.bots import plans, policy_of
from labdeck.bots.search.search import found, search
from labdeck.bots.search.tree import MIND, NODE, ROLLOUT, ROOT, clear
from labdeck.deck import load, tables
from labdeck.lab.counts import row, tally
from labdeck.lab.counts.search_rate import TRIED, search_often
from labdeck.lab.discoveries.blanks import decks
from labdeck.lab.discoveries.count_rounds import SCORES, count_rounds
from labdeck.native.checked import Checked
from labdeck.rules import numbers as n
from labdeck.rules.batch import copy_often, play_games
from labdeck.rules.kernel import legal
from labdeck.rules.schema import Deck, State
from labdeck.rules.sight import mask
from tests.rules.language.spoken import saying
from tests.tools import parity, random_decks, walks
from tests.tools.heroes import FIELD, take

from .all_sentences import write_deck

MIXED = ("greedy", "easy", "search:4", "random")
GREEDY = ("greedy", "greedy", "random")
FIRST = ("greedy-1", "greedy-1", "random")
TRIES = 4
SEARCHES = ((0, 0), (1, 0), (0, 1))  # how rollouts choose, and the mind
RANDOM_DECKS = 60

# What only families are asked whose rollouts are judged before the game is over, or whose table has prices.
# And what is met so seldom that random decks here do not reach it: trials of random decks play it in both ways.
SELDOM = {f"bots.discoveries.prices.{name}" for name in ("side_worth", "presumed", "list_choices")}
SELDOM |= {"rules.discoveries.sight.exchange_suiting"}
UNASKED = {"bots.discoveries.rollout.outlook"}
UNASKED |= {f"rules.discoveries.targets.{name}" for name in ("count_on_table", "is_offered")}
PRICES = "Discard all cards beside one of your projects. Discard 1 resource on one of your projects. Score 1 point."
FITTING = "Put 1 resource from discard on one of your projects that needs it."


def same(
    library: Checked, function: Any, d: Deck, arguments: tuple[int, ...], out: list[int], bare: Deck | None = None
) -> None:
    """A function of three states and a deck fills its counts alike in both ways."""
    fast = native.numbers(len(out))
    for i, number in enumerate(out):
        fast[i] = number
    size = sum(kind is State for kind in function.__annotations__.values())
    more = [bare] if bare else []
    function(*(State() for _ in range(size)), d, *more, *arguments, out)
    records = [native.new_state() for _ in range(size)]
    library.entry(function)(*records, *map(native.deck_record, [d, *more]), *arguments, fast)
    assert list(fast) == out, f"{function.__name__} differs"


def check_bots(library: Checked, d: Deck, bots: tuple[str, ...], games: int, blank: int = n.NONE) -> None:
    """Games between all kinds of bots, with a card that does nothing."""
    first = ROOT + NODE * (TRIES + 1) + row.POLICIES
    out = [0] * (first + games * row.ROW)
    out[first - row.POLICIES : first - row.POLICIES + len(bots)] = map(policy_of, bots)
    for game in range(games):
        out[first + game * row.ROW + row.SEED] = 5 + game
    printed, bare = decks(d, blank)
    same(library, tally.play_rows, printed, (len(bots), blank, games, first), out, bare)


def check_trees(library: Checked, d: Deck, seed: int, tries: int) -> None:
    """Searches in some positions of a game: races, trees with random rollouts, and trees of the first mind."""
    s = walks.dealt(d, 3, seed)
    for at, (codes, _) in enumerate(walks.walk(d, s, seed)):
        if len(codes) > 1 and at % 60 == 0:
            check_tree(library, d, s, tries, *SEARCHES[at // 60 % len(SEARCHES)])
            legal(s, d)


def check_tree(library: Checked, d: Deck, s: State, tries: int, rollout: int = 0, mind: int = 0) -> None:
    """A search for the asked seat is the same in both ways, in a tree with too little room."""
    m, record, integers = State(), native.new_state(), native.deck_record(d)
    mask(s, m, d, s.asked)
    native.write_state(m, record)
    slow, fast = [0] * (ROOT + NODE * 20), native.numbers(ROOT + NODE * 20)
    clear(slow, 20, tries)
    library.entry(clear)(fast, 20, tries)
    slow[ROLLOUT] = fast[ROLLOUT] = rollout
    slow[MIND] = fast[MIND] = mind
    search(m, State(), d, s.asked, tries, 5, 6, slow)
    library.entry(search)(record, native.new_state(), integers, s.asked, tries, 5, 6, fast)
    assert list(fast) == slow, "the trees differ"
    assert library.entry(found)(record, integers, fast) == found(m, d, slow)


def check_blocking(library: Checked) -> None:
    """A seat weighs whether to block what would take all of its projects but one."""
    mine = {"rachel-chang": ["geoscience"], "jill-tarter": ["physics"]}
    game = arrange("ingenium", hands=[["tokenism-is-not-inclusion", "im-with-her"], []], table=[mine, {}])
    game.play("play tokenism-is-not-inclusion")
    check_tree(library, game.tables.deck, game.state, 4)


def check_sentences(library: Checked, folder: Path) -> None:
    """A seat weighs what to play: cards with two prices, and one that takes what is needed from discard."""
    mine = {"nuclear-reprogramming": ["frog"], "body-clock": ["fly"]}
    for effect in (PRICES, FITTING):
        game = saying(folder, effect, table=[mine, {}], discard=["genetic-lines"])
        check_tree(library, game.tables.deck, game.state, 4)


def test_every_function_runs_in_a_comparison(checked_rules: Checked, tmp_path: Path) -> None:
    everything = load(write_deck(tmp_path))
    made = [tables(everything, **knobs).deck for knobs in ({}, {"block": "anyone"}, {"most_choices": 10})]
    hasty = tables(load("gsa"), most_choices=10).deck
    for d in (*made, hasty):
        for seats in (2, 3, 5):
            parity.check_parity(d, checked_rules, seats, seats, often=0.2)
    for deck, seats in walks.TABLES:
        parity.check_parity(walks.deck_of(deck), checked_rules, seats, 7, often=0.1)
    heroes = walks.deck_of("heroes")
    for seed in range(8):
        parity.check_parity(heroes, checked_rules, 4, seed, often=0.5)
    for seed in range(RANDOM_DECKS):
        check_random_deck(checked_rules, tmp_path, seed)
    for d in (*map(walks.deck_of, walks.DECKS), made[0]):
        check_bots(checked_rules, d, MIXED, 1)
        check_bots(checked_rules, d, plans()[:3], 1)
        check_bots(checked_rules, d, plans()[3:], 1)
        check_bots(checked_rules, d, GREEDY, 12)
        check_bots(checked_rules, d, FIRST, 2)
        check_trees(checked_rules, d, 3, tries=10)
        at = ROOT + NODE * (TRIES + 1)
        same(checked_rules, search_often, d, (2, 4, TRIES, at), [0] * (at + TRIED + 1))
        same(checked_rules, play_games, d, (2, 1, 1), [0, 0, 0])
    check_trees(checked_rules, heroes, 4, tries=70)  # enough to see who leads
    for role in (n.HERO, n.ITEM, n.LOCATION, n.INSPIRATION):
        check_bots(checked_rules, heroes, GREEDY, 2, heroes.role.index(role))
    for d in (walks.deck_of("gsa"), walks.deck_of("wise")):
        check_bots(checked_rules, d, GREEDY, 2, d.role.index(n.MODIFIER))
    same(checked_rules, count_rounds, heroes, (3, 8, 1), [0] * (SCORES + 3))
    check_moving(checked_rules)
    check_blocking(checked_rules)
    check_sentences(checked_rules, tmp_path)
    check_copies(checked_rules, heroes)
    assert set(checked_rules.functions) - checked_rules.ran - SELDOM == UNASKED


def check_random_deck(library: Checked, folder: Path, seed: int) -> None:
    """A deck that says at random what the grammar lets cards say."""
    path = folder / f"random-{seed}.toml"
    path.write_text(random_decks.random_deck(seed, random_decks.family_of(seed)), encoding="utf-8")
    d = tables(load(path)).deck
    parity.check_parity(d, library, 3, seed, often=0.3)
    check_bots(library, d, GREEDY, 1)


def check_moving(library: Checked) -> None:
    """A card that is moved face down, of which others see where it lies and not what it is."""
    game = arrange(
        "heroes",
        hands=[["eureka"], ["mary-somerville", "blueprints"]],
        table=[{}, {"photo-51": ["zhang-heng", "microscope"], "principia": ["charles-darwin"]}],
        field=FIELD[:1],
        to_move=1,
        face_down=True,
    )
    for choice in ("play mary-somerville on moons-of-jupiter", "choose microscope", "choose moons-of-jupiter"):
        take(game, choice)
        parity.check_position(game.tables.deck, library, game.state)


def check_copies(library: Checked, d: Deck) -> None:
    """Copies are equal, and independent of what they were made from."""
    s, m, out = walks.dealt(d, 2, 1), State(), [0]
    one, other, fast = native.new_state(), native.new_state(), native.numbers(1)
    native.write_state(s, one)
    copy_often(s, m, 10, out)
    library.entry(copy_often)(one, other, 10, fast)
    assert (list(fast), other.kept) == (out, parity.packed(m))
