"""Whole pages: games from beginning to end, the lobby, replays, results and cards."""
