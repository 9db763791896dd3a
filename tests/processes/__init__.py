"""The bot in real processes, which get real signals: starting, stopping, and being killed."""
