"""What becomes of a draft as a whole: nothing is said twice, and never nothing at all."""

import re
from collections.abc import Callable, Sequence

from agent.domain.anchors import strip_anchors
from agent.domain.ledger import Edit
from agent.domain.prose.casing import capital
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import terms
from agent.domain.text import Span
from agent.domain.wording import CLOSEST, NO_ANSWER, NO_EVIDENCE, NOTHING_LEFT
from agent.writer.revision.language.completeness import is_complete
from agent.writer.revision.language.conditions import subject
from agent.writer.revision.language.denial import limiting
from agent.writer.revision.language.modality import AUXILIARY

SHORT = 3  # words; so few may well stand twice
CLAUSES = re.compile(r"(?:;|, (?:and|but|while|which)\b)\s*")
PREDICATES = re.compile(rf"\s+and\s+(?={AUXILIARY.pattern}|[a-z]+ed\b)", re.IGNORECASE)
JOINED = re.compile(r"\s+and\s+")
RELATIVE = re.compile(r",\s+(?:which|who|whose|where)\b", re.IGNORECASE)
MARK = re.compile(r"(?:>[ \t]*)*(?:[-*+•]|\(?\d{1,3}[.)])[ \t]+")


def deduplicated(draft: str, edits: Sequence[Edit], standing: Sequence[str]) -> list[Edit]:
    """Say a restated sentence or a deflection once, and of it only what is not said already.

    ``standing`` is what stays as it is, and what is said with other words in it by then.
    """
    edited, told = [e.span for e in edits], list(standing)
    kept = [s for s in split_sentences(draft) if not any(s.overlaps(e) for e in edited)]
    seen = {bare(s.of(draft)) for s in kept}
    found: list[Edit] = []
    for edit in edits:
        text = bare(edit.replacement)
        repeated = len(text.split()) > SHORT and text in seen
        seen.add(text)
        whole = edit.replacement.strip() == text and is_complete(text)
        new = "" if repeated else unsaid(text, told) if whole else text
        new = new if text.endswith(".") else new.removesuffix(".")
        told += [new] if whole and new else []
        said = edit.replacement.replace(text, new) if new else ""
        found.append(edit if new == text else edit.model_copy(update={"replacement": said}))
    return found


def unsaid(text: str, said: Sequence[str]) -> str:
    """Return a sentence without the clauses at its ends that one text of ``said`` says already."""
    told = [(set(terms(t)), limiting(t)) for s in said for t in (s, *CLAUSES.split(s))]

    def is_told(clause: str) -> bool:
        content, limits = set(terms(clause)), limiting(clause)
        return len(content) > 1 and any(content <= t and limits == u for t, u in told)

    if is_told(text):
        return ""
    for joint in CLAUSES.finditer(text):
        head, tail = text[: joint.start()], text[joint.end() :]
        alone = capital(tail)
        if is_told(tail):
            return unsaid(f"{head}.", said)
        if is_told(head) and "which" not in joint[0] and is_complete(alone):
            return unsaid(alone, said)
    return _one_predicate(_one_clause(text, said), is_told)


def _one_clause(text: str, said: Sequence[str]) -> str:
    """Return a sentence of two clauses without the one that is said word for word."""
    known = {t.strip().rstrip(".!").lower() for t in said}
    for joint in JOINED.finditer(text):
        head, tail = text[: joint.start()], capital(text[joint.end() :])
        told_of = subject(tail) and not AUXILIARY.match(tail)
        if head.lower() in known and told_of and is_complete(tail):
            return tail
        if tail.rstrip(".!").lower() in known and is_complete(head):
            return f"{head}."
    return text


def _one_predicate(text: str, is_told: Callable[[str], bool]) -> str:
    """Return a sentence of two predicates without the one that is told, with its subject."""
    for joint in PREDICATES.finditer(text):
        head, tail = text[: joint.start()], text[joint.end() :]
        if is_told(tail):
            return f"{head}."
        own = not RELATIVE.search(head)  # "a permit, which costs €60 and is valid …"
        if own and is_told(head) and subject(head) and AUXILIARY.match(tail):
            return f"{subject(head)}{tail}"
    return text


def repeats(draft: str, edit: Edit) -> bool:
    """Tell whether the edit only says its own sentence once more."""
    home = next((s for s in split_sentences(draft) if s.overlaps(edit.span)), None)
    if home is None:
        home = next((s for s in split_sentences(draft) if s.end == edit.span.start), None)
    said = bare(home.of(draft)).rstrip(".") if home else ""
    new = bare(edit.replacement)
    return bool(said) and any(s.of(new).rstrip(".") == said for s in split_sentences(new))


def bare(text: str) -> str:
    """Return ``text`` without its list mark, anchors and outer blanks."""
    return MARK.sub("", strip_anchors(text)[0].strip(), count=1)


def unmarked(draft: str, sentence: Span) -> Span:
    """Return the sentence without the mark of the list item that it opens."""
    mark = MARK.match(sentence.of(draft))
    opens = not draft[draft.rfind("\n", 0, sentence.start) + 1 : sentence.start].strip(" \t>")
    return Span(start=sentence.start + mark.end(), end=sentence.end) if mark and opens else sentence


def never_empty(draft: str, question: str | None, *, has_evidence: bool = True) -> str:
    """Return ``draft``, or where nothing is left of it a sentence that says so."""
    if draft.strip() not in ("", CLOSEST):
        return draft
    if not has_evidence:
        return NO_EVIDENCE
    return NO_ANSWER if question else NOTHING_LEFT
