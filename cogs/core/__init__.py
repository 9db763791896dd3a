"""What every feature needs of Discord: interactions, components, forms, languages, names."""
