"""The edition of a document: what its head says of its being in force and of other versions.

Only what a document says of itself counts: its title, a status line, a sentence on *this document*,
its front matter.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from agent.corpus.metadata.dates import parse_date
from agent.domain.editions import Edition
from agent.domain.prose.markup import readable

LINES, LENGTH = 8, 1200
"""Lines and characters of a text that are its head, unless a second heading ends it before."""

_HEADING = re.compile(r"^#{1,6}\s")
_NOUNS = (
    r"(?:document|version|edition|revision|release|policy|page|guide|guidelines?|handbook|manual|rules?"
    r"|regulations?|statutes?|by-?laws?|notice|procedure|protocol|tariffs?|price list|list|schedule"
    r"|table|standard|instructions?|terms|order|code|directive|circular|leaflet|brochure|plan|file"
    r"|agreement|contract|charter|constitution|documentation|specification|text|template|article)"
)
_STRONG = (
    r"(?:outdated|out of date|obsolete|withdrawn|superseded|archived|deprecated|repealed|revoked"
    r"|rescinded|annulled|no longer (?:valid|in force|applicable|in effect|in use|current"
    r"|maintained|supported)|not (?:valid|in force|in effect|current) any ?(?:more|longer)"
    r"|end[- ]of[- ]life"
    r"|void|veraltet|überholt|aufgehoben|außer kraft|ungültig|obsolète|périmée?|abrogée?|obsoleto"
    r"|derogad[oa]|revogad[oa]|abrogat[oa]|verouderd|vervallen|ingetrokken)"
)
_REPLACED = (
    r"(?:(?:replaced|superseded) (?:on|by|with|as of|from|in|since)"
    r"|ersetzt (?:durch|am)|remplacée? par|sustituid[oa] por|substituíd[oa] por|sostituit[oa] da"
    r"|vervangen door)"
)
_WEAK = r"(?:expired|retired|cancelled|canceled|discontinued|lapsed|abolished|historical|closed)"
"""Marks that tell of a document only in its status, or with a day."""
_WHEN = r"(?:on|by|as of|since|as from|from|in favou?r of|with effect from|am|seit|le)"
_END = r"(?=\s*(?:$|[.,;:!)\]–—-]|\d|" + _WHEN + r"\b|use\b|see\b|do not\b))"
_MARK = re.compile(rf"(?:{_STRONG}{_END}|{_REPLACED}\b|{_WEAK}\s+{_WHEN}\b)", re.IGNORECASE)
_STATUS = re.compile(
    r"^(?:(?:document|version|current|publication|revision)\s+)?"
    r"(?:status|state|lifecycle(?: stage)?|validity|phase|gültigkeit)\s*(?:[:=|–—-]|\bis\b)+\s*"
    rf"(?P<words>(?:{_STRONG}|{_REPLACED}|replaced|{_WEAK})\b.*)",
    re.IGNORECASE,
)
_FIELD = re.compile(
    r"^(?P<words>(?:superseded|replaced|withdrawn|expired|end of life|repealed|revoked|archived)"
    r"(?:\s+(?:by|on|from|since))?\s*:\s*(?!none\b|n/?a\b|no\b|-|–|—)\S.*)",
    re.IGNORECASE,
)
_ITSELF = re.compile(
    rf"\b(?:this|these|the present)\s+(?:[\w-]+\s+){{0,2}}?{_NOUNS}\b[^.;]{{0,40}}?\s"
    rf"(?P<words>(?:(?:is|are|was|were|has been|have been)\s+(?:(?:now|since|already|officially"
    rf"|hereby|therefore)\s+)*(?:{_STRONG}(?!\w)|{_REPLACED}|replaced|{_WEAK})"
    rf"|(?:has |have )?(?:expired|lapsed)(?= (?:on|in)\b))\b"
    r"(?!\s+(?:if|when|unless|after|once|where|in case|at|upon|for|in the))[^.;]*)",
    re.IGNORECASE,
)
_SEGMENT = re.compile(r"[(\[]([^)\]]*)[)\]]|\s[-–—|]+\s([^()\[\]|–—]*)")
_LEADING = re.compile(r"^(?P<words>[^\w]*[\w' -]{3,40}?)\s*[:–—|]")
_OLD = re.compile(
    r"(?:old|former|previous|earlier)(?:\s+(?:version|edition|text|rules))?", re.IGNORECASE
)
_LASTING = (
    r"(?:valid|in force|effective|applicable|appl(?:y|ies)|in effect|into (?:force|effect)"
    r"|takes? effect|gültig|geldig|valable|válido|valido)"
)
_SINCE = re.compile(
    r"(?:^|[(\[,;:|]\s*|\b(?:this|these|the present)\b[^.;]{0,80}?\s)(?:is\s|are\s)?"
    rf"{_LASTING}\s*:?\s*(?:from|since|as of|as from|ab|seit|vanaf|date|on|:)?\s*:?\s*(?=\w)",
    re.IGNORECASE,
)
_CHANGES = re.compile(
    r"^[^.!?]{0,60}\b(?:changes?|amendments?|changed|amended"
    r"|new (?:\w+ )?(?:rules|prices|rates|fees|tariffs?|limits|terms|rota))\b"
    r"[^.!?]{0,60}?\b(?:from|as of|as from|with effect from)\s+(?=[^.!?]{3,25}$)",
    re.IGNORECASE,
)
"""A headline on changes, and from when they hold: "Changes to the tariff from 1 June 2025"."""
_UNTIL = re.compile(
    r"(?:\b(?:to|until|till|through|bis|tot|jusqu'au|hasta|fino al)\b|[–—]|\s-\s)\s*", re.IGNORECASE
)
_TERM = re.compile(
    rf"^(?:(?:version|edition|revision)\b[^,;(]*[,;(]\s*)?(?P<term>{_LASTING}\b.*)"
    r"|^(?:expires|expiry(?: date)?|expiration date|end of validity)\b(?P<last>.*)"
    rf"|\b(?:this|these)\s+(?:[\w-]+\s+){{0,2}}?{_NOUNS}\s+(?:is|are|was|were)\s+(?P<said>{_LASTING}\b.*)"
    rf"|[(\[](?P<boxed>{_LASTING}\b[^)\]]*)",
    re.IGNORECASE,
)
_VERSION = re.compile(
    r"\b(?:version|revision|rev\.|edition|release|v)\s?\.?\s?(?P<number>\d+(?:\.\d+)*(?:\.x)?)\b"
    r"|(?<![\w.])(?P<line>\d+\.x)\b",
    re.IGNORECASE,
)
_REPLACES = re.compile(
    r"(?:^|[(\[,;–—]|\b(?:this|these)\b[^.;]{0,40}?|\bit\s|\band\s)\s*"
    r"(?:replaces?|supersedes?|replacing|superseding|ersetzt|remplace|reemplaza|sostituisce|vervangt)"
    r"\s*:?\s+(?P<what>(?:[^.;)\]\n]|\.(?=\d)){3,100})",
    re.IGNORECASE,
)
_ENDED_FIELDS = ("superseded_by", "replaced_by", "withdrawn", "superseded", "replaced")
_FLAGS = ("deprecated", "obsolete", "archived", "outdated", "expired", "withdrawn", "superseded")
_UNTIL_FIELDS = ("valid_until", "valid_to", "valid_through", "expires", "expiry", "expiry_date")
_SINCE_FIELDS = ("valid_from", "effective", "effective_date", "effective_from", "in_force_since")
_REPLACES_FIELDS = ("replaces", "supersedes")


def edition(fields: Mapping[str, Any], title: str, text: str) -> Edition:
    """Return what a document says of itself: in its front matter ``fields``, title and head."""
    head = _head(text)
    lines = [title, *head]
    ended = _of_fields(fields) or next((e for e in _ends(title, head) if e), "")
    term = next((m[m.lastgroup or 0] for line in head if (m := _TERM.search(line))), "")
    until = _first(parse_date(fields.get(f)) for f in _UNTIL_FIELDS) or _last_day(term)
    until = until or _dated(ended)
    since = _first(parse_date(fields.get(f)) for f in _SINCE_FIELDS) or _first(
        parse_date(line[m.end() :])
        for line in lines
        for m in (*_SINCE.finditer(line), *_CHANGES.finditer(line))
    )
    if since and until and since > until:
        since = None
    return Edition(
        ended=" ".join(ended.split())[:120],
        since=since,
        until=until,
        version=_field(fields, ("version", "revision")) or _version(lines),
        replaces=_field(fields, _REPLACES_FIELDS)
        or next((m["what"].strip() for line in head if (m := _REPLACES.search(line))), ""),
    )


def _head(text: str) -> list[str]:
    """Return the lines that a text begins with, readable, up to its second heading."""
    found: list[str] = []
    headings = 0
    for line in text[:LENGTH].split("\n"):
        if _HEADING.match(line):
            headings += 1
        if headings > 1 or len(found) >= LINES:
            break
        cells = [c for c in line.strip().strip("|").split("|") if c.strip()]
        joined = ": ".join(c.strip() for c in cells) if line.lstrip().startswith("|") else line
        plain = re.sub(r"^[\s>*+•-]+|[*_]{2}", "", readable(joined)[0]).strip()
        if plain:
            found.append(plain)
    return found


def _ends(title: str, head: Sequence[str]) -> Iterator[str]:
    """Yield the words by which a document says that it is in force no longer."""
    yield from (e for named in dict.fromkeys([title, *head[:1]]) for e in _titled(named))
    for line in head:
        for match in (_STATUS.match(line), _FIELD.match(line), _ITSELF.search(line)):
            if match:
                yield match["words"].strip()
        if (match := _MARK.match(line)) is not None and _is_mark(line, match):
            yield line


def _titled(title: str) -> Iterator[str]:
    """Yield the part of a title that is a mark: *Rates (withdrawn)*, *ARCHIVED: Rates*."""
    for match in _SEGMENT.finditer(title):
        part = (match[1] or match[2] or "").strip()
        if _MARK.match(part) or _OLD.fullmatch(part):
            yield part
    leading = _LEADING.match(title)
    told = leading is not None and (leading["words"].isupper() or title[leading.end() - 1] != ":")
    if leading and told and re.fullmatch(_STRONG, leading["words"].strip(), re.IGNORECASE):
        yield leading["words"].strip()


def _is_mark(line: str, match: re.Match[str]) -> bool:
    """Tell whether a line that begins with a mark is one: no other thing's, no condition."""
    rest = line[match.end() :]
    named = re.match(_REPLACED, match[0], re.IGNORECASE) or _dated(line)
    return match[0].isupper() or not rest.strip(" .!") or bool(named and ": " not in rest)


