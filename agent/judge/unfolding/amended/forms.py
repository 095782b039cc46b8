"""Forms: how documents word it that words, a value or all of a clause are replaced or deleted."""

import re
from enum import StrEnum

from agent.judge.passages.numbering import REFERENCE


class How(StrEnum):
    """What of a clause is changed: words, a value, all of it or one sentence; or it is gone."""

    WORDS = "words"
    VALUE = "value"
    WHOLE = "whole"
    SENTENCE = "sentence"
    GONE = "gone"


_BE = (
    r"(?:(?:is|are|was|were|shall be|has been|have been|will be)\s+"
    r"(?:(?:hereby|now|therefore)\s+)?)"
)
_VALUE = r"(?:[€$£]\s?)?\d+(?:[.,:]\d+)*(?:\s?%|\s[A-Za-z]+)?"


def _given(name: str, value: str = _VALUE) -> str:
    """Return the pattern of words that are quoted, or of a value."""
    quoted = "|".join(
        rf"{opened}(?P<{name}{i}>[^{closed}]+){closed}"
        for i, (opened, closed) in enumerate((('"', '"'), ("“", "”"), ("‘", "’"), ("«", "»")))
    )
    apart = rf"(?<!\w)'(?P<{name}4>[^']+(?:'\w[^']*)*)'(?!\w)"
    return rf"(?:{quoted}|{apart}|(?P<{name}5>{value}))"


_OLD, _NEW, _QUOTE = _given("old"), _given("new"), _given("old", "(?!)")
_WORDS = (
    r"(?:the\s+(?:following(?:\s+words?)?|words?|figures?|numbers?|dates?|phrase|term)\s*)?:?\s*"
)
_INSIDE = r"(?:\s+(?:in|of|under)\s+[^“\"'‘,;:]{1,40}?)?"
_GONE = (
    r"(?:deleted|repealed|struck(?: out)?|removed|revoked|cancel+ed|abolished|omitted|withdrawn|"
    r"rescinded|annulled)"
)
_SET = (
    r"(?:increased|raised|reduced|lowered|cut|extended|shortened|changed|set|amended|adjusted|"
    r"lifted|decreased|fixed)"
)
_SINCE = (
    r"(?=\s*(?:[,;]?\s*(?:in its entirety|completely|and|with (?:immediate )?effect|as (?:of|from)|"
    r"from|since|on|by (?:the|a|act|decision|resolution)|effective|in \d{4})\b|[.;,)](?!\d)|$))"
)
_TO = r"(?P<to>(?:[^;.,()]|[.,](?=\d))+?)"
_BY = r"(?:replaced|substituted)\s+(?:by|with)"
_FROM = r"(?:\s+from\s+(?P<old5>[^;,]+?))?"


def _compiled(how: How, *patterns: str) -> tuple[tuple[re.Pattern[str], How], ...]:
    return tuple((re.compile(p, re.IGNORECASE), how) for p in patterns)


FORMS = (
    *_compiled(
        How.WORDS,
        rf"{_OLD}{_INSIDE},?\s+{_BE}(?:{_GONE}\s+and\s+)?{_BY}\s+{_WORDS}{_NEW}",
        rf"{_OLD}{_INSIDE}\s+(?:should\s+(?:now\s+)?(?:read|be)|{_BE}changed\s+to)\s+{_WORDS}{_NEW}",
        rf"\bfor\s+{_WORDS}{_OLD},?\s+(?:there\s+(?:is|shall be)\s+)?substituted?\s+{_WORDS}{_NEW}",
        rf"\b(?:replace|substitute)\s+{_WORDS}{_OLD}\s+(?:by|with)\s+{_WORDS}{_NEW}",
        rf"{_NEW}\s+(?:{_BE}substituted\s+for|replaces)\s+{_WORDS}{_OLD}",
        rf"\breads?\s+{_NEW}\s+instead\s+of\s+{_OLD}",
        rf"{_QUOTE}{_INSIDE}\s+{_BE}{_GONE}",
    ),
    *_compiled(
        How.VALUE,
        rf"\b(?:{_BE}{_SET}|rises?|falls?|goes up){_FROM}\s+(?P<by>to|at|by)\s+{_TO}{_SINCE}",
    ),
    *_compiled(
        How.WHOLE,
        rf"{_BE}(?:amended|changed)(?:\s+and\s+restated)?\s+"
        r"(?:as\s+follows|to\s+(?:now\s+)?read(?:\s+as\s+follows)?)\s*:?",
        r"\b(?:(?:shall|will)\s+(?:now\s+)?read|now\s+reads?|reads?\s+now)"
        r"(?:\s+as\s+follows)?\s*[:,]?",
    ),
    *_compiled(How.SENTENCE, rf"{_BE}(?:amended|changed)\s*:"),
    *_compiled(
        How.WHOLE,
        rf"{_BE}(?:{_GONE}(?:\s+in its entirety)?\s+and\s+)?{_BY}\b\s*"
        r"(?:the\s+following(?:\s+\w+)?)?\s*:?",
    ),
    *_compiled(
        How.GONE,
        rf"{_BE}{_GONE}{_SINCE}",
        rf"\b(?:no\s+longer\s+appl(?:ies|y)|ceases?\s+to\s+(?:apply|have\s+effect|be\s+in\s+force))"
        rf"{_SINCE}",
        rf"\b(?:deletes?d?|str(?:ikes?|uck)(?: out)?|repeal(?:s|ed)?|abolish(?:es|ed)?)\s+"
        rf"(?={REFERENCE.pattern})",
    ),
)
"""The forms, the fuller ones first."""
GROWS = re.compile(r"\b(?:increased|raised|extended|lifted|rises?|goes up)\b", re.IGNORECASE)
FALLS = re.compile(r"\b(?:reduced|lowered|cut|shortened|decreased|falls?)\b", re.IGNORECASE)
CUE = re.compile(
    r"\b(?:replace[ds]?|substitut|delet|repeal|struck|strike|revoke|cancel|abolish|omitted|"
    r"withdrawn|rescind|annul|removed|increased|raised|reduced|lowered|cut|extended|shortened|"
    r"changed|set|amended|adjusted|lifted|decreased|fixed|rises?|falls?|goes up|reads?|"
    r"no longer appl|ceases? to)",
    re.IGNORECASE,
)
