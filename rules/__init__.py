"""Every rule of play. Pure: the standard library only, no clock, no I/O."""
