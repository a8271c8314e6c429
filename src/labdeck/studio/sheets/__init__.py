"""Sheets: decks from spreadsheets and as spreadsheets, a row for each card."""