def _of_fields(fields: Mapping[str, Any]) -> str:
    status = str(fields.get("status") or "")
    if re.match(rf"(?:{_STRONG}|{_WEAK}|replaced|superseded)\b", status, re.IGNORECASE):
        return status
    for name in _ENDED_FIELDS:
        value = fields.get(name)
        if value not in (None, "", False, True):
            return f"{name.replace('_', ' ')} {value}"
    return next((name for name in _FLAGS if fields.get(name) is True), "")


def _field(fields: Mapping[str, Any], names: Sequence[str]) -> str:
    values = (fields.get(name) for name in names)
    return next((str(v).strip() for v in values if v not in (None, "", [], True, False)), "")


def _version(lines: Sequence[str]) -> str:
    """Return the version in a title, or at the beginning of a sentence."""
    titles = [line for line in lines[:2] if not line.endswith(".")]
    first = (m for line in titles if (m := _VERSION.search(line)))
    match = next((m for m in [*first, *map(_VERSION.match, lines[1:])] if m), None)
    return (match["number"] or match["line"]) if match else ""


def _last_day(term: str) -> Any:
    """Return the last day of a term, *valid from 1 March 2020 to 28 February 2025*."""
    after = _UNTIL.finditer(term) if re.match(_LASTING, term, re.IGNORECASE) else ()
    return _first(parse_date(term[m.end() :]) for m in after) if after else _dated(term)


def _dated(words: str) -> Any:
    return _first(parse_date(words[m.start() :]) for m in re.finditer(r"\b\w", words))


def _first(values: Iterator[Any]) -> Any:
    return next((v for v in values if v is not None), None)
