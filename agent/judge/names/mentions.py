"""Names as they stand in a parsed claim: people, organisations, places, products, acronyms."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.tags import MEASURED
from agent.judge.clauses.stems import fold
from agent.judge.names.identifiers import sole_numbered
from agent.judge.names.vocabulary import (
    CALENDAR,
    CONNECTORS,
    COURTESY,
    LEGAL_FORMS,
    NOT_NAMES,
    TITLES,
)
from agent.judge.once import once
from agent.judge.quantities.units.registry import symbol_units

NAME_ENTITIES = frozenset(
    "PERSON ORG GPE LOC FAC PRODUCT EVENT WORK_OF_ART LAW NORP LANGUAGE".split()
)
_NAMING = frozenset({"PROPN", "NOUN", "ADJ", "X", "VERB"})
_LISTING = frozenset({"and", "in", "on", "at", "to"})
_COMPOSED = NAME_ENTITIES - {"PERSON"}
_WORD = re.compile(r"[^\W_]+(?:[.'’][^\W_]+)*")


_CODE = re.compile(r"\b[\w-]*[A-Z][\w.-]*\b")
_PERSON = re.compile(
    rf"\b(?:(?i:{'|'.join(sorted(COURTESY))})\.? (?P<name>[A-Z][\w'’-]+)|(?:[A-Z]\. )+[A-Z]\.)"
)


class Mention(NamedTuple):
    """A name: its ``words`` are folded, connectors and legal forms left out."""

    text: str
    words: tuple[str, ...]
    start: int
    end: int
    person: bool = False
    sure: bool = True


def words_of(text: str) -> list[str]:
    """Return the folded words of ``text`` in order; hyphenated words come apart."""
    return [fold(w) for w in _WORD.findall(text)]


def known_names(text: str) -> frozenset[str]:
    """Return the capitalised words and codes of a whole document, as context for the rule.

    So too, in two words, what it numbers (`sole_numbered`).
    """
    codes = (w for w in _CODE.findall(text) if fold(w) not in NOT_NAMES)
    return frozenset((*codes, *sole_numbered(text)))


def strangers(question: str, texts: Iterable[str]) -> frozenset[str]:
    """Return the names of the persons whom a question names and no text of the evidence does.

    *Mrs Pell* or *J. R.* is whose case it is; documents can say nothing of them by name.
    """
    named = {m.group("name") or m.group(): m.group() for m in _PERSON.finditer(question)}
    known = " ".join(texts) if named else ""
    own = (w for n, w in named.items() if not re.search(rf"\b{re.escape(n)}(?! ?[A-Z])", known))
    return frozenset(word for whole in own for word in whole.split())


@once
def mentions(analysis: Analysis) -> list[Mention]:
    """Return the names in ``analysis`` from left to right."""
    found: list[Mention] = []
    tokens = analysis.tokens
    starts = {start for start, _ in analysis.sentences}
    index = 0
    while index < len(tokens):
        if not _begins(tokens, index):
            index += 1
            continue
        end = _extent(tokens, index)
        mention = _mention(analysis, index, end, index in starts)
        if mention:
            found.append(mention)
        index = end
    return found


def _firm(analysis: Analysis, index: int) -> bool:
    """Tell whether a word that opens a sentence is a name and not merely capitalised."""
    token = analysis.tokens[index]
    modifies = token.dep in {"compound", "amod"} and not _capital(analysis.tokens[token.head])
    return token.pos == "PROPN" and token.entity in {"PERSON", "GPE", "LOC"} and not modifies


def _capital(token: Token) -> bool:
    return any(c.isupper() for c in token.text)


def _begins(tokens: tuple[Token, ...], index: int) -> bool:
    token = tokens[index]
    if not _capital(token) or fold(token.text) in NOT_NAMES | CALENDAR:
        return False
    if token.entity in MEASURED or token.pos not in _NAMING:
        return False
    before = tokens[index - 1] if index else None
    if before is None:
        return True
    measured = before.pos == "NUM" or before.text[:1].isdecimal()
    known = token.text.partition("/")[0] in symbol_units()
    return not (before.text.endswith("°") or (measured and (token.text.isupper() or known)))


def _extent(tokens: tuple[Token, ...], start: int) -> int:
    """Return the token index just after the name that begins at ``start``."""
    end = start + 1
    while end < len(tokens):
        if _continues(tokens, end):
            end += 1
        elif end + 1 < len(tokens) and (_bridged(tokens, start, end) or _glued(tokens, end)):
            end += 2
        else:
            break
    return end


def _continues(tokens: tuple[Token, ...], index: int) -> bool:
    token = tokens[index]
    if token.text.lower() in CALENDAR or token.entity in MEASURED:
        return False
    return _capital(token) and token.pos in _NAMING


def _bridged(tokens: tuple[Token, ...], start: int, link: int) -> bool:
    """Tell whether a small word joins two parts of one name: *Bank of England*."""
    here, after = tokens[link], tokens[link + 1]
    if not _continues(tokens, link + 1) or here.entity != after.entity:
        return False
    word = here.text.lower()
    if word not in CONNECTORS:
        return False
    return word not in _LISTING or here.entity == tokens[start].entity in _COMPOSED


def _glued(tokens: tuple[Token, ...], hyphen: int) -> bool:
    here, after = tokens[hyphen], tokens[hyphen + 1]
    touching = tokens[hyphen - 1].end == here.start and here.end == after.start
    return here.text in {"-", "‑", "–"} and touching and _capital(after)


def _mention(analysis: Analysis, start: int, end: int, initial: bool) -> Mention | None:
    tokens = analysis.tokens[start:end]
    text = analysis.text[tokens[0].start : tokens[-1].end]
    words = tuple(
        w for w in words_of(text) if w not in CONNECTORS | COURTESY | LEGAL_FORMS and len(w) > 0
    )
    if not words or all(w in TITLES or w.isdecimal() for w in words):
        return None
    entity = next((t.entity for t in tokens if t.entity in NAME_ENTITIES), "")
    proper = any(t.pos == "PROPN" for t in tokens)
    acronym = any(len(w) > 1 and w.isupper() for w in re.findall(r"\w+", text))
    if initial and end - start == 1 and not acronym and not _firm(analysis, start):
        return None
    if not (entity or proper or acronym):
        return None
    sure = bool(entity) or acronym or (proper and not initial)
    return Mention(text, words, tokens[0].start, tokens[-1].end, entity == "PERSON", sure)
