"""What moves and sounds."""
