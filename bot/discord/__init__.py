"""The way to Discord: the client, requests and their limits, permissions, commands and emojis."""
