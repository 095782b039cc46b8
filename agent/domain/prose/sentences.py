"""Rule-based sentence splitting with exact spans, fast enough for whole documents."""

import itertools
import re
from collections.abc import Iterator

from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.calendar import MONTHS, WEEKDAYS
from agent.domain.prose.notes import BEHIND_STOP
from agent.domain.text import Span

_END = re.compile(
    r"(?:[.!?…]+|[。！？])"
    r"[\"'”’»)\]}*_`]*"
    rf"(?:\s*\[\s*cite\s*:[^\[\]\n]*\]|{BEHIND_STOP})*"
    r"(?=\s|$)|[。！？](?=\S)"
)
_LAST_WORD = re.compile(r"[^\s(\[\"“'‘*_]+$")
_NUMBERED_NAME = re.compile(r"[a-z]+\d")
_NEXT_WORD = re.compile(r"[\s\"'“‘(\[*_]*([^\s]*)")

_TITLES = frozenset(
    "Dr Mr Mrs Ms Mx Prof Gen Col Sgt Capt Lt Cmdr Rep Sen Gov Rev Hon Pres Messrs Mt Ft St".split()
)
"""Titles, which stand before a name; their case tells "Ms." from milliseconds."""

_NEVER = frozenset("e.g i.e eg ie cf vs viz approx ca resp incl excl esp".split())
"""Abbreviations that a sentence never ends with."""

_BEFORE_NUMBER = frozenset(
    "no nos p pp fig figs vol ss sec secs art arts reg regs sch ch eq para par pt ref tab app ex "
    "cl cls ed vers ver ext tel min max approx jan feb mar apr jun jul aug sep sept oct nov "
    "dec".split()
)
"""Abbreviations that go on where a number (or a single letter) follows."""

_MAY_END = frozenset(
    "inc ltd co corp bros llc plc gmbh u.s u.k u.n e.u u.s.a d.c a.m p.m jr sr ph.d m.d b.a m.a "
    "b.s m.s b.sc m.sc j.d r.n d.o st ave blvd rd dept govt intl natl univ assn est al jan feb mar "
    "apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun".split()
)
"""Abbreviations after which only a usual first word of a sentence begins a new one."""

_CLOCK = frozenset({"a.m", "p.m"})
_AFTER_CLOCK = frozenset(
    name.lower() for name in (*MONTHS, *WEEKDAYS, *(f"{day}s" for day in WEEKDAYS))
) | frozenset(
    "eastern central mountain pacific atlantic alaska "
    "hawaii greenwich london paris berlin tokyo sydney singapore".split()
)
"""Capitalised words that go on after a time of day: its date or its zone."""

_STARTERS = frozenset(
    "a an the this that these those it its he she they we you i his her their our your my there "
    "here in on at by for from with without to of if when while as after before because since "
    "although though however but and or so yet not no yes all any each every some most many few "
    "both such then thus therefore what who where why how which once until unless under over "
    "during between another other only also please note see use do does did is are was were can "
    "could may must should will would have has had nobody nothing none everybody everyone "
    "everything somebody someone something anybody anyone anything neither either several".split()
)

_LETTERED = frozenset(
    "vitamin plan class type appendix exhibit section schedule grade option part group category "
    "hepatitis level figure table annex phase series tier form hall room building zone drug "
    "product team vendor company item person patient sample model arm variant version method "
    "study site unit case step track lot gate flat block apartment house floor wing ward tower "
    "court entrance exit terminal bay pier quay dock platform route line lane corridor shelf rack "
    "row area region sector district stage round league division set page chapter question "
    "column cell pump valve tank engine boiler lift shed barn field string size strain "
    "virus influenza scenario band graded rated ranked classed labelled".split()
)
"""Words after which a single capital letter is a name's end, not an initial."""

_LISTING = frozenset({"and", "or", "to", "&", "versus", "vs"})
"""Words that join single letters: *Plans A and B*."""

_GERMAN_MONTHS = frozenset("januar jänner februar märz mai juni juli oktober dezember".split())
"""Those that are not English months as well, which may open a sentence after a number."""

_BEFORE_ORDINAL = frozenset(
    "am im vom zum zur beim der die das dem den des ab bis seit jeder jede jedes jeden und".split()
)
"""German words that an ordinal follows."""

_GERMAN_STARTERS = frozenset(
    "der die das ein eine es er sie wir ich ihr dies diese dieser dieses bei in im am für mit wenn "
    "nach alle auch und aber oder nur kein keine ab bis zum zur von vom wer was wie".split()
)

_PARENTHESIS_REACH = 240


def split_sentences(text: str) -> list[Span]:
    """Return the spans of the sentences of ``text``.

    Spans are half open, ordered, disjoint and without surrounding white space, and they cover
    every other character. Headings, list items and table rows are sentences of their own; a
    citation anchor after a full stop belongs to the sentence before it.
    """
    spans: list[Span] = []
    for block in split_blocks(text):
        if block.kind in (BlockKind.ROW, BlockKind.CODE):
            spans.extend(_trimmed(text, block.start, block.end))
        else:
            spans.extend(sentences_between(text, block.start, block.end))
    return spans


