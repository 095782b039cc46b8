"""A rule, and who is exempt in the next sentence: *dogs may not enter. Guide dogs are exempt*.

The next sentence is told with the rule: *guide dogs may enter*. Where it allows a kind of those of
the rule something, the rule is told of the others: *dogs other than guide dogs may not enter*.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.alignment.lexical import content
from agent.judge.unfolding.excepted.unapplied import TOLD

_WHO = r"(?P<who>[^,;:.()\d]{2,60}?)"
_RULE = re.compile(
    rf"^{_WHO} (?:(?P<modal>may|must|can|shall) ?not|(?P<can>cannot)|(?P<be>is|are) "
    r"(?:(?P<not>not (?:allowed|permitted|admitted))|(?P<ban>prohibited|forbidden|banned)))"
    r"(?P<rest> [^;:.()]{2,100}?)?\.?$",
    re.IGNORECASE,
)
_DUTY = re.compile(
    rf"^{_WHO} (?:must|have to|has to) (?P<rest>(?!not\b)[^;:.()]{{2,100}}?)\.?$", re.I
)
_IT = r"(?:this|that|these|the|it)(?: (?:rule|ban|prohibition|restriction|requirement|duty|limit))?"
_EXEMPT = re.compile(
    rf"^{_WHO} (?P<be>is|are) (?:exempt(?:ed)?|excepted|excluded)(?: from {_IT})?\.?$",
    re.IGNORECASE,
)
_ALLOWED = re.compile(
    rf"^{_WHO} (?:may(?! not\b)|can(?! not\b)|(?:is|are) (?:allowed|permitted)\b)", re.I
)
_NEED = re.compile(rf"^{_WHO} (?:needs?|requires?) (?P<rest>[^;:.()]{{2,100}}?)\.?$", re.IGNORECASE)
_ONLY_WITH = re.compile(
    rf"^{_WHO} (?P<modal>may|can) (?:only )?(?P<deed>[^,;:.()]{{2,80}}?) (?:only )?with "
    r"(?P<what>[^,;:.()]{3,60}?)\.?$",
    re.IGNORECASE,
)
_LACK = r"[^,;:.()]{3,50}?"
_NOT_NEEDED = re.compile(
    rf"^(?:(?:the |an? )?(?P<what>{_LACK}) (?:is|are) not|no (?P<no>{_LACK}) (?:is|are)) "
    r"(?:required|needed|necessary) "
    r"(?P<case>(?:in|for|during|at|on|between|within|after) [^,;:.()]{3,60}?)\.?$",
    re.IGNORECASE,
)
_UNSURE = re.compile(r"\b(?:unless|except|if|when|other than|but|some)\b", re.IGNORECASE)
_NARROWED = re.compile(r"\b(?:only|without|before|after|until)\b", re.IGNORECASE)
_SMALL = frozenset("the a an all any other".split())
CUE = re.compile(
    r"\b(?:exempt(?:ed)?|excepted|excluded|may|can|allowed|permitted|required|needed|necessary)\b",
    re.I,
)


def told(rule: str, after: str, claim: str) -> tuple[str, str]:
    """Return a rule and the sentence after it, as they hold of those whom the second names.

    Both stand as they are where the second exempts nobody, or the claim is not on whom it does.
    """
    if _UNSURE.search(rule):
        return rule, after
    needless = _NOT_NEEDED.match(after)
    if needless and content(needless["case"]) <= content(claim):
        return _spared(rule, needless) or rule, after
    exempt = _EXEMPT.match(after)
    if exempt and _names(claim, exempt["who"]):
        own = _of_them(rule, exempt["who"], exempt["be"].lower())
        return (own, TOLD) if own else (rule, after)
    allowed, ban = _ALLOWED.match(after), _RULE.match(rule)
    if _NARROWED.search(rule) or not allowed or not ban or not _is_kind(allowed["who"], ban["who"]):
        return rule, after
    if not _names(claim, allowed["who"]):
        return rule, after
    others = f"{ban['who']} other than {allowed['who'][:1].lower()}{allowed['who'][1:]}"
    return f"{others}{rule[ban.end('who') :]}", after


def _spared(rule: str, needless: re.Match[str]) -> str:
    """Return what may be done without what a rule else demands, '' where it demands another."""
    match = _ONLY_WITH.match(rule)
    what = needless["what"] or needless["no"]
    if match is None or "only" not in rule.lower() or not content(what) <= content(match["what"]):
        return ""
    done = f"{match['who']} {match['modal']} {match['deed']} without {match['what']}"
    return f"{done} {needless['case']}."


def _of_them(rule: str, who: str, be: str) -> str:
    """Return what those may do, or do not have to, who are exempt from a rule; '' if unclear."""
    name = capital(who)
    ban, duty, need = _RULE.match(rule), _DUTY.match(rule), _NEED.match(rule)
    do = "does" if be == "is" else "do"
    if ban and ban["be"]:
        return f"{name} {be} {(ban['not'] or 'not allowed')[4:]}{ban['rest'] or ''}."
    if ban:
        return f"{name} {'can' if ban['can'] else 'may'}{ban['rest'] or ''}."
    if need and not _NARROWED.search(rule):
        return f"{name} {do} not need {need['rest']}."
    return f"{name} {do} not have to {duty['rest']}." if duty and not _NARROWED.search(rule) else ""


def _is_kind(who: str, whole: str) -> bool:
    """Tell whether one phrase names a kind of another: *guide dogs*, *dogs used for rescue*."""
    words, all_words = _words(who), _words(whole)
    return bool(all_words) and set(all_words) < set(words)


def _names(claim: str, who: str) -> bool:
    return bool(_words(who)) and set(_words(who)) <= set(_words(claim))


def _words(text: str) -> list[str]:
    return [w for w in re.findall(r"[\w-]+", text.lower()) if w not in _SMALL]
