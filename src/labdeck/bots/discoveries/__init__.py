"""How bots judge and choose in games of discoveries."""
