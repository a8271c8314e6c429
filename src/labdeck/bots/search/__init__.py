"""Search: what many tried games say about each choice."""
