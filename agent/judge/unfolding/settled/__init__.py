"""What one sentence settles by logic alone: it tells the claim, or that the claim is not true.

Each module knows one construct in its forms, and is silent unless claim and sentence fill it with
the same words.
"""
