"""Sentences of cards: read into programs, written back, and the nearest right one where one is wrong."""
