"""The type of a claim, and how much the answer rests on it."""

import re

from agent.domain.claim import ClaimType, Importance
from agent.domain.prose.calendar import MONTHS, WEEKDAY
from agent.domain.prose.figures import figures
from agent.domain.prose.tags import ANY_SUBJECT
from agent.domain.prose.terms import overlap, terms
from agent.judge.claims.parsing.clause import Clause
from agent.judge.clauses.tree import Tree

MARKERS = re.compile(
    r"\b(?:must|required?s?|requirement|mandatory|only|never|always|prohibited|forbidden|shall"
    r"|cannot|can['’]t|may not|need(?:s|ed)?|ha(?:ve|s) to|not (?:allowed|permitted)|at least"
    r"|at most|no (?:more|less|later|fewer|earlier) than|exclusively|solely|every|all|any|none"
    r"|obliged|obligat\w+|banned|illegal|unlawful|essential|critical|necessary|not mandatory)\b",
    re.IGNORECASE,
)
_POLICY = re.compile(
    r"\b(?:must|shall|should|required?|requires|mandatory|prohibited|forbidden|cannot|can['’]t"
    r"|(?-i:may)(?! (?:be|have been) (?:due|because))|need(?:s|ed)?|ha(?:ve|s) to|allowed|permitted"
    r"|entitled|eligible|obliged|obligated|responsible for|subject to|(?:are|['’]re) expected to"
    r"|exempt|banned|up to your|not mandatory|optional)\b",
    re.IGNORECASE,
)
_DEFINITION = re.compile(
    r"\b(?:means|refers? to|is defined as|are defined as|stands? for|is known as|are known as"
    r"|is called|are called|denotes?|is short for|is an? (?:kind|type|form|sort) of)\b",
    re.IGNORECASE,
)
_ASKS_FIGURE = re.compile(
    r"\bhow (?:long|much|many|often|far|old|soon|late|early|big|large|fast)\b|\bwhen\b"
    r"|\bwhat (?:is|are|'s) the (?:price|cost|fee|rate|deadline|limit|amount|number|date|maximum"
    r"|minimum|percentage)\b",
    re.IGNORECASE,
)
_ASKS_PERSON = re.compile(r"\bwho(?:m|se)?\b", re.IGNORECASE)
_ASKS_PLACE = re.compile(r"\bwhere\b", re.IGNORECASE)
_PLACE = re.compile(r"\b(?:in|at|on|from|to|under|inside|near|via|through|into)\b", re.IGNORECASE)
_OPEN = re.compile(r"\b(?:what|which|how|why|explain|describe|tell|list)\b", re.IGNORECASE)
_YES_NO = re.compile(
    r"(?:^|[.!?,;]\s*(?:and |or )?)(?:do|does|did|is|are|was|were|can|could|may|must|should|will"
    r"|would|has|have)\b[^?]*\?",
    re.IGNORECASE,
)
_DATE = re.compile(
    rf"\b(?:{'|'.join(month for month in MONTHS if month != 'May')}"
    r"|(?:in|by|of|until|since|from|to|before|after|during|through|early|late|mid)[ -]May"
    rf"|(?:{WEEKDAY})s?|midnight|noon"
    r"|twice|annually|monthly|weekly|daily|quarterly|hourly|yearly|dozens?|hundreds?|thousands?"
    r"|millions?|billions?|half|double[ds]?|triple[ds]?|first (?:day )?of|last (?:day )?of)\b"
)
_COMMAND = re.compile(
    r"(?:please |also |then |first,? |next,? |always |never )?(?:email|e-mail|mail|call|phone|fax"
    r"|text|contact|report|file|book|check|request|document|review|list|log|record|schedule|copy"
    r"|upload|download|name|note|plan|charge|update|label|store|dial|press|place|mix|cool|heat"
    r"|rinse|dose|set|post|pick|spotlight|back|lock|click|tap|open|close|start|stop|test|use|do not"
    r"|don['’]t)\s+(?!is\b|are\b|was\b|must\b|can\b|of\b|has\b|and\b|or\b)",
    re.IGNORECASE,
)
_ROLE = re.compile(r"(?:er|or|ee|ist|ant|ent|ian|staff|team|office|people|board|group|body)s?\b")

