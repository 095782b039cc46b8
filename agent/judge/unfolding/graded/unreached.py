"""A mark that none reached, told of all: *none of the four reached 50%* is *all were below 50%*."""

import re

from agent.judge.derivation.cues import BY_COMPARISON

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
_UP, _DOWN = (
    "|".join(
        [
            *(
                w
                for w, sense in BY_COMPARISON.items()
                if sense == way and w.endswith(("er", "re", "ss"))
            )
        ]
    )
    for way in (1, -1)
)
_COMPARED = re.compile(
    rf"^(?:none of the (?P<those>[a-z]+(?: [a-z]+){{1,5}}?)|no (?P<one>[a-z]+(?: [a-z]+){{1,4}}?)) "
    rf"(?:(?P<up>{_UP}|faster)|(?P<down>{_DOWN}"
    rf"|slower)) than (?P<number>{_NUMBER})(?P<rest>[^,;:.]*)",
    re.IGNORECASE,
)
_SHORT = re.compile(r"\b(?:fell|fall|falls) short of\b", re.IGNORECASE)
_MANY = {"was": "were", "is": "are", "has": "have"}
_ANY = re.compile(r"\bin any\b", re.IGNORECASE)
CUE = re.compile(
    rf"\b(?:{_NOT_MORE}|{_NOT_EVEN}) (?:{_NUMBER})|^(?:none|no)\b.* than (?:{_NUMBER})",
    re.IGNORECASE,
)
_DENYING = re.compile(
    r"\b(?:no|not|none|never|nobody|nor|neither|only|unless|if|because|although|until|yet)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)


def below(text: str, claim: str) -> str:
    """Return a sentence as what it says of all, where the claim denies nothing itself."""
    compared = _COMPARED.match(text)
    if compared is not None and not _DENYING.search(claim):
        return _at_most(compared, text[compared.end() :])
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
    short = "fell short of" if _SHORT.search(claim) else "stayed below"
    bound = short if match["even"] else "stayed at most at"
    rest = _ANY.sub("in every", match["rest"])
    return f"{who} {bound} {match['number']}{rest}{after}"


def _at_most(match: re.Match[str], after: str) -> str:
    """Return what none has more or less of as what all have at most or at least."""
    if _DENYING.search(match["number"] + match["rest"] + after):
        return match.string
    bound = "at most" if match["up"] else "at least"
    who = f"All {match['those']}" if match["those"] else f"Every {match['one']}"
    if match["those"]:
        who = re.sub(r"\b(?:was|is|has)\b", lambda m: _MANY[m.group()], who, count=1)
    return f"{who} {bound} {match['number']}{match['rest']}{after}"
