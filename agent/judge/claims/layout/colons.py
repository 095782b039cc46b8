"""Sentences with a colon, dash or semicolon: labels, lead-ins, and statements side by side."""

import re
from dataclasses import replace

from agent.domain.prose.calendar import MONTH, WEEKDAY
from agent.judge.claims.layout.counted import told_of_each
from agent.judge.claims.layout.marks import enumerated
from agent.judge.claims.layout.records import fields
from agent.judge.claims.layout.units import Unit, UnitKind
from agent.judge.claims.parsing.inflection import is_plural, uncapitalised
from agent.judge.claims.parsing.trees import Trees
from agent.judge.clauses.tree import Tree

_COLON = re.compile(r"(?<!\d):\s+(?=\S)")
_DASH = re.compile(r"\s+[–—-]\s+(?=\S)")
_SEMICOLON = re.compile(r";\s+(?:and |but |or )?(?=\S)")
_GENERIC = re.compile(
    r"(?:just )?(?:a )?(?:quick |brief |short )?(?:update|heads[- ]up|reminder|remark|recap)"
    r"|(?:please )?(?:note|notes|important|important note|warning|caution|tip|tips|pro tip|hint"
    r"|answer|short answer|long answer|the (?:short )?answer|summary|in short|in summary|tl;?dr"
    r"|bottom line|key (?:point|fact|takeaway)s?|takeaway|conclusion|example|for example|details?"
    r"|reminder|remember|fact|caveat|disclaimer|source|sources|update|attention|n\.?b\.?|fyi"
    r"|step (?:\d+|one|two|three|four|five|six)|\d+|[a-z]|q|a|response|overview|explanation"
    r"|in brief|quick answer|verdict|yes|no|first|second|third|next|finally|result|good news"
    r"|bad news)",
    re.IGNORECASE,
)
_ANNOUNCES = re.compile(
    r"\b(?:following|as follows|below|here(?:'s|’s| is| are)|these|this is how|like this)\b",
    re.IGNORECASE,
)
_PREPOSITION = re.compile(
    r"(?:after|before|within|until|from|during|for|in|on|at|by|with|without|under|over)\b",
    re.IGNORECASE,
)
_CONDITION = re.compile(r"(?:if|when|whenever|unless)\b", re.IGNORECASE)
_CASE = re.compile(rf"{_CONDITION.pattern}|{_PREPOSITION.pattern}|to\b", re.IGNORECASE)
"""How a label begins that tells for what, where or when something holds."""
_NOT_NAMES = frozenset({"VBN", "VBD", "JJ", "JJR", "JJS", "RB", "IN"})
_COMMAND = re.compile(
    r"(?!(?:Half|Twice|Double|Both|All|Only|Not|Up|In|On|At|By|From|For|With|As|To)\b)[A-Z][a-z]+ "
    r"(?:an?|the|your|it|them|all|any|each|every)\b"
)
"""A command by its form, where the parser takes its verb for a name."""
_DESCRIBING = frozenset({"VERB", "AUX", "ADJ", "ADV", "ADP"})
_FORCE = re.compile(r"(?:optional|recommended|required|mandatory)(?:ly)?", re.IGNORECASE)
"""A label that only tells how far what stands behind it binds."""
_ADDRESSES = frozenset("Mr Mrs Ms Mx Dr Prof Mr. Mrs. Ms. Dr. Prof.".split())
_SAID = re.compile(r"\b(?:said|says|wrote|writes|stated|states|added|reads|noted)$")
_DAY = re.compile(
    rf"(?:\d{{1,2}}(?:st|nd|rd|th)?(?: ?[–-] ?\d{{1,2}})?\.? (?:{MONTH})|(?:{MONTH}) \d{{1,2}}\b)"
)
_DATED = re.compile(rf"\b(?:1[89]|20)\d\d\b|^(?:{MONTH})\b|^{_DAY.pattern}")
_LIMIT = re.compile(
    r"^(?:up to|from|between|over|under|above|below|(?:more|less|fewer|no more|no less) than"
    r"|at (?:least|most))\b",
    re.IGNORECASE,
)
_WEEKDAY = re.compile(rf"(?:{WEEKDAY})s?\b")
_ITEM_JOINT = re.compile(r"(?:;|,(?!\d))\s+(?:and\s+)?|\s+and\s+")
_REMAINDER = re.compile(
    r"(?:another|(?:the|all) (?:other|rest|remaining)|others?)\b", re.IGNORECASE
)
_MAX_LABEL = 10
_PURPOSE = re.compile(r"((?:In order to|To) [a-z][^,;:]{2,80}),\s+(?=[a-z])")
_REMARK = re.compile(
    r",\s+(?:(?:bearing|keeping) in mind|noting|remembering|given|knowing) that\s+(?=\S)",
    re.IGNORECASE,
)


def cuts(unit: Unit) -> list[Unit]:
    """Return the parts whose parses decide how the unit is taken apart."""
    parts = _parts(unit)
    colon = colon_of(unit)
    purpose = _PURPOSE.match(unit.text)
    if purpose:
        parts = [*parts, unit.cut(purpose.end(), len(unit.text))]
    return [*(parts if len(parts) > 1 else []), *(colon or ())]