DIRECT = 0.5
"""Share of the question's content words that a direct answer repeats."""
DIRECT_SHORT = 0.25
"""The same where the claim also has what the question asks for (a person, a place)."""


def claim_type(text: str, clause: Clause, tree: Tree) -> ClaimType:
    """Return the type of the claim ``text``, made of ``clause``."""
    root = clause.root
    commands = not clause.subject and tree.is_imperative(root)
    if commands or _POLICY.search(text) or _commands(text, tree):
        return ClaimType.POLICY
    if has_figure(text):
        return ClaimType.NUMERIC
    if _DEFINITION.search(text) or _classifies(root, tree):
        return ClaimType.DEFINITION
    return ClaimType.FACT


def _commands(text: str, tree: Tree) -> bool:
    """Tell a command whose verb the parser takes for a noun ("Email the office")."""
    finite = any(tree.is_finite(root) and tree.with_deps(root, *ANY_SUBJECT) for root in tree.roots)
    return not finite and bool(_COMMAND.match(text))


def _classifies(root: int, tree: Tree) -> bool:
    """Tell "X is a Y that …" and "X is a kind of Y" from other statements with "is"."""
    token = tree.tokens[root]
    if token.lemma != "be" or token.tag not in ("VBZ", "VBP"):
        return False
    for kid in tree.with_deps(root, "attr"):
        words = tree.subtree(kid)
        subject = [i for k in tree.with_deps(root, *ANY_SUBJECT) for i in tree.subtree(k)]
        vague = any(tree.tokens[i].pos == "PRON" for i in subject[:1])
        if tree.lower(words[0]) in ("a", "an") and len(words) > 2 and not vague:
            return True
    return False


def has_figure(text: str) -> bool:
    """Tell whether ``text`` contains a number, date or amount."""
    return bool(figures(text) or _DATE.search(text) or re.search(r"\d", text))


def importance(text: str, kind: ClaimType, question: str | None) -> Importance:
    """Return how much the answer rests on the claim.

    Critical: it has a figure, or it answers the question directly. Material: it states a policy
    or carries a marker such as "must" or "only". Without a question nothing is merely background
    to an answer, so facts are material too and only definitions are minor.
    """
    if has_figure(text) or (question and answers(text, question)):
        return Importance.CRITICAL
    if kind is ClaimType.POLICY or MARKERS.search(text):
        return Importance.MATERIAL
    if question is None and kind is ClaimType.FACT:
        return Importance.MATERIAL
    return Importance.MINOR


def answers(text: str, question: str) -> bool:
    """Tell whether a claim answers one of the question's sentences directly.

    It repeats content words of what is asked: fewer of them where the question is open ("how",
    "what") or the kind of answer asked for (a person, a place) can be seen in the claim, more
    where it asks for yes or no. What asks for a figure is not answered without one.
    """
    said = terms(text)
    parts = [p for p in re.split(r"(?<=[.?!])\s+|;\s+|,\s+and\s+", question) if p.strip()]
    return any(_answers_part(text, said, part) for part in parts)


def _answers_part(text: str, said: list[str], part: str) -> bool:
    asked = terms(part)
    share = overlap(asked, said)
    if _ASKS_FIGURE.search(part) and not _YES_NO.search(part):
        return has_figure(text) and share >= DIRECT_SHORT
    if _ASKS_PERSON.search(part):
        return _names_someone(text) and share >= DIRECT_SHORT
    if _ASKS_PLACE.search(part):
        return bool(_PLACE.search(text)) and share >= DIRECT_SHORT
    if _OPEN.search(part):
        return share >= DIRECT_SHORT
    return share >= DIRECT


def _names_someone(text: str) -> bool:
    names = re.search(r"(?<!^)\b[A-Z][a-z]+\b", text)
    return bool(names) or bool(_ROLE.search(text))
