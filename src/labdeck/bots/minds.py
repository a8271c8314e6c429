"""Minds: the tables of weights by which policies choose, a row for each weight and a column for each mind."""

COLUMNS = 4  # a weight in each of two minds, and the bounds within which it is sought
