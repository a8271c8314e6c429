"""The fields of a state and of a deck, each with its length, its integer type and a sentence.

One list makes both the interpreted classes here and the records of machine code (`native.layout`), so that equal
states have equal bytes in both ways.
"""

from collections.abc import Callable, MutableSequence
from typing import TYPE_CHECKING, Any, NamedTuple

from . import numbers as n

Counts = MutableSequence[int]  # what a function counts or fills for its caller: `out`


class Field(NamedTuple):
    """A field: its length is 0 for a single integer."""

    name: str
    length: int
    bits: int
    says: str
    start: int = 0  # what it is in a state in which nothing is under way


STATE = (
    Field("rng", 4, 64, "the generator: four 32-bit words"),
    Field("open", n.CARDS, 32, "for an active project: the kinds that it would still take; 0 when full"),
    Field("node_next", n.NODES, 16, "the next card in the place, or the place's own node"),
    Field("node_prev", n.NODES, 16, "the card before, or the place's own node"),
    Field("place", n.CARDS, 16, "where the card is"),
    Field("count", n.PLACES, 16, "how many cards are in the place"),
    Field("partner", n.CARDS, 16, "the project it collaborates with, or NONE", n.NONE),
    Field("offers", n.OFFERS, 16, "the pairs of projects offered this turn"),
    Field("frame_card", n.FRAMES, 16, "the modifier that is being resolved"),
    Field("frame_step", n.FRAMES, 16, "the instruction that comes next"),
    Field("frame_actor", n.FRAMES, 16, "the seat that played it"),
    Field("frame_seat", n.FRAMES, 16, "the seat chosen or hurt"),
    Field("frame_project", n.FRAMES, 16, "the project chosen", n.NONE),
    Field("frame_second", n.FRAMES, 16, "the second project chosen", n.NONE),
    Field("frame_chosen", n.FRAMES, 16, "the card chosen", n.NONE),
    Field("frame_count", n.FRAMES, 16, "a counter: draws made, seats asked"),
    Field("frame_each", n.FRAMES, 16, "how many seats of a group effect are done"),
    Field("frame_sieve", n.FRAMES, 16, "which modifiers drawn next burn"),
    Field("frame_done", n.FRAMES, 16, "cards moved, or other things done, in this clause"),
    Field("frame_last", n.FRAMES, 16, "likewise, in the clause before"),
    Field("frame_asked", n.FRAMES, 16, "bits of the seats that were asked to block, of those that did, and OPPOSED"),
    Field("frame_waiting", n.FRAMES * n.SEATS, 16, "for each seat: its cards that waited when the effect began"),
    Field("steps", n.SEATS * n.METHOD, 16, "the discovery that the seat scored for each step, or NONE", n.NONE),
    Field("picked", n.SEATS, 16, "the card that the seat has picked in secret, or NONE", n.NONE),
    Field("gained", n.SEATS, 16, "points that sentences gave the seat, or took"),
    Field("score", n.SEATS, 16, "points, once the game is over"),
    Field("skip", n.SEATS, 16, "turns that the seat must still skip"),
    Field("seats", 0, 16, "how many seats play"),
    Field("seat", 0, 16, "whose turn it is"),
    Field("phase", 0, 16, "draw, act or discard"),
    Field("draws", 0, 16, "draws left in this turn; in the discoveries family answers or discards so far"),
    Field("ask", 0, 16, "the question that waits"),
    Field("asked", 0, 16, "the seat that has to answer"),
    Field("putting", 0, 16, "the card whose project or discovery is being asked for, or NONE", n.NONE),
    Field("giving", 0, 16, "the mandatory project whose receiver is being asked for, or NONE", n.NONE),
    Field("offering", 0, 16, "the project offered for collaboration, or NONE", n.NONE),
    Field("offered", 0, 16, "the other player's project in that offer, or NONE", n.NONE),
    Field("offers_made", 0, 16, "offers made this turn"),
    Field("claimed", 0, 16, "the discovery that a hero is scoring, or NONE", n.NONE),
    Field("step", 0, 16, "the step as which it is scored; 0 while it is being named"),
    Field("scored", 0, 16, "discoveries scored in this turn"),
    Field("again", 0, 16, "1 if one more hero may score in this turn"),
    Field("extra", 0, 16, "enhancements that may still go to any own hero in this turn"),
    Field("any_type", 0, 16, "1 if the next hero of this turn may score any type"),
    Field("exchange", 0, 16, "a bit for each seat that gives up its opening hand; hidden until all have answered"),
    Field("another", 0, 16, "a bit for each seat that will take another turn"),
    Field("safe", 0, 16, "a bit for each seat whose projects cannot be hurt until its next turn"),
    Field("depth", 0, 16, "effects under way"),
    Field("queued", 0, 16, "cards that wait to be played at once"),
    Field("chain", 0, 16, "cards played at once since the last choice of the turn"),
    Field("choices", 0, 16, "choices made in this turn"),
    Field("turns", 0, 16, "turns taken or skipped so far"),
    Field("quiet", 0, 16, "turns since the last completion, or since the project pile ran out if that is later"),
    Field("emptied", 0, 16, "1 once the last project has been drawn"),
    Field("last_call", 0, 16, "turns until the end, the present one included; 0 before the last call or fifth step"),
    Field("ending", 0, 16, "how the game will end, in the window after its last turn; 0 before and after that"),
    Field("over", 0, 16, "0 while playing, then how it ended"),
    Field("winners", 0, 16, "a bit for each winner"),
    Field("seen", n.CARDS, 8, "a bit for each seat that knows what the card is and where it lies"),
)
SCRATCH = (
    Field("need", n.ALL_NEEDS, 32, "the needs being matched"),
    Field("match", n.ALL_NEEDS, 16, "the card that meets each"),
    Field("came", n.ALL_NEEDS, 16, "the need from which the search came"),
    Field("wave", n.ALL_NEEDS, 16, "needs to search from"),
    Field("legal", 2 * n.CARDS, 16, "the legal codes, as last listed"),
    Field("list", n.CARDS, 16, "cards being shuffled, masked or dealt"),
    Field("spare", n.CARDS, 16, "a second such list"),
    Field("mind", 0, 16, "which of a policy's weights count for the choice being made"),
)
DECK = (
    Field("sort", n.CARDS, 32, "the card's sort, as a bit"),
    Field("serves", n.CARDS, 32, "the kinds that the card can stand for"),
    Field("adds", n.CARDS, 32, "the kinds of which it makes a project need one more"),
    Field("adds_new", n.CARDS, 32, "likewise, whether its printed needs name them or not"),
    Field("printed", n.CARDS, 32, "for a project: all kinds in its printed needs"),
    Field("need", n.CARDS * n.NEEDS, 32, "for a project: its printed needs"),
    Field("program", n.STEPS * n.WIDTH, 32, "the instructions of all sentences"),
    Field("sorts", 0, 32, "all sorts that some card of the deck has"),
    Field("role", n.CARDS, 16, "project, resource, wildcard, modifier or block"),
    Field("back", n.CARDS, 16, "the pile whose back it has"),
    Field("twin", n.CARDS, 16, "which of the titles with several copies it is, from 1; 0 if there is one copy"),
    Field("needs", n.CARDS, 16, "for a project: how many needs are printed"),
    Field("plain", n.CARDS, 16, "1 if its needs are different single kinds"),
    Field("points", n.CARDS, 16, "for a project: what it is worth"),
    Field("unfinished", n.CARDS, 16, "for a project: what it costs when active at the end"),
    Field("mandatory", n.CARDS, 16, "1 if it must be given to another player"),
    Field("tags", n.CARDS, 16, "a bit for each tag"),
    Field("at_once", n.CARDS, 16, "1 if it is played the moment it is drawn"),
    Field("more", n.CARDS, 16, "how many needs it adds to a project beside which it lies"),
    Field("fewer", n.CARDS, 16, "how many needs such a project does without"),
    Field("worth", n.CARDS, 16, "how many points more such a project is worth"),
    Field("guards", n.CARDS, 16, "1 if such a project cannot be hurt"),
    Field("twice", n.CARDS, 16, "1 if it counts as two cards"),
    Field("opposes", n.CARDS, 16, "1 if it cancels any modifier"),
    Field("priced", n.CARDS, 16, "1 if it takes a price from its own player"),
    Field("may_burn", n.CARDS, 16, "1 if its holder may burn it while no project is active"),
    Field("hurts", n.CARDS, 16, "whom it hurts"),
    Field("start", n.CARDS, 16, "where its program begins"),
    Field("deed", n.CARDS, 16, "for a single clause: its first step that tells whether it would do something; else 0"),
    Field("left_out", n.CARDS, 16, "1 if it is out of the game from the beginning"),
    Field("step", n.CARDS, 16, "for a discovery: its step from 1; 0 is wild"),
    Field("solid", n.CARDS, 16, "1 for a discovery that two players do without"),
    Field("items", n.CARDS, 16, "for a hero: how many items it may hold"),
    Field("locations", n.CARDS, 16, "for a hero: how many locations it may hold"),
    Field("any_enhancement", n.CARDS, 16, "1 for a hero that may hold enhancements of any type"),
    Field("protects", n.CARDS, 16, "for a hero: whether its own, or all enhancements of its player are safe"),
    Field("cancels", n.CARDS, 16, "1 for an inspiration that answers another card"),
    Field("own_turn", n.CARDS, 16, "1 for an inspiration that helps only its player's own turn"),
    Field("copied", n.CARDS, 16, "1 for a hero whose ability can be copied"),
    Field("bonus", n.CARDS, 16, "where its end bonus begins; 0 is none"),
    Field("block_card", n.BLOCKS, 16, "the cards that cancel a modifier"),
    Field("cards", 0, 16, "how many cards"),
    Field("blocks", 0, 16, "how many of them cancel a modifier"),
    Field("opposing", 0, 16, "how many of those cancel any"),
    Field("guarding", 0, 16, "1 if some sentence lets projects not be hurt"),
    Field("changing", 0, 16, "1 if some sentence changes what a project is worth or how many it needs"),
    Field("inspiration", 0, 16, "the first of the inspirations, which follow each other"),
    Field("inspirations", 0, 16, "how many there are"),
    Field("family", 0, 16, "the number of its family of rules"),
    Field("spent_to", 0, 16, "where a card goes when its effect has ended"),
    Field("burn_returns", 0, 16, "1 if a card can come back from burn"),
    Field("draw", 0, 16, "cards drawn a turn"),
    Field("draw_blind", 0, 16, "1 if all draws are made before looking"),
    Field("draw_from", 0, 16, "a bit for each pile that may be drawn from: project, resource, modifier, discard"),
    Field("opening_resources", 0, 16, "resources dealt to each"),
    Field("opening_projects", 0, 16, "projects dealt to each"),
    Field("opening_modifiers", 0, 16, "1 if a modifier dealt is kept, 0 if it goes back to the middle"),
    Field("modifier_pile", 0, 16, "1 if modifiers have a pile of their own"),
    Field("projects_count", 0, 16, "1 if projects in hand count to the hand limit"),
    Field("projects_in_hand", 0, 16, "most projects in hand after a turn; 0 is no limit"),
    Field("completed_to", 0, 16, "where the resources of a completed project go"),
    Field("refill", 0, 16, "1: from burn, 2: from discard less its top card, 3: both together, 4: all of discard"),
    Field("refill_else", 0, 16, "likewise, when that yields nothing"),
    Field("collaboration", 0, 16, "1 if players may collaborate"),
    Field("block", 0, 16, "1 if anyone may block"),
    Field("tie_break", 0, 16, "1 if fewer active, then more completed projects decide"),
    Field("projects", 0, 16, "project cards used; 0 is all"),
    Field("first", 0, 16, "the first seat; NONE: the seed draws it"),
    Field("hand", 0, 16, "cards in hand after a turn"),
    Field("free_discards", 0, 16, "cards that may be discarded at a turn's end"),
    Field("field", 0, 16, "discoveries in the field"),
    Field("exchange", 0, 16, "1 if opening hands may be exchanged"),
    Field("face_down", 0, 16, "1 if enhancements are laid face down"),
    Field("challenges", 0, 16, "challenge cards laid open"),
    Field("stall_turns", 0, 16, "turns a player without a completion, once the projects are drawn"),
    Field("most_turns", 0, 16, "turns a player before that"),
    Field("most_choices", 0, 16, "choices in a turn"),
    Field("most_chain", 0, 16, "cards played at once in a row"),
)

