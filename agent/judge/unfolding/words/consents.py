"""What takes somebody's leave: *may keep a dog with consent* is *needs consent to keep a dog*."""

import re

from agent.domain.prose.casing import small
from agent.judge.clauses.stems import stem

_LEAVE = r"(?:consent|permission|approval|agreement|authori[sz]ation|leave)"
_PLAIN = r"[^,;:.()]"
_WHOSE = rf"(?:{_PLAIN}{{2,40}}? )?(?:(?:prior|written|express|signed|advance) (?:and )?)*"
_ALLOWED = re.compile(
    rf"^(?P<who>{_PLAIN}{{2,60}}?) (?:may|can|(?:is|are) allowed to) (?:only )?"
    rf"(?P<do>(?!not\b|only\b|also\b|be\b){_PLAIN}+?),? (?:but )?(?:only )?(?:with|subject to) "
    rf"(?P<leave>{_WHOSE}{_LEAVE}(?: (?:of|from|by|in) {_PLAIN}+)?)[.!]?$",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b(?:with|subject to)\b.*\b{_LEAVE}\b", re.IGNORECASE)
_NEEDED = re.compile(
    rf"\b(?:(?:needs?|requires?) |must (?:have|get|obtain|ask for) ){_WHOSE}{_LEAVE}\b",
    re.IGNORECASE,
)
_WITHOUT = re.compile(rf"(?:\bnot|n['’]t)\b.*\bwithout {_WHOSE}{_LEAVE}\b", re.IGNORECASE)
_WORD = re.compile(r"[a-z]{3,}", re.IGNORECASE)
_UNPLAIN = re.compile(r"\b(?:not|never|no|without|unless|except)\b|n['’]t\b", re.IGNORECASE)


def in_its_words(text: str, claim: str) -> str:
    """Return what a text allows with somebody's leave as needing it, where a claim tells it so.

    Example:
        "The tenant may keep a dog with the landlord's consent.", for "A tenant needs consent to
        keep a dog.", is "The tenant needs the landlord's consent to keep a dog."
    """
    allowed = _ALLOWED.match(text)
    if allowed is None or _UNPLAIN.search(allowed["do"]):
        return text
    if not _stems(allowed["do"].split()[0]) <= _stems(claim):
        return text
    leave = small(allowed["leave"])
    if _WITHOUT.search(claim):
        return f"{allowed['who']} may not {allowed['do']} without {leave}."
    if not _NEEDED.search(claim):
        return text
    verb = "need" if re.search(r"s$|\b(?:you|we|they|people)$", allowed["who"], re.I) else "needs"
    return f"{allowed['who']} {verb} {leave} to {allowed['do']}."


def _stems(text: str) -> set[str]:
    return {stem(w.lower()) for w in _WORD.findall(text)}
