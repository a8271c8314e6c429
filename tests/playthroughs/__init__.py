"""Recorded games of every deck, kept as text: a change of the rules shows as a change of these files."""
