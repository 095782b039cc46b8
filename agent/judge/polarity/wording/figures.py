"""Numbers at one place of a near quotation: whether the claim has put in another one."""

import re
from collections.abc import Iterator

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.tree import CONTENT_POS, Tree
from agent.judge.polarity.wording.changes import Change, Sides
from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.binding.scenario import is_denied
from agent.judge.quantities.cases.dated.deadlines import keeps
from agent.judge.quantities.cases.dated.periods import is_end, within_a_period, within_hours
from agent.judge.quantities.cases.limited.remainder import told_of_the_rest
from agent.judge.quantities.comparison.compare import Relation, comparable, relate, states
from agent.judge.quantities.numbers.numerals import roman_value
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.judge.quantities.times.dates import ORDINALS

_ORDINAL = re.compile(r"^(\d+)(?:st|nd|rd|th)$", re.IGNORECASE)


def exchanged_number(change: Change, sides: Sides) -> str:
    """Return why the quantity at one place differs from the one that it stands for, or ''.

    A quantity that another sentence states may be that sentence's matter; one that another member
    of the sentence states is that member's where the claim speaks of it. A denial that only one
    of the two has ("not free for two nights") is about what the number leaves out.
    """
    start, end = sides.premise.sentences[sides.sentence]
    first, last = sides.offered.tokens[start].start, sides.offered.tokens[end - 1].end
    others = [q for q in quantities(sides.offered) if not first <= q.start < last]
    for mine in _inside(sides.whole, change.claim):
        for theirs in _inside(sides.offered, change.premise):
            if mine.dimension != theirs.dimension or not comparable(mine, theirs):
                continue
            if _shares_a_token(mine, sides.whole):
                continue
            differs = relate(mine, theirs) is Relation.DIFFERS
            stated = any(states(mine, q) for q in others)
            if differs and not stated and not _excused(mine, theirs, sides):
                return f"“{mine.text}” stands in the place of “{theirs.text}”"
    return _figure(change, sides)


def _shares_a_token(quantity: Quantity, text: Analysis) -> bool:
    """Tell whether the words of a text are not cut between two quantities: *3–9 May*."""
    cut = {t.start for t in text.tokens} | {t.end for t in text.tokens}
    return not {quantity.start, quantity.end} <= cut


def counted(text: Analysis, indices: tuple[int, ...]) -> frozenset[int]:
    """Return those of some tokens that belong to a quantity, dates apart."""
    found = [q for q in _inside(text, indices) if not q.is_date]
    return frozenset(
        i for i in indices if any(q.start <= text.tokens[i].start < q.end for q in found)
    )


def dated(text: Analysis, indices: tuple[int, ...]) -> bool:
    """Tell whether some tokens belong to a date."""
    return any(q.is_date for q in _inside(text, indices))


def same_date(sides: Sides, mine: int, theirs: int) -> bool:
    """Tell whether two words belong to dates that say the same: *before May*, *by 30 April*.

    Or to one in a period of the other: *in April* is *before May* as well.
    """
    claim, offered = sides.whole.text, sides.offered
    return any(
        one.is_date
        and other.is_date
        and (
            relate(one, other) is Relation.STATES
            or (
                not is_end(one, claim)
                and other.bound
                and within_a_period(one, claim, bind(offered).items, offered.text)
            )
        )
        for one in _inside(sides.whole, (mine,))
        for other in _inside(sides.offered, (theirs,))
    )


def _excused(mine: Quantity, theirs: Quantity, sides: Sides) -> bool:
    """Tell whether another number at a place may be right there."""
    claim, offered = sides.whole, sides.offered
    if is_denied(claim, mine) != is_denied(offered, theirs):
        return True
    if keeps(mine, claim.text, theirs, offered.text) or _of_its_verb(mine, theirs, sides):
        return True
    if _counts_its_own(mine, theirs, offered):
        return True
    known = bind(offered).items
    if not is_end(mine, claim.text) and within_a_period(mine, claim.text, known, offered.text):
        return True
    item = next((b for b in bind(claim).items if b.quantity.start == mine.start), None)
    if item is not None and told_of_the_rest(claim, offered, item):
        return True
    return within_hours(mine, claim.text, known, offered.text) or _of_its_member(
        mine, theirs, sides
    )


