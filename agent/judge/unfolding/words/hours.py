"""Hours told by the end that a claim is on: what is open *from 8 to 18* opens at 8, shuts at 18."""

import re

TIME = r"(?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:[ap]m\b|[ap]\.m\.)| o['’]clock)?|noon|midnight)"
RANGE = re.compile(
    rf"(?:\b(?P<two>between )|\bfrom )?\b(?P<start>{TIME})"
    rf" ?(?:to|until|till|[-–—]|(?(two)and|(?!))) ?(?P<end>{TIME})"
    r"(?=[.,;:)]|$| (?:on|in|every|each|daily|and|except|during|from|with|by|all|each)\b)",
    re.IGNORECASE,
)
_OF_HOURS = re.compile(
    r"\b(?:open|opening|hours|served|runs?|lasts?|meets?|takes? place|held|staffed|manned|tours?)\b"
    r"|\d[:.]\d\d|\d ?[ap]\.?m\b",
    re.IGNORECASE,
)
_SAID = rf"(?:{TIME}|(?:half|quarter) (?:past|to) \w+)"
_BEGINS = re.compile(rf"\b(?:opens?|starts?|begins?)\b[^.;]*? at {_SAID}(?![\w%])", re.IGNORECASE)
_ENDS = re.compile(
    rf"\b(?:closes?|shuts?|ends?|finish(?:es)?|stops?)\b[^.;]*? at {_SAID}(?![\w%])", re.IGNORECASE
)
_IS_OPEN = re.compile(r"\b(?:is|are) (?:open|staffed|manned)\b|(?<=hours: )open\b", re.IGNORECASE)
_CLOSED = re.compile(r"\b(?:closed|not|no|never|except|unless|only)\b|n['’]t\b", re.IGNORECASE)
CUE = RANGE


def at_its_end(text: str, claim: str) -> str:
    """Return a text with the one range of hours in it told by its beginning or its end.

    It stands as it is for a claim on neither or both, and where it has several ranges or denies.
    """
    begins, ends = _BEGINS.search(claim), _ENDS.search(claim)
    ranges = list(RANGE.finditer(text))
    if bool(begins) == bool(ends) or len(ranges) != 1 or not _OF_HOURS.search(text):
        return text
    if _CLOSED.search(text) or _CLOSED.search(claim):
        return text
    (hours,) = ranges
    told = f"from {hours['start']}" if begins else f"until {hours['end']}"
    verb = _IS_OPEN.search(text, 0, hours.start())
    if verb is None:
        return f"{text[: hours.start()]}{told}{text[hours.end() :]}"
    plural = verb.group().lower().startswith("are")
    deed = ("open" if begins else "close") + ("" if plural else "s")
    at = f"at {hours['start'] if begins else hours['end']}"
    between = text[verb.end() : hours.start()]
    deed = f"it {deed}" if verb.group().lower() == "open" else deed
    return f"{text[: verb.start()]}{deed}{between}{at}{text[hours.end() :]}"
