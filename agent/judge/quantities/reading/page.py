"""A text as its readers see it: lexemes beside tokens, and what stands around a number."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.clauses.bounds import denied_before
from agent.judge.quantities.numbers.lexer import Lexeme, adjacent, lex
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.numbers.scales import Numeral
from agent.judge.quantities.reading.comparators import DENIED, comparator_after, comparator_before
from agent.judge.quantities.reading.measure import measure_after
from agent.judge.quantities.units.registry import Unit, currency, dollar

_BASES = frozenset("from against than versus vs instead rather compared not".split())
_FILLERS = frozenset("the a some about around nearly of with to over".split())
_LEADING = frozenset(
    "is was are were be at of to from by below above under over about around and or than reached "
    "between until with minus hit".split()
)
_DEGREES = frozenset("° degree degrees c f celsius fahrenheit kelvin".split())
_TELLING = frozenset("is was are were be of at to | :".split())
_GRADES = frozenset("score grade level rating index stage class rank".split())
_HYPHENS = frozenset("-‑")
_DETERMINERS = frozenset("the these those its their her his our all your".split())
_LINKS = frozenset("other more - different new additional further extra".split())
_TELLING_WHEN = frozenset("last next this that".split())
_PERIODS = frozenset(
    "year month week quarter season spring summer autumn winter term night".split()
)
_MODIFIER_TAGS = frozenset(("JJ", "JJR", "JJS", "VBN", "VBG"))
_NOUN_REACH = 7
# A paragraph or the next "Key:" of a table ends the search for a noun; a wrapped line does not.
_NEXT_CELL = re.compile(r"[ \t]*\n(?:[ \t]*\n|[^\n:|]{1,40}:)")
# "adds up to 3,000", "goes up to 13.40" and "heats up to 90 °C" set no limit.
_ADDING = frozenset(
    "add adds added adding sum sums summed come comes came go goes went gone going "
    "heat heats heated heating warm warms warmed warming".split()
)
_MEASURING = frozenset(
    """take last be have wait spend need require exceed run serve age live work exist stay remain
    go survive wait sleep train practise practice teach study rest""".split()
)
# "extends over 3 hectares" is that large, not larger.
_EXTENDING = frozenset("extend extends extended extending spread spreads stretch stretched".split())


@dataclass(frozen=True, slots=True)
class Page:
    """A text with its lexemes and tokens."""

    analysis: Analysis
    lexemes: tuple[Lexeme, ...]

    @classmethod
    def of(cls, analysis: Analysis) -> "Page":
        """Return the page of a parsed text."""
        return cls(analysis, lex(analysis.text))

    @property
    def text(self) -> str:
        """Return the text."""
        return self.analysis.text

    def lower(self, i: int) -> str:
        """Return lexeme ``i`` in lower case, '' outside the text."""
        return self.lexemes[i].lower if 0 <= i < len(self.lexemes) else ""

    def any_of(self, i: int, words: Iterable[str]) -> bool:
        """Tell whether lexeme ``i`` is one of ``words``."""
        return self.lower(i) in words

    def token(self, position: int) -> Token | None:
        """Return the token at or after a character."""
        index = token_at(self.analysis, position)
        return self.analysis.tokens[index] if index < len(self.analysis.tokens) else None

    def token_before(self, position: int) -> Token | None:
        """Return the token that ends before a character."""
        index = token_at(self.analysis, position)
        return self.analysis.tokens[index - 1] if index else None

    def lexeme_from(self, position: int) -> int:
        """Return the first lexeme that starts at or after a character."""
        return next(
            (k for k, x in enumerate(self.lexemes) if x.start >= position), len(self.lexemes)
        )


def sign_and_currency(page: Page, number: Numeral) -> tuple[int, float, Unit | None]:
    """Return the first lexeme including sign and currency, the sign, and the currency."""
    words, i, sign = page.lexemes, number.first, 1.0
    if _is_minus(page, i - 1):
        i, sign = i - 1, -1.0
    unit = currency(words[i - 1].text) if i else None
    if unit is None:
        return i, sign, None
    i -= 1
    if i and words[i].text == "$" and adjacent(words[i - 1], words[i]):
        named = dollar(words[i - 1].text)
        if named is not None:
            i, unit = i - 1, named
    if _is_minus(page, i - 1):
        i, sign = i - 1, -1.0
    return i, -sign if _is_loss(page, i, number.last) else sign, unit


def _is_loss(page: Page, first: int, last: int) -> bool:
    """Tell an amount in brackets that stands for a loss, "profit was (£20m)", from an aside."""
    bracketed = page.lower(first - 1) == "(" and page.lower(last) == ")"
    return bracketed and page.lower(first - 2) in _TELLING


def _is_minus(page: Page, i: int) -> bool:
    words = page.lexemes
    if page.lower(i) == "minus":
        return i == 0 or (words[i - 1].kind != "num" and not _is_taken_off(page, i))
    if i < 0 or words[i].text not in ("-", "−", "–"):
        return False
    if not adjacent(words[i], words[i + 1]):
        return _is_apart(page, i)
    before = words[i - 1].text if i else "("
    return not adjacent(words[i - 1], words[i]) or before in "([" or currency(before) is not None


def _is_taken_off(page: Page, i: int) -> bool:
    """Tell the *minus* of "the price is refunded minus 5 euros" from that of "minus 5 degrees"."""
    before = page.token_before(page.lexemes[i].start)
    if before is None or page.lower(i - 1) in _LEADING:
        return False
    degrees = any(x.lower in _DEGREES for x in page.lexemes[i + 1 : i + 4])
    return not degrees and (before.pos == "NOUN" or before.tag == "VBN")


def _is_apart(page: Page, i: int) -> bool:
    """Tell the minus of "at - 18 °C" from a dash: a word that leads to a number is before it."""
    degrees = [x.text for x in page.lexemes[i + 1 : i + 4]]
    told = degrees[1:2] == ["°"] or degrees[2:3] == ["°"] or page.lexemes[i].text == "−"
    return told and page.lower(i - 1) in _LEADING


def compared(page: Page, first: int, last: int) -> tuple[str, bool, int, int]:
    """Return the comparator of lexemes ``first`` to ``last``, its kind of limit, and the range."""
    before = comparator_before(page.lexemes, first)
    if before is not None and _no_limit(page, first - before.length):
        before = None
    if before is not None:
        lead = page.text[: page.lexemes[first].start]
        denied, first = before.kind in DENIED and denied_before(lead), first - before.length
        limit = before.limit or denied
        return DENIED[before.kind] if denied else before.kind, limit, first, last
    after = comparator_after(page.lexemes, last)
    if after is not None:
        return after.kind, after.limit, first, last + after.length
    return "", False, first, last


def _no_limit(page: Page, i: int) -> bool:
    """Tell whether what looks like a comparator at ``i`` belongs to the verb before it."""
    word, verb = page.lower(i), page.lower(i - 1)
    if word == "over":
        return verb in _EXTENDING or _is_course(page, i) or _is_particle(page, i) or _spans(page, i)
    return word == "up" and verb in _ADDING


def _is_particle(page: Page, i: int) -> bool:
    """Tell whether a word goes with the verb before it: *hand over twenty jars*.

    A verb that measures has a measure after it: *it took over 5 years*.
    """
    token, verb = page.token(page.lexemes[i].start), page.token_before(page.lexemes[i].start)
    if token is None or verb is None or token.tag != "RP":
        return False
    measured = measure_after(page.lexemes, i + 2) is not None
    return not (measured and verb.lemma.lower() in _MEASURING)


def _spans(page: Page, i: int) -> bool:
    """Tell the "over" of "climbs 900 metres over 14 km", all along them: a measure is before it."""
    words = page.lexemes
    measured = i > 1 and words[i - 2].kind == "num" and measure_after(words, i - 1) is not None
    along = measure_after(words, i + 2)
    return measured and along is not None and along.unit.dimension in ("length", "duration")


def _is_course(page: Page, i: int) -> bool:
    """Tell the "over" of "repaid over 10 years", in the course of them, from that of "took over".

    It leads a phrase of its own there, which a verb that measures would not have.
    """
    words = page.lexemes
    token, last = page.token(words[i].start), i + 2
    if page.lower(i + 1) in ("the", "a", "an", "this", "these", "that", "next", "last", "past"):
        return True
    measure = measure_after(words, last) if last < len(words) else None
    if token is None or token.dep != "prep" or measure is None:
        return False
    head = page.analysis.tokens[token.head]
    timed = measure.unit.dimension == "duration"
    return timed and head.pos == "VERB" and head.lemma.lower() not in _MEASURING


def counted_noun(page: Page, last: int) -> tuple[str, int]:
    """Return the lemma of the noun that a number before lexeme ``last`` counts, and its end.

    *A 12-character password* has 12 characters, though *12 user passwords* are passwords.
    """
    if last >= len(page.lexemes) or _names_a_period(page, last):
        return "", last
    start = page.lexemes[last].start
    tokens, k = page.analysis.tokens, token_at(page.analysis, start)
    first, noun, end = k, "", page.lexemes[last - 1].end if last else start
    hyphened = k < len(tokens) and tokens[k].text in _HYPHENS and tokens[k].start == end
    while k < len(tokens) and k - first < _NOUN_REACH:
        token = tokens[k]
        if token.text == "|" or _NEXT_CELL.match(page.text, end):
            break
        if token.pos == "SPACE":
            k += 1
            continue
        if token.pos in ("NOUN", "PROPN") and token.text.replace("-", "").isalpha():
            noun, end = token.lemma.lower(), token.end
            if hyphened:
                break
        elif noun or not _leads_to_noun(token, k - first, tokens[k - 1].lemma if k else ""):
            break
        k += 1
    return (noun, page.lexeme_from(end)) if noun else ("", last)


def _names_a_period(page: Page, last: int) -> bool:
    """Tell whether a number is followed by when, not what: *400 last year* are no years."""
    k = token_at(page.analysis, page.lexemes[last].start)
    words = [t.text.lower() for t in page.analysis.tokens[k : k + 2]]
    further = page.analysis.tokens[k + 2 : k + 3]
    named = any(t.pos in ("NOUN", "PROPN") for t in further)
    return len(words) > 1 and words[0] in _TELLING_WHEN and words[1] in _PERIODS and not named


def ends_grade(page: Page, first: int, last: int) -> bool:
    """Tell whether a limit is of a grade, that counts nothing: *a score of 7 or more helps*."""
    led = page.lower(first - 1) == "of" and page.lower(first - 2) in _GRADES
    return led and page.lower(last - 2) in ("or", "and")


def ends_people(page: Page, first: int, last: int) -> bool:
    """Tell whether a number that follows those it is about counts nothing: *children under 6 swim*.

    The word after it, which may look like a noun, is then what they do. ``first`` is the lexeme of
    the comparator, ``last`` the one after the number.
    """
    if last >= len(page.lexemes) or first >= last - 1:
        return False
    told, word = page.token_before(page.lexemes[first].start), page.token(page.lexemes[last].start)
    further = page.token(word.end) if word is not None else None
    alone = further is None or further.pos not in ("NOUN", "PROPN")
    return (
        told is not None and told.tag == "NNS" and word is not None and word.tag == "NN" and alone
    )


def _leads_to_noun(token: Token, distance: int, before: str) -> bool:
    word = token.text.lower()
    if word == "of":
        return distance == 0
    if word in _DETERMINERS:
        return distance <= 1 and before == "of"
    return word in _LINKS or (token.pos in ("ADJ", "VERB") and token.tag in _MODIFIER_TAGS)


def role(page: Page, i: int) -> str:
    """Return ``base`` for what another number is compared with ("from 5", "than 5").

    ``whole`` is what another number is a part of ("of the 23 samples"), but not what something
    consists of.
    """
    of = i - 2 if is_definite(page, i) else i - 1
    if page.lower(of) == "of":
        return "" if _consists(page, of) else "whole"
    words = [x.lower for x in page.lexemes[max(0, i - 4) : i]]
    while words and words[-1] in _FILLERS:
        if words[-1] == "to" and words[-2:-1] != ["compared"]:
            return ""
        words.pop()
    return "base" if words and words[-1] in _BASES else ""


def _consists(page: Page, of: int) -> bool:
    """Tell whether a verb takes the "of" at a lexeme: *consists of*, *is made up of*."""
    verb = page.token_before(page.lexemes[of].start)
    return verb is not None and (verb.pos == "VERB" or verb.text.lower() == "up")


def is_definite(page: Page, i: int) -> bool:
    """Tell whether the number at ``i`` is presupposed: "the three tests", "her 19 attempts"."""
    return page.any_of(i - 1, ("the", "these", "those", "all", "her", "his", "its", "their"))
