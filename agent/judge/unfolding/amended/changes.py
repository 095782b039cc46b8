"""Changes: what a sentence replaces, deletes or sets anew in a clause that it refers to."""

import re
from collections.abc import Iterator
from datetime import date
from typing import NamedTuple

from agent.judge.passages.numbering import REFERENCE, Reference, references
from agent.judge.unfolding.amended.forms import CUE, FALLS, FORMS, GROWS, How

LONGEST = 1500  # characters of a sentence that is looked into
NEAR = 60  # characters behind a change in which to look for the clause that is changed
_OPEN = re.compile(
    r"\b(?:propos(?:e|es|ed|al|als)|drafts?|would|could|might|may|can|unless|never|motions?|"
    r"suggest\w*|request\w*|plan(?:s|ned)?|reject\w*|whether|should(?! (?:now )?(?:read|be))|not|"
    r"wish\w*|want\w*|demand\w*|[Ii]f|[Ww]here|[Ww]hen|[Ii]n case)\b"
)
_YEAR = re.compile(r"\b(?:from|as of|effective|on|with effect)\b[^.;]{0,40}?\b(2\d{3})\b")
_QUOTED = re.compile(r"“[^”]*”|\"[^\"]*\"|‘[^’]*’|«[^»]*»")
_OF_ANOTHER = re.compile(
    r"\s+of\s+(?:the\s+)?(?!this\b|the\b|(?:act|contract|agreement|lease|rules|statutes|by-?laws|"
    r"policy|regulations?|terms|code|handbook|original|main|principal|general)\b)[A-Z]"
)
_IN_A_CASE = re.compile(
    r"(?:^|[:;.]\s)\W*(?:but |however,? )?(?:in|for|during|on|at|within|to|with) "
    rf"(?!\d|accordance|addition|the course|effect|{REFERENCE.pattern})(?:(?![:;]).)*$",
    re.IGNORECASE,
)
_PLACED = re.compile(r"\b(?:in|under|by|to|with|from|per)\s+$", re.IGNORECASE)
_AMENDING = (
    r"(?:addend(?:um|a)|amendments?|supplement|corrections?|corrigend(?:um|a)|errat(?:um|a)|"
    r"amending|changes? (?:to|of|for))\b"
)
_TITLED = re.compile(rf"^\W*(?:\w+ )?{_AMENDING}", re.IGNORECASE)
AMENDING = re.compile(rf"\b{_AMENDING}", re.IGNORECASE)
ANY = Reference("")
_DIRECTLY = re.compile(
    r"^[\s,]*(?:(?:of (?:the|this|our|these) \w+(?: of \w+)?|above|thereof)[\s,]*)?$", re.IGNORECASE
)
_ALONE = re.compile(r"^[\W\d]*(?:and|to|or|,|–)*[\W\d]*$")


class Change(NamedTuple):
    """What is changed in a clause: the old words ('' where not told) and the new ones.

    A ``sign`` tells that ``new`` is what a value grows (1) or falls by (-1), not the new value.
    """

    reference: Reference
    how: How
    old: str
    new: str
    sign: int = 0


def changes(text: str, of: Reference | None = None) -> list[Change]:
    """Return the changes that a sentence makes, in order.

    Args:
        text: the sentence.
        of: the clause that the sentence before it announced to be amended.
    """
    if of is None and _TITLED.match(text):
        of = ANY
    if len(text) > LONGEST or not CUE.search(text):
        return []
    if (of is None and not REFERENCE.search(text)) or _is_open(text):
        return []
    found: list[tuple[int, Change]] = []
    taken: list[range] = []
    for pattern, how in FORMS:
        for match in pattern.finditer(text):
            inside = range(match.start(), match.end())
            if any(inside.start < t.stop and t.start < inside.stop for t in taken):
                continue
            made = [(match.start(), c) for c in _made(text, match, how, of)]
            found += made
            taken += [inside] if made else []
    return [change for _, change in sorted(found, key=lambda pair: pair[0])]


