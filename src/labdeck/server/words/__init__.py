"""The catalogue: every sentence that the server says to people, a module for each room and each family of rules."""

from . import chat, classes, decks, forms, hints, names, requests, saving, sockets, studio, tables

__all__ = ["chat", "classes", "decks", "forms", "hints", "names", "requests", "saving", "sockets", "studio", "tables"]
