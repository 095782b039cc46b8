"""Tells numbers that measure from numbers that name: "12 litres" from "ISO 27001"."""

import re
from bisect import bisect_left
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.calendar import NAMES
from agent.domain.prose.tags import FINITE
from agent.judge.quantities.numbers.lexer import SUPERSCRIPTS, VULGAR
from agent.judge.quantities.units.registry import currency, symbol_units, word_units

LABELS = frozenset(
    "section sections clause clauses article articles chapter paragraph annex appendix schedule "
    "version release model type class grade phase stage step room gate platform figure table page "
    "line item entry ward lane unit plot bay zone level tier route bus flight train invoice order "
    "case docket ticket form rule regulation act directive note exhibit part volume vol issue "
    "number no nos ref reference id code port channel building floor block lot group team band "
    "question option scenario cohort category psalm verse track episode season apollo mark series "
    "day week month year day-case point game match round heat terminal pier berth cell "
    "hall house studio court locker shelf rack sector district plant plan tank pump turbine "
    "reactor sample patient respondent cabin desk screen warehouse wing chamber vault lift "
    "elevator flat apartment hive bed act scene method example equation eq fig sec art para pp "
    "p".split()
)
_ORDINAL_LABELS = frozenset("day week month year point game match round".split())
_RATES = frozenset("a an each every per the this last next any one".split())
_SCALE_LETTERS = frozenset(
    "k K M B T m b bn mn tn x st nd rd th am pm a p s million billion".split()
)
_PREFIXES = frozenset("mid pre post sub non under over sub semi ex plus minus to".split())
_BEFORE = re.compile(r"(?:(?P<attached>[^\W\d_]+)|(?P<joined>[\w.]*[^\W\d_])[-‑/_])$")
_AFTER = re.compile(rf"(?P<letters>[^\W\d_{VULGAR}{SUPERSCRIPTS}]+)")
_HOUSE = re.compile(
    r"[a-z]?(?:\s[A-Z][\w'’]+){1,3}\s(?:Street|St|Road|Rd|Lane|Row|Avenue|Square|Yard|Close|Way"
    r"|Court|Place|Drive|Hill|Terrace|Gardens|Crescent)\b"
)
_NUMBER_SIGN = re.compile(r"(?:#|№|\b[Nn]os?\.\s?|\b[Nn]r\.?\s?)$")


def token_at(analysis: Analysis, position: int) -> int:
    """Return the index of the token at or just after a character; len(tokens) past the end."""
    return bisect_left(analysis.tokens, position + 1, key=lambda t: t.end)


def _attached_letters(text: str, start: int, end: int) -> bool:
    """Tell whether letters touch the number and are neither unit, scale nor suffix."""
    before = _BEFORE.search(text[max(0, start - 24) : start])
    if before is not None:
        word = before["attached"] or before["joined"]
        glued = before["attached"] is not None
        if glued and (currency(word) or word in ("US", "x", "c", "ca")):
            return False
        if glued or (word.lower() not in _PREFIXES and not _is_number_word(word)):
            return True
    after = _AFTER.match(text, end)
    if after is None:
        return False
    word = after["letters"]
    known = word in _SCALE_LETTERS or word in symbol_units() or word.lower() in word_units()
    return not (known or currency(word) or re.match(r"(?:[kKmM]?[A-Za-z]{1,3})/", text[end:]))


def _is_number_word(word: str) -> bool:
    return word.lower() in {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}


def _chained(text: str, start: int, end: int) -> bool:
    """Tell whether the digits belong to a longer code such as 1.2.3 or 555-0134-77."""
    ahead, behind = text[end : end + 2], text[max(0, start - 2) : start]
    if re.match(r"\.\d", ahead) or re.search(r"\d\.$", behind):
        return True
    runs = re.match(r"\d+(?:-\d+){2,}", text[start:])
    return runs is not None or bool(re.search(r"\d-\d+-$", text[max(0, start - 12) : start]))


def _measures(token: Token | None) -> bool:
    """Tell whether the word after a number is something that can be counted or a unit."""
    if token is None:
        return False
    if token.text in "%‰°$€£" or token.lemma in ("percent", "per"):
        return True
    return (
        token.tag in ("NNS", "NNPS")
        or token.text in symbol_units()
        or (token.text.lower() in word_units())
    )


def _goes_on(analysis: Analysis, index: int) -> bool:
    """Tell a verb that looks like a plural noun: "Hall 9 holds 300", "Lift 2 stops at"."""
    if index + 1 >= len(analysis.tokens):
        return False
    verb, after = analysis.tokens[index], analysis.tokens[index + 1]
    if not verb.text.endswith("s") or verb.text.lower() in word_units():
        return False
    return after.pos in ("NUM", "DET", "PRON", "ADV")


def _labelled(before: Token, after: Token | None, in_title: bool) -> bool:
    """Tell whether the word before makes the number a label: "room 12", "Model 300"."""
    word = before.text.lower().rstrip(".")
    if _measures(after) and word not in ("section", "clause", "article"):
        return False
    if word in LABELS:
        plural_count = after is not None and after.pos in ("NOUN", "ADJ")
        return not (plural_count and word in _ORDINAL_LABELS)
    if word in _CALENDAR or not before.text[:1].isupper():
        return False
    return before.pos == "PROPN" or in_title


_CALENDAR = NAMES | frozenset("q1 q2 q3 q4 fy".split())


