"""Tests of what is typed after ``python -m bot``."""
