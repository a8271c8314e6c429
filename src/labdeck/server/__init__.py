"""The table on the network: choices in, committed to a log, and masked views out. It owns no rules."""
