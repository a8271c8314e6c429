"""What the modifiers of gsa do, title by title."""

import pytest

pytest.register_assert_rewrite("tests.cards.gsa.two_extra_cards", "tests.cards.gsa.two_projects")