def _is_elliptic(analysis: Analysis, index: int) -> bool:
    """Tell whether "Birch 64" goes on with "Aster scored 71 points, …" rather than names."""
    tokens = analysis.tokens
    if index < 2 or tokens[index - 2].text not in (",", ";", "and"):
        return False
    if tokens[index - 1].text.lower() in _ORDINAL_LABELS:  # "4 kg between week 12 and week 24"
        return False
    after = tokens[index + 1].text if index + 1 < len(tokens) else "."
    if after not in (",", ";", "and", "."):
        return False
    first = next((a for a, b in analysis.sentences if a <= index < b), 0)
    return any(
        tokens[k].pos == "NUM" and tokens[k].text[0].isdecimal() and tokens[k + 1].pos == "NOUN"
        for k in range(first, index - 2)
    )


def number_in_name(analysis: Analysis, start: int, end: int) -> bool:
    """Tell whether the number at ``text[start:end]`` is part of a name, not a quantity.

    Names are models (Model 300), standards (ISO 27001), versions (3.11.2), references
    (section 5.2, invoice 7741), key sizes (AES-256), houses (7 Mill Lane) and telephone numbers.
    """
    number = analysis.text[start:end]
    if not number[:1].isdecimal():
        return False
    return _is_code(analysis.text, start, end) or _has_label(analysis, start, end)


def _is_code(text: str, start: int, end: int) -> bool:
    """Tell by the characters alone: AES-256, 1.2.3, No. 5, 007, (2)."""
    number = text[start:end]
    zeros = len(number) > 1 and number.isdecimal() and number[0] == "0"
    signed = _NUMBER_SIGN.search(text[max(0, start - 5) : start]) is not None
    marker = len(number) <= 2 and text[start - 1 : start] == "(" and text[end : end + 1] == ")"
    return (
        zeros
        or signed
        or (marker and start > 0)
        or (number.isdecimal() and _HOUSE.match(text, end) is not None)
        or _attached_letters(text, start, end)
        or _chained(text, start, end)
    )


def is_spelled_label(analysis: Analysis, start: int, end: int) -> bool:
    """Tell whether a number in words only tells one of a kind: "105 pupils in year two"."""
    index, after = token_at(analysis, start), token_at(analysis, end)
    if index == 0 or not analysis.text[start:end].isalpha():
        return False
    before = analysis.tokens[index - 1]
    led = {t.lower() for t in (analysis.tokens[index - 2].text,)} if index > 1 else set[str]()
    goes_on = after < len(analysis.tokens) and analysis.tokens[after].pos in ("NOUN", "ADJ", "ADP")
    single = before.tag in ("NN", "NNP") and before.text.lower() in LABELS
    return single and not goes_on and led.isdisjoint(_RATES)


def _has_label(analysis: Analysis, start: int, end: int) -> bool:
    """Tell by the words around: Model 300, section 5.2, Blade Runner 2049."""
    index = token_at(analysis, start)
    if index == 0 or index >= len(analysis.tokens):
        return False
    before = analysis.tokens[index - 1]
    opening = any(first == index for first, _ in analysis.sentences)
    if opening and not before.text.endswith("."):  # that of an abbreviation
        return False
    if _in_a_list(analysis, index):
        return True
    apart = before.end != start and not analysis.text[before.end : start].strip()
    if not apart or currency(before.text) or "," in analysis.text[start:end]:
        return False
    if _is_elliptic(analysis, index):
        return False
    after_index = token_at(analysis, end)
    after = analysis.tokens[after_index] if after_index < len(analysis.tokens) else None
    goes_on = _goes_on(analysis, after_index)
    if goes_on or _is_title(analysis, index - 1):
        after = None
    second = analysis.tokens[index - 2] if index > 1 else None
    in_title = second is not None and second.text[:1].isupper() and second.pos != "PUNCT"
    told = goes_on or (after is not None and after.tag in FINITE)
    subject = before.tag == "NN" and told
    bare = any(first == index - 1 for first, _ in analysis.sentences) and _is_thing(after)
    return subject or _labelled(before, None if bare else after, in_title)


_LEADS = frozenset({"ADP", "DET", "CCONJ", "SCONJ", "VERB", "AUX"})


def _is_title(analysis: Analysis, index: int) -> bool:
    """Tell whether a label is written as a name inside a sentence: *in Ward 6 patients fell*."""
    token, before = analysis.tokens[index], analysis.tokens[index - 1] if index else None
    named = token.text[:1].isupper() and token.text.lower() in LABELS
    return named and before is not None and (before.pos in _LEADS or before.text == ",")


def _in_a_list(analysis: Analysis, index: int) -> bool:
    """Tell whether a number is one of several that a label names: *Years 9 and 11*."""
    tokens = analysis.tokens
    first, last = index, index
    while first > 1 and (_is_digits(tokens[first - 1]) or tokens[first - 1].text in _LISTING):
        first -= 1
    while last + 1 < len(tokens) and (
        _is_digits(tokens[last + 1]) or (tokens[last + 1].text in _LISTING and _leads(tokens, last))
    ):
        last += 1
    label = tokens[first - 1].text.lower()
    named = label.endswith("s") and (label in LABELS or label[:-1] in LABELS)
    after = tokens[last + 1] if last + 1 < len(tokens) else None
    return named and last > first and _is_digits(tokens[first]) and not _measures(after)


_LISTING = frozenset((",", "and", "or", "&"))


def _leads(tokens: Sequence[Token], index: int) -> bool:
    """Tell whether one or two words of a list lead on to another number."""
    ahead = tokens[index + 2 : index + 4]
    return any(
        _is_digits(t) and all(u.text in _LISTING for u in ahead[:k]) for k, t in enumerate(ahead)
    )


def _is_digits(token: Token) -> bool:
    return token.text.isdecimal()


def _is_thing(token: Token | None) -> bool:
    """Tell what is of a kind, after a label that opens a sentence: *Level 2 samples are burnt*."""
    if token is None or token.tag != "NNS":
        return False
    return token.text not in symbol_units() and token.text.lower() not in word_units()