def _counts_its_own(mine: Quantity, theirs: Quantity, offered: Analysis) -> bool:
    """Tell whether the evidence counts as many of the same, and others at the place."""
    same = (q for q in quantities(offered) if q.noun == mine.noun and comparable(mine, q))
    stated = any(relate(mine, q) is Relation.STATES for q in same)
    return bool(mine.noun and theirs.noun) and mine.noun != theirs.noun and stated


def _of_its_verb(mine: Quantity, theirs: Quantity, sides: Sides) -> bool:
    """Tell whether the sentence states a number with the claim's verb, and another with its own.

    *In 1950 it took over two grounds* is so though *founded in 1902* stands before it.
    """
    verb = _verb(mine, sides.whole, sides.claim)
    stating = (q for q in quantities(sides.offered) if relate(mine, q) is Relation.STATES)
    told = {_verb(q, sides.offered, sides.premise) for q in stating if comparable(mine, q)}
    return bool(verb) and verb in told and _verb(theirs, sides.offered, sides.premise) != verb


def _verb(quantity: Quantity, text: Analysis, tree: Tree) -> str:
    """Return the stem of the verb that a number belongs to, '' where it belongs to none."""
    index = next((i for i, t in enumerate(text.tokens) if t.end > quantity.start), 0)
    seen: set[int] = set()
    while text.tokens[index].pos not in ("VERB", "AUX") and index not in seen:
        seen.add(index)
        index = text.tokens[index].head
    return "" if index in seen else tree.stems[index]


def _of_its_member(mine: Quantity, theirs: Quantity, sides: Sides) -> bool:
    """Tell whether a member that leaves words out states the number: *412 on Monday and 387 on …*.

    The claim must have all words that this member has to itself, and lack some that stand
    between the two numbers.
    """
    items = bind(sides.offered).items
    other = next((b for b in items if b.quantity.start == theirs.start), None)
    own = next((b for b in bind(sides.whole).items if b.quantity.start == mine.start), None)
    known = bind(sides.whole).words
    if other is None or own is None:
        return False
    for member in (b for b in items if b.sentence == other.sentence):
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


def figure(text: str) -> tuple[str, int] | None:
    """Return the kind and the value of a plain number, an ordinal or a Roman numeral, else None.

    *IV* and *4* are alike, and so are *third* and *3rd*.
    """
    if text.isdecimal():
        return "number", int(text)
    if (roman := roman_value(text)) > 0:
        return "number", roman
    ordinal = ORDINALS.get(text.lower()) or int(next(iter(_ORDINAL.findall(text)), 0))
    return ("ordinal", ordinal) if ordinal else None


def _figure(change: Change, sides: Sides) -> str:
    """Return why a plain number (*number 41*) is not the one that it stands for, or ''."""
    if len(change.claim) != 1 or len(change.premise) != 1:
        return ""
    mine, theirs = sides.claim.tokens[change.claim[0]], sides.premise.tokens[change.premise[0]]
    one, other = figure(mine.text), figure(theirs.text)
    if not one or not other or one[0] != other[0] or one == other:
        return ""
    if any(figure(t.text) == one for t in sides.premise.tokens):
        return ""
    if any(_inside(sides.whole, change.claim)) or any(_inside(sides.offered, change.premise)):
        return ""
    return f"“{mine.text}” stands in the place of “{theirs.text}”"


def _inside(text: Analysis, indices: tuple[int, ...]) -> Iterator[Quantity]:
    places = {text.tokens[i].start for i in indices}
    return (q for q in quantities(text) if any(q.start <= p < q.end for p in places))
