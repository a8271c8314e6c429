"""The protocol: every message and answer as a model, from which the page's types are written (`make types`)."""
