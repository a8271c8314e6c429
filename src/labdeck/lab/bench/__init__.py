"""The bench: how fast the rules run, beside other engines, and how their cost grows."""
