"""Points and penalties of a deal."""
