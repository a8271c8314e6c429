"""What is asked, and what helps to answer it."""
