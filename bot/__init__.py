"""The shell: process, storage, pictures, words. No commands."""
