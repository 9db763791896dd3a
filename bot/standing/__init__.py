"""Lasting numbers about the people of a server."""
