"""The whole bot under load: the bot runs in a process of its own, and people press in this one."""
