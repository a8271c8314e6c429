"""Requests about classes: opening one, coming to it, and what its teacher may do."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request, Response, WebSocket
from fastapi.params import Path

from . import words
from .class_messages import facts, place_of
from .class_socket import serve_class_socket
from .classroom import Classroom
from .lobby import CHANGES, KNOCKS, READS, REFUSALS, check_openings, known_token, newcomer, qr_of, rooms_of
from .protocol.classes import MOST_TABLES, Begin, ClassTicket, Found, MovePupil, NewClass, NewPupil
from .protocol.classes import Classroom as ClassroomFacts
from .refused import Refused
from .rooms import address_of
from .school import School
from .security import fingerprint, new_token

TEACHER, PUPIL, STRANGER = "teacher", "pupil", "stranger"
PupilNumber = Annotated[int, Path(ge=1, le=MOST_TABLES)]
TableNumber = Annotated[int, Path(ge=1, le=MOST_TABLES)]

router = APIRouter(prefix="/api", responses=REFUSALS)


@dataclass(frozen=True, slots=True)
class ClassCaller:
    """Who sends a request about a class, and the class."""

    classroom: Classroom
    token: str | None  # its fingerprint

    @property
    def role(self) -> str:
        """What the caller is in the class."""
        if self.classroom.is_teacher(self.token):
            return TEACHER
        return PUPIL if self.classroom.pupil_of(self.token) else STRANGER

    async def ticket(self, token: str | None) -> ClassTicket:
        """The answer to whoever opened the class or came to it: the token itself, once."""
        place = await place_of(self.classroom, self.token)
        return {"token": token, "place": place, "classroom": facts(self.classroom)}


def school_of(request: Request) -> School:
    """The classes of this server."""
    school: School = request.app.state.school
    return school


async def class_caller(
    request: Request, code: str, authorization: Annotated[str | None, Header(max_length=200)] = None
) -> ClassCaller:
    """Who asks about which class; it may wake one, so it runs where the classes do and not in a thread."""
    await school_of(request).rooms.guesses.wait(address_of(request), code)
    classroom = await school_of(request).find_for(address_of(request), code)
    return ClassCaller(classroom, known_token(authorization))


def only(*roles: str) -> Callable[[ClassCaller], ClassCaller]:
    """Lets a caller pass who has one of the roles."""

    def check(caller: Annotated[ClassCaller, Depends(class_caller)]) -> ClassCaller:
        if caller.role not in roles:
            raise Refused("forbidden", words.classes.ONLY_TEACHER)
        return caller

    return check


Anyone = Annotated[ClassCaller, Depends(class_caller)]
TeacherOnly = Annotated[ClassCaller, Depends(only(TEACHER))]
Schooled = Annotated[School, Depends(school_of)]


@router.get("/codes/{code}", dependencies=READS)
async def lead(code: str, request: Request, school: Schooled) -> Found:
    """What a code leads to: a table or a class."""
    await school.rooms.guesses.wait(address_of(request), code)
    return await school.lead(address_of(request), code)


@router.post("/classes", status_code=201, dependencies=CHANGES)
async def open_class(wish: NewClass, request: Request, school: Schooled) -> ClassTicket:
    """Open a class; the ticket has the teacher's token."""
    check_openings(request, rooms_of(request))
    token = new_token()
    classroom = await school.open(wish, fingerprint(token))
    school.rooms.guesses.hit(address_of(request), classroom.code)
    return await ClassCaller(classroom, fingerprint(token)).ticket(token)


@router.get("/classes/{code}", dependencies=READS)
async def classroom(caller: Anyone) -> ClassroomFacts:
    """What everybody may know of a class."""
    return facts(caller.classroom)


@router.get("/classes/{code}/qr.svg", dependencies=READS)
async def class_qr(caller: Anyone, request: Request) -> Response:
    """The link to the class as a QR code."""
    return qr_of(request, f"c/{caller.classroom.code}")


@router.post("/classes/{code}/pupils", dependencies=KNOCKS)
async def come(wish: NewPupil, caller: Anyone, request: Request) -> ClassTicket:
    """Come to a class and sit down; who has a place already keeps it."""
    if caller.role == TEACHER:
        raise Refused("not_now", words.classes.OWN_CLASS)
    if caller.role == PUPIL:
        return await caller.ticket(None)
    token = new_token()
    with newcomer(request, caller.classroom.code):
        await caller.classroom.join(wish.name, fingerprint(token))
    return await ClassCaller(caller.classroom, fingerprint(token)).ticket(token)


@router.post("/classes/{code}/begin", dependencies=CHANGES)
async def begin(which: Begin, caller: TeacherOnly) -> ClassroomFacts:
    """Begin at one table, or at all that wait; bots take the chairs that are missing."""
    await caller.classroom.begin(which.table)
    return facts(caller.classroom)


@router.post("/classes/{code}/pause", dependencies=CHANGES)
async def pause(caller: TeacherOnly) -> ClassroomFacts:
    """Pause all tables."""
    await caller.classroom.set_halt("paused")
    return facts(caller.classroom)


@router.post("/classes/{code}/resume", dependencies=CHANGES)
async def resume(caller: TeacherOnly) -> ClassroomFacts:
    """Let all tables go on."""
    await caller.classroom.set_halt(None)
    return facts(caller.classroom)


@router.post("/classes/{code}/end", dependencies=CHANGES)
async def end(caller: TeacherOnly) -> ClassroomFacts:
    """End the class for good; games that are not over stay as they are."""
    await caller.classroom.set_halt("ended")
    return facts(caller.classroom)


@router.post("/classes/{code}/pupils/{pupil}/move", dependencies=CHANGES)
async def move(pupil: PupilNumber, to: MovePupil, caller: TeacherOnly) -> ClassroomFacts:
    """Seat somebody at another table, before play begins there."""
    await caller.classroom.move(pupil, to.table)
    return facts(caller.classroom)


@router.post("/classes/{code}/pupils/{pupil}/return", dependencies=CHANGES)
async def let_back_in(pupil: PupilNumber, caller: TeacherOnly) -> ClassroomFacts:
    """Let whoever comes by this name next have this place: for somebody whose device has lost it."""
    await caller.classroom.let_back_in(pupil)
    return facts(caller.classroom)


@router.delete("/classes/{code}/pupils/{pupil}", dependencies=CHANGES)
async def send_away(pupil: PupilNumber, caller: Anyone) -> ClassroomFacts:
    """Give a place up: one's own, or somebody's as the teacher."""
    own = caller.classroom.pupil_of(caller.token)
    if caller.role != TEACHER and (own is None or own.number != pupil):
        raise Refused("forbidden", words.classes.ONLY_TEACHER)
    await caller.classroom.send_away(pupil)
    return facts(caller.classroom)


@router.post("/classes/{code}/tables/{table}/bot", dependencies=CHANGES)
async def add_bot(table: TableNumber, caller: TeacherOnly) -> ClassroomFacts:
    """Put a bot in an empty chair of a table that waits."""
    await caller.classroom.set_bots(table, 1)
    return facts(caller.classroom)


@router.delete("/classes/{code}/tables/{table}/bot", dependencies=CHANGES)
async def remove_bot(table: TableNumber, caller: TeacherOnly) -> ClassroomFacts:
    """Take a bot away from a table that waits."""
    await caller.classroom.set_bots(table, -1)
    return facts(caller.classroom)


@router.websocket("/classes/{code}/socket")
async def socket(websocket: WebSocket, code: str) -> None:
    """The class's socket."""
    await serve_class_socket(websocket, websocket.app.state.rooms, websocket.app.state.school, code)
