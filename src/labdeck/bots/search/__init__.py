"""Search: Monte Carlo tree search over what a seat knows, and its result in words."""
