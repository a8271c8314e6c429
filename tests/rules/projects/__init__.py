"""The rules of projects, number by number."""
