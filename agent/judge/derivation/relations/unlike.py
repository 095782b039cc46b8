"""Those that are not so: *kept in four of ten years* is broken in six; of 110 let plots no more.

The claim says the contrary of what the evidence counts, by a denial or by a word with the opposite
meaning.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.domain.prose.figures import value
from agent.judge.alignment.relation import Relation, modifier_relation, verb_relation
from agent.judge.clauses.stems import stem
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.derivation.relations.placing import placed_alike
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import STEM, stems_between
from agent.judge.quantities.numbers.scales import TENS, UNITS

_WORDS = "|".join(sorted((w for w in {**UNITS, **TENS} if w.isalpha()), key=len, reverse=True))
_N = rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d+|(?:{_WORDS})(?:-(?:{_WORDS}))?)(?![\w-])"
_THE = r"(?:the |its |their |our |all |these |those |his |her )?"
_OF = re.compile(
    rf"\b(?P<part>{_N}) (?:out )?of {_THE}(?P<whole>{_N}) (?P<noun>[a-z][\w-]*)(?P<said>[^.;:]*)",
    re.IGNORECASE,
)
_OF_THEM = re.compile(
    rf"\b(?P<whole>{_N}) (?P<noun>[a-z][\w-]*)[^.;:\d]*?,? (?:and |but )?(?P<part>{_N})"
    r" of (?:them|these|those|which|whom)(?P<said>[^.;:]*)",
    re.IGNORECASE,
)
_CASE = re.compile(
    rf"\b(?P<part>{_N}) (?:(?:out )?of {_THE}(?:(?P<whole>{_N}) )?)?"
    r"(?P<nouns>(?!of\b)[a-z][\w-]*(?: [a-z][\w-]*){0,2})",
    re.IGNORECASE,
)
_NOT = re.compile(r"\b(?:not|never|no|without|none|outside)\b|n['’]t\b", re.IGNORECASE)
_UNSURE = re.compile(
    r"\b(?:if|unless|(?-i:may)|might|could|would|about|around|roughly|nearly|almost|more than"
    r"|less than"
    r"|fewer than|at least|at most|up to|yet|only|first|others?|another|further|until|still)\b",
    re.IGNORECASE,
)
_PAIRS = (
    ("keep", "break"), ("keep", "broken"), ("observe", "break"), ("observe", "broken"),
    ("meet", "broken"), ("let", "empty"), ("let", "vacant"), ("let", "unlet"),
    ("occupy", "empty"), ("occupy", "vacant"), ("fill", "vacant"), ("fill", "empty"),
    ("full", "empty"), ("take", "free"), ("book", "free"), ("sell", "unsold"), ("use", "unused"),
    ("answer", "unanswered"), ("pay", "unpaid"), ("pass", "fail"), ("attend", "absent"),
    ("present", "absent"), ("open", "closed"), ("open", "shut"), ("work", "broken"),
    ("survive", "die"),
)  # fmt: skip
"""What is either the one or the other, where things are counted by it."""
_POINTS = re.compile(r"(?:it|they|this|these)\b", re.IGNORECASE)
_BUT = re.compile(r"\b(?:but|except(?: for)?|bar|save|not|only) $", re.IGNORECASE)
_UNLIKE = frozenset(frozenset(map(stem, pair)) for pair in _PAIRS)
_SMALL = frozenset("stand be remain lie lay outside have go".split())


@dataclass(frozen=True, slots=True)
class _Counted:
    """So many of so many, the stems of their sentence and of what is said of them."""

    part: Source
    whole: float
    noun: str
    said: frozenset[str]
    deed: frozenset[str]
    text: str


def unlike(
    claim: Analysis, asked: Bindings, pool: Sequence[Source], premises: Sequence[Analysis]
) -> Multiple | None:
    """Return whether a claim counts those of which the evidence's number is not told."""
    if _UNSURE.search(claim.text):
        return None
    found = [(c, match) for c in _counted(pool) for match in _cases(claim.text, c)]
    if len({(c.part.value, c.whole, c.noun) for c, _ in found}) != 1:
        return None
    counted, match = found[0]
    mine = value(match["part"])
    contrary = _contrary(claim, counted)
    if mine is None or contrary is None or _UNSURE.search(counted.text):
        return None
    if not placed_alike(_NOT.sub("", claim.text), counted.text):
        return None
    left = counted.whole - counted.part.value
    known = counted.said | counted.part.bound.near | counted.part.bound.wide | contrary
    if _POINTS.match(counted.text) and counted.part.index:
        before = premises[counted.part.index - 1]
        known |= stems_between(before, 0, len(before.text))
    known |= frozenset[str]().union(
        *(stems_between(p, 0, len(p.text), frozenset({"PROPN"})) for p in premises)
    )
    own = frozenset[str]().union(*(b.own for b in asked.items))
    said = {w.rstrip("s") for w in asked.words - own - _SMALL}
    sure = said <= {w[:STEM].rstrip("s") for w in known | contrary}
    holds = mine == left
    if not sure and (not holds or _NOT.search(claim.text)):
        return None
    formula = f"{counted.whole:,.0f} − {counted.part.quantity.text} = {left:,.0f}"
    if not holds:
        formula += f", not {match['part']}"
    return Multiple(formula, counted.part, holds, sure)