def announced(text: str) -> Reference | None:
    """Return the clause of which a sentence or a title announces amendments that follow."""
    found = references(text)
    if found:
        return found[0][2] if text.rstrip().endswith(":") else None
    return ANY if _TITLED.match(text) and not text.rstrip().endswith(".") else None


def _is_open(text: str) -> bool:
    """Tell whether a change is only proposed or possible, depends on a case, or is to come."""
    own = _QUOTED.sub("", text)
    years = [int(y) for y in _YEAR.findall(own)]
    return _OPEN.search(own) is not None or any(y > date.today().year for y in years)


def _made(text: str, match: re.Match[str], how: How, of: Reference | None) -> Iterator[Change]:
    old, new = _named(match, "old"), _named(match, "new")
    if how is How.WORDS and any(a < match.start() < b for a, b, _ in references(text)):
        return  # "section 4.2 is replaced by": what stands first is the clause's own number
    sign = _sign(match) if how is How.VALUE else 0
    if how is How.VALUE:
        new = match["to"].strip()
    elif how in (How.WHOLE, How.SENTENCE):
        new = text[match.end() :].strip(" :“”\"'‘’")
    if sign is None or _is_framed(text, match, how):
        return
    for reference in _meant(text, match, how, of):
        yield Change(_within(reference, of), how, old, new, sign)


def _is_framed(text: str, match: re.Match[str], how: How) -> bool:
    """Tell whether a value is of one case only, or changes of a clause are told one by one."""
    if how is How.VALUE:
        return _IN_A_CASE.search(text[: match.start()]) is not None
    one_by_one = how in (How.WHOLE, How.SENTENCE)
    return one_by_one and bool(changes(text[match.end() :], Reference("0")))


def _within(reference: Reference, of: Reference | None) -> Reference:
    """Return a paragraph as one of the clause that was announced to be amended."""
    if of is None or not of.number or not reference.is_part:
        return reference
    return Reference(of.number, reference.number)


def _sign(match: re.Match[str]) -> int | None:
    """Return 0 for a new value, 1 or -1 for what it grows or falls by, None for neither."""
    if match["by"].lower() != "by":
        return 0
    if GROWS.search(match.group()):
        return 1
    return -1 if FALLS.search(match.group()) else None


def _named(match: re.Match[str], name: str) -> str:
    groups = match.groupdict()
    return next((v for k, v in groups.items() if k.startswith(name) and v), "")


def _meant(text: str, match: re.Match[str], how: How, of: Reference | None) -> list[Reference]:
    """Return the clauses that a change is made in; of one deleted whole all that are listed."""
    whole = how not in (How.WORDS, How.VALUE)
    found = [f for f in references(text) if not _OF_ANOTHER.match(text[f[1] :])]
    if whole:
        found = [f for f in found if not _PLACED.search(text[: f[0]])]
    before = [f for f in found if f[0] < match.start() or (f[1] <= match.end() and not whole)]
    after = [f for f in found if match.start() <= f[0] <= match.end() + NEAR]
    if not before:
        return [after[0][2]] if after else [of] if of and not whole else []
    if not whole:
        return [_joined([f[2] for f in before])]
    return _listed(text, before, match.start())


def _listed(text: str, before: list[tuple[int, int, Reference]], end: int) -> list[Reference]:
    """Return the clauses of the list that stands before what is said of them: *4, 7 and 9*."""
    last = before[-1]
    between = text[last[1] : end]
    numbers = re.findall(r"\d+(?:\.\d+)*", between) if _ALONE.match(between) else []
    if not numbers and not _DIRECTLY.match(between):
        return []
    listed = [_joined([f[2] for f in before])]
    for one, following in zip(reversed(before[:-1]), reversed(before), strict=False):
        if not _ALONE.match(text[one[1] : following[0]]):
            break
        listed.append(one[2])
    return [*listed, *(last[2]._replace(number=n) for n in numbers)]


def _joined(before: list[Reference]) -> Reference:
    """Return the last clause referred to, with its paragraph: *paragraph 2 of section 7*."""
    last = before[-1]
    if len(before) > 1 and last.is_part != before[-2].is_part:
        part, whole = (last, before[-2]) if last.is_part else (before[-2], last)
        return Reference(whole.number, part.number)
    return last
