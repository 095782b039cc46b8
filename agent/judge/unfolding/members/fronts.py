"""A clause that several times or places share: *in the hall smoking is allowed, in the bar not*.

Each is told in full, *in May the office opens at 8, in June at 9* as *in June the office opens at
9*.
"""

from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.once import once
from agent.judge.unfolding.members.complements import Lead, complement, rest
from agent.judge.unfolding.members.shared import Told, lead_at, lead_of, segments, sentence

_EITHER_WAY = frozenset("before after until".split())
"""Words that open a time or a clause."""


@once
def each_by_front(tree: Tree) -> list[Told]:
    """Return what is said of each place or time that opens a part, none where that is unclear."""
    parts = segments(tree)
    if len(parts) < len("ab") or not _is_front(tree, parts[0][:1]):
        return []
    if _is_front(tree, parts[0]) and len(parts) > len("ab"):
        front, body, others = parts[0], parts[1], parts[2:]
    else:
        front, body = _cut(tree, parts[0], parts[1])
        others = parts[1:]
    lead = (lead_of(tree, body) if front and body else None) or _asking(tree, parts[0])
    if lead is None:
        return []
    told = [_told(tree, part, lead) for part in others]
    found = [t for t in told if t is not None]
    first = complement(tree, others[0], lead)
    if first is None or not first.first or len(found) < len(told):
        return []
    if not lead.subject:
        front, body = range(parts[0].start, lead.verbs.start), range(lead.verbs.start, lead.end)
    text = sentence(f"{tree.quote(front)} {tree.quote(body)}")
    return [Told(tuple(front), text, loose=text, said=tree.quote(first.first)), *found]


def _is_front(tree: Tree, words: range) -> bool:
    """Tell whether words open with a preposition and have neither verb nor number."""
    opens = bool(words) and _shape(tree, words.start) == "ADP"
    tokens = (tree.tokens[i] for i in words)
    return opens and not any(
        t.pos == "NUM" or (t.pos in {"VERB", "AUX"} and t.dep != "amod") for t in tokens
    )


def _asking(tree: Tree, first: range) -> Lead | None:
    """Return the verb of *for tap washers call the caretaker*, None where somebody is told of."""
    verbs = [i for i in first if tree.tokens[i].tag in {"VB", "VBP"}]
    front = range(first.start, verbs[0]) if len(verbs) == 1 else first[:0]
    if tree.lower(first.start) != "for" or not _is_front(tree, front):
        return None
    return lead_at(tree, first[:0], range(verbs[0], first.stop)) if len(front) > 1 else None


def _cut(tree: Tree, first: range, second: range) -> tuple[range, range]:
    """Return the place or time that opens the first part, like that of the second, and the rest.

    Where the parser sees no subject behind it, as in *in the east wing smoking is allowed*, it ends
    like that of the second.
    """
    subject = tree.subject_among(first)
    begin = min(tree.subtree(subject)) if subject is not None else first.start
    if begin > first.start and tree.tokens[begin - 1].pos in NOUNS:
        return range(first.start, begin), range(begin, first.stop)
    longest = min(len(first), len(second))
    shapes = [[_shape(tree, i) for i in part[:longest]] for part in (first, second)]
    alike = next((n for n, (a, b) in enumerate(zip(*shapes, strict=True)) if a != b), longest)
    noun = next((n for n in range(alike, 0, -1) if shapes[0][n - 1] == "NOUN"), 0)
    return first[:noun], first[noun:]


def _shape(tree: Tree, index: int) -> str:
    pos = tree.tokens[index].pos
    if tree.lower(index) in _EITHER_WAY:
        return "ADP"
    return "NOUN" if pos in NOUNS else pos


def _told(tree: Tree, part: range, lead: Lead) -> Told | None:
    """Return what a part says of its own place or time, None where it is no such part."""
    found = complement(tree, part, lead)
    front = range(part.start, found.start) if found else part[:0]
    if found is None or not _is_front(tree, front) or tree.tokens[front[-1]].pos not in NOUNS:
        return None
    kept = tree.quote(found.kept) if found.kept else ""
    said = rest(tree, range(found.start, part.stop), found.first)
    subject = tree.quote(lead.subject) if lead.subject else ""
    words = [tree.quote(front), subject, tree.quote(lead.verbs), kept, said]
    text = sentence(" ".join(w for w in words if w))
    return Told(tuple(front), text, restored=True, loose=f"{kept} {said}", said=said)
