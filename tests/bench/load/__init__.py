"""The whole bot under load: it plays in a process of its own, and its people press in this one."""