def colon_of(unit: Unit) -> tuple[Unit, Unit] | None:
    """Return what stands before and after the unit's first colon (in an item, or dash)."""
    for pattern in (_COLON, _DASH) if unit.kind is UnitKind.ITEM else (_COLON,):
        match = pattern.search(unit.text)
        if match and match.start() > 0 and not _is_within(unit.text, match.start()):
            left, right = unit.cut(0, match.start()), unit.cut(match.end(), len(unit.text))
            if pattern is _COLON or len(left.text.split()) <= 6:
                return left, right
    return None


def _parts(unit: Unit) -> list[Unit]:
    """Cut the unit at semicolons and at remarks such as ", bearing in mind that"."""
    found = [*_SEMICOLON.finditer(unit.text), *_REMARK.finditer(unit.text)]
    return unit.parted(sorted(m.span() for m in found if not _is_within(unit.text, m.start())))


def _is_within(text: str, at: int) -> bool:
    """Tell a place between brackets."""
    return text.count("(", 0, at) > text.count(")", 0, at)


def take_apart(unit: Unit, trees: Trees) -> list[Unit]:
    """Return the statements that the unit is made of, each as a unit that stands alone."""
    told = fields(unit, trees)
    if told and not any(_GENERIC.fullmatch(key.text) for key, _ in told):
        return [labelled(key.text, value, trees) for key, value in told]
    colon = colon_of(unit)
    if colon and not enumerated(unit):
        return _at_colon(unit, *colon, trees)
    listed = enumerated(unit)
    if listed:
        return listed
    purpose = _PURPOSE.match(unit.text)
    if purpose:
        rest = unit.cut(purpose.end(), len(unit.text))
        if _is_command(rest.text, trees):
            return [replace(rest, lead=purpose[1])]
    parts = _parts(unit)
    return parts if _stand_alone(parts, trees) else [unit]


def _stand_alone(parts: list[Unit], trees: Trees) -> bool:
    """Tell statements side by side from a list; one may be a statement that the parser missed."""
    stated = [trees.is_statement(p.text) for p in parts]
    return len(parts) > 1 and stated[-1] and stated.count(False) <= 1


def _is_command(text: str, trees: Trees) -> bool:
    tree = trees.of(text)
    return any(tree.is_imperative(root) for root in tree.roots)


def _at_colon(unit: Unit, left: Unit, right: Unit, trees: Trees) -> list[Unit]:
    if _GENERIC.fullmatch(left.text):
        return take_apart(right, trees)
    conditional = _CONDITION.match(left.text) and "," not in left.text
    stated = trees.is_statement(left.text) or trees.is_about_pronoun(left.text)
    if " " in left.text and stated and not conditional:
        return _after_statement(unit, left, right, trees)
    if len(left.text.split()) > _MAX_LABEL and not conditional:
        return [unit]
    told = take_apart(right, trees)
    parts = told if len(told) > 1 else _values(right, trees)
    if not _tells_when(left.text) and _names(parts[0], trees):
        return parts
    return [labelled(left.text, part, trees) for part in parts]


def _values(right: Unit, trees: Trees) -> list[Unit]:
    """Cut what is said of a label at semicolons: "transparent; changed every two days"."""
    parts = _parts(right)
    whole = any(_CONDITION.match(p.text) or trees.is_assertion(p.text) for p in parts)
    first, *others = (trees.of(p.text).tokens[0].pos for p in parts)
    alike = {*others} <= {first, *_DESCRIBING} - {"NUM", "SYM"}
    return parts if alike and not whole else [right]


def _after_statement(unit: Unit, left: Unit, right: Unit, trees: Trees) -> list[Unit]:
    if _SAID.search(left.text):
        return [unit]
    if trees.is_statement(right.text):
        told = [] if _ANNOUNCES.search(left.text) else [left]
        return [*told, *take_apart(right, trees)]
    items = _figured_items(right)
    said = told_of_each(left, items, trees) or [i.put(f"{left.text}: ") for i in items]
    return said or [unit]


def _figured_items(right: Unit) -> list[Unit]:
    """Return the items of an enumeration in which each has a figure; else nothing."""
    items = right.parted(m.span() for m in _ITEM_JOINT.finditer(right.text))
    if any(_REMAINDER.match(i.text) for i in items):
        return []
    if len(items) > 1 and all(re.search(r"\d", i.text) and len(i.text.split()) > 1 for i in items):
        return items
    return []


def labelled(label: str, value: Unit, trees: Trees) -> Unit:
    """Return "Retention: 30 days" as a sentence: "The retention is 30 days"."""
    if _is_statement(value, trees):
        return _stated(label, value, trees)
    first = trees.of(value.text).tokens[0]
    if first.tag in ("VBZ", "MD"):
        return _small(value, trees).put(f"{label} ")
    if _FORCE.fullmatch(label) and first.pos == "VERB":
        return value.put(f"{label}: ")
    if label.lower().startswith("no ") and _PREPOSITION.match(value.text):
        return value.put(f"There {'are' if is_plural(label) else 'is'} {uncapitalised(label)} ")
    if _tells_case(label) or not _is_nominal(label, trees):
        day = _WEEKDAY.match(value.text) and not _DATED.search(label)
        return value.put(f"{label} on " if day else f"{label}: ")
    verb = "are" if is_plural(label) else "is"
    return _small(value, trees).put(f"{_with_article(label, trees)} {verb} ")


