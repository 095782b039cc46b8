"""Code in a draft, parsed as the name it is: *`git push` sends commits*, *`--yes` skips it*."""

import re
from collections.abc import Collection, Iterable, Sequence

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.casing import small
from agent.domain.prose.markup import inlines
from agent.ports import Parser

_CODE = re.compile(r"(?=.*[A-Za-z])(?=.*[^A-Za-z])[^\d\s][^\n]+")
"""What is no value, and no single word, which the parser reads well enough as it is."""
_STAND_IN = "Kalimaro"
_ENDLESS = "limaro"


class CodeParser:
    """Parses texts of a draft with ``parser``, in which each stretch of ``code`` is one name."""

    def __init__(self, parser: Parser, code: Iterable[str]) -> None:
        longest_first = sorted(set(code), key=lambda c: (-len(c), c))
        written = "|".join(re.escape(c) for c in longest_first)
        self._parser = parser
        self._code = re.compile(rf"(?<![\w-])(?:{written})(?![\w-])") if written else None

    def parse(
        self, texts: Sequence[str], *, entities: bool | Collection[str] = True
    ) -> list[Analysis]:
        """Return one analysis a text, in order; see `agent.ports.Parser`."""
        if self._code is None:
            return self._parser.parse(texts, entities=entities)
        read = [self._code.sub(lambda m: _stand_in(len(m.group())), t) for t in texts]
        if not isinstance(entities, bool):
            entities = [r for r, t in zip(read, texts, strict=True) if t in entities]
        parsed = self._parser.parse(read, entities=entities)
        named = [n for n, a in enumerate(parsed) if _opens_as_name(a)]
        again = self._parser.parse([small(read[n]) for n in named], entities=entities)
        for n, analysis in zip(named, again, strict=True):
            parsed[n] = analysis if analysis.tokens[0].tag == "VB" else parsed[n]
        return [_restored(a, t) for a, t in zip(parsed, texts, strict=True)]


def code_in(draft: str) -> list[str]:
    """Return the stretches of code in ``draft`` that a parser would take apart."""
    stretches = (draft[m.inner : m.outer] for m in inlines(draft) if draft[m.start] == "`")
    return [s.strip() for s in stretches if _CODE.fullmatch(s.strip())]


def _opens_as_name(analysis: Analysis) -> bool:
    """Tell "Use `PATCH`", of whose verb the parser makes a part of the name behind it."""
    first = analysis.tokens[:2]
    return len(first) > 1 and first[0].tag == "NNP" and first[1].text.startswith(_STAND_IN[:4])


def _stand_in(length: int) -> str:
    """Return a name of so many letters that no parser knows."""
    return (_STAND_IN + _ENDLESS * (length // len(_ENDLESS)))[:length]


def _restored(analysis: Analysis, text: str) -> Analysis:
    if analysis.text == text:
        return analysis
    tokens = tuple(_written(t, text[t.start : t.end]) for t in analysis.tokens)
    return Analysis.model_construct(text=text, tokens=tokens, sentences=analysis.sentences)


def _written(token: Token, text: str) -> Token:
    return token if token.text == text else token._replace(text=text, lemma=text, entity="")
