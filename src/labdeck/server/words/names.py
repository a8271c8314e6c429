"""Names of people: why one cannot be taken."""

NOT_ONE = "A name has 1 to 40 letters, and no space before or after."
UNSEEN = "A name has letters that can be seen."
ALIKE = "The names at a table must differ, also at a glance."
AT_THE_TABLE = "Somebody at this table has that name, or one that looks like it."
IN_THE_CLASS = "Somebody in this class has that name: add a letter to yours."


def heaped(most: int) -> str:
    return f"A letter of a name has at most {most} marks above and below."
