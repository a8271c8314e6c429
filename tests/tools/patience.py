"""How long a test waits for what must come: only something broken takes as long, however busy the machine."""

PATIENCE = 120.0  # seconds
