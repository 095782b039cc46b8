"""Pointed at: where *we could reproduce this*, it is not so that the error was not reproduced."""

from agent.judge.alignment.matter import words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import SUBJECTS, Tree

_THIS = frozenset("this it that these them those".split())
_THINGS = frozenset({"dobj", "nsubjpass", "nsubj"})
_OPEN = frozenset("if whether unless may might would should only try tried plan without".split())
_LIGHT = frozenset("be have do get make take go come give".split())


def affirmed_of_it(claim: Tree, premise: Tree) -> str:
    """Return where the evidence affirms, of what a pronoun means, the verb that a claim denies.

    The verb stands nowhere else in the evidence, and the claim says little besides.
    """
    verb = next((i for i, t in enumerate(claim.tokens) if t.head == i and t.pos == "VERB"), None)
    if verb is None or claim.tokens[verb].lemma in _LIGHT:
        return ""
    if not claim.with_deps(verb, "neg") or claim.words & _OPEN:
        return ""
    things = {claim.stems[k] for k in claim.with_deps(verb, *SUBJECTS, "dobj")}
    besides = words_of(claim, range(len(claim.tokens))) - things - {claim.stems[verb]}
    places = premise.places(claim.stems[verb])
    if besides - frozenset(premise.stems) or not places:
        return ""
    return next(iter(found), "") if all(found := [_affirms(premise, i) for i in places]) else ""


def _affirms(tree: Tree, verb: int) -> str:
    """Return the words by which a clause affirms a verb of what a pronoun stands for, or ''."""
    start, end = tree.sentences[tree.sentence_of[verb]]
    if any(tree.lower(i) in NEGATIVES | (_OPEN - {"only"}) for i in range(start, end)):
        return ""
    pointing = [k for k in tree.with_deps(verb, *_THINGS) if tree.lower(k) in _THIS]
    return tree.quote(sorted([pointing[0], verb])) if pointing else ""
