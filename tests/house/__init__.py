"""The laws of the house that can be read from its source."""
