"""A mark that none reached, told of all: *none of the four reached 50%* is *all were below 50%*."""

import re

_NUMBER = r"[€$£]?\d[\d.,]*(?<![.,])(?: ?%| [^\W\d][\w/°]*)?|(?:half|a (?:third|quarter))\b"
_NOT_MORE = (
    r"exceed(?:s|ed)?|surpass(?:es|ed)?|top(?:s|ped)|go(?:es)? (?:above|over)|went (?:above|over)"
)
_NOT_EVEN = r"reach(?:es|ed)?|attain(?:s|ed)?"
_DEED = rf"(?:(?P<even>{_NOT_EVEN})|(?P<more>{_NOT_MORE})) (?P<number>{_NUMBER})(?P<rest>[^,;:.]*)"
_NONE = re.compile(
    rf"^(?:none of (?P<those>(?:the|our|its|their|these|those) [^,;:.\d]{{2,50}}?)"
    rf"|no (?P<one>[a-z][a-z-]*(?: [a-z-]+){{0,2}}?)) (?:ever )?{_DEED}",
    re.IGNORECASE,
)
_DID_NOT = re.compile(
    rf"^(?P<who>[^,;:.\d]{{2,60}}?) (?:did not|didn['’]t|does not|do not|never) (?:ever )?{_DEED}",
    re.IGNORECASE,
)
_ANY = re.compile(r"\bin any\b", re.IGNORECASE)
CUE = re.compile(rf"\b(?:{_NOT_MORE}|{_NOT_EVEN}) (?:{_NUMBER})", re.IGNORECASE)
_DENYING = re.compile(
    r"\b(?:no|not|none|never|nobody|nor|neither|only|unless|if|because|although|until|yet)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)


def below(text: str, claim: str) -> str:
    """Return a sentence as what it says of all, where the claim denies nothing itself."""
    match = _NONE.match(text) or _DID_NOT.match(text)
    if match is None or _DENYING.search(claim):
        return text
    after = text[match.end() :]
    if _DENYING.search(match["number"] + match["rest"] + after):
        return text
    groups = match.groupdict()
    if groups.get("those"):
        who = re.sub(r"^All the ", "All ", f"All {match['those']}")
    elif groups.get("one"):
        who = f"Every {match['one']}"
    else:
        who = match["who"]
    bound = "stayed below" if match["even"] else "stayed at most at"
    rest = _ANY.sub("in every", match["rest"])
    return f"{who} {bound} {match['number']}{rest}{after}"
