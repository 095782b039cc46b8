"""What stands around a sentence and says how it is meant: an answer, a retraction, a title."""

import re
from typing import NamedTuple

from agent.judge.alignment.lexical import content
from agent.judge.standing.framings import Framing
from agent.judge.standing.words import ADVERBS, BE, FALSE, SPENT, STATED

_NAMED = (
    r"(?:(?:a|answer|fact|facts|truth|reality|verdict|rating|correction|note|update)"
    r"\s*[:.)—–-]\s*)?"
)
_ACTORS = r"(?:it|they|you|we|he|she|this|that|there|these|those)"
_VERBS = r"(?:is|are|was|were|do|does|did|can|may|must|will|has|have|should)"
_ASKED = re.compile(
    r"^\W*(?:(?:q|question|faq)\s*\d*\s*[:.)]\s*)?(?!(?:who|whom|whose|what|when|where|why|which|how|"
    r"did you know|in (?:what|which)|at (?:what|which)|for (?:what|which|how)|on (?:what|which))\b)"
    r".*\?\W*$",
    re.IGNORECASE | re.DOTALL,
)
_NO = re.compile(
    rf"^\W*{_NAMED}\W*(?:(?:unfortunately|sadly|actually|sorry|well|oh|i['’]m afraid|"
    rf"we['’]re afraid|i am afraid|we are afraid|regrettably|of course|certainly|"
    rf"definitely|absolutely|probably)\W+)*(?:no\b(?!\s+(?:problem|worries|doubt|question))|nope\b|"
    rf"not\b(?!\s+only)|never\b|think again|guess again|far from it|by no means\b|in no way\b|"
    rf"on the contrary\b|quite the opposite\b|"
    rf"{FALSE}(?=[.,;:!]|$)|{_ACTORS}\s+(?:{BE}\s+{ADVERBS}{FALSE}|"
    rf"{_VERBS}(?:\s+(?:not|never)\b|n['’]t\b)|cannot\b))",
    re.IGNORECASE,
)
_PARTLY = re.compile(
    r"^\W*(?:\w+\W+)?not\s+(?:always|usually|necessarily|yet|in (?:all|every)|every|all|quite)\b",
    re.IGNORECASE,
)
_YES = re.compile(
    rf"^\W*{_NAMED}\W*(?:yes\b(?! and no|, but only)|yep|yeah|true|correct|right|indeed|"
    rf"of course|certainly|absolutely|definitely|sure|surely|always|exactly|"
    rf"naturally|{_ACTORS}\s+{_VERBS})\b",
    re.IGNORECASE,
)
_END = r"(?=\s*(?:[.!;,:—–]|$|because|since|and|as of|by|in \d|on \d))"
_TAKEN_BACK = re.compile(
    rf"^\W*{_NAMED}(?:(?:but|however|yet|in fact|actually|now)\W+)*(?P<cue>(?:this|that|it|these|"
    rf"those|(?:this|that|the)\s+(?:(?:last|first|above|previous)\s+)?{STATED})\s+"
    rf"{BE}\s+{ADVERBS}{FALSE}|(?:false|wrong|untrue|incorrect|not true|not so|nonsense))\b{_END}",
    re.IGNORECASE,
)
_ENDED = re.compile(
    rf"^\W*{_NAMED}(?:(?:but|however|yet|in fact|actually|now)\W+)*(?P<cue>(?:(?:(?:this|that|the)"
    rf"\s+(?:(?:last|first|above|previous|whole|entire)\s+)?{STATED}|this)\s+{BE}\s+{ADVERBS}{SPENT}"
    rf"|(?:it|they)\s+{BE}\s+{ADVERBS}(?:repealed|revoked|rescinded|withdrawn|retracted|annulled|"
    rf"overturned|superseded|abolished|no longer (?:true|valid|in force|the case)|not (?:adopted|"
    rf"approved|passed))|(?:not any ?more|no longer)(?=[.!])"
    rf"|(?:this|that|it)\s+no longer\s+(?:applies|holds|exists)))\b",
    re.IGNORECASE,
)
_PROVISIONAL = re.compile(
    r"\b(?P<cue>(?:first|early|initial|preliminary) (?:reports?|counts?|estimates?|figures?)"
    r"|(?:was|were) (?:first|initially|originally) (?:reported|said|thought|put|given|announced)"
    r"|earlier version\b[^.]{0,40}\b(?:said|stated|gave))\b",
    re.IGNORECASE,
)
_CORRECTED = re.compile(
    r"\b(?:corrected|revised|lowered|raised|turned out|in fact|later (?:put|gave|said|found|spoke)"
    r"|(?:put|gave) (?:the|this|that) \w+ (?:at|as))\b|^(?:it|they) (?:is|are|was|were|has|have)\b",
    re.IGNORECASE,
)
_TITLE = re.compile(
    r"^\W*(?:(?:common|popular|\d+|some|the|ten|five|three|frequent)\s+)*(?P<cue>myths?|"
    r"misconceptions?|fallacies|hoaxes|rumou?rs|(?:rejected|withdrawn|repealed|superseded|obsolete|"
    r"deprecated|unconfirmed|failed|declined)\s+\w+|not adopted|fiction)\W*$",
    re.IGNORECASE,
)


_EXAMPLE = re.compile(r"^\W*(?P<cue>(?:for )?(?:examples?|samples?)(?:\s+\w+)?\s*:)", re.IGNORECASE)
_TAKEN_UP = 2  # words of an example that the rule which it illustrates has as well


class Answer(NamedTuple):
    """How a yes-or-no question is answered: ``no``, ``yes``, or neither is told."""

    yes: bool
    no: bool
    cue: str


def asks(text: str) -> bool:
    """Tell whether ``text`` asks whether something is so."""
    return _ASKED.match(text) is not None


def answered(after: str) -> Answer:
    """Return how the sentence ``after`` a question answers it."""
    denied = _NO.match(after)
    if denied is not None:
        return Answer(False, _PARTLY.match(after) is None, denied.group())
    agreed = _YES.match(after)
    return Answer(agreed is not None, False, "")


def taken_back(text: str, after: str) -> Framing | None:
    """Return the framing of all of ``text`` if the sentence ``after`` it takes it back."""
    denied = _TAKEN_BACK.match(after)
    if denied is not None:
        return Framing(text, "", denied["cue"], denied=True)
    ended = _ENDED.match(after)
    return None if ended is None else Framing(text, "", ended["cue"])


def corrected(text: str, after: str) -> Framing | None:
    """Return the framing of first reports if the sentence ``after`` them corrects them."""
    first = _PROVISIONAL.search(text)
    if first is None or _CORRECTED.search(after) is None:
        return None
    return Framing(text, "", first["cue"])


def exemplified(text: str, before: str) -> Framing | None:
    """Return the framing of an example, None if it takes up the sentence ``before`` it."""
    match = _EXAMPLE.match(text)
    said = "" if match is None else text[match.end() :]
    if match is None or len(content(said) & content(before)) >= _TAKEN_UP:
        return None
    return Framing(said, "", match["cue"])


def under(text: str, title: str) -> Framing | None:
    """Return the framing of all of ``text`` if its ``title`` announces no facts (*Myths*)."""
    match = _TITLE.match(title)
    return None if match is None else Framing(text, "", match["cue"])
