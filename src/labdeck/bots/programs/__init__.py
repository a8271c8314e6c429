"""How bots read what a card says: the instructions of its program, and what each would do to whom."""
