"""What a deal is worth."""
