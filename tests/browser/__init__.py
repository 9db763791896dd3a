"""People who click through the page of the playground in the system's Chromium."""
