"""A title: one entry of a deck file, of which the deck has one card or several copies."""

from dataclasses import dataclass

from .language.clause import Sentence
from .language.program import NOTHING, Meaning, Program


@dataclass(frozen=True, slots=True, kw_only=True)
class Title:
    """What every card says of itself; each family adds to it what its own cards have."""

    id: str
    name: str
    copies: int = 1
    effect: str = ""
    facts: tuple[str, ...] = ()
    about: str = ""
    source: dict[str, str]
    picture: str = ""
    picture_credit: str = ""

    @property
    def sources(self) -> dict[str, str]:
        """Where its parts come from, its picture too."""
        return self.source | ({"picture": self.picture_credit} if self.picture_credit else {})

    @property
    def programs(self) -> tuple[Program, ...]:
        """What its sentences make the kernel do."""
        return ()

    @property
    def meaning(self) -> Meaning:
        """What it does when it is played, and the words of what that offers."""
        return NOTHING

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """What it says, in no language."""
        return ()
