"""The rules of discoveries, number by number."""
