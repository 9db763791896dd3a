"""Shared parts of all Discord features: interactions, components, forms, languages, names."""
