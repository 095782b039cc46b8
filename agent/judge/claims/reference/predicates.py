"""What a clause tells of its noun: "Ada became a smith", *guests who arrive late*."""

from agent.domain.prose.tags import ANY_SUBJECT, COMMON, CURRENT
from agent.judge.claims.parsing.clause import Clause
from agent.judge.claims.reference.mentions import mention_of
from agent.judge.clauses.tree import Tree

_EQUATING = frozenset({"be", "become", "remain"})
_OPEN = frozenset("a an any each every all no".split())
_LONGEST = 12  # words; what is longer was said once and for all


def equated(noun: int, tree: Tree) -> int | None:
    """Return the noun which is said to be what ``noun`` names, None without one.

    Of "it is a hotel" and "there is a hotel" the hotel is what later sentences speak of.
    """
    token = tree.tokens[noun]
    if token.dep != "attr" or tree.tokens[token.head].lemma not in _EQUATING:
        return None
    subjects = tree.with_deps(token.head, *ANY_SUBJECT)
    return next((k for k in subjects if tree.tokens[k].pos in ("NOUN", "PROPN")), None)


def is_somebody(noun: int, tree: Tree) -> bool:
    """Tell a name of what is said to be a person: "Ada became a smith"."""
    if tree.tokens[noun].pos != "PROPN":
        return False
    told = tree.with_deps(tree.tokens[noun].head, "attr")
    described = [k for k in told if equated(k, tree) == noun]
    return any(
        m is not None and bool(m.personal) for m in (mention_of(k, tree, "") for k in described)
    )


def narrowing(noun: int, clause: Clause, tree: Tree) -> str:
    """Return the relative clause that sets some of a kind apart in a rule, '' where none does.

    What follows a comma, or tells of somebody definite or of the past, only describes.
    """
    if tree.tokens[noun].dep not in ANY_SUBJECT or tree.tokens[noun].tag not in COMMON:
        return ""
    opening = {tree.lower(k) for k in tree.with_deps(noun, "det", "poss", "nummod")}
    verbs = [clause.root, *tree.with_deps(clause.root, "aux", "auxpass")]
    if not opening <= _OPEN or not any(tree.tokens[v].tag in CURRENT for v in verbs):
        return ""
    words = [i for k in tree.with_deps(noun, "relcl") for i in tree.subtree(k)]
    plain = all(tree.tokens[i].pos != "PUNCT" or tree.lower(i) == "-" for i in words)
    if not words or words != list(range(noun + 1, noun + 1 + len(words))):
        return ""
    told = len(words) <= _LONGEST and plain and set(words) <= set(clause.body)
    return tree.text[tree.tokens[words[0]].start : tree.tokens[words[-1]].end] if told else ""
