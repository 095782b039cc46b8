"""Times that may be extended, told for the extended case: *90 days and 30 more* are *120 days*.

A claim on the extended case gives a sum that the document leaves to its reader.
"""

import re

from agent.judge.unfolding.counted.spans import added, span, told

_STEM = r"(?:extend|prolong|lengthen)"
_BY = re.compile(
    rf"\b(?P<verb>{_STEM}\w*(?: (?:it|this|them|that|the [\w-]+))?) by "
    r"(?P<most>up to |at most |a maximum of )?(?:(?:another|a further|an additional) )?"
    rf"{span('ext')}",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b{_STEM}\w*\b[^.;]*? by\b", re.IGNORECASE)
_JOINED = re.compile(
    r"(?:[,;:]?\s*(?:\band\b|\bbut\b)|[;,])(?=[^;,]*$)|(?:[.;])\s+(?=[^.;]*$)", re.IGNORECASE
)
_SPAN = re.compile(rf"\b{span('base')}", re.IGNORECASE)
_OTHERWISE = re.compile(r"\b(?:every|each|per|before|after|until|or|not|no|unless)\b", re.I)
_IF = re.compile(r"^\s*(?P<if>(?:if|when|where|once|after)\b[^,;]*),", re.IGNORECASE)
_CASE = re.compile(
    rf"^(?P<said>(?:with|after|including) (?:an?|the|its|one|this)? ?(?:{_STEM}\w*|extension"
    rf"|prolongation)|if (?:it|they|this) (?:is|are|has been|have been) {_STEM}ed)\b(?! (?:by|to))",
    re.IGNORECASE,
)
_EXTENDED = re.compile(
    rf"\b(?:{_STEM}ed(?= [a-z])|extension|prolongation|if [\w ]+ {_STEM}ed)\b", re.IGNORECASE
)
_TO = re.compile(rf"\b{_STEM}\w*(?: (?:it|this|them|that|the [\w-]+))? to\b", re.IGNORECASE)
_PART = re.compile(
    rf"\bby (?:up to |at most )?\d|\b(?:by|additional|extra|more|further|another)\b"
    rf"|\bextension(?: period)? (?:of|is|lasts|amounts|may|can)\b|\b(?:not|no|without|unless)\b"
    rf"|n['’]t\b|\b{_STEM}\w* for\b",
    re.IGNORECASE,
)
_WITHOUT = re.compile(r"\bwithout (?:an? |any |the )?(?P<what>[a-z]+)", re.IGNORECASE)
_WITH = re.compile(r"^with (?:an? |the )?[a-z]+(?=,)", re.IGNORECASE)
_IN_ALL = re.compile(r"\b(?:in all|in total|altogether)\b", re.IGNORECASE)
_WORD = re.compile(r"[a-z]{4,}", re.IGNORECASE)
_ROOT = 6  # letters that *register* and *registration* share


def as_extended(text: str, before: str, claim: str) -> str:
    """Return what a text comes to in the extended case if the claim is on it, '' if it is not.

    Args:
        text: a sentence that tells by how much a time is or may be extended.
        before: the sentence before it, which may tell that time; '' without one.
        claim: the claim.
    """
    extended = _BY.search(text)
    base = _base(text[: extended.start()], before) if extended and _SPAN.search(claim) else ""
    if extended is None or not base:
        return ""
    if (lacking := _WITHOUT.search(claim)) and _concerns(text, lacking["what"]):
        return f"{lacking.group().capitalize()}, {base[:1].lower()}{base[1:]}."
    longer = _longer(base, extended, claim)
    if not longer or _PART.search(claim):
        return ""
    if _TO.search(claim):
        return _to(text, base, longer, extended)
    case = _case(text, claim)
    return f"{case}, {longer[:1].lower()}{longer[1:]}." if case else ""


def _concerns(text: str, what: str) -> bool:
    """Tell whether a word names the extension, or the condition on which there is one."""
    return re.match(_STEM.replace("extend", "exten[ds]"), what, re.IGNORECASE) is not None or (
        _fulfilled(text, what)
    )


def _base(opening: str, before: str) -> str:
    """Return the clause that tells the time to be extended, '' without one."""
    cuts = [m.start() for m in _JOINED.finditer(opening)]
    clause = opening[: cuts[-1]] if cuts else ""
    for told_in in (clause, before.rstrip(" .")):
        if _SPAN.search(told_in) and not _IF.match(f"{told_in},"):
            return "" if _OTHERWISE.search(told_in) else told_in.strip()
    return ""


def _longer(base: str, extended: re.Match[str], claim: str) -> str:
    """Return a clause with each time in it extended, '' where one cannot be counted."""
    more = told(extended, "ext")
    whole = _IN_ALL.search(claim)
    parts, end = [], 0
    for match in _SPAN.finditer(base):
        total = added(told(match, "base"), more)
        if not total:
            return ""
        most = "up to " if extended["most"] else ""
        parts += [base[end : match.start()], most, total, f" {whole.group()}" if whole else ""]
        end = match.end()
    return "".join([*parts, base[end:]])


def _to(text: str, base: str, longer: str, extended: re.Match[str]) -> str:
    """Return the text with what the time is extended to, '' where it is not the only one."""
    first = _SPAN.search(longer)
    if first is None or len(_SPAN.findall(base)) != 1:
        return ""
    total = f"{extended['verb']} to {extended['most'] or ''}{first.group()}"
    return f"{text[: extended.start()]}{total}{text[extended.end() :]}"


def _case(text: str, claim: str) -> str:
    """Return by what words the claim is on the extended case, '' if it is not."""
    said = _CASE.match(claim)
    if said is not None:
        return said["said"]
    if _fulfilled(text, claim):
        named = _WITH.match(claim)
        return named.group() if named else text[: text.index(",")].strip()
    return "With the extension" if _EXTENDED.search(claim) else ""


def _fulfilled(text: str, claim: str) -> bool:
    """Tell whether the claim names the deed that is the condition of the extension."""
    condition = _IF.match(text)
    verb = condition and re.search(r"\b(?:you|they|it|he|she) ([a-z]{4,})", condition["if"], re.I)
    roots = {w[:_ROOT].lower() for w in _WORD.findall(claim)}
    return bool(verb and verb[1][:_ROOT].lower() in roots)
