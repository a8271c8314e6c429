"""What the studio and whoever makes a deck there say to each other."""
