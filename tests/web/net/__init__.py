"""The line to the server."""
