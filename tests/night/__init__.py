"""Whole nights of people at their tables, in simulated time."""
