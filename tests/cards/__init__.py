"""What every card does, deck by deck; a sentence that several cards have is checked once, in `phrases`."""

import pytest

pytest.register_assert_rewrite("tests.cards.phrases")
