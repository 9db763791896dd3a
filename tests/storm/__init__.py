"""Storms: simulated people press only the buttons they see, while many kinds of faults strike."""
