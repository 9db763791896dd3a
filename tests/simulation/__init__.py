"""A simulated world in one process, whose time moves only when no task can run."""
