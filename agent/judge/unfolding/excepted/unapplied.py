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
    r"(?P<who>[^;:.()]+(?:\.\d+[^;:.()]*)*)\.?$",
    re.IGNORECASE,
)
_CASE = re.compile(
    r" (?:before|after|between|until|on|during|in case of|in the event of|if|when|who|with) .+$",
    re.IGNORECASE,
)
_JOIN = re.compile(r"(?:, (?:and |or )?| and | or )", re.IGNORECASE)
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
    named, case = _named(match["who"], claim) if match else ("", "")
    if not named or _SAYS_SO.search(claim):
        return rule
    who = re.sub(r"^the (?=(?:\w+ ){0,2}\w+s\b)", "", named)
    plain = _RULE.match(rule)
    if plain is None:
        return f"{rule.rstrip(' .')}, except for {named}{case}."
    what, rest = _of_them(plain["what"], plain["rest"], who)
    rest += case
    if plain["ban"]:
        return f"{what} may {rest}."
    if plain["be"]:
        return f"{what} {plain['be']} {rest}."
    return f"{what} need not {rest}."


def _named(who: str, claim: str) -> tuple[str, str]:
    """Return the one of those exempted whom a claim names, and in which case; '' for none."""
    if content(who) <= content(claim):
        return who.strip(), ""
    case = _CASE.search(who)
    case_text = case.group() if case else ""
    parts = _JOIN.split(who.removesuffix(case_text))
    named = [p for p in parts if content(p) and content(p) <= content(claim)]
    return (named[0].strip(), case_text) if len(named) == 1 else ("", "")


def _of_them(what: str, rest: str, who: str) -> tuple[str, str]:
    """Return a rule's subject and the rest of it, the exempted named where their kind stands."""
    kind = re.match(r"\w+", who)
    word = kind.group() if kind else ""
    inside = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", rest, re.IGNORECASE)
    if inside and not re.search(rf"\b{re.escape(word)}\b", what, re.IGNORECASE):
        return what, rest[: inside.start()] + who + rest[inside.end() :]
    return capital(who), rest
