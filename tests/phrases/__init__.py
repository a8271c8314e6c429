"""What each phrase of the phrasebook does: a file for a phrase, whose tests run over every card that says it.

The cards are found in the deck files, so a new card or a new deck with known phrases needs no test of its own:
`pytest tests/phrases --deck my-deck.toml` runs them over one's own deck. The position of a test is laid out
from the deck's own cards; what a stage has for that is in `stage.py` of each family.
"""

import pytest

SHARED = (
    "projects.stage",
    "projects.adding_a_need",
    *(f"discoveries.{each}" for each in ("stage", "holding", "protection")),
)
pytest.register_assert_rewrite(*(f"{__name__}.{module}" for module in SHARED))
