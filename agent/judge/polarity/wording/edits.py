"""Near-verbatim claims: which single words were exchanged, dropped or put in.

A claim that repeats a sentence of the evidence almost word for word and differs in an opposite,
a negation or two exchanged words says the contrary. Reading the word order alone, this needs no
parse and works in tables, notes and headlines; two changes of this kind cancel out.
"""

import re
from difflib import SequenceMatcher
from itertools import pairwise
from typing import NamedTuple

from agent.domain.prose.tags import VERBS
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.bounds import taken_by_bound
from agent.judge.clauses.phrases import signs
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.once import once
from agent.judge.polarity.conditions.exceptions import excepts
from agent.judge.polarity.conditions.unbounded import unbounded
from agent.judge.polarity.events.order import left_open
from agent.judge.polarity.negation.apart import of_another_case
from agent.judge.polarity.negation.halves import in_own_half
from agent.judge.polarity.wording.exchanges import Edit, Wording, opposite
from agent.judge.polarity.wording.negations import MAX_EDITS, NEGATIONS, always_with, denials

_BECAME = re.compile(r"“(?P<from>[^”]+)” became “(?P<to>[^”]+)”")
_SET_AGAINST = re.compile(
    r", (?:and )?not (?:the|an?|his|her|its|their)\b[^,;:.]*[.!]?$", re.IGNORECASE
)
_MATCHED = 0.6
_GOVERNED = 4  # words after a preposition among which what it governs begins
_CONDITIONS = frozenset("if unless provided except only".split())
_SKIPPED = frozenset("a an the , . ; : ( ) - – “ ” \" ' 's ’s of that".split())
_ENDS = frozenset({"least", "most"})
_PREPOSITIONS = frozenset("before after above below over under until since".split())
_KEPT = _PREPOSITIONS | NEGATIONS | frozenset({"none", "nobody", "unless", "neither", "nor"})


class Contrary(NamedTuple):
    """How the claim turns a sentence round.

    ``exact`` where it adds no word of its own and the text turns to no other case.
    """

    why: str
    exact: bool


def contrary_edit(claim: Tree, premise: Tree) -> Contrary | None:
    """Return the exchange that turns a sentence of the premise into its contrary, or None."""
    if len(claim.sentences) != 1 or unbounded(claim, premise):
        return None
    mine = _wording(claim, 0, _contrast(claim))
    for number, theirs in enumerate(_wordings(premise)):
        if _overlap(mine, theirs) >= _MATCHED and not _told_as_only(mine, theirs):
            found = _contrary(mine, theirs)
            if found and not _alike(found, claim, premise, number):
                return found._replace(
                    exact=found.exact and not of_another_case(claim, premise, number)
                )
    return None


@once
def _wordings(tree: Tree) -> tuple[Wording, ...]:
    return tuple(_wording(tree, number) for number in range(len(tree.sentences)))


def _contrast(claim: Tree) -> int | None:
    """Return where a claim sets at its end what it says against another: *…, not the driver*."""
    match = _SET_AGAINST.search(claim.text)
    if match is None or any(t.pos in VERBS for t in claim.tokens if t.start > match.start()):
        return None
    return next(i for i, t in enumerate(claim.tokens) if t.start >= match.start())


def _wording(tree: Tree, number: int, until: int | None = None) -> Wording:
    start, end = tree.sentences[number]
    kept = [i for i in range(start, end)[:until] if not _passed_over(tree, i)]
    stems = tuple(_word(tree, i) for i in kept)
    content = words_of(tree, kept)
    narrowing = frozenset(tree.stems[i] for i in kept if _narrows(tree, i))
    return Wording(stems, content, narrowing)


def _passed_over(tree: Tree, index: int) -> bool:
    skipped = tree.lower(index) in _SKIPPED or _is_number(tree, index)
    return skipped or taken_by_bound(tree, index) or _bounds(tree, index)


def _bounds(tree: Tree, index: int) -> bool:
    """Tell the *at most* of "at most three": numbers, and the bounds on them, have their rule."""
    at = index if tree.lower(index) == "at" else index - 1
    if tree.lower(at) != "at" or not 0 <= at < len(tree.tokens) - 1:
        return False
    near = tree.tokens[max(at - 2, 0) : at + 3]
    return tree.lower(at + 1) in _ENDS and any(t.pos == "NUM" for t in near)


def _is_number(tree: Tree, index: int) -> bool:
    """Tell the "number" of *bus number 12*, also written "no.", which adds nothing to the 12."""
    if tree.lower(index) != "number":
        return False
    following = (t.text for t in tree.tokens[index + 1 : index + 3] if t.text != ".")
    return next(following, "").isdigit()


def _narrows(tree: Tree, index: int) -> bool:
    """Tell whether a word narrows a subject (*junior staff*) or opens a condition."""
    token = tree.tokens[index]
    if token.text.lower() in _CONDITIONS:
        return True
    subject = tree.tokens[token.head].dep in SUBJECTS
    return subject and token.dep in {"amod", "compound", "poss", "nmod"}


def _word(tree: Tree, index: int) -> str:
    lower = tree.lower(index)
    if lower in {"if", "when"} and index and tree.lower(index - 1) == "even":
        return "even_if"
    if lower == "but" and excepts(tree, index):
        return "except"
    return lower if lower in _KEPT else tree.stems[index]


def _overlap(mine: Wording, theirs: Wording) -> float:
    return len(mine.content & theirs.content) / len(mine.content) if mine.content else 0.0


