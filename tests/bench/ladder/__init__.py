"""Computer players against one another, and against a player from another project."""
