"""What is said of several things at once, told of each."""
