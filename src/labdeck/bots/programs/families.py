"""What things are worth in each family of rules, one line each, in the order of the rules' own registry."""

from labdeck.bots.discoveries import prices as discoveries
from labdeck.bots.family import Prices
from labdeck.bots.projects import prices as projects

PRICES: tuple[Prices, ...] = (
    projects,
    discoveries,
)
