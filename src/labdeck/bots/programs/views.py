"""Views: whom a course is reckoned for."""

OTHERS, ROUND = 1, 2  # what happens to others counts as well; a group is followed to its last seat
ALL = OTHERS | ROUND
