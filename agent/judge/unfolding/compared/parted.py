"""Parts of a whole in the words of a claim: *of 40 stores, 37 passed* is *most of the 40 passed*.

Each part that a sentence counts is told by the claim's word for a portion where that is right of
it, and by *half*, *most* or *a minority* where it is not.
"""

import math
import re
from typing import NamedTuple

from agent.domain.prose.casing import capital, small
from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.clauses.stems import stem

NUMBER = rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d+|{ONE_TO_TWELVE})(?![\w.,]*\d|%|\w)"
LEAD = r"(?:(?:the|its|their|our|his|her|all|these|those) )*"
_FRACTION = (
    r"(?:half|(?:a|one|two|three|four)[ -](?:third|quarter|fifth|tenth)s?|(?:two|three)-quarters)"
)
_CLAIMED = re.compile(
    r"^(?:[A-Z][\w ]{2,30}, )?(?P<word>(?P<only>only )?(?:(?:a|the) )?(?:(?P<large>great"
    r"|large|clear)|"
    r"(?P<vast>vast|overwhelming)|(?:simple|mere))? ?(?P<kind>majority|minority)|most"
    rf"|(?:(?P<more>more than|over)|(?P<less>less than|fewer than|under)|(?P<least>at least)"
    rf"|exactly|just|precisely)? ?(?P<fraction>{_FRACTION}))"
    rf"(?: of)? {LEAD}(?:{NUMBER} )?(?P<noun>[a-z'’-]+(?: [a-z'’-]+)?)",
    re.IGNORECASE,
)
_WHOLE = re.compile(
    rf"^(?:Out of|Of) {LEAD}(?P<whole>{NUMBER}) (?P<noun>[a-z'’-]+(?: [a-z'’-]+)?)"
    r"(?P<more>[^,;.:\d]{0,40}), (?P<rest>(?:only |just )?\w.*)$",
    re.IGNORECASE | re.DOTALL,
)
_UNIT = (
    r"(?:of|per|or|to|and|years?|months?|weeks?|days?|hours?|minutes?|times?|kg|km|m|cm"
    r"|euros?|pounds?"
    r"|dollars?|million|thousand|points?)"
)
_PART = re.compile(
    rf"(?:^|(?P<joint>, and |, but |, while |; | and | but | while |, ))(?:only |just )?"
    rf"(?P<part>{NUMBER})(?: of (?:them|these))?(?= (?!{_UNIT}\b)[a-z])",
    re.IGNORECASE,
)
_OF = re.compile(
    rf"(?P<part>{NUMBER}) (?:out )?of {LEAD}(?P<whole>{NUMBER}) (?P<noun>[a-z'’-]+(?:"
    r" [a-z'’-]+)?)",
    re.IGNORECASE,
)
LOOSE = re.compile(
    r"\b(?:at least|at most|more than|fewer than|less than|over|under|about|around|nearly|almost"
    r"|up to|all but|another|first|last|every|each) $",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b(?:of|out of) {LEAD}{NUMBER} [a-z]", re.IGNORECASE)
_PARTS = {"half": 2, "third": 3, "quarter": 4, "fifth": 5, "tenth": 10}
_COUNTS = {"a": 1, "one": 1, "two": 2, "three": 3, "four": 4}
_LARGE, _VAST = 2 / 3, 0.8


class Portion(NamedTuple):
    """The portion of which a claim speaks: its words, its ends, and what it is of."""

    word: str
    low: float
    high: float
    closed: bool
    noun: frozenset[str]

    def takes(self, share: float) -> bool:
        """Tell whether a share is such a portion."""
        ends = any(math.isclose(share, e) for e in (self.low, self.high))
        return self.closed if ends else self.low < share < self.high


def in_its_words(text: str, claim: str) -> str:
    """Return a sentence with the parts that it counts told in the claim's words for a portion."""
    portion = asked_for(claim)
    if portion is None:
        return text
    whole = _WHOLE.match(text)
    if whole is not None and _nouns(whole["noun"]) & portion.noun:
        return _each(whole, portion)
    return _OF.sub(lambda m: _one(m, text, portion), text)


def asked_for(claim: str) -> Portion | None:
    """Return the portion of some things of which a claim speaks, None without one."""
    asked = _CLAIMED.match(claim)
    return _portion(asked) if asked else None


def _portion(match: re.Match[str]) -> Portion:
    """Return the portion of which a claim speaks."""
    low, high, closed = 0.5, 1.0, False
    if match["kind"] and match["kind"].lower() == "minority":
        low, high = 0.0, 0.5
    elif match["large"]:
        low = _LARGE
    elif match["vast"]:
        low = _VAST
    elif match["fraction"]:
        low, high, closed = _ends(match)
    return Portion(match["word"], low, high, closed, _nouns(match["noun"]))


def _ends(match: re.Match[str]) -> tuple[float, float, bool]:
    """Return the ends of a fraction, *more than a third*, and whether they belong to it."""
    *count, part = match["fraction"].lower().replace("-", " ").split()
    share = _COUNTS[count[0]] / _PARTS[part.removesuffix("s")] if count else 0.5
    if match["more"]:
        return share, 1.0, False
    if match["less"]:
        return 0.0, share, False
    return share, 1.0 if match["least"] else share, True


def _nouns(text: str) -> frozenset[str]:
    return frozenset(stem(n) for n in text.lower().replace("’s", "").replace("'s", "").split())


def _each(whole: re.Match[str], portion: Portion) -> str:
    """Return *of 40 stores, 37 passed and 3 failed* with each part as a portion of the whole."""
    total, rest = value(whole["whole"]) or 0, whole["rest"]
    of, parts, done, counted = f"of the {whole['whole']} {whole['noun']}", [], 0, 0.0
    for match in _PART.finditer(rest):
        count = value(match["part"])
        if not count or count > total:
            continue
        word, joint = share_word(count / total, portion), match["joint"] or ""
        more = whole["more"] if not joint else ""
        parts += [rest[done : match.start()], f"{joint}{small(word)} {of}{more}"]
        done, counted = match.end(), counted + count
    shared = len(parts) > 2 and counted != total
    if not parts or parts[0] or shared:  # of 60 that were answered, 20 may be some
        return whole.group()
    return capital("".join([*parts, rest[done:]]))


def _one(match: re.Match[str], text: str, portion: Portion) -> str:
    """Return *37 of the 40 stores* as a portion, as it stands where it is of something else."""
    part, total = value(match["part"]), value(match["whole"])
    loose = LOOSE.search(text, 0, match.start())
    if loose or not part or not total or part > total or not _nouns(match["noun"]) & portion.noun:
        return match.group()
    word = small(share_word(part / total, portion))
    told = f"{word} of the {match['whole']} {match['noun']}"
    return told if match.start() else capital(told)


def share_word(share: float, portion: Portion) -> str:
    """Return the word for a share: the claim's own where it is right."""
    if portion.takes(share):
        return portion.word
    if share == 1.0:
        return "all"
    return "half" if share == 0.5 else "most" if share > 0.5 else "a minority"
