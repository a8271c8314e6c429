"""What heroes, inspirations and challenges do, title by title."""
