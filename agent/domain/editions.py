"""Editions: what a document says of itself at its head about its being in force, and when."""

import datetime
import re
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from agent.domain.base import Frozen
from agent.domain.prose.terms import terms, words

_YEAR = re.compile(r"(?<!\d)(?:19|20)\d{2}(?!\d)")
_THEN = re.compile(
    r"\b(?:in|during|throughout|at the (?:beginning|start|end) of)\s+(?:(?:the|year)\s+){0,2}"
    r"(?:[a-z]+\s+)?(?P<year>(?:19|20)\d{2})\b",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\b(?:used to|until|previously|formerly|in the past|back then|before (?:the )?(?:19|20)\d{2}"
    r"|(?:the|an?|its|our|your|their) (?:old|older|former|previous|earlier) \w)",
    re.IGNORECASE,
)
_VERB = re.compile(
    r"\b(?:(?P<past>was|were|did)|is|are|has|have|do|does|can|may|must|will|shall|should|would"
    r"|could)(?:n['’]t)?\b",
    re.IGNORECASE,
)
"""The first of these verbs in a sentence tells its time."""
_EARLIER = re.compile(
    r"\b(?:all |any |the )?(?:earlier|previous|prior|older|preceding|former|old|last)\b",
    re.IGNORECASE,
)
_EDITION = re.compile(
    r"\d+|v\d+|version|edition|revision|issue|release|status|valid|until|since|from|copy|final|draft"
    r"|new|newer|current|latest|old|older|former|previous|revised|updated|amended|archived?"
    r"|outdated|obsolete|withdrawn|superseded|replaced|deprecated|expired|end|life"
    r"|january|february|march|april|may|june|july|august|september|october|november|december"
    r"|md|txt|pdf|docx|html?",
    re.IGNORECASE,
)
"""Words of a title that tell editions of a document apart, and not what it is about."""
_KINDS = (
    "version|edition|release|revision|issue|rules|regulations|policy|document|manual|guide|handbook"
    "|statutes|tariff|tariffs|documentation|docs"
)


class Edition(Frozen):
    """What a document says of itself at its head.

    ``ended`` are its words that it is in force no longer ('' for none), ``since`` and ``until`` the
    first and the last day that it gives for its being in force. ``version`` is its own,
    ``replaces`` what it takes the place of.
    """

    ended: str = ""
    since: datetime.date | None = None
    until: datetime.date | None = None
    version: str = ""
    replaces: str = ""

    def lapsed(self, day: datetime.date) -> bool:
        """Tell whether the document has ended before ``day``, at whatever day if it gives none."""
        return bool(self.ended) if self.until is None else self.until < day


class Force(StrEnum):
    """Whether a document is in force at the time spoken of: no longer, or not yet."""

    IN_FORCE = "in_force"
    SPENT = "spent"
    OTHER = "other"
    """In force at another time than the past one spoken of, or not the edition that is named."""


class Held(NamedTuple):
    """The force of a document, and by what words it is in force no longer."""

    force: Force
    why: str = ""


class Edited(Protocol):
    """A document, or a part of one."""

    @property
    def document_id(self) -> str:
        """The document's id."""

    @property
    def title(self) -> str:
        """The document's title."""

    @property
    def source(self) -> str:
        """Where it comes from."""

    @property
    def date(self) -> datetime.date | None:
        """The document's date."""

    @property
    def edition(self) -> Edition:
        """What the document says of itself."""


def held(documents: Iterable[Edited], spoken: str, today: datetime.date) -> dict[str, Held]:
    """Return the force of each document, by its id, at the time that ``spoken`` is about.

    That is today. Where it is the year that ``spoken`` gives, what was not in force then is so at
    another time; where ``spoken`` names one edition, so is every other one; where it is about a
    past without a year, all count.

    Args:
        documents: documents or parts of them.
        spoken: a claim and the question that it answers, a line each.
        today: the day of the run.
    """
    known = {d.document_id: d for d in documents}
    ended = _ended(list(known.values()), today)
    named = {i for i, d in known.items() if i in ended and _named(d, spoken)}
    if named:
        return {i: Held(Force.IN_FORCE if i in named else Force.OTHER) for i in known}
    then = [int(m["year"]) for m in _THEN.finditer(spoken)]
    if any(year < today.year for year in then):
        return {i: Held(_in_years(d, then)) for i, d in known.items()}
    if any(_of_past(line) for line in spoken.splitlines()):
        return {i: Held(Force.IN_FORCE) for i in known}
    return {i: _now(d, ended.get(i, ""), today) for i, d in known.items()}


def apart(found: Mapping[str, Held]) -> frozenset[str]:
    """Return the documents that are not in force at the time spoken of."""
    return frozenset(i for i, h in found.items() if h.force is not Force.IN_FORCE)


def newer(one: Edited, other: Edited) -> Edited | None:
    """Return the newer of two documents: by their dates, else by their versions or years."""
    if one.date != other.date and one.date and other.date:
        return max((one, other), key=lambda d: d.date or datetime.date.min)
    if not _akin(one, other):
        return None
    for told in (_version, _latest):
        first, second = told(one), told(other)
        if first and second and first != second:
            return one if first > second else other
    return None


def _of_past(told: str) -> bool:
    """Tell whether the last sentence of what is told or asked is about a past."""
    sentence = re.split(r"(?<=[.?!])\s+(?=\S)", told.strip())[-1]
    verb = _VERB.search(sentence)
    return bool(_PAST.search(sentence) or (verb and verb["past"]))


def _now(document: Edited, ended: str, today: datetime.date) -> Held:
    if ended:
        return Held(Force.SPENT, ended)
    since = document.edition.since
    return Held(Force.OTHER if since and since > today else Force.IN_FORCE)


def _in_years(document: Edited, years: Sequence[int]) -> Force:
    since, until = document.edition.since, document.edition.until
    begun = since is None or since.year <= max(years)
    lasting = until is None or until.year >= min(years)
    return Force.IN_FORCE if begun and lasting else Force.OTHER


def _ended(documents: Sequence[Edited], today: datetime.date) -> dict[str, str]:
    """Return by what words a document is in force no longer, its own or those of another.

    One whose term has run out is the last known edition as long as there is no other.
    """
    over = [d for d in documents if d.edition.lapsed(today)]
    found = {d.document_id: d.edition.ended for d in over if d.edition.ended}
    for old in (d for d in over if not d.edition.ended):
        if any(_akin(old, d) for d in documents if d not in over and not d.edition.ended):
            found[old.document_id] = f"valid until {old.edition.until}"
    for new in documents:
        begun = new.edition.since is None or new.edition.since <= today
        if new.edition.replaces and begun and new.document_id not in found:
            earlier = (d for d in documents if d is not new and _replaced(d, new))
            found |= {d.document_id: f"replaced by “{new.title}”" for d in earlier} | found
    return found


def _replaced(old: Edited, new: Edited) -> bool:
    """Tell whether ``new`` says that it takes the place of ``old``, by its edition or title."""
    what = new.edition.replaces
    if old.edition.replaces and _replaced_by_name(new, old.edition.replaces):
        return False
    return _replaced_by_name(old, what) or (
        _akin(old, new) and (_names_edition(old, what) or _is_earlier(old, new, what))
    )


def _replaced_by_name(old: Edited, what: str) -> bool:
    named = set(terms(old.title))
    return len(_subject(old.title)) > 1 and named <= set(terms(what))


def _names_edition(old: Edited, what: str) -> bool:
    version = old.edition.version
    told = bool(version) and re.search(rf"(?<![\w.]){re.escape(version)}(?!\w|\.\d)", what)
    return bool(told) or bool(_years(old) & set(_YEAR.findall(what)))


def _is_earlier(old: Edited, new: Edited, what: str) -> bool:
    return _EARLIER.search(what) is not None and newer(old, new) is new


def _named(document: Edited, spoken: str) -> bool:
    """Tell whether ``spoken`` names this edition: the document or a version, and which one.

    *Version 3.0*, *the rules of 2019*, *1.x*; 3.0 litres and a year alone are none.
    """
    line = document.edition.version
    if line.endswith(".x") and re.search(rf"(?<![\w.]){re.escape(line)}(?!\w)", spoken, re.I):
        return True
    own = [document.edition.version, *_YEAR.findall(document.title)]
    which = "|".join(re.escape(v) for v in own if v)
    called = [re.escape(w) for w in words(document.title) if w.isalpha() and len(w) > 1]
    noun = rf"(?:{'|'.join([*called, _KINDS])})"
    told = rf"\b{noun},?\s+(?:(?:of|from|for)\s+)?(?:{which})|\bv\.?\s?(?:{which})"
    before = rf"(?<![\w.])(?:{which})\s+(?:(?!the\b|an?\b)\w+\s+)?{noun}\b"
    end = r"(?!\w|\.\d)"
    return bool(which) and re.search(rf"(?:{told}){end}|{before}", spoken, re.I) is not None


def _akin(one: Edited, other: Edited) -> bool:
    """Tell whether two titles are those of one document, but for the edition."""
    first, second = _subject(one.title), _subject(other.title)
    return bool(first) and bool(second) and (first <= second or second <= first)


def _subject(title: str) -> frozenset[str]:
    told = [w for w in words(title) if not _EDITION.fullmatch(w) and not w[0].isdigit()]
    return frozenset(terms(" ".join(told)))


def _years(document: Edited) -> frozenset[str]:
    name = document.source.replace("\\", "/").rpartition("/")[2]
    own = [str(document.date.year)] if document.date else []
    return frozenset([*_YEAR.findall(document.title), *_YEAR.findall(name), *own])


def _version(document: Edited) -> tuple[int, ...]:
    return tuple(int(n) for n in re.findall(r"\d+", document.edition.version))


def _latest(document: Edited) -> tuple[int, ...]:
    return tuple(sorted((int(y) for y in _years(document)), reverse=True)[:1])
