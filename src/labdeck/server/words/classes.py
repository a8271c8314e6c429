"""Classes: why something is not done in one."""

NOT_THERE = "There is no class of this code."
ONLY_TEACHER = "Only whoever opened the class may do that."
OWN_CLASS = "You opened this class; to play in it, come by another browser."
NOBODY_WAITS = "Nobody waits there to begin."
OVER = "This class is over."
PAUSED = "The class is paused; let it go on first."


def neither(code: str, besides: str) -> str:
    return f"There is neither a table nor a class {code}.{besides}"


def size(least: int, most: int) -> str:
    return f"size: a table of this deck has {least} to {most} seats."


def nobody(number: int) -> str:
    return f"Nobody in this class has the number {number}."


def full(most: int) -> str:
    return f"This class is full: {most} have come."


def no_table(number: int) -> str:
    return f"There is no table {number} in this class."


def table_full(table: int, most: int) -> str:
    return f"Table {table} is full: at most {most} sit there."


def table_begun(table: int) -> str:
    return f"Table {table} has begun to play."


def no_bot(table: int) -> str:
    return f"No bot sits at table {table}."
