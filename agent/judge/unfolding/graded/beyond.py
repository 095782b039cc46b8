"""Those beyond a limit, told with it: *boats under 6 metres moor for free. Longer boats pay £15*.

Longer boats are *boats of 6 metres or more*. A claim that names no number needs no limit.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.claims.parsing.inflection import singular_noun
from agent.judge.clauses.stems import stem
from agent.judge.derivation.cues import BY_COMPARISON
from agent.judge.unfolding.tacked.parts import WORDS

_COMPARED = "|".join(w for w in BY_COMPARISON if w.endswith("er") and w != "fewer")
_BEYOND = re.compile(
    rf"(?:^|(?<=[.;,] ))(?:(?:all|any) )?(?P<compared>{_COMPARED}) (?P<noun>[a-z]+)"
    r"(?! (?:than|and|or)\b)(?= )",
    re.IGNORECASE,
)
_LIMIT = re.compile(
    r"\b(?:(?P<to>up to|at most|no more than|not more than|maximum of)"
    r"|(?P<under>under|below|less than)|(?P<over>over|above|more than|exceeding)"
    r"|(?P<least>at least|from)) "
    rf"(?P<value>[€$£]\d[\d.,]*(?<![.,])|(?:\d[\d.,]*(?<![.,])|(?:{WORDS})\b) ?[a-z°%]+)",
    re.IGNORECASE,
)
_MEASURED = re.compile(
    r"(?P<noun>[a-z]+) (?:(?:of|with|weighing|measuring|(?:that |which )?(?:is|are)) )?(?:an? )?$",
    re.IGNORECASE,
)
_NUMERAL = re.compile(rf"\d|\b(?:{WORDS})\b", re.IGNORECASE)
_FORMS = {
    (1, "to"): "of more than {}",
    (1, "under"): "of {} or more",
    (-1, "over"): "of at most {}",
    (-1, "least"): "of less than {}",
}
CUE = re.compile(rf"\b(?:{_COMPARED}) [a-z]", re.IGNORECASE)


def with_its_limit(text: str, before: str, claim: str) -> str:
    """Return a text in which those beyond the one limit before them are told with that.

    Args:
        text: the text.
        before: the sentence before it.
        claim: the claim that it is told for.
    """
    beyond = _BEYOND.search(text)
    if beyond is None or not _NUMERAL.search(claim):
        return text
    known = text[: beyond.start()] or before
    limits, noun = list(_LIMIT.finditer(known)), beyond["noun"]
    if len(limits) != 1 or not _is_of(noun, known[: limits[0].start()]):
        return text
    (limit,) = limits
    side = next(k for k in ("to", "under", "over", "least") if limit[k])
    form = _FORMS.get((BY_COMPARISON[beyond["compared"].lower()], side))
    if form is None:
        return text
    named = f"{noun} {form.format(limit['value'])}"
    named = capital(named) if beyond.group()[0].isupper() else named
    return f"{text[: beyond.start()]}{named}{text[beyond.end() :]}"


def _is_of(noun: str, before: str) -> bool:
    """Tell whether a limit that follows some words is one of a thing: *boats under 6 metres*."""
    match = _MEASURED.search(before)
    forms = {noun.lower(), singular_noun(noun.lower())}
    return match is not None and {stem(w) for w in forms} >= {stem(match["noun"].lower())}
