"""The tables of the families, one line each, in the order of `families`: what effects ask of them while a game goes on.

They stand below the families, whose turns ask by way of `prospects` what a card would do there.
"""

from .discoveries import table as discoveries
from .family import Board
from .projects import table as projects

BOARDS: tuple[Board, ...] = (
    projects,
    discoveries,
)
