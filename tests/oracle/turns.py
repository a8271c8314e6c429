"""Whose turn is next: P24, P26, L9 and L37."""

from . import needs
from .table import Table


def end_turn(table: Table) -> None:
    """The turn under way ends; the next one that is not skipped begins."""
    if table.emptied and any(needs.is_full(table, q) for q in table.mat(table.turn_of)):
        table.last_call = True  # what is full completes as the turn ends [P11, P26]
    go_on(table)
    while table.skips[table.turn_of]:
        table.skips[table.turn_of] -= 1
        table.another.discard(table.turn_of)  # a turn that one has to skip cancels it [L9]
        go_on(table)


def go_on(table: Table) -> None:
    """The same seat has the next turn if it gained one, but not in the last call; else the next seat has. [L9, L37]"""
    p = table.turn_of
    takes_another = p in table.another and not table.last_call
    table.another.discard(p)
    table.turn_of = p if takes_another else table.from_seat(p)[1]
    table.safe.discard(table.turn_of)
