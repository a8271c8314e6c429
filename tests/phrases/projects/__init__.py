"""The phrases of the projects family."""
