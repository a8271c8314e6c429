"""The discoveries family in guides."""

from labdeck.guide.family import Family

from .cards import card, others
from .ending import ending, example
from .goal import goal, setup
from .law import LAW
from .piles import piles
from .questions import questions
from .turn import turn

FAMILY = Family(goal, setup, card, others, turn, piles, ending, example, questions, LAW)
