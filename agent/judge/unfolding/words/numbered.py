"""Numbers of clauses: "8.3 A permit may be given up" says so of a permit, not of "8.3 A permit"."""

import re

_MEASURED = r"(?:[MB]illion|[MGT]bits?|[KMGT]?[Bb]ytes?|Volts?|Watts?|Celsius|Percent|Points?)\b"
CUE = re.compile(
    r"^\W{0,3}(?P<number>(?:§ ?)?\d{1,2}(?:\.\d{1,2})+[a-z]?)[.):]?\s+"
    rf"(?!{_MEASURED})(?=[A-Z][a-z]|An?\b|[“\"'])"
)


def unnumbered(text: str, claim: str) -> str:
    """Return a sentence without the number of its clause, unless the claim names that number."""
    clause = CUE.match(text)
    if clause is None or clause["number"].strip("§ ") in claim:
        return text
    return text[clause.end() :]
