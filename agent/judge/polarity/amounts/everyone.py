"""Everyone: what is free for residents is not free for anyone."""

from agent.domain.prose.tags import SUBJECTS
from agent.judge.alignment.matter import nearest
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.conditions.parties import is_party

_EVERYONE = frozenset("everyone everybody anyone anybody nobody".split())
_WIDE = _EVERYONE | frozenset("all any every each no none public whoever people you we".split())
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
        if not some or any(premise.lower(i) in _WIDE for i in sentence):
            return ""
        found = found or premise.tokens[some[0]].text
    return found


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
