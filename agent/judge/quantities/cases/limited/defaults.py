"""Defaults and limits: what a setting is unless it is set is not what it may be at most."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.quantity import RULE

_NUMBER = r"(?<![\w.,])(\d+(?:[.,]\d+)*)(?![\w%])"
_NEAR = r"(?:\W+(?!and\b|but\b|or\b)[^\W\d]+){0,3}?[^\w.;\n]+"
_DEFAULT = re.compile(
    rf"\bdefaults?(?:ing|ed)?\b{_NEAR}{_NUMBER}"
    rf"|{_NUMBER}(?: [^\W\d]+)?,?[ (]+(?:by|as (?:a|the)|is the|\W*the|\W*) ?default\b",
    re.IGNORECASE,
)
_MOST = re.compile(
    r"\b(?:maximum|max|at most|up to|(?:no|not) (?:more|higher|greater) than|(?:upper|hard) limit"
    rf"|ceiling)\b{_NEAR}{_NUMBER}|{_NUMBER}(?: [^\W\d]+)? (?:at most|(?:is )?the maximum)\b",
    re.IGNORECASE,
)
_UNSET = re.compile(
    r"\b(?:by default|defaults?|(?:left|leave\w*|leaving) (?:\S+ )?(?:out|unset|empty|blank)"
    r"|omit\w*|unspecified|unset|without specifying"
    r"|not (?:\w+ )?(?:given|set|specified|provided|supplied|passed|stated|defined|configured))\b"
    r"|\b(?:if|when|where|unless) (?:no|you (?:do not|don['’]t)) [^.,;]{1,40}"
    r"(?:given|set|specif\w+|provided?|supplied|passe?d?|stated|defined?|configured?)\b",
    re.IGNORECASE,
)
_AT_MOST = re.compile(
    r"\b(?:maximum|max|at most|up to|(?:no|not|cannot|can['’]t) (?:\w+ )?(?:more|higher|greater"
    r"|exceed|above|over)|limit(?:ed)? to|highest|largest|ceiling)\b",
    re.IGNORECASE,
)


def of_default(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict where the claim has the limit as the default, or the default as the limit.

    Only where the evidence has one number for each, and the claim no other.
    """
    unset, most = _UNSET.search(claim.text), _AT_MOST.search(claim.text)
    if bool(unset) == bool(most):
        return None
    numbers = _spoken(claim.text)
    defaults, limits = (_told(p, premise.text) for p in (_DEFAULT, _MOST))
    if len(numbers) != 1 or len(defaults) != 1 or len(limits) != 1 or defaults == limits:
        return None
    right, wrong = (defaults, limits) if unset else (limits, defaults)
    if numbers != wrong:
        return None
    kind, other = ("default", "maximum") if unset else ("maximum", "default")
    reason = f"{min(wrong)} is the {other} in the evidence, the {kind} is {min(right)}"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)


def _spoken(text: str) -> frozenset[str]:
    return frozenset(m.replace(",", "") for m in re.findall(_NUMBER, text))


def _told(pattern: re.Pattern[str], text: str) -> frozenset[str]:
    """Return the numbers that a text has in a role."""
    found = (next(filter(None, m.groups())) for m in pattern.finditer(text))
    return frozenset(n.replace(",", "") for n in found)
