"""Tests in which people click through the playground's page in the system's Chromium."""