FRAMED = tuple(field for field in STATE if field.name.startswith("frame_"))  # so much for each frame
STATE_NAMES = tuple(field.name for field in STATE)


class State:
    """An interpreted state: the same names as the record's, with integers and lists; and the events."""

    __slots__ = (*STATE_NAMES, *(field.name for field in SCRATCH), "events")

    def __init__(self) -> None:
        for field in STATE + SCRATCH:
            setattr(self, field.name, [0] * field.length if field.length else 0)
        self.events: list[tuple[int, int, int, int, int, int]] | None = None

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def copy(self) -> "State":
        """An independent state, without the events."""
        other = State.__new__(State)
        copy_fields(self, other)
        copy_scratch(self, other)
        other.events = None
        return other

    def fields(self) -> tuple[Any, ...]:
        """What makes two states equal: every field but the scratch ones."""
        return tuple(tuple(v) if isinstance(v := getattr(self, name), list) else v for name in STATE_NAMES)


class Deck:
    """An interpreted deck: integer tables, named as in the record."""

    __slots__ = tuple(field.name for field in DECK)

    def __init__(self) -> None:
        for field in DECK:
            setattr(self, field.name, [0] * field.length if field.length else 0)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def copy(self) -> "Deck":
        """An independent deck."""
        other = Deck.__new__(Deck)
        for field in DECK:
            value = getattr(self, field.name)
            setattr(other, field.name, value[:] if field.length else value)
        return other


def _copier(fields: tuple[Field, ...]) -> Callable[[State, State], None]:
    """A function that copies fields from one state to another, one by one: it runs for every view."""
    lines = ["def copy(s, m):"]
    lines += [f"    m.{field.name} = s.{field.name}{'[:]' if field.length else ''}" for field in fields]
    made: dict[str, Callable[[State, State], None]] = {}
    exec("\n".join(lines), made)
    return made["copy"]


def _written_out() -> Callable[[State, int], None]:
    """A function that gives the fields of a frame what they start with, one by one: it runs for every effect."""
    lines = ["def clear_fields(s, f):"]
    for field in FRAMED:
        size = field.length // n.FRAMES
        if size == 1:
            lines.append(f"    s.{field.name}[f] = {field.start}")
        else:
            lines.append(f"    s.{field.name}[f * {size} : (f + 1) * {size}] = {[field.start] * size}")
    made: dict[str, Callable[[State, int], None]] = {}
    exec("\n".join(lines), made)
    return made["clear_fields"]


clear_fields = _written_out()
copy_fields, copy_scratch = _copier(STATE), _copier(SCRATCH)
