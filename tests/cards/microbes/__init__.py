"""What the modifiers of microbes do, title by title."""

import pytest

pytest.register_assert_rewrite("tests.cards.microbes.on_any_microbe")
