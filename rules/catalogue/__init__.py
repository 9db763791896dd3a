"""The catalogue as data: every house rule a question with its values, and what they build.

Choices are stored and typed as the catalogue writes them, ``{"jokers": "2"}``. An option that
is not named takes its preset's value, then its family's default.
"""

from rules.catalogue.choices import build, contradictions, full, problems, rebuild
from rules.catalogue.sections import OPTIONS

__all__ = ["OPTIONS", "build", "contradictions", "full", "problems", "rebuild"]
