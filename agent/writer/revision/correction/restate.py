"""Saying what a piece of evidence says, as one clean sentence."""

import itertools
import re
from difflib import SequenceMatcher

from agent.domain.evidence import Evidence
from agent.domain.prose.blocks import BlockKind
from agent.domain.prose.casing import capital
from agent.domain.prose.figures import figures
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import WORD, overlap, terms, words
from agent.writer.comparators import same_case
from agent.writer.outline import outline, unnumbered
from agent.writer.revision.correction.attribute import CHANGES
from agent.writer.revision.correction.things import of_one_thing
from agent.writer.revision.language.completeness import is_command, is_complete
from agent.writer.revision.language.compound import bearing, label, ungapped, unlabelled
from agent.writer.revision.language.conditions import subject
from agent.writer.revision.language.leaning import leans, of_others, untied
from agent.writer.revision.language.prose import of_record

STAR = re.compile(r"\*{2,}|(?<!\w)\*(?=\w)|(?<=[\w:.])\*(?!\w)")
"""What is left of emphasis that does not close, and a note's mark."""
LABEL = re.compile(r"^(?:note|please note|nb|important|reminder)\s*[:,]?\s+(?:that\s+)?", re.I)
MAX_WORDS = 60
RELATED = 0.5  # share of a claim's words from which a sentence is about the same matter
SAME = 0.7  # the same, where both have figures
COMMON = 2  # content words that the two share at least; one is chance
AKIN = 0.25  # the same, where the two are also SIMILAR or judged to be OPPOSED
SIMILAR = 0.65
OPPOSED = 0.7
DANGLING = re.compile(
    r"\b(?:and|or|but|if|when|that|which|who|to|of|for|in|on|at|by|with|from|as|than|because"
    r"|unless|until|the|an?|following|either|both|include|includes|including|are|is)\W*$",
    re.IGNORECASE,
)
POINTING = re.compile(r"(?:below|above|here|see|for example|e\.g\.|the following)\b", re.IGNORECASE)
NAMED = re.compile(r"(?:His|Her|Its|Their) [^,.;]{1,40}, (?P<name>[A-Z][^,.;]*),(?= )")
"""What begins with a pronoun, but names at once whom it means: "His firm, Holt Ltd, …"."""
LOGGED = re.compile(r"[^A-Za-z:]*(?:v|version|release)?[^A-Za-z:]+:", re.IGNORECASE)
"""What opens an entry of a list of versions or days: "3.2 (2024-06-18):"."""
COMPARING = re.compile(
    rf"{CHANGES}|\b(?:(?:high|low|larg|small|bigg|long|short|fast|slow|old|young|cheap)e(?:r|st)"
    r"|most|least|best|worst|more|less|fewer|every|all|both|neither|none|only|except|apart|added)\b",
    re.IGNORECASE,
)
"""What sets one thing of a table against others, or against what it was."""
NAME = re.compile(r"\b[A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+)+")
PRONOUN = re.compile(r"(?:It|They|He|She)\s+(?P<rest>[a-z].*)", re.DOTALL)
CONDITION = re.compile(r"\b(?:if|when|unless|where|in case)\W*:\W*$", re.IGNORECASE)
WORKED = re.compile(
    r"\d[\w.,]*(?: [\w-]+){0,4} [x×*+=] ?[$€£]?\d|\A(?:for (?:example|instance)|example|e\.g\."
    r"|suppose|imagine|let(?:['’]s| us) (?:say|assume))\b|\byou\b.*\d.*,? so\b.*\d",
    re.IGNORECASE,
)
SUPPOSED = re.compile(r"(?:if|when|unless|where|once)\b(?P<case>[^,]+),\s*(?P<then>.+)", re.I)
MET = 0.8  # share of a condition's words that a claim has which speaks of that case
OF_ALL = re.compile(r"(?:all|every|each|any|both|no|neither|everyone|everything)\b", re.IGNORECASE)
"""What is claimed of all is told by what is said of some."""
POINTED = re.compile(r"it|them")
NAMING = re.compile(r"(?:the|this|these|their|its|his|her)\s", re.IGNORECASE)
LONGEST = 4  # words of a noun with its article
CLOSED = (".", "!", "?", '."', ".”", ".)")


