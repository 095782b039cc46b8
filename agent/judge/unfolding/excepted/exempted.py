"""A rule, and who is exempt in the next sentence: *dogs may not enter. Guide dogs are exempt*.

The next sentence is told with the rule: *guide dogs may enter*. Where it allows a kind of those of
the rule something, the rule is told of the others: *dogs other than guide dogs may not enter*.
"""

import re

from agent.domain.prose.casing import capital

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
    rf"^{_WHO} (?:is|are) (?:exempt(?:ed)?|excepted|excluded)(?: from {_IT})?\.?$", re.IGNORECASE
)
_ALLOWED = re.compile(
    rf"^{_WHO} (?:may(?! not\b)|can(?! not\b)|(?:is|are) (?:allowed|permitted)\b)", re.I
)
_UNSURE = re.compile(
    r"\b(?:unless|except|if|when|only|other than|without|before|after|until|but|some)\b",
    re.IGNORECASE,
)
_SMALL = frozenset("the a an all any other".split())
CUE = re.compile(r"\b(?:exempt|excepted|excluded|may|can|allowed|permitted)\b", re.IGNORECASE)


def told(rule: str, after: str, claim: str) -> tuple[str, str]:
    """Return a rule and the sentence after it, as they hold of those whom the second names.

    Both stand as they are where the second exempts nobody, or the claim is not on whom it does.
    """
    if _UNSURE.search(rule):
        return rule, after
    exempt = _EXEMPT.match(after)
    if exempt and _names(claim, exempt["who"]):
        own = _of_them(rule, exempt["who"])
        return rule, own or after
    allowed, ban = _ALLOWED.match(after), _RULE.match(rule)
    if allowed and ban and _is_kind(allowed["who"], ban["who"]) and _names(claim, allowed["who"]):
        others = f"{ban['who']} other than {allowed['who'][:1].lower()}{allowed['who'][1:]}"
        return f"{others}{rule[ban.end('who') :]}", after
    return rule, after


def _of_them(rule: str, who: str) -> str:
    """Return what those may do, or do not have to, who are exempt from a rule; '' if unclear."""
    name = capital(who)
    ban, duty = _RULE.match(rule), _DUTY.match(rule)
    if ban:
        rest = ban["rest"] or ""
        if ban["be"]:
            return f"{name} {ban['be'].lower()} {(ban['not'] or 'not allowed')[4:]}{rest}."
        return f"{name} {'can' if ban['can'] else 'may'}{rest}."
    return f"{name} do not have to {duty['rest']}." if duty else ""


def _is_kind(who: str, whole: str) -> bool:
    """Tell whether one phrase names a kind of another: *guide dogs*, *dogs used for rescue*."""
    words, all_words = _words(who), _words(whole)
    return bool(all_words) and set(all_words) < set(words)


def _names(claim: str, who: str) -> bool:
    return bool(_words(who)) and set(_words(who)) <= set(_words(claim))


def _words(text: str) -> list[str]:
    return [w for w in re.findall(r"[\w-]+", text.lower()) if w not in _SMALL]
