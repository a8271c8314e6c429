"""Balance: what a designer should know of a deck before printing it, measured by bots that play it."""
