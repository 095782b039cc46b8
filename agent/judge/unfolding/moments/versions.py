"""Versions from or up to one, told of the one of a claim: *macOS 12 or later* is *macOS 13* too."""

import re

_N = r"\d+(?:\.\d+)*"
_LATER = r"later|newer|above|up|upwards?|higher|onwards?|on|over|more recent"
_EARLIER = r"earlier|older|below|lower|before"
_OPEN = re.compile(
    rf"\b(?P<name>[A-Za-z][\w.#-]*[ -]|v)(?P<n>{_N})(?![\w.-]?\d)"
    rf"(?P<more> ?\+(?!\w)|,? (?:and|or)(?: any| all)?(?: an?)? (?P<way>{_LATER}|{_EARLIER})"
    r"(?: (?:versions?|releases?|ones?|models?|editions?))?)(?!\w| (?:the|\d))",
    re.IGNORECASE,
)
CUE = re.compile(rf"\d ?\+|\d,? (?:and|or) (?:\w+ )?(?:{_LATER}|{_EARLIER})\b", re.IGNORECASE)
_BOUND = re.compile(
    r"\b(?:at (?:least|most)|minimum|maximum|oldest|newest|earliest|latest|lowest|highest"
    r"|first|last|since|until|till|up to|only|no|not|never|introduced|added|removed|dropped"
    r"|deprecated|ended"
    r"|requires?|required|requirements?|needs?|needed|must|than|from|starting|beginning|before"
    r"|after|every|all)\b"
    r"|n['’]t\b",
    re.IGNORECASE,
)
_REQUIRED = re.compile(r"\b(?:requires?|required|needs?|needed|must)\b|\bminimum\b", re.IGNORECASE)
_ONCE = re.compile(r"\b(?:introduced|added|removed|dropped|deprecated|ended|new)\b", re.IGNORECASE)
_RUNS = re.compile(
    r"\b(?:runs?|works?|installs?|(?:can|may) be (?:used|installed|run)|supports?|supported"
    r"|compatible|suitable|enough|suffices?|sufficient|will do)\b",
    re.IGNORECASE,
)


def for_its_version(text: str, claim: str) -> str:
    """Return a text on the versions from or up to one as it holds for the one of a claim.

    It stands as it is for a claim on the limit itself, as what is required, and on a version on
    the other side of it.

    Example:
        "The driver works with kernel 5.10 or later.", for a claim on kernel 5.15, is "The driver
        works with kernel 5.15."
    """
    if _BOUND.search(claim) or _ONCE.search(text):
        return text
    required = _REQUIRED.search(text)
    if required and not _RUNS.search(claim):
        return text
    for match in _OPEN.finditer(text):
        name = re.escape(match["name"].strip(" -"))
        asked = re.findall(rf"(?<!\w){name}[ -]?({_N})(?![\w]|\.\d)", claim, re.IGNORECASE)
        if len(set(asked)) != 1:
            continue
        way = (match["way"] or "").lower()
        if _lies(asked[0], match["n"], later=not re.fullmatch(_EARLIER, way)):
            at = match.start("n")
            text = f"{text[:at]}{asked[0]}{text[match.end() :]}"
            return _as_enough(text, claim) if required else text
    return text


def _lies(one: str, limit: str, *, later: bool) -> bool:
    """Tell whether a version is on the side of a limit, which belongs to it."""
    mine, theirs = ([int(part) for part in n.split(".")] for n in (one, limit))
    width = max(len(mine), len(theirs))
    mine, theirs = (n + [0] * (width - len(n)) for n in (mine, theirs))
    return mine >= theirs if later else mine <= theirs


def _as_enough(text: str, claim: str) -> str:
    """Return what is required as what is enough, in the verb of a claim on what works."""
    verb = _RUNS.search(claim)
    told = "runs on" if verb is None or verb[0].lower().startswith("run") else "works with"
    return re.sub(r"\b(?:requires|needs)\b", told, text, count=1, flags=re.IGNORECASE)
