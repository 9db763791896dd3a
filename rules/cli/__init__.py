"""The rules from a shell: questions, deals set up by hand, and records of deals."""
