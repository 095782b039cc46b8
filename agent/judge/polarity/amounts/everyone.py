"""Everyone: what is free for residents is not free for anyone."""

from agent.domain.prose.tags import SUBJECTS
from agent.judge.alignment.matter import nearest, words_of
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.polarity.conditions.parties import is_party

_EVERYONE = frozenset("everyone everybody anyone anybody nobody".split())
_WIDE = _EVERYONE | frozenset("all any every each no none public whoever people you we".split())
_NARROW_POS = CONTENT_POS | {"NUM"}
_NARROWING = frozenset({"prep", "relcl", "acl"})


def told_of_some(claim: Tree, premise: Tree) -> str:
    """Return whom the sentences nearest to a claim on everyone are on, '' where on more.

    They are the subject, or those *for* whom something is so, and the claim does not name them.
    """
    if not any(_is_wide(claim, i) for i in range(len(claim.tokens))):
        return ""
    sentences = nearest(claim, premise)
    if not sentences and len(premise.sentences) == 1:
        sentences = [range(len(premise.tokens))]
    found = ""
    for sentence in sentences:
        some = [i for i in sentence if _is_some(premise, i) and premise.stems[i] not in claim.stems]
        wide = [i for i in sentence if premise.lower(i) in _WIDE]
        apart = [i for i in wide if _is_set_apart(claim, premise, i)]
        if apart != wide or not (some or apart):
            return ""
        found = found or premise.quote(sorted(premise.below(apart[0])) if apart else some[:1])
    return found


def _is_set_apart(claim: Tree, premise: Tree, index: int) -> bool:
    """Tell whether *anyone* is narrowed by what a claim on everyone has not: *who owns a flat*."""
    narrowing = premise.with_deps(index, *_NARROWING) if _is_anybody(premise, index) else []
    words = words_of(premise, {i for k in narrowing for i in premise.below(k)}, _NARROW_POS)
    return bool(words) and not words & {*claim.stems}


def _is_anybody(tree: Tree, index: int) -> bool:
    return tree.lower(index) in _EVERYONE | {"people"}


def _is_wide(tree: Tree, index: int) -> bool:
    return tree.lower(index) in _EVERYONE and not tree.with_deps(index, *_NARROWING)


def _is_some(tree: Tree, noun: int) -> bool:
    """Tell those whom a sentence is on: its subject, "for residents"."""
    token = tree.tokens[noun]
    concerned = token.dep == "pobj" and tree.lower(token.head) == "for"
    if token.pos != "NOUN" or not (token.dep in SUBJECTS or concerned):
        return False
    mention = mention_of(noun, tree, token.text)
    return is_party(tree.stems[noun]) or (mention is not None and bool(mention.personal))
