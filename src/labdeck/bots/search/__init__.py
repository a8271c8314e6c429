"""Search: choices tried in worlds that agree with what a seat knows, and the result in words."""
