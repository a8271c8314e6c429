"""The roll of a class: who has come, and where each sits. A change is a new roll; the store gets what differs."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace

from .class_store import (
    ADD_CLASS_TABLE,
    ADD_PUPIL,
    DROP_PUPIL,
    PUPIL_FIELDS,
    SET_CLASS_TABLE,
    SET_PUPIL,
    TABLE_FIELDS,
    SavedClass,
)
from .groups import Group
from .names import is_alike
from .store import Step


@dataclass(frozen=True, slots=True)
class Pupil:
    """Somebody who has come, and at which table they sit."""

    number: int
    name: str
    token: str  # its fingerprint
    place: int
    returns: bool = False  # whether whoever comes by this name next has this place


@dataclass(frozen=True, slots=True)
class Place:
    """A table of the class: before play it has people and perhaps bots, then a game."""

    number: int
    game: str | None = None
    bots: int = 0


@dataclass(frozen=True, slots=True)
class Roll:
    """Everybody and every table, by their numbers."""

    pupils: dict[int, Pupil]
    places: dict[int, Place]

    def people_at(self, table: int) -> list[Pupil]:
        """Who sits at a table, in the order in which they came."""
        return [pupil for pupil in self.pupils.values() if pupil.place == table]

    def groups(self) -> list[Group]:
        """Who waits at which table."""
        waiting = [place for place in self.places.values() if place.game is None]
        return [
            Group(place.number, tuple(pupil.number for pupil in self.people_at(place.number)), place.bots)
            for place in waiting
        ]

    def named(self, name: str) -> Pupil | None:
        """Who has a name, or one that looks like it."""
        return next((pupil for pupil in self.pupils.values() if is_alike(pupil.name, name)), None)

    def having(self, *changed: Pupil | Place) -> "Roll":
        """The roll with these in it; whoever sits at a new table makes it one of the class."""
        pupils = self.pupils | {each.number: each for each in changed if isinstance(each, Pupil)}
        places = self.places | {each.number: each for each in changed if isinstance(each, Place)}
        new = {pupil.place: Place(pupil.place) for pupil in pupils.values() if pupil.place not in places}
        return Roll(pupils, places | new)

    def without(self, pupil: Pupil) -> "Roll":
        """The roll when somebody has gone."""
        return replace(self, pupils={number: each for number, each in self.pupils.items() if each != pupil})

    def arranged(self, groups: Iterable[Group]) -> "Roll":
        """The roll with everybody where the groups say."""
        return self.having(
            *(replace(self.pupils[number], place=group.table) for group in groups for number in group.people)
        )

    def steps_since(self, before: "Roll", code: str) -> Iterator[Step]:
        """What writes the difference to the store."""
        for number, pupil in self.pupils.items():
            if number not in before.pupils:
                yield ADD_PUPIL, {"of_class": code, **asdict(pupil)}
            elif before.pupils[number] != pupil:
                yield SET_PUPIL, {"at": code, "which": number, **{name: getattr(pupil, name) for name in PUPIL_FIELDS}}
        for number in before.pupils.keys() - self.pupils.keys():
            yield DROP_PUPIL, {"at": code, "which": number}
        for number, place in self.places.items():
            if number not in before.places:
                yield ADD_CLASS_TABLE, {"of_class": code, **asdict(place)}
            elif before.places[number] != place:
                yield SET_CLASS_TABLE, {"at": code, "which": number, **{n: getattr(place, n) for n in TABLE_FIELDS}}


def saved_roll(saved: SavedClass) -> Roll:
    """The roll as the store has it."""
    pupils = [Pupil(**{name: row[name] for name in ("number", "name", *PUPIL_FIELDS)}) for row in saved.pupils]
    places = [Place(**{name: row[name] for name in ("number", *TABLE_FIELDS)}) for row in saved.tables]
    return Roll({pupil.number: pupil for pupil in pupils}, {place.number: place for place in places})
