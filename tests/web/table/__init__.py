"""The table: where everything lies, and what may be touched."""
