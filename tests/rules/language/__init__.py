"""The rules of the language, by their numbers."""
