"""From deal to deal: seats, places, titles and payments, until somebody has won."""
