"""Wording: what a claim changes in, adds to or leaves out of the words of the evidence.

Where a claim repeats a sentence nearly word for word, each change is looked at (`changes`,
`edits`, `rewording`); where it does not, what the sentence has besides the claim, and the claim
besides the sentence.
"""
