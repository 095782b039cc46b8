"""What those under a rule do, told as what they must do: *visitors sign in* as *must sign in*.

Only of what rules ask for and of whom they ask it: bees that collect nectar do not have to, nor
what many visitors do, or did last year.
"""

import re

from agent.domain.prose.tags import PRESENT, SUBJECTS
from agent.judge.clauses.tree import Tree

DUTY = re.compile(
    r"(?<!not )(?<!n['’]t )\b(?:must|(?:have|has|need|needs) to|(?:is|are) (?:required|obliged) to)"
    r"\b(?! not\b)",
    re.IGNORECASE,
)
_PEOPLE = re.compile(
    r"(?:[a-z]+(?:ers?|ors?|ees?|ants?|ists?)|staff|people|persons?|crews?|pupils?|guests?|nurses?"
    r"|parents?|personnel|everyone|everybody|students?|residents?|patients?|presidents?|clients?"
    r"|chairs?|chefs?|hosts?|pilots?|heads?)"
)
_THINGS = re.compile(
    r"(?:serv|comput|print|scann|rout|heat|tim|count|met|controll|process|brows|boil|mix|cool"
    r"|read|trigg|charg|paper|numb|ord)ers?|(?:sens|monit|mot|react|generat|simulat)ors?"
)
_ASKED = frozenset(
    """sign wear pay log submit keep report return hand present show complete fill register inform
    notify check clean lock bring carry provide record store wash disinfect attend deliver label
    send renew replace inspect sort remove confirm document enter apply declare""".split()
)
CUE = re.compile(
    r"\b(?:sign|wear|pay|log|submit|keep|report|return|hand|present|show|complete|fill|register"
    r"|inform|notif|check|clean|lock|bring|carr|provide|record|store|wash|disinfect|attend|deliver"
    r"|label|send|renew|replace|inspect|sort|remove|confirm|document|enter|appl|declare)\w*",
    re.IGNORECASE,
)
TELLS = re.compile(
    r"\b(?:many|most|some|several|few|half|often|usually|sometimes|typically|generally|mostly"
    r"|normally|rarely|seldom|frequently|commonly|tend|prefer|like|choose|now|today|currently|once"
    r"|on average|never|not|no|only|may|can|could|would|should|must|will|if|unless|per cent)\b"
    r"|n['’]t\b|%",
    re.IGNORECASE,
)
"""Words of what is told of how things are, or of what has a force of its own."""
_ANY = PRESENT | {"VB"}
"""Tags of verbs now; those that are joined to another may seem bare."""


def as_a_duty(tree: Tree, sentence: range, claim: str) -> str | None:
    """Return a sentence as a duty where the claim tells one, None where it may be none."""
    text = tree.quote(sentence)
    roots = [i for i in sentence if tree.tokens[i].head == i]
    if len(roots) != 1 or not DUTY.search(claim) or TELLS.search(text):
        return None
    verbs = [roots[0], *_joined(tree, roots[0])]
    subject = tree.child(roots[0], "nsubj")
    if subject is None or not _is_bound(tree, subject) or tree.child(roots[0], "aux", "neg"):
        return None
    if tree.tokens[roots[0]].tag not in PRESENT:
        return None
    if any(tree.tokens[v].tag not in _ANY or tree.tokens[v].lemma not in _ASKED for v in verbs):
        return None
    told = {v: tree.tokens[v].lemma.lower() for v in verbs}
    told[roots[0]] = f"must {told[roots[0]]}"
    return _put(tree, sentence, told)


def _joined(tree: Tree, verb: int) -> list[int]:
    """Return the verbs that are joined to one and have no subject of their own."""
    found = [i for i in tree.with_deps(verb, "conj") if tree.child(i, *SUBJECTS) is None]
    return [*found, *(k for i in found for k in _joined(tree, i))]


def _is_bound(tree: Tree, subject: int) -> bool:
    """Tell whether a subject is of people in general, whom a rule may bind, and not counted."""
    word = tree.lower(subject)
    counted = any(tree.tokens[k].pos == "NUM" for k in tree.below(subject))
    named = tree.tokens[subject].pos == "PROPN"
    return (
        not counted and not named and bool(_PEOPLE.fullmatch(word)) and not _THINGS.fullmatch(word)
    )


def _put(tree: Tree, sentence: range, told: dict[int, str]) -> str:
    parts, at = [], tree.tokens[sentence[0]].start
    for verb in sorted(told):
        parts += [tree.text[at : tree.tokens[verb].start], told[verb]]
        at = tree.tokens[verb].end
    return "".join([*parts, tree.text[at : tree.tokens[sentence[-1]].end]])
