"""All hours but some: *bikes may be taken except between 7 and 9 am on weekdays*.

Told for the hour and the day of a claim: *bikes may be taken at 8 am on Saturdays*, *bikes may not
be taken at 8 am on Tuesdays*.
"""

import re

from agent.domain.prose.casing import capital
from agent.judge.clauses.tree import Tree
from agent.judge.quantities.times.clock import clock_spans
from agent.judge.unfolding.denied import denied, denies, edited, lifted, main_verb
from agent.judge.unfolding.excepted.offdays import ANY_DAY, named
from agent.judge.unfolding.moments.clocks import RANGE, is_within

_EXCEPT = r"(?:except(?:ing)?(?: for)?|but not|save|other than|apart from)"
CUE = re.compile(rf"\b{_EXCEPT} (?:on [\w ]+? )?(?:between|from|\d)", re.IGNORECASE)
_FORM = re.compile(
    rf"^(?P<main>[^;:]+?),? {_EXCEPT} (?P<when>[^,;]+?)[.!]?$", re.IGNORECASE | re.DOTALL
)


def at_its_hour(tree: Tree, sentence: range, claim: str) -> str | None:
    """Return a sentence that excepts hours as it holds at the hour of a claim, None if unclear."""
    match = _FORM.match(tree.quote(sentence))
    ranges = list(RANGE.finditer(match["when"])) if match else []
    spans = clock_spans(claim)
    if match is None or len(ranges) != 1 or len(spans) != 1 or spans[0].vague:
        return None
    days, asked = ANY_DAY.findall(match["when"]), ANY_DAY.findall(claim)
    if len(asked) > 1 or any(p.search(match["main"]) for p in (RANGE, ANY_DAY)):
        return None
    if RANGE.search(claim):
        return None
    inside = is_within(spans[0].minutes, ranges[0])
    if days and inside is not False:
        known = named(" ".join(asked)) if asked else frozenset[int]()
        excepted = named(match["when"])
        if not known or (known & excepted and not known <= excepted):
            return None
        inside = inside and known <= excepted
    if inside is None:
        return None
    start = tree.tokens[sentence.start].start
    main = [i for i in sentence if tree.tokens[i].end <= start + match.end("main")]
    said = _contrary(tree, range(main[0], main[-1] + 1)) if inside else match["main"]
    day = f" on {asked[0]}" if asked else ""
    hour = claim[spans[0].start : spans[0].end]
    return f"{capital(said)} at {hour}{day}".rstrip(".") + "." if said else None


def _contrary(tree: Tree, main: range) -> str:
    """Return a clause with the contrary of what it says, '' where that is unclear."""
    if denies(tree, main):
        edits = lifted(tree, main, tree)
        return edited(tree, main, edits) if edits else ""
    verb = main_verb(tree, main)
    told = "" if verb is None else denied(tree, verb)
    if verb is None or not told:
        return ""
    return edited(tree, main, [(tree.tokens[verb].start, tree.tokens[verb].end, told)])
