"""What is needed, told in the words of a claim: *only with a badge* is *not without a badge*.

So is *only after* told as *not until*, *only if* as *not unless*, and each the other way round.
"""

import re

_DENIED_LINKS = {"with": "without", "after": "until", "if": "unless", "when": "unless"}
_ONLY_LINKS = {"without": "with", "until": "after", "before": "after", "unless": "if"}
_AUX = r"may|can|must|should|shall|will|is|are|was|were|does|do"
_REST = r"[^,;:.!?]"
_ONLY = re.compile(
    rf"\b(?P<aux>{_AUX})\b(?P<verb>{_REST}*?) only (?P<link>{'|'.join(_DENIED_LINKS)})\b"
    r"(?! \w+ing\b)",
    re.IGNORECASE,
)
_NOT = re.compile(
    rf"\b(?P<aux>{_AUX})(?: ?not|n['’]t)\b(?P<verb>{_REST}*?) (?P<link>{'|'.join(_ONLY_LINKS)})\b"
    r"(?! \w+ing\b)",
    re.IGNORECASE,
)
_ALIKE = {"if": {"if", "when"}, "until": {"until", "before"}}
_PERMITTING = {"must": "may", "shall": "may"}
"""What may be done in one case only must not be done in others."""
_DENYING = re.compile(
    r"\b(?:not|no|never|none|nobody|neither|nor|cannot)\b|n['’]t\b", re.IGNORECASE
)
_PLAIN = frozenset({"does", "do"})
_HANDED = re.compile(
    rf"\b(?P<aux>{_AUX})\b(?P<verb>{_REST}*?) only (?:on|against|upon) (?P<thing>{_REST}+?)[.!]?$",
    re.IGNORECASE,
)
_NOT_WITHOUT = re.compile(
    rf"(?:\b(?:not|no|never|cannot)|n['’]t)\b{_REST}*? without"
    rf" (?P<thing>(?:an? |the |any )?(?P<bare>{_REST}+?))[.!]?$",
    re.IGNORECASE,
)
CUE = re.compile(
    r"\b(?:only (?:with|on|against|upon|after|if|when)|without|until|unless)\b", re.IGNORECASE
)


def in_its_words(text: str, claim: str) -> str:
    """Return a sentence as the claim tells such things, or as it stands.

    Example:
        "Doctors may enter only with a badge.", where the claim denies that they may enter without
        one, is "Doctors may not enter without a badge."
    """
    only, denied = _ONLY.search(text), _NOT.search(text)
    if only and not _DENYING.search(text) and _tells(_NOT, claim, _DENIED_LINKS[_link(only)]):
        link = _link(asked) if (asked := _NOT.search(claim)) else _DENIED_LINKS[_link(only)]
        return _put(text, only, f"{only['aux']} not{only['verb']} {link}")
    handed, asked = _HANDED.search(text), _NOT_WITHOUT.search(claim)
    if handed and asked and not _DENYING.search(text):
        return _without(text, handed, asked)
    if denied and len(_DENYING.findall(text)) == 1 and denied["aux"].lower() not in _PLAIN:
        link = _ONLY_LINKS[_link(denied)]
        if _tells(_ONLY, claim, link):
            aux = _PERMITTING.get(denied["aux"].lower(), denied["aux"])
            return _put(text, denied, f"{aux}{denied['verb']} only {link}")
    return text


def _without(text: str, handed: re.Match[str], asked: re.Match[str]) -> str:
    """Return what is done only *on prescription* or *against a receipt* as not without that.

    It has the article that the claim gives it, and stands as it is for a claim on another thing.
    """
    thing = handed["thing"].lower()
    if thing not in {asked["thing"].lower(), asked["bare"].lower()}:
        return text
    return _put(text, handed, f"{handed['aux']} not{handed['verb']} without {asked['thing']}.")


def _tells(form: re.Pattern[str], claim: str, link: str) -> bool:
    """Tell whether a claim is told in the other form, with the word that this sentence gets."""
    match = form.search(claim)
    kin = _ALIKE.get(link, {link})
    return match is not None and _link(match) in kin


def _link(match: re.Match[str]) -> str:
    return match["link"].lower()


def _put(text: str, match: re.Match[str], told: str) -> str:
    return f"{text[: match.start()]}{told}{text[match.end() :]}"
