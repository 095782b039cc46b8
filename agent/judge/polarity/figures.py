"""Numbers at one place of a near quotation: whether the claim has put in another one."""

from collections.abc import Iterator

from agent.domain.analysis import Analysis
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.polarity.changes import Change, Sides
from agent.judge.quantities.binding import bind
from agent.judge.quantities.compare import Relation, comparable, relate
from agent.judge.quantities.extract import quantities
from agent.judge.quantities.periods import within_a_period, within_hours
from agent.judge.quantities.quantity import Quantity

_DENIALS = frozenset("not n't no never without neither nor".split())


def exchanged_number(change: Change, sides: Sides) -> str:
    """Return why the quantity at one place differs from the one that it stands for, or ''.

    A quantity that another sentence states may be that sentence's matter; one that another member
    of the sentence states is that member's where the claim speaks of it. A denial that only one
    of the two has ("not free for two nights") is about what the number leaves out.
    """
    if _denies(sides.claim, range(len(sides.claim.tokens))) != _denies(
        sides.premise, range(*sides.premise.sentences[sides.sentence])
    ):
        return ""
    start, end = sides.premise.sentences[sides.sentence]
    first, last = sides.offered.tokens[start].start, sides.offered.tokens[end - 1].end
    others = [q for q in quantities(sides.offered) if not first <= q.start < last]
    known = bind(sides.offered).items
    for mine in _inside(sides.whole, change.claim):
        for theirs in _inside(sides.offered, change.premise):
            differs = comparable(mine, theirs) and relate(mine, theirs) is Relation.DIFFERS
            stated = any(comparable(mine, q) and relate(mine, q) is Relation.STATES for q in others)
            stated = stated or within_a_period(mine, known, sides.offered.text)
            stated = stated or within_hours(mine, known, sides.offered.text)
            stated = stated or _of_its_member(mine, theirs, sides)
            if differs and mine.dimension == theirs.dimension and not stated:
                return f"“{mine.text}” stands in the place of “{theirs.text}”"
    return _figure(change, sides)


def counted(text: Analysis, indices: tuple[int, ...]) -> frozenset[int]:
    """Return those of some tokens that belong to a quantity, dates apart."""
    found = [q for q in _inside(text, indices) if not q.is_date]
    return frozenset(
        i for i in indices if any(q.start <= text.tokens[i].start < q.end for q in found)
    )


def _denies(tree: Tree, indices: range) -> bool:
    return any(tree.tokens[i].dep == "neg" or tree.lower(i) in _DENIALS for i in indices)


def _of_its_member(mine: Quantity, theirs: Quantity, sides: Sides) -> bool:
    """Tell whether a member that leaves words out states the number: *412 on Monday and 387 on …*.

    The claim must have all words that this member has to itself, and lack some that stand
    between the two numbers.
    """
    items = bind(sides.offered).items
    other = next((b for b in items if b.quantity.start == theirs.start), None)
    own = next((b for b in bind(sides.whole).items if b.quantity.start == mine.start), None)
    known = bind(sides.whole).words
    for member in items:
        if other is None or own is None or member.sentence != other.sentence:
            continue
        if not comparable(mine, member.quantity):
            continue
        if relate(mine, member.quantity) is not Relation.STATES:
            continue
        apart = member.near - other.near
        low, high = sorted((theirs.start, member.quantity.start))
        between = {
            sides.premise.stems[k]
            for k, t in enumerate(sides.offered.tokens)
            if low < t.start < high and t.pos in CONTENT_POS
        }
        if apart and apart <= own.near and between - known:
            return True
    return False


def _figure(change: Change, sides: Sides) -> str:
    """Return why a plain number (*number 41*) is not the one that it stands for, or ''."""
    if len(change.claim) != 1 or len(change.premise) != 1:
        return ""
    mine, theirs = sides.claim.tokens[change.claim[0]], sides.premise.tokens[change.premise[0]]
    plain = mine.text.isdigit() and theirs.text.isdigit()
    if not plain or any(t.text == mine.text for t in sides.premise.tokens):
        return ""
    if any(_inside(sides.whole, change.claim)) or any(_inside(sides.offered, change.premise)):
        return ""
    return f"“{mine.text}” stands in the place of “{theirs.text}”"


def _inside(text: Analysis, indices: tuple[int, ...]) -> Iterator[Quantity]:
    places = {text.tokens[i].start for i in indices}
    return (q for q in quantities(text) if any(q.start <= p < q.end for p in places))
