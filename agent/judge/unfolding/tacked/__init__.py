"""A rule with special cases tacked on in few words, told for the case of a claim."""
