"""The state of the playground, and Discord's objects and numbers for it."""
