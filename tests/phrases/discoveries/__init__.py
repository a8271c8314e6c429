"""The phrases of the discoveries family."""
