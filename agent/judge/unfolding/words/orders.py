"""Orders on a condition, told in the words of a claim: *only open it after* is *not before*.

*Only use the lift if the lamp is green* is *do not use the lift unless the lamp is green*, and
where a claim forbids just what is allowed, it is *use the lift if the lamp is green*.
"""

import re

from agent.domain.prose.casing import capital

_DENIED = {
    "with": ("without",), "after": ("before", "until"), "once": ("before", "until"),
    "if": ("unless",), "when": ("unless",),
}  # fmt: skip
_ALLOWED = {
    "without": ("with",), "before": ("after", "once"), "until": ("after", "once"),
    "unless": ("if", "when"),
}  # fmt: skip
_NOT = r"(?:do not|don['’]t|never) "
_REST = r"[^,;:.!?]*?"
_VERB = r"(?!(?:the|a|an|if|when|with|after|once|in|on|at|for|by)\b)[a-z]+"
_ONLY = (
    re.compile(rf"^only (?P<deed>{_VERB} {_REST}) ?\b(?P<link>{'|'.join(_DENIED)}) ", re.I),
    re.compile(rf"^(?P<deed>{_VERB} {_REST}) only (?P<link>{'|'.join(_DENIED)}) ", re.I),
)
_FORBIDDEN = re.compile(
    rf"^{_NOT}(?P<deed>{_VERB} {_REST}) ?\b(?P<link>{'|'.join(_ALLOWED)}) ", re.IGNORECASE
)
_NO_ORDER = re.compile(
    r"\b(?:is|are|was|were|may|can|must|will|shall|should|has|have|does|did)\b", re.IGNORECASE
)
_DENYING = re.compile(r"\b(?:not|never|no|cannot)\b|n['’]t\b", re.IGNORECASE)
_SAYS_ONLY = re.compile(r"\bonly\b", re.IGNORECASE)
CUE = re.compile(r"^(?:only [a-z]+ |do not |don['’]t |never |[A-Z][a-z]+ .*\bonly )", re.IGNORECASE)


def in_its_form(text: str, claim: str) -> str:
    """Return an order on a condition as a claim tells such things, or as it stands."""
    only = next((m for p in _ONLY if (m := p.match(text))), None)
    if only and _is_order(text, only) and not _DENYING.search(text):
        return _of_what_is_allowed(text, only, claim)
    forbidden = _FORBIDDEN.match(text)
    if forbidden and _SAYS_ONLY.search(claim) and not _SAYS_ONLY.search(text):
        link = _said(claim, _ALLOWED[forbidden["link"].lower()])
        if link and len(_DENYING.findall(text)) == 1 and not _DENYING.search(claim):
            return _put(text, forbidden, "Only", link, claim)
    return text


def _is_order(text: str, only: re.Match[str]) -> bool:
    """Tell whether a deed is told to do: *only staff with a key may* tells none."""
    case = text[only.end() :] if only["link"].lower() == "with" else ""
    return not _NO_ORDER.search(f"{only['deed']} {case}")


def _of_what_is_allowed(text: str, only: re.Match[str], claim: str) -> str:
    """Return what is only allowed in one case as not allowed in others, or as allowed in it."""
    own = only["link"].lower()
    link = _said(claim, _DENIED[own])
    if _SAYS_ONLY.search(claim):
        return text
    if link:
        return _put(text, only, "Do not", link, claim)
    kin = ("if", "when") if own in ("if", "when") else (own,)
    if _DENYING.search(claim) and (same := _said(claim, kin)):
        return _put(text, only, "", same, claim)
    return text


def _said(claim: str, links: tuple[str, ...]) -> str:
    return next((n for n in links if re.search(rf"\b{n}\b", claim, re.IGNORECASE)), "")


def _put(text: str, match: re.Match[str], opening: str, link: str, claim: str) -> str:
    deed, rest = f"{match['deed'][:1].lower()}{match['deed'][1:]}", text[match.end() :]
    if opening == "Only" and not claim.lower().startswith("only "):
        return f"{capital(deed)} only {link} {rest}"
    told = f"{opening} {deed} {link} {rest}".strip()
    return capital(told)
