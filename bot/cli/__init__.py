"""The commands of ``python -m bot``: what whoever runs the bot does from a shell."""
