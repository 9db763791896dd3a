"""Reading, choosing and changing the rules of a table."""
