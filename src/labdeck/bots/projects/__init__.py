"""How bots judge and choose in games of projects."""
