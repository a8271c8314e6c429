"""Levels: the bots by their names, from one that chooses at random to one that thinks for two seconds."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from labdeck.rules.chance import sow
from labdeck.rules.kernel import legal
from labdeck.rules.schema import Deck, State

from . import habits, match
from .families import FAMILIES
from .judgement import is_listed
from .match import GREEDY, QUICK, RANDOM
from .own import entered, is_own
from .plans.population import PLANS, narrow
from .thinking import Budget, think

FEWEST, MOST = 3, 1_000_000  # tries in a name such as search:1000
POLICIES = {"random": RANDOM, "easy": QUICK, "greedy": GREEDY, "normal": 1_000, "hard": 20_000}
FIRST = 1 << habits.MIND_SHIFT  # the first mind: the policy with the weights that were set by hand
MINDS = {"search": 0, "search-1": FIRST}
FILLER = "greedy"  # makes a plan's other choices if its name says nothing else
SECONDS = {"normal": 1.0, "hard": 1.9}  # that a person waits at most


class Bot(Protocol):
    """Anything that chooses for a seat."""

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """The code that the seat chooses, given what it sees."""
        ...


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Chooses among all legal codes by its own generator."""

    chance: Random

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """One of the legal codes, each as likely."""
        size = legal(masked, deck)
        return int(masked.legal[self.chance.randrange(size)])


@dataclass(frozen=True, slots=True)
class QuickBot:
    """Plays the quick policy, with random numbers of its own."""

    chance: Random

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """A choice that completes, puts and starts what it can."""
        m = masked.copy()
        sow(m, *(self.chance.getrandbits(32) for _ in range(4)))
        return int(FAMILIES[deck.family].quick(m, deck, legal(m, deck)))


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Plays the greedy policy with one of its minds; it is deterministic."""

    mind: int

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """The code with the best score."""
        masked.mind = self.mind
        return int(FAMILIES[deck.family].choose_greedily(masked, deck, seat))


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Chooses by a search, within a budget."""

    budget: Budget
    seed: int
    mind: int

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """The code that its search found."""
        masked.mind = self.mind
        return think(masked, deck, seat, self.budget, self.seed).code


@dataclass(frozen=True, slots=True)
class PlanBot:
    """Follows a plan, and lets another bot choose where the plan says nothing."""

    plan: int
    filler: str
    chance: Random

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """What its filler chooses among the codes that agree with the plan."""
        m = masked.copy()
        size = narrow(m, masked, deck, seat, self.plan, legal(m, deck))
        policy = policy_of(self.filler)
        if size > 1 and habits.kind_of(policy) >= FEWEST:
            code = bot(self.filler, self.chance.getrandbits(32)).choose(masked, deck, seat)
            if is_listed(m, size, code):
                return code
            policy += GREEDY - habits.kind_of(policy)
        sow(m, *(self.chance.getrandbits(32) for _ in range(4)))
        return int(match.choose(m, State(), State(), deck, size, policy, self.chance.getrandbits(32), 0, []))


def names() -> tuple[str, ...]:
    """The bots to choose from, the weakest first."""
    return tuple(POLICIES)


def plans() -> tuple[str, ...]:
    """The plans, each a bot of one habit; `PLAN+BOT` says who makes its other choices."""
    return tuple(plan.__name__.rpartition(".")[2].replace("_", "-") for plan in PLANS)


def bot(name: str, seed: int, seconds: float = float("inf")) -> Bot:
    """The shipped bot of that name; `seed` seeds its random numbers, and it searches for so many seconds at most.

    Own bots are seated by `asking`.
    """
    policy = policy_of(name)
    if habits.filler_of(policy) == habits.OWN:
        raise ValueError(f"{name} is not shipped with Labdeck")
    if policy < 0:
        return PlanBot(habits.plan_of(policy), name.partition("+")[2] or FILLER, Random(seed))
    if policy == RANDOM:
        return RandomBot(Random(seed))
    if policy == QUICK:
        return QuickBot(Random(seed))
    kind, mind = habits.kind_of(policy), habits.mind_of(policy)
    if kind == GREEDY:
        return GreedyBot(mind)
    return SearchBot(Budget(kind, min(seconds, SECONDS.get(name, seconds))), seed, mind)


def policy_of(name: str) -> int:
    """The number of the bot's policy; for a search, the most tries that it makes; below zero for a plan."""
    kind, _, tries = name.partition(":")
    if kind in MINDS and tries.isdecimal() and FEWEST <= int(tries[:9]) <= MOST:
        return MINDS[kind] + int(tries)
    if name == "greedy-1":
        return FIRST + GREEDY
    plan, plus, filler = name.partition("+")
    if plan in plans() and (not plus or filler.partition("+")[0] not in plans()):
        return habits.policy_with(plans().index(plan), policy_of(filler if plus else FILLER))
    if name in POLICIES:
        return POLICIES[name]
    if kind not in MINDS and is_own(name):
        return habits.OWN
    raise ValueError(
        f'there is no bot "{name}"; there are {", ".join(names())}, search:N with N tries, '
        f"the plans {', '.join(plans())} or PLAN+BOT, {', '.join((*entered(), 'and your own as module:Class'))}"
    )


def is_slow(name: str) -> bool:
    """Whether the bot of that name searches or is written in Python, so that a game takes long."""
    return habits.kind_of(habits.filler_of(policy_of(name))) >= FEWEST
