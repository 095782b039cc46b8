"""What hangs on one noun: *the pump feeds a tank that holds 500 litres* tells it of the tank.

Readers find all words of *the pump holds 500 litres* in it, and take them for told. So it is with
participles (*a tank holding 500 litres*) and with what something is *with*.
"""

from collections.abc import Iterable, Iterator

from agent.domain.finding import Outcome
from agent.judge.clauses.frame import SILENT, Frame
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.tree import CONTENT_POS, NOUNS, SUBJECTS, Tree

_CLAUSES = frozenset({"relcl", "acl"})
_NOUNS = NOUNS | {"NUM", "PRON"}
_SAME = frozenset({"appos", "attr", "oprd"})
"""How a word hangs on what it is: *the pump is a device that …*, *the pump, a device that …*."""
_ONE = frozenset({"one", "ones"})
_HAVING = frozenset(
    """have own run operate offer provide use employ include contain comprise feature carry maintain
    launch issue introduce adopt publish make create establish become represent form constitute
    develop build produce pass write give""".split()
)
"""Verbs whose subject may well be said to do what its object does: it *runs a school that* …"""
_WHOSE = frozenset({"whose", "where", "when", "why", "how"})
_RELATIVE = frozenset({"who", "which", "that"})
_NONE = frozenset[str]()


def compare_attached(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim tells of one thing what is told of another beside it.

    Every place that tells it must hang on something else than the claim's subject, in a sentence
    that names the subject besides.
    """
    tree, found = premise.tree, ""
    hanging = list(_hanging(tree)) if len(claim.frames) == 1 else []
    own, said = _parts(claim.frames[0], tree) if hanging else (_NONE, _NONE)
    if not own or not said:
        return Outcome.NONE, ""
    for head, clause in hanging:
        if said <= _stems(tree, clause):
            found = "" if _told_elsewhere(tree, clause, said) else _other(tree, head, clause, own)
            if not found:
                return Outcome.NONE, ""
    return (Outcome.MISSING, f"it says so of “{found}”") if found else (Outcome.NONE, "")


def _parts(claim: Frame, premise: Tree) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words of a claim's only subject, and the other words of the claim.

    A verb that the premise has nowhere is left out. None where the subject is a pronoun, or more
    than a noun with what stands before it.
    """
    tree = claim.tree
    heads = [i for i, t in enumerate(tree.tokens) if t.dep in SUBJECTS]
    if len(heads) != 1 or tree.tokens[heads[0]].pos not in NOUNS or claim.stance.negated:
        return _NONE, _NONE
    inside = set(tree.subtree(heads[0]))
    if any(i > heads[0] for i in inside):
        return _NONE, _NONE
    said = _stems(tree, (i for i in range(len(tree.tokens)) if i not in inside))
    return _stems(tree, inside), said - ({claim.key} - {*premise.stems})


def _stems(tree: Tree, tokens: Iterable[int]) -> frozenset[str]:
    return frozenset(
        tree.stems[i]
        for i in tokens
        if (tree.tokens[i].pos in CONTENT_POS or tree.tokens[i].text[:1].isdigit())
        and tree.lower(i) not in SILENT
        and tree.tokens[i].lemma.lower() not in ("be", "have")
    )


def _hanging(tree: Tree) -> Iterator[tuple[int, frozenset[int]]]:
    """Yield the head and the words of each clause, participle or *with* that hangs on a noun.

    What is set off by commas ends at the second one, whatever the parser hangs on it.
    """
    for head, token in enumerate(tree.tokens):
        noun = token.head
        having = token.dep == "prep" and tree.lower(head) == "with"
        if not (token.dep in _CLAUSES or having) or tree.tokens[noun].pos not in _NOUNS:
            continue
        below = tree.subtree(head)
        led = noun + 1 < below[0] <= noun + 2 and tree.lower(below[0] - 1) == ","
        ends = (i for i in below if i > head and tree.lower(i) == ",")
        end = next(ends, below[-1] + 1) if led else below[-1] + 1
        yield head, frozenset(i for i in below if i < end)


def _other(tree: Tree, head: int, clause: frozenset[int], own: frozenset[str]) -> str:
    """Return the phrase of which a clause tells if it is something else than a subject, else ''.

    Something else has none of the subject's words, or is another *one*, and the subject stands in
    the sentence besides.
    """
    noun = tree.tokens[head].head
    phrase = sorted(i for i in tree.below(noun, _CLAUSES | {"prep"}) if i <= noun)
    if not _tells_of_it(tree, head, clause) or _is_same(tree, noun, own):
        return ""
    start, end = tree.sentences[tree.sentence_of[noun]]
    beside = [i for i in range(start, end) if i not in clause and i not in phrase]
    named = _stems(tree, phrase)
    if not own <= _stems(tree, beside):
        return ""
    if tree.lower(noun) in _ONE:
        another = len(own) > 1 and named and not named & own
    else:
        another = tree.stems[noun] not in own and not named >= own
    return tree.quote(phrase) if another else ""


def _tells_of_it(tree: Tree, head: int, clause: frozenset[int]) -> bool:
    """Tell whether a clause says what its noun does: not *leave to go*, *a tank that it fills*."""
    acting = tree.with_deps(head, *SUBJECTS)
    to = any(tree.tokens[k].tag == "TO" for k in tree.kids[head])
    whose = any(tree.lower(i) in _WHOSE for i in clause)
    return not to and not whose and all(tree.lower(k) in _RELATIVE for k in acting)


def _is_same(tree: Tree, noun: int, own: frozenset[str]) -> bool:
    """Tell whether a noun may be another word for the subject, or does what the subject does."""
    while True:
        token = tree.tokens[noun]
        if token.dep in _SAME or tree.lower(noun) == "as":
            return True
        if token.lemma.lower() in _HAVING and token.pos == "VERB":
            acting = tree.with_deps(noun, *SUBJECTS)
            return any(tree.stems[k] in own or tree.tokens[k].pos == "PRON" for k in acting)
        if token.dep in SUBJECTS or token.head == noun:
            return tree.tokens[token.head].lemma.lower() == "be" and token.dep in SUBJECTS
        noun = token.head


def _told_elsewhere(tree: Tree, clause: frozenset[int], said: frozenset[str]) -> bool:
    """Tell whether another place of the text has most of what a claim says."""
    left = _stems(tree, (i for i in range(len(tree.tokens)) if i not in clause))
    return 2 * len(said & left) >= len(said)