def _contrary(mine: Wording, theirs: Wording) -> Contrary | None:
    matcher = SequenceMatcher(None, mine.stems, theirs.stems, autojunk=False)
    blocks = [b for b in matcher.get_matching_blocks() if b.size]
    if not blocks or sum(b.size for b in blocks) < _MATCHED * len(mine.stems):
        return None
    opcodes = [code for code in matcher.get_opcodes() if code[0] != "equal"]
    changes = [Edit(mine.stems[a1:a2], theirs.stems[b1:b2]) for _, a1, a2, b1, b2 in opcodes]
    if any(w in theirs.narrowing for e in changes for w in _left_out(e, mine)):
        return None
    first, last = blocks[0].b, blocks[-1].b + blocks[-1].size
    places = [code[3] for code in opcodes]
    edits = [e for e, at in zip(changes, places, strict=True) if e.claim or first < at < last]
    if sum(1 for e in edits if e.claim) > MAX_EDITS:
        return None
    flips = [] if always_with(mine, theirs) else _opposites(_placed(edits, theirs), mine, theirs)
    flips += denials(edits, (mine, theirs), theirs.stems[:first])
    if _exchanged(edits, mine, theirs):
        flips.append("words exchanged")
    if len(flips) % 2 == 0:
        return None
    allowed = 1 if "became" in flips[0] else 0  # new words that explain themselves: the opposite
    return Contrary(flips[0], len(mine.content - frozenset(theirs.stems)) <= allowed)


def _alike(found: Contrary, claim: Tree, premise: Tree, number: int) -> bool:
    """Tell whether the sentence says the claim's word too, in the half that the claim is about.

    Or in another set phrase: *free*, *at no charge*; or leaves open which of two comes first.
    """
    words = _BECAME.fullmatch(found.why)
    if words is None:
        return False
    if words["to"] in _PREPOSITIONS and left_open(claim, premise):
        return True
    mine, theirs = signs(claim, 0, len(claim.tokens)), signs(premise, *premise.sentences[number])
    if any(claim.stems[i] == words["to"] for s in mine.keys() & theirs for i in mine[s]):
        return True
    return in_own_half(claim, premise, number, words["to"], words["from"])


def _told_as_only(mine: Wording, theirs: Wording) -> bool:
    """Tell whether one says *not without* what the other says *only with*."""
    one, two = ({*w.stems} & (NEGATIONS | {"without", "only"}) for w in (mine, theirs))
    return {"only"} in (one, two) and "without" in one ^ two and len(one ^ two) > 2


def _placed(edits: list[Edit], theirs: Wording) -> list[Edit]:
    """Leave out prepositions that do not replace each other.

    The claim's may stand elsewhere in the evidence too ("until May, after which …"), the one of
    the evidence may be denied ("not after 8 p.m."), and a claim that passes over words after it
    may speak of the other side ("before 2015 stage IIIB, newer ones stage V").
    """
    denied = any(a in NEGATIONS and b in _PREPOSITIONS for a, b in pairwise(theirs.stems))
    kept = []
    for i, edit in enumerate(edits):
        elsewhere = _PREPOSITIONS & {*edit.claim} & {*theirs.stems}
        passed = any(not later.claim and len(later.premise) > 1 for later in edits[i + 1 :])
        apart = _PREPOSITIONS if denied or elsewhere or passed else frozenset[str]()
        kept.append(
            Edit(
                tuple(w for w in edit.claim if w not in apart),
                tuple(w for w in edit.premise if w not in apart),
            )
        )
    return kept


def _left_out(edit: Edit, mine: Wording) -> list[str]:
    """Return the premise's words that the claim drops without an opposite in their place."""
    return [
        b
        for b in edit.premise
        if b not in mine.stems and not any(opposite(a, b) for a in edit.claim)
    ]


def _opposites(edits: list[Edit], mine: Wording, theirs: Wording) -> list[str]:
    """Return the opposites that stand in for each other, each word used once."""
    left = [b for e in edits for b in e.premise]
    found: list[str] = []
    for word in (a for e in edits for a in e.claim if not _goes_on(a, mine, theirs)):
        partner = next((b for b in left if opposite(word, b)), None)
        if partner is not None and _of_the_same((word, partner), mine, theirs):
            left.remove(partner)
            found.append(f"“{partner}” became “{word}”".replace("_", " "))
    return found


def _of_the_same(words: tuple[str, str], mine: Wording, theirs: Wording) -> bool:
    """Tell whether two opposites stand before the same words, if they are prepositions.

    *Under level 2* and *a night above 24 °C* are not of one matter.
    """
    if not _PREPOSITIONS.issuperset(words):
        return True
    after = (
        {s for s in side.stems[side.stems.index(w) + 1 :][:_GOVERNED] if s not in _PREPOSITIONS}
        for w, side in zip(words, (mine, theirs), strict=True)
    )
    one, other = after
    return not one.isdisjoint(other)


def _goes_on(word: str, mine: Wording, theirs: Wording) -> bool:
    """Tell whether the evidence has the word too, and only after it what the claim says of it.

    "The first bus leaves at 5:40 and the last one at 23:10" says so of the last bus.
    """
    if word not in theirs.stems:
        return False
    place = theirs.stems.index(word)
    later = {*theirs.stems[place + 1 :]} - {*theirs.stems[:place]}
    return not later.isdisjoint(mine.stems)


def _exchanged(edits: list[Edit], mine: Wording, theirs: Wording) -> bool:
    """Tell whether two content words stand in each other's place, all else in order."""
    swaps = {
        (a, b)
        for e in edits
        for a in e.claim
        for b in e.premise
        if a in mine.content and b in theirs.content and not a[0].isdigit()
    }
    return any((b, a) in swaps and a != b for a, b in swaps)
