"""What is not charged, told in the words of a claim: *no charge for delivery*, *delivery is free*.

What is *included in the price* is told as that for which there is no extra charge.
"""

import re

from agent.domain.prose.casing import capital, small
from agent.judge.clauses.stems import stem

_PLAIN = r"(?:[^,;:.()]|(?<=\d)[.,](?=\d))"
_WHAT = rf"(?P<what>{_PLAIN}{{2,90}}?)"
_FEE = r"(?:charges?|fees?|costs?)"
_NAMED = r"(?:charges?|fees?|costs?|rents?|fares?|tolls?|payments?)"
_ALWAYS = r"(?P<extra>(?:extra|additional|separate|further|other) )?"
_NONE = re.compile(rf"^there (?:is|are) no {_ALWAYS}{_FEE} for {_WHAT}[.!]?$", re.IGNORECASE)
_CHARGED = r"(?:is|are|will be) (?:payable|charged|due|levied|made|paid|taken|asked)"
_UNCHARGED = (
    re.compile(
        rf"^no {_ALWAYS}(?P<fee>{_NAMED}) {_CHARGED} (?:for|on|during) {_WHAT}[.!]?$",
        re.IGNORECASE,
    ),
    re.compile(
        rf"^(?:for|during|on) {_WHAT},? no {_ALWAYS}(?P<fee>{_NAMED}) {_CHARGED}[.!]?$",
        re.IGNORECASE,
    ),
)
_NOTHING = re.compile(
    rf"^{_WHAT} (?:costs? nothing|(?:do|does) not cost anything)(?P<extra> extra)?[.!]?$",
    re.IGNORECASE,
)
_UNPAID = re.compile(
    rf"^{_PLAIN}{{2,40}}? (?:(?:do|does) not|don['’]t|doesn['’]t|need not|needn['’]t)(?: have to"
    rf"| need to)? pay (?P<extra>extra |separately )?(?:anything |a fee )?for {_WHAT}[.!]?$",
    re.IGNORECASE,
)
_PRICE = r"(?:price|rate|fee|rent|fare|cost|ticket|charge|subscription|tuition|package)s?"
_INCLUDED = re.compile(
    rf"^{_WHAT} (?:is|are) (?:already )?included in (?:(?:the|your|our|its|this|every|each|all) )?"
    rf"(?:[\w-]+ ){{0,2}}{_PRICE}(?: (?:of|for) {_PLAIN}{{2,40}})?[.!]?$",
    re.IGNORECASE,
)
_INCLUDES = re.compile(
    rf"^(?:(?:the|your|our|its|this|every|each|all) )?(?:[\w-]+ ){{0,2}}{_PRICE}"
    rf"(?: (?:of|for) {_PLAIN}{{2,40}}?)? (?:already )?includes? {_WHAT}[.!]?$",
    re.IGNORECASE,
)
_EXCLUDES = re.compile(
    rf"^(?:(?:the|your|our|its|this) )?(?:[\w-]+ ){{0,2}}{_PRICE}(?: (?:of|for) {_PLAIN}{{2,40}}?)?"
    rf" (?:does not|do not|doesn['’]t|don['’]t) include {_WHAT}[.!]?$",
    re.IGNORECASE,
)
CUE = re.compile(
    rf"\bno (?:\w+ ){{0,2}}{_NAMED}\b|\bnothing\b|\bcost anything\b|\bpay\b|\binclude[sd]?\b",
    re.IGNORECASE,
)
_IS_FREE = re.compile(
    rf"^{_WHAT} (?:(?P<be>is|are) (?:\w+ly )?(?:(?P<of>\w+)-)?free\b(?! (?:to|from)\b)"
    r"|costs? (?:you )?nothing\b(?! extra))",
    re.IGNORECASE,
)
_EXTRA = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"\b(?:extra|additional|separate|further|no) {_FEE} for {_WHAT}[.!]?$",
        rf"\bpay(?:s|ing)? (?:an? )?(?:extra|separately|more)(?: {_FEE})? for {_WHAT}[.!]?$",
        rf"^{_WHAT} (?:costs? (?:nothing )?extra|(?:is|are) charged (?:extra|separately))\b",
    )
)
_UNPLAIN = re.compile(
    r"\b(?:no|not|never|nothing|only|except|unless|if|when|until|but|some|most|more)\b|n['’]t\b",
    re.IGNORECASE,
)
_LINKING = frozenset("the a an your our its their of and or for in to all any this".split())


def in_its_words(text: str, claim: str) -> str:
    """Return what a text does not charge for as a claim on it tells it, else the text as it is.

    Example:
        "There is no charge for delivery.", for a claim on what is free, is "Delivery is free."
    """
    free = _IS_FREE.match(claim)
    if free:
        return _as_free(text, free)
    asked = next((m for told in _EXTRA if (m := told.search(claim))), None)
    if asked is None:
        return text
    for pattern, charge in ((_INCLUDED, "no"), (_INCLUDES, "no"), (_EXCLUDES, "an")):
        match = pattern.match(text)
        if match and _is_plain(match["what"]) and _has(match["what"], asked["what"]):
            return f"There is {charge} extra charge for {small(match['what'])}."
    return text


def _as_free(text: str, free: re.Match[str]) -> str:
    forms = (_NONE, _NOTHING, _UNPAID, *_UNCHARGED)
    match = next((m for form in forms if (m := form.match(text))), None)
    if match is None or match["extra"] or not _is_plain(match["what"]):
        return text
    if free["of"] and not _is_of(match.groupdict().get("fee") or "", free["of"]):
        return text
    told = f"{capital(match['what'])} {free[0][len(free['what']) :].strip()}."
    same = _has(match["what"], free["what"]) and _has(free["what"], match["what"])
    return told if same else text


def _is_of(fee: str, kind: str) -> bool:
    """Tell the rent of "rent-free"; any fee is one of which "charge-free" speaks."""
    return kind.lower() in fee.lower().split() or kind.lower() in ("charge", "cost", "fee")


def _is_plain(what: str) -> bool:
    return not _UNPLAIN.search(what)


def _has(what: str, asked: str) -> bool:
    """Tell whether the evidence names all by which a claim names what it asks of."""
    own, named = (
        {stem(w) for w in re.findall(r"[\w-]+", t.lower()) if w not in _LINKING}
        for t in (what, asked)
    )
    return named <= own
