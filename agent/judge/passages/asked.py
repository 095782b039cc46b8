"""The asker's own case in general words: *your fee of £45* is *a fee of £45*.

Documents lay down what holds of any fee and any member; a draft that answers a question tells it of
the asker's. What the question gives is the case that the rule is asked about, and so is what a
reader is told to have done or to be: *since you have been here for six years*.
"""

import re
from collections.abc import Iterator, Set

from agent.domain.prose.casing import capital
from agent.domain.prose.figures import TENS, UNITS, Figure, figures

_PAST = (
    r"\w{2,}ed|bought|paid|came|left|began|took|taken|got|made|sent|told|went|gone|put|lost|found"
    r"|had|gave|given|spent|broke|broken|wrote|written|drove|driven|flew|flown"
)
_WHOSE = r"\b(?:[Yy]our|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)"
_OF = re.compile(rf"{_WHOSE} (?P<what>(?:[a-z][\w-]* ){{1,3}}of )$")
_COUNT = re.compile(rf"{_WHOSE} $")
_COUNTED = re.compile(r" (?P<what>[a-z]+)")
_PLURAL = re.compile(r"(?:\w+s|children|people|men|women|feet)\b")
_AGED = re.compile(r"-(?:year|month|week|day)-old\b")
_THE = re.compile(rf"(?:{_WHOSE}|\b[Tt]he) $")
_AT = re.compile(r"(?:^|, )[Aa]t $")
_WHO = re.compile(
    r",? (?:(?:your|the) (?P<who>[a-z]+)|s?he)"
    r"(?= (?:needs?|must|may|can|cannot|will|has|is|pays?|gets?)\b)"
)
_NUMBER = rf"(?:\d|\b(?:{'|'.join([*UNITS[1:], *TENS])})\b)"
_REASON = re.compile(
    r"(?P<lead>^|,? )(?:[Ss]ince|[Aa]s|[Bb]ecause|[Nn]ow that) (?P<why>your?\b[^,;.]*)"
    r"(?P<end>,|\.?$)"
)
_DONE = re.compile(
    rf"you(?: have|['’]ve)? (?:been|{_PAST})\b[^,;]*{_NUMBER}"
    rf"|you(?: are|['’]re) (?:(?:only|over|under|already|just|now|still) )?{_NUMBER}",
    re.IGNORECASE,
)
_AS_MUCH = re.compile(r"\b(?:as|so) \w+$", re.IGNORECASE)  # as long as
_VOWEL = re.compile(r"(?:[aeiou]|8|11\b|18\b)", re.IGNORECASE)


def in_general(claim: str, question: str) -> str:
    """Return ``claim`` with the numbers that ``question`` gives as a case of anybody's.

    *At 15 your son needs a signature* is told as *a 15-year-old son needs a signature*. A reason
    that lies with the asker becomes a condition, also where only the claim tells of it: *if you
    have been here for six years*.
    """
    given = {k for f in figures(question) for k in _keys(f, question)} if question else set()
    told = claim
    for figure in reversed(figures(claim) if given else []):
        if not given.isdisjoint(_keys(figure, claim)):
            told = _told(told, figure)
    return _REASON.sub(lambda m: _supposed(m, given), told)


def _supposed(reason: re.Match[str], given: Set[str]) -> str:
    """Return what the asker's case gives as a reason as a condition, another reason as it is."""
    why = reason["why"]
    own = any(not given.isdisjoint(_keys(f, why)) for f in figures(why))
    if _AS_MUCH.search(reason.string[: reason.start()]) or not (own or _DONE.match(why)):
        return reason.group()
    return f"{reason['lead']}{'if' if reason['lead'] else 'If'} {why}{reason['end']}"


def _keys(figure: Figure, text: str) -> Iterator[str]:
    yield figure.key
    yield figure.number.of(text).lower()


def _told(text: str, figure: Figure) -> str:
    """Return ``text`` with what stands around one number told of anybody."""
    before, number = text[: figure.span.start], figure.number.of(text)
    after = text[figure.number.end :]
    if of := _OF.search(before):
        article = _article(of["what"])
        return _joined(before[: of.start()], f"{article} {of['what']}{text[figure.span.start :]}")
    if (the := _THE.search(before)) and _AGED.match(after):
        return _joined(before[: the.start()], f"{_article(number)} {number}{after}")
    if (count := _COUNT.search(before)) and (counted := _COUNTED.match(after)):
        one = "" if _PLURAL.fullmatch(counted["what"]) else f"{_article(number)} "
        return _joined(before[: count.start()], f"{one}{text[figure.span.start :]}")
    if (at := _AT.search(before)) and (who := _WHO.match(after)):
        kind = f"{_article(number)} {number}-year-old {who['who'] or ''}".rstrip()
        lead = before[: at.start()] + (", " if at.start() else "")
        return _joined(lead, f"{kind}{after[who.end() :]}")
    return text


def _article(word: str) -> str:
    return "an" if _VOWEL.match(word) else "a"


def _joined(before: str, after: str) -> str:
    return before + after if before else capital(after)
