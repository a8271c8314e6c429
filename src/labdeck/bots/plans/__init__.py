"""Plans: players of one habit each, and the population that they are."""
