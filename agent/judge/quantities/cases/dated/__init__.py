"""What holds at one time and not at another."""
