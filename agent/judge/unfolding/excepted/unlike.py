"""What is so of the other: *unlike its predecessor, the X5 has no jack* tells that that had one.

So *it weighs 2 kg rather than 5* tells what the other one weighs. Told for a claim on that.
"""

import re

from agent.domain.prose.casing import capital, small
from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.judge.alignment.lexical import content
from agent.judge.clauses.stems import stem
from agent.judge.clauses.tree import SUBJECTS, Tree
from agent.judge.polarity.roles.owners import owners
from agent.judge.unfolding.denied import denied, denies, edited, lifted, main_verb
from agent.judge.unfolding.telling import Told

_AGAINST = r"(?:unlike|in contrast (?:to|with)|contrary to|as opposed to)"
CUE = re.compile(rf"\b{_AGAINST} ", re.IGNORECASE)
_NAME = r"[^,;:.]{2,60}?"
_FORMS = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"^{_AGAINST} (?P<other>{_NAME}), (?P<rest>.+)$",
        rf"^(?P<who>{_NAME}), {_AGAINST} (?P<other>{_NAME}), (?P<rest>.+)$",
        rf"^(?P<rest>[^;:]+), {_AGAINST} (?P<other>{_NAME})\.?$",
    )
)
_PART = re.compile(r"; |,? (?:but|and|while|though) (?=(?:it|its|they|their|the)\b)", re.IGNORECASE)
_VALUE = rf"(?:[€$£]?\d[\d.,]*(?<=\d)|{ONE_TO_TWELVE})"
_INSTEAD = re.compile(
    rf"^(?P<lead>.*?) (?P<new>{_VALUE})(?P<unit>(?:%| [a-z]+){{0,3}}?),?"
    rf" (?:instead of|rather than|up from|down from|compared (?:with|to)) (?:the )?"
    rf"(?P<old>{_VALUE})(?P<own>(?:%| [a-z]+){{0,3}}?)\.?$",
    re.IGNORECASE,
)
_OF_IT = re.compile(r"(?:it|they|its|their)\b", re.IGNORECASE)
_ITS = re.compile(r"^(?:its|their|his|her) (?P<part>.+)$", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:all|every\w*|only|also|too|both|more|less|fewer|than|most|some|few|many|still|already"
    r"|always|will|would|could|might|either|or|and|if|most|even)\b",
    re.IGNORECASE,
)
_FORMER = re.compile(
    r"(?:the |its |their |[^,]+['’]s )?(?:predecessor|(?:previous|old|older|earlier|former|last"
    r"|preceding) (?P<noun>[\w-]+))(?: of .+)?",
    re.IGNORECASE,
)
_GENERIC = frozenset("model version edition generation one device system product unit".split())


def of_the_other(told: Told) -> str:
    """Return what a sentence says of that to which its subject is unlike, for a claim on that.

    Example:
        "Unlike Bonn, Mainz charges no fee." is told as "Bonn charges a fee."
    """
    text = told.text.strip()
    match = next((m for form in _FORMS if (m := form.match(text))), None)
    if match is None:
        return told.text
    (claim,) = told.trees(told.claim)
    who = match.groupdict().get("who")
    rest = f"{who} {match['rest']}" if who else match["rest"]
    name = _named(claim, match["other"], rest)
    if not name:
        return told.text
    first, *more = _PART.split(rest)
    turned = _turned(told.trees(f"{capital(first.rstrip(' ,.'))}.")[0], name, claim)
    own = _value(first, name, claim)
    more = [_value(part, name, claim) for part in more if _OF_IT.match(part)]
    return " ".join(filter(None, (own or turned, *more))) or told.text


def _named(claim: Tree, other: str, rest: str) -> str:
    """Return the words by which a claim tells of the other one or of a part of it, '' for none."""
    subject = next((i for root in claim.roots for i in claim.with_deps(root, *SUBJECTS)), None)
    for head in [] if subject is None else [subject, *owners(claim, subject)]:
        inside = sorted(claim.below(head, frozenset({"relcl"})))
        name = claim.quote(inside)
        if _is_same(name, claim.lower(head), other, rest):
            return name if claim.tokens[inside[0]].pos == "PROPN" else small(name)
    return ""


def _is_same(name: str, head: str, other: str, rest: str) -> bool:
    """Tell whether two phrases name the same other one: *its predecessor*, *the previous model*."""
    mine, its, around = ({*map(stem, content(t))} for t in (name, other, rest))
    if {*map(stem, content(head))} & its and (
        mine == its or (_ITS.match(other) and its <= mine <= its | around)
    ):
        return True
    return all(_is_former(t, around) for t in (name, other))


def _is_former(phrase: str, around: set[str]) -> bool:
    match = _FORMER.fullmatch(phrase)
    noun = (match["noun"] or "").lower() if match else ""
    return match is not None and (not noun or noun in _GENERIC or stem(noun) in around)


def _turned(tree: Tree, name: str, claim: Tree) -> str:
    """Return a clause told of the other one, of which the contrary is so, '' if unclear."""
    every = range(len(tree.tokens))
    verb, subject = main_verb(tree, every), tree.subject_among(every)
    if verb is None or subject is None or subject > verb or _UNCLEAR.search(tree.text):
        return ""
    said = range(verb, len(tree.tokens))
    if any(t.dep in {"conj", "advcl", "ccomp"} and t.pos in {"VERB", "AUX"} for t in tree.tokens):
        return ""
    if denies(tree, every):
        edits = lifted(tree, said, claim)
        return f"{capital(name)} {edited(tree, said, edits)}" if edits else ""
    negated = denied(tree, verb)
    rest = tree.text[tree.tokens[verb].end :]
    return f"{capital(name)} {negated}{rest}" if negated else ""


def _value(part: str, name: str, claim: Tree) -> str:
    """Return a clause with the value that the other one has *instead of* its own, '' for none."""
    match = _INSTEAD.match(part.strip())
    if match is None:
        return ""
    subject, _, verb = match["lead"].rpartition(" ")
    whose = _ITS.match(subject)
    said = next((t.text for t in claim.tokens if stem(t.lemma) == stem(verb)), verb)
    who = f"the {whose['part']} of {name}" if whose else name
    return f"{capital(who)} {said} {match['old']}{match['own'] or match['unit']}."
