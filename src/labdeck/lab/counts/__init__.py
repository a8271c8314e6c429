"""What the lab counts while games are played, as part of the machine code."""
