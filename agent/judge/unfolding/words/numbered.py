"""Numbers of clauses: "8.3 A permit may be given up" says so of a permit, not of "8.3 A permit"."""

import re

CUE = re.compile(r"^\W{0,3}(?P<number>(?:§ ?)?\d{1,2}(?:\.\d{1,2})+[a-z]?)[.):]?\s+(?=[A-Z“\"'])")


def unnumbered(text: str, claim: str) -> str:
    """Return a sentence without the number of its clause, unless the claim names that number."""
    clause = CUE.match(text)
    if clause is None or clause["number"].strip("§ ") in claim:
        return text
    return text[clause.end() :]
