"""What holds for some times or versions, told for the one of a claim."""
