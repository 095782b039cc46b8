"""What lies on either side of a limit."""
