"""Effects: that homes with an alarm had fewer thefts does not say that alarms reduce thefts.

Nor does it that accidents fell after the limit was lowered: what goes with a thing, or comes after
it, need not be its effect.
"""

import re

from agent.domain.prose.tags import COMPARATIVE, CURRENT, SUBJECTS
from agent.judge.alignment.matter import nearest, words_of
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import NOUNS, Tree

_CHANGING = frozenset(
    """reduce lower cut decrease lessen diminish halve shorten slow raise increase boost improve
    enhance double triple lengthen speed worsen prevent avert cause drive make lead bring
    trigger""".split()
)
_LEADING = {"lead": "to", "bring": "about"}
_WHY = re.compile(
    r"\b(?:because|due to|owing|thanks|result(?:s|ed|ing)?|caus\w+|therefore|hence|thus|so|led"
    r"|leads?|reasons?|why|trigger\w*|consequen\w+|attribut\w+|blam\w+|explain\w*|prompt\w*"
    r"|responsible|stem\w*|effects?|help\w*|through|account\w*|contribut\w+|by (?:\w+ )?\w+ing"
    r"|experiment\w*|trial|randomi[sz]ed|placebo|control group)\b",
    re.IGNORECASE,
)
"""Words of reason, and of trials, which tell what causes what."""
_OPEN = re.compile(
    r"\b(?:not|no|never|cannot|whether|unclear|unknown|open|might|may|could)\b|n['’]t\b", re.I
)
_CLAUSES = frozenset({"relcl", "acl", "advcl"})
_GROUPING = frozenset({"with", "without"})
_BESIDE = _GROUPING | frozenset("after since following during in at among once under where".split())
HALF = 0.5  # share of the words of a cause that stand beside the main clause
_TARIFF = frozenset("pay cost receive get be".split())
"""What is told with them at present is a rule: *who books early pays 10% less*."""
_HAVING = frozenset("have be show suffer live report develop experience".split())
_VERBAL = frozenset({"VBN", "VBD", "VBZ", "VBP"})


def only_beside(claim: Tree, premise: Tree) -> str:
    """Return the words that only go with what the claim makes their effect, or ''.

    Only the sentences that share most with the claim are asked, and their neighbours for a reason.
    """
    cause = _cause(claim)
    if not cause or any(word in NEGATIVES for word in claim.lowers):
        return ""
    found = ""
    for sentence in nearest(claim, premise):
        words = _beside(premise, sentence, cause)
        if not words or _reasoned(premise, premise.sentence_of[sentence[0]]):
            return ""
        found = found or words
    return found


def _cause(claim: Tree) -> frozenset[str]:
    """Return the stems of what a claim says changes something, empty without a change."""
    for verb in (i for i, t in enumerate(claim.tokens) if changes(claim, i)):
        by = claim.child(verb, "agent")
        named = (verb, "nsubj", "csubj") if by is None else (by, "pobj", "pcomp")
        subject = claim.child(*named)
        if subject is not None and claim.tokens[subject].pos in NOUNS | {"VERB"}:
            return words_of(claim, claim.below(subject))
    return _before_change(claim)


def _before_change(claim: Tree) -> frozenset[str]:
    """Return the words before the change, where a claim was read as a noun: *limits cut noise*."""
    roots = [i for i, t in enumerate(claim.tokens) if t.head == i]
    if any(claim.tokens[i].pos not in NOUNS and claim.tokens[i].tag != "VBG" for i in roots):
        return frozenset()
    tagged = (i for i, t in enumerate(claim.tokens) if t.tag in _VERBAL)
    changed = (i for i in tagged if claim.tokens[i].lemma.lower() in _CHANGING)
    return words_of(claim, range(next(changed, 0)))


def changes(tree: Tree, verb: int) -> bool:
    """Tell whether a verb says that its subject changes something: *reduces noise*, *leads to*."""
    token = tree.tokens[verb]
    if token.pos != "VERB" or token.lemma.lower() not in _CHANGING:
        return False
    if tree.child(verb, "nsubjpass") is not None:
        return tree.child(verb, "agent") is not None
    link = _LEADING.get(token.lemma.lower())
    if link is not None and any(tree.lower(k) == link for k in tree.kids[verb]):
        return True
    changed = ("ccomp",) if token.lemma.lower() == "make" else ("dobj", "ccomp")
    return link is None and tree.child(verb, *changed) is not None


def _beside(premise: Tree, sentence: range, cause: frozenset[str]) -> str:
    """Return the part of a sentence that has the cause, if it only stands beside its main clause.

    It is the words that tell one group from others, not the group: *cars painted yellow*.
    """
    roots = [i for i in sentence if premise.tokens[i].head == i]
    if any(changes(premise, i) for i in sentence) or not all(_told(premise, r) for r in roots):
        return ""
    parts = {i: _part(premise, i) for i in sentence if premise.stems[i] in cause}
    beside = {premise.stems[i]: part for i, part in parts.items() if part is not None}
    if len(roots) == 1 and (people := _group(premise, roots[0])) is not None:
        beside |= dict.fromkeys(words_of(premise, premise.below(people)) & cause, people)
    if len(beside) < HALF * len(cause) or not beside:
        return ""
    return premise.quote(sorted(premise.below(next(iter(beside.values())))))


def _group(tree: Tree, root: int) -> int | None:
    """Return the people who are said to have more or less of something, None for no people.

    *Coffee drinkers had a lower risk* says nothing of what coffee does.
    """
    subject = tree.child(root, *SUBJECTS)
    if subject is None or tree.tokens[root].lemma not in _HAVING:
        return None
    mention = mention_of(subject, tree, tree.tokens[subject].text)
    more = any(i > root and tree.tokens[i].tag in COMPARATIVE for i in tree.below(root))
    return subject if more and mention is not None and mention.personal else None


def _part(tree: Tree, index: int) -> int | None:
    """Return the clause or phrase beside a main clause that a word stands in, None for others."""
    while tree.tokens[index].head != index:
        token, head = tree.tokens[index], tree.tokens[tree.tokens[index].head]
        with_noun = tree.lower(index) not in _GROUPING or head.pos in NOUNS
        if token.dep == "dobj" and head.lemma == "follow":
            return index
        if token.dep in _CLAUSES or (tree.lower(index) in _BESIDE and with_noun):
            return index
        if token.dep in {"prep", "agent"}:  # *fell by the use of filters*
            return None
        index = token.head
    return None


def _reasoned(tree: Tree, number: int) -> bool:
    """Tell whether a sentence or a neighbour gives a reason; one that leaves it open gives none."""
    near = tree.sentences[max(0, number - 1) : number + 2]
    texts = (tree.quote(range(start, end)) for start, end in near)
    return any(_WHY.search(text) and not _OPEN.search(text) for text in texts)


def _told(tree: Tree, root: int) -> bool:
    """Tell whether a main clause reports what was found, and not what is paid by a rule."""
    helping = [tree.tokens[k].tag for k in tree.with_deps(root, "aux", "auxpass")]
    first = (helping or [tree.tokens[root].tag])[0]
    return not (tree.tokens[root].lemma in _TARIFF and first in CURRENT)
