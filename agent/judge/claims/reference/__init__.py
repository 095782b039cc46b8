"""What pronouns and “the same” stand for, put in their place."""
