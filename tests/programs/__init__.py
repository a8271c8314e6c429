"""Programs that take longer than a test: soak, durability, mutation."""
