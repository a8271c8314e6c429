"""Outlooks: what an instruction promises, before it is performed."""

NO, YES, GOES_ON = 0, 1, 2  # the last: what comes after the instruction decides
