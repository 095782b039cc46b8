"""Questions with their answers: *Is there a lift? No.* says that there is no lift."""

import re
from collections.abc import Callable, Sequence

from agent.domain.asking.posed import posed
from agent.domain.prose.analysis import Analysis
from agent.domain.prose.tags import FINITE

_REFUSED = r"(?:unfortunately|sadly|regrettably|i['’]m afraid|we['’]re afraid|certainly) not"
CUE = re.compile(
    rf"^\W*(?:A(?:ns(?:wer)?)?\s*\d*\s*[:.)–-]\s*)?\W*(?P<word>yes|no|{_REFUSED})\b(?P<mark>\W*$"
    r"|\s*[,.;:!–—-]+\W*)",
    re.IGNORECASE,
)
_LABEL = re.compile(r"^\W*(?:(?:Q(?:uestion)?\s*\d*|\d+)\s*[:.)–-]\s*)?\W*", re.IGNORECASE)
_BOUND = re.compile(
    r"^(?:but|if|unless|when|while|once|until|as|provided|except|only|where|because|after|before)\b",
    re.IGNORECASE,
)


Parse = Callable[[Sequence[str]], list[Analysis]]


def unlabelled(question: str) -> str:
    """Return a question without its label and marks: "**Q: Is it free?**"."""
    return _LABEL.sub("", question).rstrip(" *_")


def answers(question: str, text: str) -> bool:
    """Tell whether a text is no more than a yes or no to a question: "No."."""
    match = CUE.match(text) if question.endswith("?") else None
    return match is not None and not text[match.end() :].strip()


def posed_before(text: str) -> tuple[str, str]:
    """Return a question and its bare yes or no, if ``text`` is both; '' twice for any other."""
    question, mark, answer = text.rpartition("? ")
    asked = f"{question}{mark.strip()}"
    return (asked, answer) if answers(asked, answer) else ("", "")


def told(text: str, after: str, parse: Parse) -> tuple[str, str]:
    """Return a question and its answer told as the statement that they make, or as they stand.

    What the answer adds goes with it: "Is parking free? Yes, for two hours." is told "Parking is
    free for two hours.", and "Can I pay later? No, we take cards." as two sentences.
    """
    match, question = CUE.match(after), unlabelled(text)
    if match is None or not question.endswith("?"):
        return text, after
    rest = after[match.end() :].strip(" .")
    asked, *read = parse([question, *([rest] if rest else [])])
    found = posed(asked)
    if found is None:
        return text, after
    agreed = match["word"].lower() == "yes"
    said = found.statement if agreed else found.denial
    said = f"{said[:1].upper()}{said[1:]}"
    if not rest:
        return (f"{said}.",) * 2
    finite = any(t.tag in FINITE for t in read[0].tokens)
    if _BOUND.match(rest) or not finite:
        joint = " " if agreed and not rest.lower().startswith("but") else ", "
        return (f"{said}{joint}{rest}.",) * 2
    return f"{said}.", f"{said}. {rest[:1].upper()}{rest[1:]}."
