"""A rule and those to whom the next sentence says that *this does not apply*, told for them."""

import re

from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content

_NAMED = (
    r"(?:rule|provision|limit|obligation|ban|duty|requirement|restriction|prohibition|regulation)"
)
NEXT = re.compile(
    rf"^\W*(?:\(\d+\)\s*)?(?:(?:this|that)(?: {_NAMED})?|the (?:above|foregoing|{_NAMED})|"
    r"sentence 1)\s+(?:does|shall)\s+not\s+apply\s+(?:to|for)\s+"
    r"(?P<who>[^,;:.()]+(?:[.,]\d+[^,;:.()]*)*)\.?$",
    re.IGNORECASE,
)
TOLD = "This is an exception."  # stands for the sentence that is told with the one before it
_SAYS_SO = re.compile(r"\b(?:apply|applies|exempt\w*|except\w*)\b", re.IGNORECASE)
_RULE = re.compile(
    r"^(?P<what>[^,;:]{2,80}?) (?:(?P<ban>may not|must not|shall not|cannot|can not)|"
    r"(?P<be>is|are) not(?= \w+(?:ed|en|id|nt)\b)|(?P<duty>must|shall|have to|has to)) "
    r"(?P<rest>[^;:]+?)\.?$",
    re.IGNORECASE,
)


def told_for(rule: str, after: str, claim: str) -> str:
    """Return what is so of those whom the sentence after a rule exempts, if a claim is on them.

    Args:
        rule: the sentence on all.
        after: the next one, as `NEXT` finds it.
        claim: the claim.
    """
    match = NEXT.match(after)
    if match is None or _SAYS_SO.search(claim) or not content(match["who"]) <= content(claim):
        return rule
    who = re.sub(r"^the (?=(?:\w+ ){0,2}\w+s\b)", "", match["who"].strip())
    plain = _RULE.match(rule)
    if plain is None:
        return f"{rule.rstrip(' .')}, except for {match['who']}."
    what, rest = _of_them(plain["what"], plain["rest"], who)
    if plain["ban"]:
        return f"{what} may {rest}."
    if plain["be"]:
        return f"{what} {plain['be']} {rest}."
    return f"{what} need not {rest}."


def _of_them(what: str, rest: str, who: str) -> tuple[str, str]:
    """Return a rule's subject and the rest of it, the exempted named where their kind stands."""
    kind = re.match(r"\w+", who)
    word = kind.group() if kind else ""
    inside = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", rest, re.IGNORECASE)
    if inside and not re.search(rf"\b{re.escape(word)}\b", what, re.IGNORECASE):
        return what, rest[: inside.start()] + who + rest[inside.end() :]
    return capital(who), rest