def nearest(evidence: Evidence, claim: str) -> str:
    """Return the sentence of the quote that shares most with ``claim``, as readable text.

    Of two with as many content words the one with more words of any kind counts. One that does not
    name what is claimed of gives way to the only one of that. Questions say nothing. Headings and
    table rows are passed over while the quote has a sentence, and sentences on another case ("80 or
    less") while one is on that of the claim ("over 80"). The number of a clause is no figure of
    what it says, and is left out.
    """
    listed = [unnumbered(" ".join(s.split())) for s in sentences(evidence.quote)]
    listed = [untied(s, claim) for s in listed]
    cases = [same_case(claim, s) for s in listed]
    if True in cases:
        listed = [s for s, same in zip(listed, cases, strict=True) if same is not False]
    wanted, every = terms(claim), words(claim.lower())
    best = max(
        listed,
        key=lambda s: (overlap(wanted, terms(s)), overlap(every, words(s.lower()))),
        default="",
    )
    thing = set() if OF_ALL.match(claim) else set(terms(subject(claim)))
    own = [s for s in listed if thing and thing == set(terms(subject(s)))]
    return own[0] if len(own) == 1 and not thing & set(terms(best)) else best


def pointing(evidence: Evidence, claim: str) -> str:
    """Return the sentence with a pronoun of which more is claimed than of the nearest one, or ''.

    It comes with the subject of the sentence before: "It meets four times a year" as "The council
    meets four times a year".
    """
    said = sentences(evidence.quote)
    pairs = ((before, PRONOUN.match(s)) for before, s in itertools.pairwise(said))
    full = [f"{subject(b).strip()} {m['rest']}" for b, m in pairs if m and subject(b).strip()]
    wanted = terms(claim)
    best = max(full, key=lambda s: overlap(wanted, terms(s)), default="")
    nearer = overlap(wanted, terms(best)) > overlap(wanted, terms(nearest(evidence, claim)))
    return best if nearer else ""


def figured(evidence: Evidence, claim: str) -> str:
    """Return the one sentence of the quote that has a figure of ``claim``, if the nearest has none.

    '' where there is none.
    """
    told = {f.key for f in figures(claim)}
    having = [s for s in sentences(evidence.quote) if told & {f.key for f in figures(s)}]
    one = len(having) == 1 and not told & {f.key for f in figures(nearest(evidence, claim))}
    return unnumbered(having[0]) if one else ""


def sentences(quote: str) -> list[str]:
    """Return the sentences of a quote as readable text, or its other lines where it has none."""
    parts = outline(quote)
    prose = [p for p in parts if p.kind in (BlockKind.PROSE, BlockKind.ITEM)]
    texts = [p.text for p in prose or parts if p.text]
    marked = [s.of(text) for text in texts for s in split_sentences(text)]
    read = [said for m in marked if (said := STAR.sub("", readable(m)[0]).strip())]
    found = [said for said in read if not said.endswith("?")]
    return [s for s in found if s.endswith(CLOSED)] or found


def restated(evidence: Evidence, claim: str) -> str | None:
    """Return the sentence of the quote nearest to ``claim``, clean and complete, or None.

    None where that cannot stand alone, or is about something else or another case.
    """
    best = standalone(evidence, claim)
    fits = best and same_case(claim, best) is not False and _is_related(evidence, claim, best)
    if fits and evidence.row is not None and not _tells_value(claim, best or ""):
        return None
    return best if fits else None


def _tells_value(claim: str, record: str) -> bool:
    """Tell whether the value of a table's row stands against a claim, rather than beside it.

    "The sick leave of Brazil is 3.8" says nothing of where it was lowest, or whether it rose.
    """
    said, told = ({f.key for f in figures(t)} for t in (claim, record))
    return not told or not (told <= said or COMPARING.search(claim))


def standalone(evidence: Evidence, claim: str) -> str | None:
    """Return the sentence of the quote nearest to ``claim`` if it can stand alone, else None.

    It cannot where it is a fragment, too long to stand in a draft, a worked example, speaks to
    those or of that which its label names and the claim does not, answers a question, or begins by
    pointing back at what is not said with it.
    """
    found = nearest(evidence, claim).strip()
    best = LABEL.sub("", found)
    best = capital(best) if best != found else best
    if best.startswith("(") and best.rstrip(".").endswith(")"):
        best = best.rstrip(".").strip("()")
    if set(terms(label(best))) <= set(terms(claim)):
        best = unlabelled(best)
    own = ungapped(best, terms(claim)) or bearing(best, claim)
    best = _contrasted(_naming(own), evidence.quote, claim)
    fits = is_complete(best) and len(best.split()) <= MAX_WORDS and not WORKED.search(best)
    fits &= not (DANGLING.search(best) or POINTING.match(best) or leans(best, claim))
    fits &= not (label(best) or LOGGED.match(best))
    if not fits or depends(evidence.quote):
        return None
    return _finished(_named_again(best, claim) if evidence.row is None else of_record(best))


