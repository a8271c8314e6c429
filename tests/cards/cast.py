"""Who plays the parts: scientists of a deck by what they need, so that one check serves several decks."""

from dataclasses import dataclass

from labdeck.deck import Project, load


@dataclass(frozen=True, slots=True)
class Cast:
    """A deck and its scientists for the parts; each needs at least what the comment says."""

    deck: str
    physicist: str  # physics, doctorate, professor
    colleague: str  # physics, doctorate, professor, activist
    doctor: str  # medicine, activist, industry-policy
    reformer: str  # professor, activist; a woman of colour
    researcher: str  # doctorate, professor; a woman of colour

    def needs(self, scientist: str) -> list[str]:
        """Everything that a scientist needs."""
        return next(list(project.needs) for project in load(self.deck).of(Project) if project.id == scientist)


INGENIUM = Cast(
    "ingenium",
    physicist="donna-strickland",
    colleague="jocelyn-bell-burnell",
    doctor="marion-hilliard",
    reformer="nadine-caron",
    researcher="irene-ayako-uchida",
)
WISE = Cast(
    "wise",
    physicist="lise-meitner",
    colleague="ursula-franklin",
    doctor="alice-hamilton",
    reformer="euphemia-haynes",
    researcher="chien-shiung-wu",
)
