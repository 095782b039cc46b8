"""Places: what is in the warehouse next to the school is not in the school."""

from agent.domain.finding import Outcome
from agent.judge.clauses.tree import NOUNS, Tree

_IN = frozenset("in inside within".split())
_AWAY = frozenset("near beside behind outside opposite alongside beyond".split())
_AWAY_TO = frozenset("next close adjacent opposite".split())
_AWAY_OF = frozenset("outside front".split())


def compare_nearby(claim: Tree, premise: Tree) -> tuple[Outcome, str]:
    """Return ``missing`` where a claim has *in* a place what the evidence only has next to it."""
    for place, token in enumerate(claim.tokens):
        led = token.dep == "pobj" and claim.lower(token.head) in _IN
        if not led or token.pos not in NOUNS or claim.child(place, "nummod") is not None:
            continue
        told = premise.places(claim.stems[place])
        if told and all(_is_away(premise, k) for k in told):
            return Outcome.MISSING, f"it says “{_phrase(premise, told[0])}”"
    return Outcome.NONE, ""


def _is_away(tree: Tree, place: int) -> bool:
    """Tell whether something is told to be by a place, not in it."""
    token = tree.tokens[place]
    if token.dep != "pobj" or token.pos not in NOUNS:
        return False
    link = tree.lower(token.head)
    beside = tree.lower(tree.tokens[token.head].head)
    before = tree.lower(token.head - 1) if token.head else ""
    if link in _AWAY:
        return True
    return (link == "to" and {beside, before} & _AWAY_TO != set()) or (
        link == "of" and before in _AWAY_OF
    )


def _phrase(tree: Tree, place: int) -> str:
    """Return the words from those that tell where to a place: *next to the school*."""
    first = tree.tokens[place].head
    if tree.lower(first) in ("to", "of") and first:
        first -= 1
    return tree.quote([first, place])
