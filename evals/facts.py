"""Whether an answer states a short fact, judged by figures and content words."""

from agent.domain.terms import WORD
from agent.judge.lexical import content, coverage

NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split()
WORDS_NEEDED = 0.6


def states(answer: str, fact: str) -> bool:
    """Tell whether ``answer`` has every figure of ``fact`` and most of its content words.

    A check of wording, not of meaning: it errs toward not stated.
    """
    text, wanted = _figures_as_digits(answer), _figures_as_digits(fact)
    figures = {w for w in content(wanted) if any(c.isdigit() for c in w)}
    return figures <= content(text) and coverage(wanted, [text]) >= WORDS_NEEDED


def _figures_as_digits(text: str) -> str:
    def digits(word: str) -> str:
        lower = word.lower()
        return str(NUMBERS.index(lower)) if lower in NUMBERS else word

    return WORD.sub(lambda m: digits(m.group()), text)
