"""Numbers and letters that tell one thing of a kind from its siblings: Hall 99, option B, Q3."""

import re

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.tree import NOUNS
from agent.judge.names.identifiers import Family, Identifier, identifiers
from agent.judge.quantities.binding.words import is_letter
from agent.judge.quantities.numbers.naming import number_in_name

_NUMBER = re.compile(r"\d+(?:\.\d+)*$")
_PERIOD = re.compile(r"(Q[1-4]|H[12])$")


def labels(analysis: Analysis) -> list[Identifier]:
    """Return the identifiers of a parsed text, with those that only its grammar shows.

    "Hall 99 holds" reads like a count of holds to a pattern; the parse tells that it is none.
    """
    found = list(identifiers(analysis.text))
    for i, token in enumerate(analysis.tokens):
        if any(f.start < token.end and token.start < f.end for f in found):
            continue
        label = _period(analysis, i) or _label(analysis, i)
        if label is not None:
            found.append(label)
    return sorted(found, key=lambda f: f.start)


def _period(analysis: Analysis, i: int) -> Identifier | None:
    token = analysis.tokens[i]
    if not _PERIOD.match(token.text):
        return None
    family = f"{token.text[0].lower()}-period"
    return _identifier(family, token.text[1:], analysis.text, token.start, token.end)


def _label(analysis: Analysis, i: int) -> Identifier | None:
    token = analysis.tokens[i]
    before = analysis.tokens[i - 1] if i else None
    if before is None or not before.text.isalpha() or token.start != before.end + 1:
        return None
    if _NUMBER.match(token.text):
        named = number_in_name(analysis, token.start, token.end)
    else:
        named = is_letter(analysis, i) and token.text != "I" and token.pos != "DET"
    if not named or (before.pos not in NOUNS and not before.text[0].isupper()):
        return None
    family, value = before.lemma.lower(), token.text.rstrip(".")
    end = token.start + len(value)
    return _identifier(family, value.lower(), analysis.text, before.start, end)


def _identifier(family: str, value: str, text: str, start: int, end: int) -> Identifier:
    return Identifier(family, value, Family.SEPARATE, text[start:end], start, end)
