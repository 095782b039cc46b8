"""What is so on some days of each week, told for those of them that a claim is on.

*Staffed on weekdays* is staffed on Fridays, and from Monday to Friday; *on weekdays only* is not at
the weekend.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from agent.domain.prose.casing import capital, small
from agent.judge.clauses.tree import Tree
from agent.judge.unfolding.denied import denied, finite
from agent.judge.unfolding.telling import Told
from agent.judge.unfolding.timetables.clock import ALL, CLEAR, DAYS, RANGE, TIME, named

CUE = DAYS
_DAY_WORD = re.compile(
    r"\b(?:\w+days?|weekends?|days?|dail[yi]\w*|weeks?|weekly|fortnight\w*|months?|monthly"
    r"|quarter\w*|years?|yearly|annual\w*|nights?|nightly|mornings?|afternoons?|evenings?)\b",
    re.IGNORECASE,
)
_BESIDE = re.compile(
    r",? \(?(?:but not|except|excluding|and|or)(?: (?:on|at|for))?"
    r"(?: (?:public|bank|national|school))? holidays|\b24 hours a day\b|\ball day\b",
    re.IGNORECASE,
)
"""What may stand beside days and leaves it clear when a thing is so on them."""
_STATE = (
    r"(?:closed|shut|open|out of|in use|away|ill|off|absent|blocked|suspended|(?:un)?available)\b"
)
_UNCLEAR = re.compile(
    r"\b(?:unless|except\w*|excluding|apart from|other than|save for|but not|if|usually|normally"
    r"|generally|mostly|mainly|often|sometimes|occasionally|most|once|twice|thrice|times|total"
    r"|altogether|either|between|than|also|especially|particularly|even|had|did"
    rf"|(?:was|were)(?! {_STATE}))\b",
    re.IGNORECASE,
)
_ONE_OF_THEM = re.compile(
    r"\b(?:first|second|third|fourth|last|next|alternate|other|this|that|one|two|some|any|few)"
    r"(?: of)?(?: the)? $",
    re.IGNORECASE,
)
_VERB = r"(?:(?:open|available|staffed|served|offered|held|valid|closed|runs?|operates?) )?"
_ONLY = re.compile(rf"(?P<before>\bonly {_VERB})?@(?P<after>,? only\b)?", re.IGNORECASE)
_OF_SOMEBODY = re.compile(r"\b(?:to|for|by|with) (?:[\w'’-]+ ){1,3}only @", re.IGNORECASE)
_DENYING = re.compile(
    r"\b(?:no|not|never|none|nobody|nothing|neither|nor|without|cannot|hardly|rarely)\b|n['’]t\b",
    re.IGNORECASE,
)
_EACH = re.compile(r"\b(?:every|each|all|daily|seven|7)\b", re.IGNORECASE)
_LED = re.compile(r"\b(?:on|at|over|during|every|each|from)(?: all| the)? $", re.IGNORECASE)
_PLACED = re.compile(
    r"\b(?:until|till|by|before|after|since|of|to|between|than|through|in|within|with|for|per|a|an|the"
    r"|this|any|no|is|are|(?P<not>not)) $",
    re.IGNORECASE,
)
_END = re.compile(
    r"^from (?!\w+ ?(?:to|through|[-–—]) ?\w)|^for\b|\b(?:until|till|or)\b", re.IGNORECASE
)
"""What makes of days an end, or something else than when a thing is so: *until Friday*."""
_NOT_ALONE = re.compile(r"^working\b|\bweekend$", re.IGNORECASE)
_HAS_LEAD = re.compile(r"^(?:on|at|every|each|any|for|from)\b", re.IGNORECASE)
_AFTER = re.compile(
    r"[.,;:!?)(]|$|,? only\b| (?:by|in|on|at|from|for|with|to|and|until|till|during|through|after"
    r"|before|when|as|since|but|except|excluding|throughout|is|are|the|we|our|you|it|they|there|a|an|no"
    rf"|{TIME}(?= ?[-–]| to\b))(?!\w)",
    re.IGNORECASE,
)
_FRONTED = re.compile(r"(?:on|at|over|during) .*(?:days|weekends|the weekend)$", re.IGNORECASE)
_NUMBER = re.compile(
    r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half)\b", re.I
)
_HOURS = re.compile(rf"{RANGE.pattern}|{TIME}", re.IGNORECASE)
_PRICE = re.compile(
    r"[€$£]\d[\d.,]*|\d[\d.,]*(?: ?[%€]| (?:euros?|pounds?|dollars?|per cent)\b)", re.IGNORECASE
)
_OF_HOURS = re.compile(r"\b(?:hours(?: are|:) (?=\d)|(?:is|are) open\b)", re.IGNORECASE)
_FROM = re.compile(r"(?:from|between)\b", re.IGNORECASE)


_FULL = {
    frozenset(range(1, 6)): "from Monday to Friday",
    frozenset({6, 7}): "on Saturdays and Sundays",
}
"""Days told by their names, for a claim on others."""


class Days(NamedTuple):
    """The days that a text names, the words for them and their place, and whether only on them."""

    days: frozenset[int]
    words: str
    start: int
    end: int
    only: bool


def on_its_days(told: Told) -> str:
    """Return a text that names days of the week with those of a claim, where it is so on these.

    What is so on these days only is told not to be so on others. A text stands as it is where
    something may be so on one of its days alone, or on all of them together.
    """
    own, asked = days_in(told.text), days_in(told.claim)
    if own is None or asked is None or asked.days == ALL or own.words == asked.words:
        return told.text
    beside = (s for n, s in enumerate(told.passage) if n != told.at)
    if asked.only > own.only or _on_days(beside, asked.days):
        return told.text
    (tree,) = told.trees(told.text)
    phrase = asked.words if asked.start else small(asked.words)
    if asked.days <= own.days:
        return _among(tree, own, phrase, asked)
    if asked.days & own.days or (_DENYING.search(told.claim) and not own.only):
        return told.text
    full = _replaced(told.text, own, _FULL.get(own.days, own.words), only=own.only)
    return full if asked.only or not own.only else _on_none(tree, own, phrase)


def _on_days(texts: Iterable[str], days: frozenset[int]) -> bool:
    """Tell whether one of some texts is on some of the days."""
    return any(named(m["days"]) & days for t in texts for m in DAYS.finditer(t))


def _among(tree: Tree, own: Days, phrase: str, asked: Days) -> str:
    """Return what is so on each of its days as it is on some of them."""
    text = tree.text
    every = own.only or _EACH.search(own.words)
    if _counts(text, own) or any(t.tag == "VBD" and t.lemma != "be" for t in tree.tokens):
        return text
    if (_DENYING.search(text) and every) or (asked.only and own.days != asked.days):
        return text
    return _replaced(text, own, phrase, only=asked.only)


def _on_none(tree: Tree, own: Days, phrase: str) -> str:
    """Return what is so on its days only as it is on others."""
    text, verb = tree.text, finite(tree, range(len(tree.tokens)))
    if verb is None or len(tree.sentences) > 1 or _DENYING.search(text):
        return text
    token, told = tree.tokens[verb], denied(tree, verb)
    main = "ROOT" in (token.dep, tree.tokens[token.head].dep)
    if not told or not main or own.start < token.end:
        return text
    after = _replaced(text, own, phrase, only=False)[token.end :]
    return f"{text[: token.start]}{told}{after}"


def days_in(text: str) -> Days | None:
    """Return the one naming of days in a text, None without one or where it is unclear."""
    found = list(DAYS.finditer(text))
    if len(found) != 1 or found[0]["part"] or _UNCLEAR.search(_BESIDE.sub("", text)):
        return None
    start, end = found[0].span("days")
    lead = _LED.search(text, 0, start)
    start = lead.start() if lead else start
    words = text[start:end]
    if _NOT_ALONE.search(words) and not _HAS_LEAD.search(words) and not lead:
        return None
    placed = _PLACED.search(text, 0, start)
    if _END.search(words) or (placed and (placed["not"] or not _HAS_LEAD.search(words))):
        return None
    ends = _AFTER.match(text, end) or (not start and _FRONTED.match(words))
    if _ONE_OF_THEM.search(text, 0, start) or not ends:
        return None
    return _alone(Days(named(words), words, start, end, only=False), text)


def _alone(own: Days, text: str) -> Days | None:
    """Return days with whether *only* is said of them, None where something else tells a time."""
    rest = f"{text[: own.start]}@{text[own.end :]}"
    only = _ONLY.search(rest)
    near = bool(only and (only["before"] or only["after"]))
    others = len(re.findall(r"\bonly\b", text, re.IGNORECASE)) > near
    if others or _DAY_WORD.search(_BESIDE.sub("", rest)) or _OF_SOMEBODY.search(rest):
        return None
    return own._replace(only=near)


def _counts(text: str, own: Days) -> bool:
    """Tell whether a text has a number that may be one of all its days together."""
    rest = f"{text[: own.start]} {text[own.end :]}"
    rest = _BESIDE.sub("", rest)
    hours = _OF_HOURS.search(text)
    plain = _HOURS.sub(
        lambda m: "" if hours or CLEAR.search(m[0]) or _FROM.match(m[0]) else m[0], rest
    )
    return bool(_NUMBER.search(_PRICE.sub("", plain)))


def _replaced(text: str, own: Days, phrase: str, *, only: bool) -> str:
    """Return a text with other days, without *only* unless that is asked for."""
    before, after = text[: own.start], text[own.end :]
    if own.only and not only:
        before = re.sub(r"\bonly (\w+ )?$", r"\1", before, flags=re.IGNORECASE)
        after = re.sub(r"^,? only\b", "", after, flags=re.IGNORECASE)
    return capital(f"{before}{phrase}{after}")
