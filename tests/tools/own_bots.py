"""Own bots for tests, as people would write them."""

from collections.abc import Sequence
from random import Random

from labdeck import Choice, View
from labdeck.bots import bot
from labdeck.rules.schema import Deck, State


class AsGreedy:
    """Chooses what greedy would, and spoils the state that it was given."""

    def choose(self, masked: State, deck: Deck, seat: int) -> int:
        """What greedy chooses."""
        code = bot("greedy", 0).choose(masked, deck, seat)
        masked.place[:] = [0] * len(masked.place)
        return code


class Finisher:
    """Completes what it can, else chooses by its seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose_from(self, view: View, choices: Sequence[Choice]) -> Choice:
        """One of the choices."""
        assert [str(choice) for choice in choices] == view.choices
        assert view.seat == view.to_move
        assert len(choices) > 1
        return self.chance.choice([choice for choice in choices if choice.verb == "complete"] or choices)


class Peeker:
    """Imagines a world, takes the first choice there, and answers with its code."""

    def choose_from(self, view: View, choices: Sequence[Choice]) -> int:
        """The code of a choice of an imagined game."""
        return view.sample(1).choices[0].code
