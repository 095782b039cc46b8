"""Conditions: what holds only if something is done does not hold for who has not done it."""

from agent.domain.finding import Outcome
from agent.judge.alignment.matter import content, nearest, words_of
from agent.judge.clauses.force import Force, Stance
from agent.judge.clauses.frame import Frame
from agent.judge.clauses.reading import Reading
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.conditions.restrictions import is_rule

_FORBIDDEN = Stance(Force.MUST, negated=True)
_NOT_REQUIRED = Stance(Force.MAY, negated=True)
_CLAUSES = frozenset({"relcl", "acl", "advcl", "pcomp"})
_CONDITIONS = frozenset({"if", "provided", "providing"})
_STRICT = frozenset({"provided", "providing"})
_CASES = frozenset({"where", "when", "once"})
_GRANTING = frozenset({"may", "must", "shall"})
_SUPPOSING = _CONDITIONS | frozenset(
    "unless when whenever where once case without with for".split()
)
SAID = 0.6  # share of the claim's words from which a clause says what the claim says


def unmet(claim: Tree, premise: Tree) -> str:
    """Return the condition of the premise that the claim says need not be met, or ''.

    *A member who has not booked can bring a guest* against *only if they have booked*.
    """
    clauses = [i for i, t in enumerate(claim.tokens) if t.dep in _CLAUSES]
    left_open = {claim.stems[v] for v in clauses if _denied(claim, v)}
    main = [i for i, t in enumerate(claim.tokens) if t.head == i]
    if not left_open or any(claim.child(i, "neg") is not None for i in main):
        return ""
    even = "even" in claim.words
    for sentence in nearest(claim, premise):
        for verb in sentence:
            asked = premise.stems[verb] in left_open and (
                _required(premise, verb) or (even and _demanded(premise, verb))
            )
            if asked and not _denied(premise, verb):
                return premise.quote(sorted(premise.below(verb)))
    return ""


def dropped(claim: Tree, premise: Tree) -> str:
    """Return the condition on which alone the premise says what the claim says, or ''.

    *Passengers get a refund* is less than *if the train is late, passengers get a refund*, where
    nothing of the condition is in the claim.
    """
    asked = content(claim)
    if not asked or claim.words & _SUPPOSING:
        return ""
    found = ""
    negated = any(t.head == i and _denied(claim, i) for i, t in enumerate(claim.tokens))
    for start, end in premise.sentences:
        stated = asked & words_of(premise, range(start, end))
        if len(stated) < SAID * len(asked):
            continue
        found = next((c for v in range(start, end) if (c := _on(premise, v, asked, negated))), "")
        if not found:
            return ""
    return found


def _on(tree: Tree, verb: int, asked: frozenset[str], negated: bool) -> str:
    """Return the condition of ``verb`` if the claim has nothing of it, but all the rest.

    What is denied on a condition is less than what a ``negated`` claim denies.
    """
    main = tree.tokens[verb].head
    if tree.tokens[verb].dep != "advcl" or not _is_condition(tree, verb):
        return ""
    unless = all(tree.lower(k) != "if" for k in tree.kids[verb])
    if _denied(tree, main) and (unless or not negated):
        return ""
    inside = sorted(tree.below(verb))
    words = words_of(tree, inside)
    rest = words_of(tree, set(tree.below(main)) - set(inside))
    if not words or words & asked or len(asked & rest) < SAID * len(asked):
        return ""
    return tree.quote(inside)


def _is_condition(tree: Tree, verb: int) -> bool:
    """Tell whether a clause is opened by *if* or *unless*; *even if* sets no condition.

    Nor does *where*, but in a rule: *overtime is paid where the head has agreed*.
    """
    opening = [k for k in tree.kids[verb] if k < verb and tree.lower(max(k - 1, 0)) != "even"]
    if any(tree.lower(k) in _CONDITIONS | {"unless"} for k in opening):
        return True
    return any(tree.lower(k) in _CASES and _is_ruling(tree, verb, k) for k in opening)


def _is_ruling(tree: Tree, clause: int, mark: int) -> bool:
    """Tell whether a clause sets the case of a rule: *may be opened when …*, *is paid where …*.

    After a comma it only tells what is so besides.
    """
    verb = tree.tokens[clause].head
    granting = any(tree.lower(k) in _GRANTING for k in tree.with_deps(verb, "aux"))
    qualified = tree.child(verb, "auxpass", "acomp") is not None and tree.lower(mark) == "where"
    aside = mark > verb and tree.lower(mark - 1) == ","
    return is_rule(tree, verb) and (granting or qualified) and not aside


def compare_needs(claim: Reading, premise: Reading) -> tuple[Outcome, str]:
    """Return ``conflict`` where nothing goes without what the evidence no longer requires.

    *You cannot ask without a form* against *a form is no longer required to ask*.
    """
    for mine in (f for f in claim.frames if f.stance == _FORBIDDEN):
        needed = {claim.tree.stems[i] for i in _without(mine)}
        for theirs in premise.frames:
            dropped = theirs.regulated and theirs.stance == _NOT_REQUIRED and theirs.key in needed
            of_this = not theirs.words or theirs.words & (mine.words | mine.keys)
            if dropped and of_this:
                return Outcome.CONFLICT, "it is not required"
    return Outcome.NONE, ""


def _without(frame: Frame) -> list[int]:
    """Return the nouns that a clause has after *without*."""
    tree = frame.tree
    preps = (i for i in tree.below(frame.verb) if tree.lower(i) == "without")
    return [noun for prep in preps for noun in tree.with_deps(prep, "pobj")]


def _denied(tree: Tree, verb: int) -> bool:
    without = tree.tokens[verb].dep == "pcomp" and tree.lower(tree.tokens[verb].head) == "without"
    nobody = any(tree.lower(k) == "no" for s in tree.with_deps(verb, "nsubj") for k in tree.kids[s])
    return without or nobody or tree.child(verb, "neg") is not None


def _demanded(tree: Tree, verb: int) -> bool:
    """Tell whether a clause says what must be done: *but must display the permit*."""
    auxiliaries = {tree.lower(k) for k in tree.with_deps(verb, "aux", "auxpass")}
    return "must" in auxiliaries and tree.tokens[verb].dep in {"ROOT", "conj"}


def _required(tree: Tree, verb: int) -> bool:
    """Tell whether the clause is a condition without which nothing holds."""
    marks = {tree.lower(k) for k in tree.kids[verb]} & _CONDITIONS
    before = min(tree.below(verb)) - 1
    marks |= {tree.lower(before)} & _STRICT if before >= 0 else frozenset()
    only = "only" in {tree.lower(i) for i in (*tree.kids[verb], before) if i >= 0}
    return bool(marks & _STRICT) or (bool(marks) and only)
