"""How storing can fail in ways that a caller answers."""


class Stale(Exception):
    """Somebody else's change came first; nothing was stored."""


class Unreadable(Exception):
    """What is stored was written by another version, or is damaged; nothing has changed."""


class StorageError(Exception):
    """The storage cannot be opened or used; ``str()`` is the reason in one line, without values."""
