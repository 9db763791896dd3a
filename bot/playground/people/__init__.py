"""The people API, by which people on the page or in a test use the playground."""
