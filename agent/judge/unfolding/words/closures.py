"""What is closed until a time, told as what opens then: *closed until Friday*, *reopens on Friday*.

So *suspended until May* resumes in May, and what *will not open until noon* opens at noon.
"""

import re

from agent.domain.prose.calendar import ANY_MONTH, DAY_OF_MONTH, WEEKDAY
from agent.judge.clauses.stems import stem
from agent.judge.unfolding.words.hours import TIME

_YEAR = r"(?:1[5-9]|20)\d\d(?![\w%]|[.,]\d)"
_DAY = rf"(?:(?:{WEEKDAY}),? )?{DAY_OF_MONTH}(?:,? {_YEAR})?|(?:next )?(?:{WEEKDAY})"
_MONTH = rf"(?:{ANY_MONTH}|spring|summer|autumn|winter)(?: {_YEAR})?|{_YEAR}"
PLACES = (("on", _DAY), ("in", _MONTH), ("at", TIME))
"""Times of a deed, by the preposition that they stand with."""
_WHEN = "|".join(rf"(?P<{link}>{named})" for link, named in PLACES)
_BE = (
    r"(?P<be>(?:is|are|was|were|remains?|remained|stays?|stayed"
    r"|(?:will|has|have) (?:be|been|remain|stay)))"
)
_AWAY = (
    r"(?:(?P<closed>(?:temporarily )?(?:closed|shut)|not open)"
    r"|(?P<stopped>(?:temporarily )?suspended|interrupted|halted)"
    r"|(?P<gone>unavailable|not available|out of (?:service|order|use|stock)))"
)
_WHY = r"(?: (?:for|to|due to|because of|owing to) [^,;:.]*?)?"
_AFTER = r"(?P<after>(?:,? (?:for|to|due to|because of|owing to|while) [^;:.]*)?)[.!]?$"
_CLOSED = re.compile(
    rf"^(?P<what>[^,;:.]{{2,80}}?) {_BE} {_AWAY}{_WHY} (?:until|till) (?:{_WHEN}){_AFTER}",
    re.IGNORECASE,
)
_OPENS = re.compile(
    r"^(?P<what>[^,;:.]{2,80}?) (?:(?P<will>will|does|do|did) not|(?P<nt>won|doesn|don|didn)['’]t) "
    rf"(?P<deed>re-?open|open|start|begin|resume|be (?:open|available))(?: again)?{_WHY} "
    rf"(?:until|till) (?:{_WHEN}){_AFTER}",
    re.IGNORECASE,
)
_BEING = (("is", "are"), ("was", "were"))
CUE = re.compile(r"\b(?:until|till)\b", re.IGNORECASE)
_ASKED = re.compile(
    r"\b(?:re-?open(?:s|ed|ing)?|resum(?:es?|ed)|restart(?:s|ed)?|again|back)\b"
    r"|\b(?:opens?|opened|starts?|started|begins?|began|(?:open|available|works?|worked|runs?|ran)\b"
    r"[^.;]*? (?:from|since|as of))\b"
    r"|\b(?:closes|stops?|stopped|ends?|ended)\b[^.;]*? (?:on|in|at)\b",
    re.IGNORECASE,
)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|nobody|until|till|closed|shut|only|except|unless|if)\b|n['’]t\b",
    re.IGNORECASE,
)
_UNPLAIN = re.compile(
    r"\b(?:no|not|never|neither|nor|only|except|unless|if|when|from|each|every|or)\b|s until\b",
    re.IGNORECASE,
)


def told_as_opening(text: str, claim: str) -> str:
    """Return a text on what is closed until a time as what opens then, for a claim on that.

    Example:
        "The pool is closed for repairs until Friday.", for a claim on what reopens, is "The pool
        reopens on Friday."
    """
    if not _ASKED.search(claim) or _UNCLEAR.search(claim):
        return text
    closed, opens = _CLOSED.match(text), _OPENS.match(text)
    match = closed or opens
    if match is None or _UNPLAIN.search(match["what"]) or not _names(claim, match["what"]):
        return text
    when = next(f"{link} {match[link]}" for link, _ in PLACES if match[link])
    deed = _again(match) if closed else _first(match)
    return f"{match['what']} {deed} {when}."


def _names(claim: str, what: str) -> bool:
    """Tell whether a claim names what is closed by its last word."""
    said = {stem(w.lower()) for w in re.findall(r"\w+", claim)}
    return stem(what.rsplit(maxsplit=1)[-1].lower()) in said


def _again(match: re.Match[str]) -> str:
    """Return that something opens, resumes or is there again, in the tense of what it was."""
    be = match["be"].lower()
    deed = "reopen" if match["closed"] else "resume" if match["stopped"] else ""
    if be.startswith("will"):
        return f"will {deed or 'be available again'}"
    past = be in {"was", "were", "remained", "stayed"}
    many = be in {"are", "were", "remain", "stay"} or be.startswith("have")
    if not deed:
        return f"{_BEING[past][many]} available again"
    return f"{deed.rstrip('e')}ed" if past else deed if many else f"{deed}s"


def _first(match: re.Match[str]) -> str:
    """Return that something opens or begins which does not so before."""
    helping, deed = (match["will"] or match["nt"]).lower(), match["deed"].lower()
    if helping == "does" and not deed.startswith("be "):
        return f"{deed}s"
    return f"{'did' if helping.startswith('did') else 'will'} {deed}"