def _named_again(sentence: str, claim: str) -> str:
    """Return a sentence with what the claim names just where the sentence has "it" or "them"."""
    mine, theirs = list(WORD.finditer(claim)), list(WORD.finditer(sentence))
    one, other = ([m[0].lower() for m in found] for found in (mine, theirs))
    for tag, start, end, first, last in SequenceMatcher(None, one, other, False).get_opcodes():
        noun = claim[mine[start].start() : mine[end - 1].end()] if end > start else ""
        if tag == "replace" and first and last - first == 1 and POINTED.fullmatch(other[first]):
            place = theirs[first]
            if NAMING.match(noun) and len(noun.split()) <= LONGEST:
                return f"{sentence[: place.start()]}{noun}{sentence[place.end() :]}"
    return sentence


def _contrasted(sentence: str, quote: str, claim: str) -> str:
    """Return what is said of all others behind the sentence that tells which ones those are not."""
    said = sentences(quote)
    at = next((i for i, s in enumerate(said) if i and s.startswith(sentence.rstrip("."))), 0)
    alike = at and set(terms(said[at - 1])) & set(terms(sentence)) & set(terms(claim))
    if not alike or not of_others(sentence, claim) or not is_complete(said[at - 1]):
        return sentence
    return f"{said[at - 1]} {sentence}"


def _naming(sentence: str) -> str:
    """Return a sentence with the name that follows its opening pronoun in its place."""
    named = NAMED.match(sentence)
    return f"{named['name']}{sentence[named.end() :]}" if named else sentence


def depends(quote: str) -> bool:
    """Tell whether the quote lists conditions ("… if: you are …"): alone its items mislead."""
    return any(CONDITION.search(line.strip()) for line in quote.splitlines())


def _is_related(evidence: Evidence, claim: str, sentence: str) -> bool:
    """Tell whether the sentence is about what is claimed: by words, similarity or judgement.

    A figure that is no counterpart of the claim's is as a rule that of another matter, however
    alike the two may sound: then nearly all words must be shared, unless another figure is. Where
    each opens with something of which the other does not know half of them must be. Of what holds
    in a case that the claim does not speak of only the consequence counts.
    """
    said = terms(_without_figures(claim))
    supposed = SUPPOSED.match(sentence)
    if supposed and overlap(terms(supposed["case"]), terms(claim)) < MET:
        sentence = supposed["then"]
    there = terms(_without_figures(sentence))
    judged = evidence.entailment.contradict >= OPPOSED
    if not _is_of_one(claim, sentence, judged=judged):
        return False
    shared = overlap(said, there)
    ordered = is_command(claim) or is_command(sentence)
    close = (judged or evidence.similarity >= SIMILAR) and (
        ordered or of_one_thing(claim, sentence)
    )
    told, stated = ({f.key for f in figures(t)} for t in (claim, sentence))
    if told and stated and not told <= stated:
        return shared >= (RELATED if told & stated else SAME)
    if told:
        return shared >= RELATED
    return shared >= (AKIN if close else RELATED)


def _is_of_one(claim: str, sentence: str, *, judged: bool) -> bool:
    """Tell whether two texts share more than a word, or a figure of one thing, or a person's name.

    Where the one is ``judged`` to deny the other, a common subject is enough.
    """
    said, there = (set(terms(_without_figures(t))) for t in (claim, sentence))
    shared = said & there
    alike = {f.key for f in figures(claim)} & {f.key for f in figures(sentence)}
    if len(shared) < COMMON and not (alike and shared & set(terms(subject(sentence)))):
        subjects = [set(terms(subject(t))) for t in (claim, sentence)]
        return judged and bool(shared) and subjects[0] == subjects[1] == shared
    besides = said - set(terms(" ".join(NAME.findall(claim))))
    return judged or not besides or bool(besides & there)


def _without_figures(text: str) -> str:
    """Return the text without its figures: "four 9 hour days" relates to no other hours."""
    for figure in reversed(figures(text)):
        text = text[: figure.span.start] + " " + text[figure.span.end :]
    return text


def _finished(sentence: str) -> str | None:
    text = sentence.strip(" ,;:–—-|")
    if not text:
        return None
    text = capital(text)
    return text if text.endswith((".", "!", "?", '."', ".”")) else f"{text}."