def _stated(label: str, value: Unit, trees: Trees) -> Unit:
    """Return a statement behind a label with what the label adds: "in July, Ms Ito leaves"."""
    if _DATED.search(label):
        return value.put(f"{'On' if _DAY.match(label) else 'In'} {label}, ")
    if _CASE.match(label):
        return value.put(f"{label}, ")
    commanded = value.kind is UnitKind.ITEM and _is_command(value.text, trees)
    if _mentions(label, value.text) or _is_step(label, trees, commanded=commanded):
        return value
    if _COMMAND.match(value.text):
        value = replace(value, text=value.text[:1].lower() + value.text[1:])
    plan = value.kind is UnitKind.ITEM and trees.is_name(label)
    named = label if plan or trees.is_person(label) else uncapitalised(label)
    return _small(value, trees).put(f"For {named}, ")


def _tells_case(label: str) -> bool:
    """Tell a label that says when or for which case its value holds: "Up to five years"."""
    return any(p.search(label) for p in (_DATED, _LIMIT)) or _PREPOSITION.match(label) is not None


def _small(value: Unit, trees: Trees) -> Unit:
    """Return what goes on within a sentence with a small letter, unless it opens with a name."""
    first = trees.of(value.text).tokens[0]
    if first.pos in ("PROPN", "X") or (len(first.text) > 1 and not first.text[1:].islower()):
        return value
    return replace(value, text=value.text[:1].lower() + value.text[1:])


def _is_statement(value: Unit, trees: Trees) -> bool:
    """Tell a sentence from a value, whose participle the parser may take for a verb."""
    tree = trees.of(value.text)
    done = bool(tree.tokens) and tree.tokens[0].tag in ("VBD", "VBN") and tree.roots == [0]
    if done or _is_figure_with_participle(tree):
        return _COMMAND.match(value.text) is not None
    return _COMMAND.match(value.text) is not None or trees.is_statement(value.text)


def _is_figure_with_participle(tree: Tree) -> bool:
    """Tell "$41 per month, billed yearly", whose participle the parser takes for its verb."""
    if not tree.tokens or len(tree.roots) != 1 or tree.tokens[0].tag not in ("CD", "$"):
        return False
    root = tree.roots[0]
    helped = tree.with_deps(root, "aux", "auxpass")
    past = tree.tokens[root].tag in ("VBD", "VBN")
    return past and not helped and tree.tokens[root - 1].text == ","


def _names(value: Unit, trees: Trees) -> bool:
    """Tell a statement that opens with somebody's name."""
    first = trees.of(value.text).tokens[0]
    named = first.pos == "PROPN" and (first.entity == "PERSON" or first.text in _ADDRESSES)
    return named and trees.is_assertion(value.text)


def _tells_when(label: str) -> bool:
    """Tell a label that says for what, where or when something holds."""
    return any(p.search(label) for p in (_DATED, _WEEKDAY)) or _CASE.match(label) is not None


def _is_step(label: str, trees: Trees, *, commanded: bool) -> bool:
    """Tell the title of a step, "Submit the form", which what stands behind it goes into.

    A verb alone, "Authenticate", is one before a command.
    """
    tree = trees.of(uncapitalised(label))
    told = tree.is_imperative(tree.roots[0]) and tree.lower(0) == label.partition(" ")[0].lower()
    return _FORCE.fullmatch(label) is not None or (told and (commanded or " " in label))


def _is_nominal(label: str, trees: Trees) -> bool:
    """Tell a label that can be a subject ("Retention") from one that cannot ("Closed")."""
    tree = trees.of(label)
    head = tree.tokens[tree.roots[-1]] if tree.roots else None
    negated = label.lower().startswith(("no ", "not "))
    return head is not None and head.tag not in _NOT_NAMES and not negated


def _mentions(label: str, text: str) -> bool:
    words = {w.lower().rstrip("s") for w in re.findall(r"[A-Za-z]{4,}", label)}
    return bool(words & {w.lower().rstrip("s") for w in re.findall(r"[A-Za-z]{4,}", text)})


def _with_article(label: str, trees: Trees) -> str:
    """Put "the" before a common noun in the singular; names and plurals stay as they are."""
    tree = trees.of(label)
    root = tree.tokens[tree.roots[0]] if tree.roots else None
    bare = tree.tokens[0].pos not in ("DET", "PRON", "NUM", "ADP") if root else False
    if root is None or not bare or uncapitalised(label) == label:
        return label
    if root.tag != "NN" and not (root.tag == "VB" and label.isalpha()):
        return label
    if trees.is_person(label):
        return label
    if any(t.text[:1].isupper() for t in tree.tokens[1:]):
        return label
    return f"The {uncapitalised(label)}"
