"""What the line will and will not say, and what it must never miss."""
