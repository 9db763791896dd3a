"""The ears and mouth on Discord: commands, buttons, posts. No rules, no game state."""
