"""How many of a whole are so, and how many are not, told for a claim that counts them.

Where 240 patients were enrolled and 18 dropped out, 222 completed the trial; where mould was found
in three of eight rooms, five had none; of 240 patients, 60% of whom were women, 144 were women.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.domain.prose.casing import capital, small
from agent.domain.prose.figures import ONE_TO_TWELVE, TENS, UNITS, value
from agent.judge.alignment.lexical import content
from agent.judge.unfolding.compared.parted import LEAD, LOOSE, Portion, asked_for, share_word
from agent.judge.unfolding.settled.slots import sequence

_SMALL = "|".join(UNITS[1:10])
NUMBER = (
    rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d+|(?:{'|'.join(TENS)})(?:-(?:{_SMALL}))?|{'|'.join(UNITS[1:])})"
    r"(?![\w.,]*\d|%|\w)"
)
_NOUN = r"(?P<noun>(?!in\b|of\b)[a-z][a-z'’-]*)"
_ENTER = r"enrolled|recruited|registered|admitted|included|randomi[sz]ed|(?:started|began) with"
_ENTERED = r"enrolled|took part|registered|signed up|entered|started|began|set (?:out|off)|joined"
_WHOLES = (
    re.compile(rf"\b(?:{_ENTER}) (?P<whole>{NUMBER}) {_NOUN}", re.IGNORECASE),
    re.compile(
        rf"\b(?P<whole>{NUMBER}) {_NOUN} (?:were |had |have )?(?:{_ENTERED})\b", re.IGNORECASE
    ),
)
_LEAVE = (
    r"(?:dropped out|withdrew|pulled out|gave up|quit|abandoned|did not (?:finish|complete)"
    r"|failed to (?:finish|complete)|left(?! (?:their|his|her|the (?:rest|others)))|retired early)"
)
_LEFT = re.compile(
    rf"\b(?P<part>{NUMBER})(?: (?:of (?:them|these|whom)|(?P<noun>[a-z-]+s)|people))?"
    rf"(?: of (?:them|these|whom))? (?P<verb>{_LEAVE})\b",
    re.IGNORECASE,
)
_STAYED = re.compile(
    r"(?:completed|finished|stayed|remained|persevered|continued|reached|made it to)\b",
    re.IGNORECASE,
)
_GONE = re.compile(rf"{_LEAVE}\b", re.IGNORECASE)
_OF = (
    rf"(?P<part>{NUMBER}) (?:out )?of (?:{LEAD}|(?:the )?[\w-]+['’]s? )(?P<whole>{NUMBER}) {_NOUN}"
)
_WHAT = r"(?P<what>[A-Za-z]+)"
_SEEN = r"(?:found|detected|discovered|seen|observed)"
_FOUND = re.compile(
    rf"\b(?:{_SEEN}|showed|revealed|there (?:is|are|was|were)) {_WHAT} in {_OF}", re.IGNORECASE
)
_TRACES = r"(?:(?:traces|signs|evidence|residues|cases) of )?"
_WAS_FOUND = re.compile(rf"\b{_TRACES}{_WHAT} (?:was|were)(?: {_SEEN})? in {_OF}", re.IGNORECASE)
_HAD = re.compile(
    r"(?:had|have|has|showed|show) (?P<no>no |not any )?(?P<what>[a-z]+)(?P<rest>.*)", re.IGNORECASE
)
_SOURCE = re.compile(r"\baccording to\b", re.IGNORECASE)
_SHARE = (
    rf"(?:\d+(?:\.\d+)? ?(?:%|per ?cent)|half|(?:a|one|two|three|four)[ -](?:third|quarter|fifth"
    rf"|tenth)s?|(?:one|two|three|\d+) (?:in|out of) (?:{ONE_TO_TWELVE}|\d+)"
    r"|every (?:second|third|fourth|fifth))"
)
_GIVEN = rf"\b(?P<whole>{NUMBER}) {_NOUN}(?P<more>(?: [a-z]+){{0,5}}), (?:and )?"
_OF_WHOM = re.compile(
    rf"{_GIVEN}of (?:whom|which) (?P<share>{_SHARE}) (?P<said>[^,;.]+)", re.IGNORECASE
)
_WHOM_OF = re.compile(
    rf"{_GIVEN}(?P<share>{_SHARE}) of (?:whom|which) (?P<said>[^,;.]+)", re.IGNORECASE
)
_PART = re.compile(
    rf"\b(?P<share>{_SHARE}) (?:of )?{LEAD}(?:(?P<whole>{NUMBER}) )?{_NOUN} (?P<said>[^,;.]+)",
    re.IGNORECASE,
)
_INSIDE = (_FOUND, _OF_WHOM, _WHOM_OF)
"""Forms before which their sentence may have begun."""
_FORMS = (_FOUND, _WAS_FOUND, _OF_WHOM, _WHOM_OF, _PART)
_SEXES = {"women": "men", "men": "women", "girls": "boys", "boys": "girls", "female": "male",
          "male": "female"}  # fmt: skip
_FRONT = re.compile(r"(?:(?:in|at|on|during|among|under|for|by) [^,;:]{2,40},|in \d{4}) ", re.I)
_PLACED = re.compile(r"\b(?:in|at|on|during|among|under|for|by) ", re.IGNORECASE)
_AFTER = re.compile(r"\b(?:after|because|when|since|as)\b", re.IGNORECASE)
_DOUBT = re.compile(
    r"\b(?:if|unless|except|but|claim(?:s|ed)?|alleg\w+|said|says|reportedly|expect\w*|(?-i:may)|might"
    r"|would|could|should|must|no|not|never|nobody|none|plan(?:s|ned)?|targets?|aims?|goal|estimat\w+"
    r"|whether|hop(?:e|es|ed))\b|n['’]t\b",
    re.IGNORECASE,
)
"""What around a count may limit, deny or leave it open."""
_UNCLEAR = re.compile(
    r"\b(?:about|around|roughly|approximately|nearly|almost|at least|at most|more than|less than"
    r"|fewer than|over|under|up to|further|another|so far|later|again|yet|if|would|may|might"
    r"|only)\b",
    re.IGNORECASE,
)
CUE = re.compile(
    rf"\b{_LEAVE}\b|\bin {NUMBER} (?:out )?of\b|%|\bper ?cent\b"
    rf"|\b(?:half|third|quarter|fifth|tenth)s? of\b"
    r"|\bevery (?:second|third|fourth|fifth)\b"
    rf"|\b(?:in|out of) (?:{ONE_TO_TWELVE}|\d+) [a-z]",
    re.IGNORECASE,
)
_WHOLE_NUMBER = 0.01  # how far a number of things may be off from what a share comes to
_FRACTIONS = {
    "half": 2,
    "second": 2,
    "third": 3,
    "quarter": 4,
    "fourth": 4,
    "fifth": 5,
    "tenth": 10,
}


class _Counted(NamedTuple):
    """A whole, what it is made of, and the share of it of which something is told.

    ``more`` tells more of what it is made of, and ``front`` stands before all that.
    """

    whole: str
    noun: str
    share: float
    said: str
    more: str = ""
    front: str = ""


def for_its_count(text: str, claim: str, passage: str) -> str:
    """Return how many of a whole a text says are as a claim says, the text where it does not.

    Args:
        text: a sentence.
        claim: what it is told for: so many, or a portion, of some things are so.
        passage: the sentences around it, in which the whole may stand.
    """
    for told in _counts(text, passage):
        led = claim.lower().startswith(told.front.lower())
        said = _said(claim[len(told.front) if led else 0 :], told.noun)
        share = _share(told, said[2], passage) if said else None
        if said is not None and share is not None and (new := _told(told, share, said)):
            return f"{told.front}{small(new) if told.front else capital(new)}"
    return text


def _told(told: _Counted, share: float, said: tuple[str, Portion | None, str]) -> str:
    """Return that a share of a whole is as a claim says, '' where it is no whole number."""
    number, portion, predicate = said
    of = " ".join(w for w in ("of the", told.whole, told.noun) if w) + told.more
    if portion:
        return f"{share_word(share, portion)} {of} {predicate}."
    count = share * (value(told.whole) or 0)
    if not count or abs(count - round(count)) > _WHOLE_NUMBER:
        return ""
    so_many = _written(round(count), number)
    other = value(number) != round(count) and not _DOUBT.search(predicate)
    return f"{of}, {so_many}{f', not {small(number)},' if other else ''} {predicate}."


def _counts(text: str, passage: str) -> Iterator[_Counted]:
    """Yield the shares of a whole that a text tells, those who left first."""
    yield from _of_leavers(text, passage)
    for form, match in ((f, m) for f in _FORMS for m in f.finditer(text)):
        groups = match.groupdict(default="")
        start = match.start("share" if "share" in groups else "part")
        front, rest = text[: match.start()], text[match.end() :]
        led = _FRONT.match(front)
        lead = front[led.end() :] if led else front
        headed = lead.lower() in ("", "only ", "just ")
        headed = headed or (form in _INSIDE and not _PLACED.search(_AFTER.split(lead)[-1]))
        if not headed or LOOSE.search(text, 0, start) or _DOUBT.search(f"{front} {rest}"):
            continue
        share = _worth(groups["share"]) if "share" in groups else _ratio(match)
        said = groups.get("said") or f"had {groups['what']}"
        if 0 < share < 1:
            more, front = groups.get("more", ""), led.group() if led else ""
            several = "s" if groups.get("share", "").lower().startswith("every") else ""
            yield _Counted(groups["whole"], groups["noun"] + several, share, said, more, front)


def _ratio(match: re.Match[str]) -> float:
    part, whole = value(match["part"]), value(match["whole"])
    return part / whole if part and whole else 0


def _of_leavers(text: str, passage: str) -> Iterator[_Counted]:
    """Yield those who stayed, where so many began and so many left, no more than once."""
    wholes = [m for form in _WHOLES for m in form.finditer(passage)]
    left = list(_LEFT.finditer(passage))
    if len(wholes) != 1 or len(left) != 1 or not _LEFT.search(text) or _UNCLEAR.search(passage):
        return
    whole, noun = wholes[0]["whole"], wholes[0]["noun"]
    all_, part = value(whole), value(left[0]["part"])
    alike = left[0]["noun"] in (None, noun)
    if all_ and part and part < all_ and alike:
        yield _Counted(whole, noun, part / all_, left[0]["verb"])


def _said(claim: str, noun: str) -> tuple[str, Portion | None, str] | None:
    """Return of how many a claim says what: its number or its portion, and its predicate."""
    portion = asked_for(claim)
    who = re.escape(portion.word) if portion else rf"(?P<number>{NUMBER})"
    what = f"{re.escape(noun.removesuffix('s'))}s? "
    form = rf"{who}(?: of)? {LEAD}(?:{NUMBER} )?(?:{what})?(?P<said>[^,;:]+?)\.?$"
    match = re.match(form, claim, re.IGNORECASE)
    if match is None:
        return None
    return "" if portion else match["number"], portion, match["said"]


def _share(told: _Counted, predicate: str, passage: str) -> float | None:
    """Return the share of a whole of which a predicate is told, None where that is unclear."""
    if sequence(predicate) == sequence(told.said) or _bare(predicate) == _bare(told.said):
        return told.share
    turned = " ".join(_SEXES.get(w, w) for w in predicate.split())
    if turned != predicate and turned == told.said:
        return 1 - told.share
    if _UNCLEAR.search(predicate):
        return None
    if _GONE.match(told.said):
        stayed = _STAYED.match(predicate)
        verb = stayed or _GONE.match(predicate)
        known = verb is not None and content(predicate[verb.end() :]) <= content(passage)
        return (1 - told.share if stayed else told.share) if known else None
    had = _HAD.fullmatch(predicate)
    if had is None or content(had["what"]) != content(told.said):
        return None
    known = content(_SOURCE.sub("", had["rest"])) <= content(passage)
    return (1 - told.share if had["no"] else told.share) if known else None


def _bare(predicate: str) -> list[str]:
    """Return the words of a predicate without the *s* of a verb: *owns a car*, *own a car*."""
    return [w.lower().removesuffix("s") for w in predicate.split()]


def _worth(share: str) -> float:
    """Return a share in words or per cent from 0 to 1, 0 where it is none."""
    if match := re.match(r"(\d+(?:\.\d+)?) ?(?:%|per)", share, re.IGNORECASE):
        return float(match[1]) / 100
    words = share.lower().replace("-", " ").split()
    if len(words) > 2:
        part, whole = value(words[0]), value(words[-1])
        return part / whole if part and whole else 0
    if not words:
        return 0
    count = 1 if len(words) == 1 or words[0] in ("a", "every") else value(words[0]) or 0
    return count / _FRACTIONS[words[-1].removesuffix("s")]


def _written(count: int, like: str) -> str:
    """Return a number in digits or in words, as a claim has its own."""
    return UNITS[count] if like.isalpha() and count < len(UNITS) else f"{count:,}"
