"""Messages about a class: what its teacher, a pupil or anybody with the code may know of it."""

from labdeck.deck import load

from .classroom import Classroom
from .protocol import classes as told
from .standing import Standing, playing, standing, waiting
from .table import Table


def facts(classroom: Classroom) -> told.Classroom:
    """What everybody may know of a class."""
    row, come = classroom.row, len(classroom.roll.pupils)
    return {
        "code": classroom.code,
        "link": f"/c/{classroom.code}",
        "deck": row["deck"],
        "title": load(row["deck"]).title,
        "knobs": row["knobs"],
        "size": classroom.size,
        "least": classroom.least,
        "most": classroom.most,
        "begins": row["begins"],
        "halt": classroom.halt,
        "pupils": come,
        "room": max(0, classroom.rooms.settings.limits.class_pupils - come),
    }


async def place_of(classroom: Classroom, token: str | None) -> told.ClassPlace | None:
    """Where the owner of a token sits; None if that is nobody here."""
    pupil = classroom.pupil_of(token)
    if pupil is None:
        return None
    table = await classroom.table_at(pupil.place)
    return {
        "pupil": pupil.number,
        "name": pupil.name,
        "table": pupil.place,
        "mates": [other.name for other in classroom.roll.people_at(pupil.place) if other != pupil],
        "game": table.code if table else None,
    }


async def class_message(classroom: Classroom, token: str | None) -> told.ClassMessage:
    """A class as the owner of a token may know it."""
    is_teacher = classroom.is_teacher(token)
    return {
        "type": "classroom",
        "classroom": facts(classroom),
        "teacher": is_teacher,
        "place": await place_of(classroom, token),
        "tables": await listed(classroom) if is_teacher else [],
    }


async def listed(classroom: Classroom) -> list[told.ClassTable]:
    """The tables as the teacher sees them, in the order of their numbers; one at which nobody sits is left out."""
    tables, roll = await classroom.tables(), classroom.roll
    numbers = {pupil.token: pupil.number for pupil in roll.pupils.values()}
    here = {looker.token for looker in classroom.lookers}
    found: list[told.ClassTable] = []
    for number, place in sorted(roll.places.items()):
        people = [(pupil, pupil.token in here) for pupil in roll.people_at(number)]
        if number in tables:
            found.append(playing(place, tables[number], stands(classroom, tables[number]), numbers))
        elif place.game is None and (people or place.bots):
            found.append(waiting(place, people, classroom.row["bot"]))
    return found


def stands(classroom: Classroom, table: Table) -> Standing | None:
    """How the game of a table stands; None if it cannot be played."""
    if table.game is None:
        return None
    known = classroom.standings[table.code] = standing(table, classroom.standings.get(table.code))
    return known
