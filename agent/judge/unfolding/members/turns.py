"""A state for each time: *open during filling and closed during transport*.

Readers take the first state for that of both times. The sentence is told with the one state that
the claim is on, and with its own time.
"""

import re

_TIME = r"(?:during|while|when|before|after|in|at|on|for|from|until)"
_STATE = r"(?!(?:and|or|not|never|the|a|an|born)\b)[a-z-]+"
CUE = re.compile(
    r"\b(?:be|is|are|was|were|stay|stays|remain|remains|kept) "
    rf"(?P<first>(?P<one>{_STATE}) {_TIME} [^,;:.!?]+?),? (?:and|but) "
    rf"(?P<second>(?P<other>(?!{_TIME}\b){_STATE}) {_TIME} [^,;:.!?]+)(?=[.!?;]|$)",
    re.IGNORECASE,
)
_CLAUSE = re.compile(
    r"(?<=\w)\W+(?:after|before|when|once|since|if|because)\b(?= \w+ (?:is|was|are|were|has|had)\b)"
)
"""What opens another clause of a claim: *due ten days after it was set*."""
_SEVERAL = re.compile(r"\b(?:and|or|both)\b", re.IGNORECASE)


def in_its_state(text: str, claim: str) -> str:
    """Return the text with the one of two states that the claim names, or as it is."""
    match = CUE.search(text)
    if match is None or any(_SEVERAL.search(match[part]) for part in ("first", "second")):
        return text
    main = _CLAUSE.split(claim.lower(), maxsplit=1)[0]
    said = set(re.findall(r"[\w-]+", main))
    named = [match[state].lower() in said for state in ("one", "other")]
    if named[0] == named[1]:
        return text
    told = match["first"] if named[0] else match["second"]
    return f"{text[: match.start('first')]}{told}{text[match.end() :]}"