def _counted(pool: Sequence[Source]) -> Iterator[_Counted]:
    for premise in {s.index: s.premise for s in pool}.values():
        for match in (*_OF.finditer(premise.text), *_OF_THEM.finditer(premise.text)):
            part, whole = value(match["part"]), value(match["whole"])
            place = match.start("part")
            sources = [s for s in pool if s.premise is premise and s.quantity.start == place]
            sources = [s for s in sources if s.quantity.dimension == "count"]
            span = premise.sentence_at(match.start())
            if _BUT.search(premise.text, 0, match.start()):
                continue
            if not sources or part is None or whole is None or not 0 < part < whole:
                continue
            if _NOT.search(span.of(premise.text)):
                continue
            said = _stems(premise, span.start, match.end())
            deed = _stems(premise, match.start("said"), match.end())
            own = said if match.re is _OF else deed
            noun = stem(match["noun"].lower())
            yield _Counted(sources[0], whole, noun, said, own, span.of(premise.text))


def _stems(text: Analysis, start: int, end: int) -> frozenset[str]:
    return frozenset(
        stem(t.lemma.lower())
        for t in text.tokens
        if start <= t.start < end and t.pos in ("VERB", "ADJ", "NOUN", "PROPN")
    )


def _cases(claim: str, counted: _Counted) -> Iterator[re.Match[str]]:
    """Yield where a claim counts some of the same things."""
    for match in _CASE.finditer(claim):
        if value(match["part"]) is None:
            continue
        whole = value(match["whole"]) if match["whole"] else None
        nouns = {stem(word) for word in match["nouns"].lower().split()}
        if whole == counted.whole or (whole is None and counted.noun in nouns):
            yield match


def _contrary(claim: Analysis, counted: _Counted) -> frozenset[str] | None:
    """Return the words by which a claim says the contrary of what is counted, None if it does not.

    A denial says it of the same deed; a word with the opposite meaning without a denial.
    """
    words = {
        stem(t.lemma.lower()): t.lemma.lower()
        for t in claim.tokens
        if t.pos in ("VERB", "ADJ") and t.lemma.lower() not in _SMALL
    }
    if _NOT.search(claim.text):
        same = _stems(claim, 0, len(claim.text)) & counted.deed - {counted.noun}
        return frozenset(same) if same and words.keys() <= counted.said else None
    opposed = {w for w in words if any(_opposed(w, k) for k in counted.deed)}
    return frozenset(words[w] for w in opposed) if opposed and {*words} <= opposed else None


def _opposed(one: str, other: str) -> bool:
    if frozenset((one, other)) in _UNLIKE:
        return True
    complement = Relation.COMPLEMENT
    return verb_relation(one, other) is complement or modifier_relation(one, other) is complement
