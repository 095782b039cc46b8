"""What is to be said instead of a failing claim, before any edit is placed."""
