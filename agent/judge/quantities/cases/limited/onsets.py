"""Onsets: an alarm that sounds *above 60 °C* is not told to sound *above 40 °C*.

Of what is measured the wider limit holds as well: a price of more than €60 is one of more than €40.
"""

from collections.abc import Iterator

from agent.domain.finding import Finding
from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.reading import read
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.wording import opposed
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.reading.extract import quantities

_CIRCUMSTANCES = frozenset({"temperature", "pressure", "speed", "voltage", "sound"})
_MEASURED = frozenset(
    """be rise fall drop climb sink go stay remain keep hold lie stand move run get reach heat cool
    warm store""".split()
)
"""Verbs with which it is their subject or object that has the value."""
_DEEDS = frozenset({"VERB", "ADJ"})


def of_another_onset(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict where a claim has something begin, or end, at a wider limit."""
    told = dict(_onsets(premise))
    for deed, quantity in _onsets(claim):
        known = told.get(deed)
        if known is None or known.dimension != quantity.dimension:
            continue
        wider = inside(known.interval, quantity.interval, 0.0)
        if wider and known.interval != quantity.interval:
            return opposed(quantity, known)
    return None


def _onsets(text: Analysis) -> Iterator[tuple[str, Quantity]]:
    """Yield the limits from which something is done or is so, with the stem of what that is."""
    tree = read(text).tree
    at = {t.start: i for i, t in enumerate(tree.tokens)}
    for quantity in quantities(text):
        index = at.get(quantity.start)
        if quantity.dimension not in _CIRCUMSTANCES or not quantity.interval.is_one_sided:
            continue
        if index is None or tree.tokens[index].dep != "prep":
            continue
        deed = _deed(tree, index)
        if deed is not None:
            yield tree.stems[deed], quantity


def _deed(tree: Tree, limit: int) -> int | None:
    """Return what is done or so at a limit, None where that is what is measured.

    *At pressures above 8 bar* is told of what happens then; *runs above 8 bar* of the pressure, and
    *runs at full speed above 8 bar* of what happens.
    """
    head, first = tree.tokens[limit].head, limit
    if tree.tokens[head].pos in NOUNS and tree.tokens[head].dep == "pobj":
        first = tree.tokens[head].head
        head = tree.tokens[first].head
    if tree.tokens[head].pos not in _DEEDS:
        return None
    measured = tree.tokens[head].lemma in _MEASURED and tree.child(head, "prep") == first
    return None if measured else head
