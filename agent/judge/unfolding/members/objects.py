"""What is done to each of two things: *the fee covers the hall for a day and the garden for two*.

Without a comma before it, what follows *and* stands in the place of the object, unless it is
somebody who may do the same to that thing: *the owner pays the rent in May and the lodger in June*.
"""

from agent.judge.clauses.tree import Tree
from agent.judge.once import once
from agent.judge.unfolding.members.complements import Complement, Lead, complement, rest
from agent.judge.unfolding.members.shared import Told, is_object, lead_of, segments, sentence


@once
def each_object(tree: Tree) -> list[Told]:
    """Return what a sentence says of each of its objects, none unless it tells them apart."""
    parts = segments(tree)
    lead = lead_of(tree, parts[0]) if len(parts) > 1 else None
    if lead is None:
        return []
    found = [complement(tree, part, lead) for part in parts[1:]]
    pairs = [(p, c) for p, c in zip(parts[1:], found, strict=True) if c is not None]
    if len(pairs) < len(found) or not all(is_object(tree, p, c, lead) for p, c in pairs):
        return []
    first = tuple(pairs[0][1].kept)
    told = [_told(tree, part, own, lead) for part, own in pairs]
    return [Told(first, sentence(tree.quote(parts[0])), loose=sentence(tree.quote(first))), *told]


def _told(tree: Tree, part: range, own: Complement, lead: Lead) -> Told:
    """Return what a part says, with the subject and the verbs of the first clause."""
    name, said = range(part.start, own.start), rest(tree, range(own.start, part.stop), own.first)
    words = (tree.quote(r) for r in (lead.subject, lead.verbs, name))
    text = sentence(" ".join([*words, said]))
    return Told(tuple(name), text, restored=True, loose=said, said=said)
