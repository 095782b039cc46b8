"""References between the parts of a document: what a sentence says of a numbered clause."""
