"""Apart: what is said of all says nothing of those of whom the evidence speaks apart.

*The library is shut. The mobile library runs as normal*, *you may keep gifts. Buyers are under a
stricter rule* and *change the tube every six weeks; silicone tubes last three months* each have a
case of its own, to which the rule beside it does not apply.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.domain.verdict import Case
from agent.judge.alignment.lexical import content
from agent.judge.checked import Checked, said_of_another
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, SUBJECTS, Tree
from agent.judge.passages.windows import Window, beside

SAID = 0.6  # share of the claim's other words from which a part says what the claim says
LEAST = 2  # of them, or nothing is told apart by them
OWN = 0.5  # share of them that the case of its own has at most
SHORTEST = 2  # letters that a word has at most which names nothing by itself: *C*, *no*
OPENING = 7  # words within which a sentence names of what it speaks
_PARTS = re.compile(r"[;:]\s|,\s(?:and|but|while|whereas)\s|\s(?:but|while|whereas)\s")
_APART = re.compile(
    r"\b(?:(?:has|have|had|keeps?|kept|under|with|by|follows?) (?:its|their|an?|his|her|separate)"
    r" (?:own|separate|different|stricter|looser|tighter|special|other)\b(?: \w+)?"
    r"|(?:different|separate|special|stricter|other|shorter|longer) (?:rules?|hours|times|terms"
    r"|conditions|arrangements|limits|rates?|fees?|procedures?)"
    r"|as (?:normal|usual|always|before)|normally|(?:not|un)(?: be)? ?affected"
    r"|exempt(?:ed)?(?: from)?|excluded|excepted"
    r"|(?:may|can|must|should|is|are) (?:be )?(?:older|younger|longer|shorter|larger|smaller|bigger"
    r"|higher|lower|heavier|lighter|earlier|later|wider|taller))\b",
    re.IGNORECASE,
)
_VALUE = re.compile(
    r"\b(?P<number>\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a|an|every)"
    r"[ -](?P<unit>(?:minute|hour|day|week|month|year)s?|%|per ?cent|euros?|pounds?|dollars?|km"
    r"|metres?|m|kg|g|mg|ml|litres?)\b",
    re.IGNORECASE,
)
_TIMES = frozenset("minute hour day week month year".split())
_ALIKE = re.compile(r"\b(?:also|too|likewise|same|both|all|including|even)\b", re.IGNORECASE)
_PLACES = frozenset("in at on for".split())


class _Named(NamedTuple):
    """Of what a claim speaks: its words, and that of its head alone."""

    words: frozenset[str]
    head: frozenset[str]


def has_own_case(checked: Checked, case: Case, window: Window, claim: Analysis) -> Checked:
    """Return what was found in a window, and that the claim's thing has a case of its own."""
    if _ALIKE.search(claim.text):
        return checked
    parts = list(_parts([s.text for s in window.sentences]))
    nearby: list[str] | None = None
    for named in _things(read(claim).tree):
        rest = content(claim.text) - named.words
        saying = [p for p in parts if len(rest & content(p)) >= SAID * len(rest)]
        if len(rest) < LEAST or not saying or any(named.words <= content(p) for p in saying):
            continue
        nearby = list(_parts(beside(window, case.passages))) if nearby is None else nearby
        own = next((p for p in nearby if _is_own(p, named, rest, saying)), "")
        if own:
            return said_of_another(checked, f"the evidence speaks apart of “{own.strip(' .')}”")
    return checked


def _things(tree: Tree) -> Iterator[_Named]:
    """Yield the subject of a claim, and where it is said to be so, by their words."""
    for i, token in enumerate(tree.tokens):
        placed = token.dep == "pobj" and tree.lower(token.head) in _PLACES
        if token.pos not in NOUNS or not (token.dep in SUBJECTS or placed):
            continue
        inside = [k for k in tree.subtree(i) if tree.tokens[k].dep not in {"nummod", "det"}]
        words = content(" ".join(tree.tokens[k].text for k in inside))
        head = content(token.text)
        telling = any(len(w) > SHORTEST for w in words)
        if telling and head and not any(tree.tokens[k].pos == "NUM" for k in inside):
            yield _Named(words, head)


def _parts(texts: Sequence[str]) -> Iterator[str]:
    for text in texts:
        yield from _PARTS.split(text)


def _is_own(part: str, named: _Named, rest: frozenset[str], saying: Sequence[str]) -> bool:
    """Tell whether a part speaks of just the claim's thing, in its opening, and says otherwise."""
    opening = " ".join(part.split()[:OPENING])
    if not named.words <= content(opening) or len(rest & content(part)) > OWN * len(rest):
        return False
    if _APART.search(part):
        return True
    general = all(named.head <= content(p) for p in saying)
    mine, theirs = ({_unit(m) for m in _VALUE.finditer(t)} for t in (part, " ".join(saying)))
    return general and len(named.words) > len(named.head) and bool(mine & theirs)


def _unit(match: re.Match[str]) -> str:
    unit = match["unit"].lower()
    unit = unit.rstrip("s") if len(unit) > 2 else unit
    return "time" if unit in _TIMES else unit
