"""The skeptic: attacks a draft before it is judged."""
