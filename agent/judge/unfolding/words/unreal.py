"""What is supposed contrary to fact, told as it was: *it would have held had the beam not rotted*.

That tells that the beam had rotted; *had the pilot been on board* that he had not been. What *would
be* if something were so, or had been, leaves it open.
"""

import re
from collections.abc import Iterator

from agent.domain.prose.casing import capital
from agent.domain.prose.tags import HELPING
from agent.judge.alignment.matter import words_of
from agent.judge.clauses.negation import NEGATIVES
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.unfolding.denied import NOT
from agent.judge.unfolding.words.supposing import THEN

CUE = re.compile(
    r"\b(?:would|could|might)\b.*\bif\b|\bif\b.*\b(?:would|could|might)\b", re.IGNORECASE
)
FOLDED = re.compile(r"\b(?:would|could|might|if|unless|without|but for)\b", re.IGNORECASE)
_HAVE = frozenset({"have", "'ve", "’ve"})
_HAD = "had"


def as_it_was(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a sentence supposes, told as it was, None where the claim is not on that."""
    said = words_of(claim, range(len(claim.tokens)))
    for verb, mark, inside in _conditions(tree, sentence):
        text = _contrary(tree, verb, inside[inside.index(mark) + 1 :])
        own, rest = words_of(tree, inside), words_of(tree, {*sentence} - {*inside})
        if text is not None and said & own and len(said & own) >= len(said & rest):
            return f"{capital(text)}."
    return None


def _conditions(tree: Tree, sentence: range) -> Iterator[tuple[int, int, list[int]]]:
    """Yield each verb in a condition contrary to fact, the *if* and all words of the condition."""
    for verb in sentence:
        token = tree.tokens[verb]
        mark = next((k for k in tree.kids[verb] if tree.lower(k) == "if"), None)
        if token.dep != "advcl" or mark is None or tree.lower(mark - 1) in {"even", "only", "as"}:
            continue
        then = {tree.lower(k) for k in tree.with_deps(token.head, *HELPING)}
        if then & THEN and then & _HAVE and tree.with_deps(verb, *SUBJECTS):
            yield verb, mark, sorted(k for k in tree.below(verb) if tree.lower(k) != ".")


def _contrary(tree: Tree, verb: int, words: list[int]) -> str | None:
    """Return a condition as it was not, None where that is unclear."""
    helping = [k for k in (*tree.with_deps(verb, *HELPING), verb) if tree.lower(k) == _HAD]
    denials = [k for k in words if tree.lower(k) in NEGATIVES or tree.lower(k) in NOT]
    if not helping or not words or any(tree.lower(k) not in NOT for k in denials):
        return None
    start, end = tree.tokens[words[0]].start, tree.tokens[words[-1]].end
    if not denials:
        at = tree.tokens[helping[0]].end
        return f"{tree.text[start:at]} not{tree.text[at:end]}"
    if len(denials) > 1 or tree.tokens[denials[0]].head != verb:
        return None
    neg = tree.tokens[denials[0]]
    return f"{tree.text[start : neg.start].rstrip()} {tree.text[neg.end : end].lstrip()}"
