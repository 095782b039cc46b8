"""Saying what a piece of evidence says, as one clean sentence."""

import re

from agent.domain.blocks import BlockKind
from agent.domain.evidence import Evidence
from agent.domain.figures import figures
from agent.domain.markup import readable
from agent.domain.sentences import split_sentences
from agent.domain.terms import overlap, terms, words
from agent.writer.comparators import same_case
from agent.writer.outline import outline
from agent.writer.prose import of_record, unnumbered

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
LEANING = re.compile(
    r"(?:they|he|she|this|that|these|those|such)\b"
    r"|it\b(?! (?:is|was|will be|may be) .*\b(?:to|that)\b)",
    re.IGNORECASE,
)
CONDITION = re.compile(r"\b(?:if|when|unless|where|in case)\W*:\W*$", re.IGNORECASE)
WORKED = re.compile(r"\d[\w.,]*(?: [\w-]+){0,4} [x×*+=] ?[$€£]?\d")
SUPPOSED = re.compile(r"(?:if|when|unless|where|once)\b(?P<case>[^,]+),\s*(?P<then>.+)", re.I)
JOINED = re.compile(r"(?:,\s+and|;)\s+")
MET = 0.8  # share of a condition's words that a claim has which speaks of that case
CLOSED = (".", "!", "?", '."', ".”", ".)")
FINITE = re.compile(
    r"\b(?:am|is|are|was|were|be|has|have|had|do|does|did|can|could|may|might|must|shall|should"
    r"|will|would|cannot|\w+n['’]t|\w+['’](?:s|re|ll|ve)|you|we|they|i)\b",
    re.IGNORECASE,
)
VERBS = (
    "accept add affect allow appear apply approve arrive ask average begin bill bring call cancel "
    "cause change charge check choose close come complete contact contain continue cost cover "
    "create delete deliver depend determine drop email encourage encrypt end ensure enter entitle "
    "equal exceed expire fall fill find follow forfeit get give go grant grow happen help hold "
    "include increase keep last lead leave let make mean measure meet move need notify occur offer "
    "open owe own pay permit process produce protect provide publish raise reach read receive "
    "recommend reduce refund register reject remain renew report request require rest retain "
    "return review rise run select sell send serve set ship show sign start state stop store "
    "submit supply support take tell treat turn update use verify visit wait want weigh work write"
).split()
AFTER_VERB = (
    r"(?:(?:the|an?|to|you|your|at|in|on|by|for|with|from|one|two|three|all|any|no|not|each|every"
    r"|their|its|this|that|it|them|how|what|when|up|out|until|after|before|within|about)\b|[\d$€£#])"
)
ACTING = re.compile(rf"\b(?:{'|'.join(VERBS)})(?:e?s|e?d)?\s+{AFTER_VERB}", re.IGNORECASE)


def nearest(evidence: Evidence, claim: str) -> str:
    """Return the sentence of the quote that shares most with ``claim``, as readable text.

    Of two with as many content words the one with more words of any kind counts. Headings and
    table rows are passed over while the quote has a sentence, and sentences on another case
    ("80 or less") while one is on that of the claim ("over 80").
    """
    listed = [" ".join(s.split()) for s in _sentences(evidence.quote)]
    cases = [same_case(claim, s) for s in listed]
    if True in cases:
        listed = [s for s, same in zip(listed, cases, strict=True) if same is not False]
    wanted, every = terms(claim), words(claim.lower())
    return max(
        listed,
        key=lambda s: (overlap(wanted, terms(s)), overlap(every, words(s.lower()))),
        default="",
    )


def _sentences(quote: str) -> list[str]:
    parts = outline(quote)
    prose = [p for p in parts if p.kind in (BlockKind.PROSE, BlockKind.ITEM)]
    plain = [readable(p.text)[0].replace("**", "") for p in prose or parts if p.text]
    found = [s.of(text) for text in plain for s in split_sentences(text)]
    return [s for s in found if s.endswith(CLOSED)] or found


def restated(evidence: Evidence, claim: str) -> str | None:
    """Return the sentence of the quote nearest to ``claim``, clean and complete, or None.

    None where that cannot stand alone, or is about something else or another case.
    """
    best = standalone(evidence, claim)
    fits = best and same_case(claim, best) is not False and _is_related(evidence, claim, best)
    return best if fits else None


def standalone(evidence: Evidence, claim: str) -> str | None:
    """Return the sentence of the quote nearest to ``claim`` if it can stand alone, else None.

    It cannot where it is a fragment, too long to stand in a draft, a worked example, or begins by
    pointing back at what is not said with it.
    """
    found = nearest(evidence, claim).strip()
    best = unnumbered(LABEL.sub("", found))
    best = best[:1].upper() + best[1:] if best != found else best
    if best.startswith("(") and best.rstrip(".").endswith(")"):
        best = best.rstrip(".").strip("()")
    best = _bearing(best, claim)
    fits = is_complete(best) and len(best.split()) <= MAX_WORDS and not WORKED.search(best)
    fits &= not (DANGLING.search(best) or POINTING.match(best) or LEANING.match(best))
    if not fits or depends(evidence.quote):
        return None
    return _finished(best if evidence.row is None else of_record(best))


def _bearing(sentence: str, claim: str) -> str:
    """Return the first half of a compound sentence if only that is about ``claim``, else all."""
    wanted = terms(claim)
    for joint in JOINED.finditer(sentence):
        half, rest = sentence[: joint.start()], sentence[joint.end() :]
        whole = is_complete(half) and is_complete(rest[:1].upper() + rest[1:])
        if whole and overlap(wanted, terms(half)) and not overlap(wanted, terms(rest)):
            return half
    return sentence


def depends(quote: str) -> bool:
    """Tell whether the quote lists conditions ("… if: you are …"): alone its items mislead."""
    return any(CONDITION.search(line.strip()) for line in quote.splitlines())


def _is_related(evidence: Evidence, claim: str, sentence: str) -> bool:
    """Tell whether the sentence is about what is claimed: by words, similarity or judgement.

    A figure that is no counterpart of the claim's is as a rule that of another matter, however
    alike the two may sound: then nearly all words must be shared. Of what holds in a case that
    the claim does not speak of only the consequence counts.
    """
    said = terms(_without_figures(claim))
    supposed = SUPPOSED.match(sentence)
    if supposed and overlap(terms(supposed["case"]), terms(claim)) < MET:
        sentence = supposed["then"]
    there = terms(_without_figures(sentence))
    if len(set(said) & set(there)) < COMMON:
        return False
    shared = overlap(said, there)
    judged = evidence.entailment.contradict >= OPPOSED
    close = judged or evidence.similarity >= SIMILAR
    if figures(claim) and figures(sentence):
        return shared >= SAME
    return shared >= (AKIN if close else RELATED)


def _without_figures(text: str) -> str:
    """Return the text without its figures: "four 9 hour days" relates to no other hours."""
    for figure in reversed(figures(text)):
        text = text[: figure.span.start] + " " + text[figure.span.end :]
    return text


def is_complete(sentence: str) -> bool:
    """Tell whether ``sentence`` reads as one: it has a capital or figure first, and a verb."""
    first = sentence.strip()[:1]
    starts = first.isupper() or first.isdecimal() or first in "\"“'("
    return starts and bool(FINITE.search(sentence) or ACTING.search(sentence))


def _finished(sentence: str) -> str | None:
    text = sentence.strip(" ,;:–—-|")
    if not text:
        return None
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", '."', ".”")) else f"{text}."