def sentences_between(text: str, start: int, end: int) -> list[Span]:
    """Return the sentences of ``text[start:end]``, a range that is one block."""
    spans: list[Span] = []
    begin = start
    for match in _END.finditer(text, start, end):
        if match.end() < end and _is_boundary(text, begin, match, end):
            spans.extend(_trimmed(text, begin, match.end()))
            begin = match.end()
    spans.extend(_trimmed(text, begin, end))
    return spans


def _trimmed(text: str, start: int, end: int) -> Iterator[Span]:
    raw = text[start:end]
    left = len(raw) - len(raw.lstrip())
    right = len(raw.rstrip())
    if left < right:
        yield Span.model_construct(start=start + left, end=start + right)


def _is_boundary(text: str, begin: int, match: re.Match[str], end: int) -> bool:
    """Tell whether a sentence that began at ``begin`` ends with ``match``."""
    following = _NEXT_WORD.match(text, match.end(), end)
    word = following.group(1) if following else ""
    if word[:1].islower() and not _is_name_like(word) and not _opens_code(text, match.end()):
        return False
    if _in_parenthesis(text, begin, match.end()):
        return False
    if text[match.start()] != "." or text[match.start() : match.start() + 2] == "..":
        return True
    return not _abbreviates(text, begin, match.start(), word)


def _is_name_like(word: str) -> bool:
    """Tell a lower-case name (eQIP, macOS, v2, max_size) from a word that goes on."""
    return any(c.isupper() or c == "_" for c in word[1:8]) or bool(_NUMBERED_NAME.match(word))


def _opens_code(text: str, stop: int) -> bool:
    """Tell whether code opens what follows a stop: "… in beta. `npm install` sets it up"."""
    return text[stop:].lstrip(" \n\t(*_")[:1] == "`"


def _in_parenthesis(text: str, begin: int, end: int) -> bool:
    opened = text.count("(", begin, end)
    if not opened or opened <= text.count(")", begin, end):
        return False
    return text.find(")", end, end + _PARENTHESIS_REACH) != -1


def _abbreviates(text: str, begin: int, stop: int, following: str) -> bool:
    """Tell whether the full stop at ``stop`` belongs to an abbreviation or a list number."""
    last = _LAST_WORD.search(text, max(begin, stop - 24), stop)
    if last is None:
        return not text[begin:stop].strip(" \t>*_#-")
    raw = last.group()
    if len(raw) == 1 or raw.isdecimal():
        head = text[begin : last.start()].strip(" \t\n>*_#-(")
        return _is_ordinal(raw, head, following) or _is_mark_or_initial(raw, head, following)
    return raw in _TITLES or _is_known_abbreviation(raw.lower(), following)


def _is_known_abbreviation(word: str, following: str) -> bool:
    if word in _NEVER:
        return True
    if word in _BEFORE_NUMBER and (following[:1].isdecimal() or len(following.strip(".,)")) == 1):
        return True
    if word in _CLOCK and following[1:].islower():
        return following.strip(".,;:!?\"'”’)").lower() in _AFTER_CLOCK
    if word in _MAY_END or _is_dotted(word):
        return following.strip(".,;:!?\"'”’)").lower() not in _STARTERS
    return False


def _is_dotted(word: str) -> bool:
    """Tell an abbreviation of single letters: ``u.s``, ``n.y.c``."""
    return len(word) > 2 and all(len(part) == 1 and part.isalpha() for part in word.split("."))


def _is_ordinal(raw: str, head: str, following: str) -> bool:
    """Tell the ordinal of German "am 5. Mai" and "im 3. Quartal" from a number at an end."""
    word = following.strip(".,;:!?)").lower()
    if not raw.isdecimal() or len(raw) > 2 or not word.isalpha():
        return False
    before = ["", "", *head.split()][-2:]
    led = before[1].lower() in _BEFORE_ORDINAL and before[0] != "I"
    return word in _GERMAN_MONTHS or (led and word not in _STARTERS | _GERMAN_STARTERS)


def _is_mark_or_initial(raw: str, head: str, following: str) -> bool:
    words = head.split()
    if not words:
        return True
    if raw in ("p", "s", "r"):  # a page, a section, a rule
        return following[:1].isdecimal()
    if not raw.isupper() or raw == "I" or following.strip(".,").lower() in _STARTERS:
        return False
    return not _is_label(words)


def _is_label(before: list[str]) -> bool:
    """Tell the letter behind "Flat", "Plans A and" or "at 40" from the initial of a name."""
    while len(before) > 2 and before[-1].lower() in _LISTING and _is_letter(before[-2]):
        before = before[:-2]
    while len(before) > 1 and before[-1][-1] == "," and _is_letter(before[-1][:-1]):
        before = before[:-1]
    word = before[-1].lower()
    measured = word.isdecimal() and len(word) < 4
    lettered = word in _LETTERED or word.removesuffix("s") in _LETTERED
    return measured or lettered or _is_lettered_before(before)


def _is_lettered_before(words: list[str]) -> bool:
    """Tell the "diet" of "diet A and diet B": it stands before another letter already."""
    pairs = itertools.pairwise(words[:-1])
    return any(a == words[-1] and _is_letter(b.rstrip(",;:")) for a, b in pairs)


def _is_letter(word: str) -> bool:
    return len(word) == 1 and word.isupper()
