"""What a reader of questions adds to the choice of statements."""

from collections.abc import Sequence

import numpy as np

from agent.domain.evidence import Entailment
from agent.domain.text import Chunk, Span
from agent.writer.drafting.candidates import Scored
from agent.writer.drafting.relevance import READ, Signals, combined, read
from agent.writer.drafting.selection import choose
from agent.writer.drafting.statements import Statement, statements

GIFTS = "You may keep small gifts worth up to ten euros. Wine cellars are closed. Hand in the rest."
QUESTION = "someone gave me a bottle of wine, can I have it"


class Knows:
    """Finds that statements with ``word`` answer; remembers how many it was shown."""

    def __init__(self, word: str) -> None:
        self._word, self.shown = word, 0

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        self.shown += len(pairs)
        likely = [0.9 if self._word in shown.split(" | ")[0] else 0.1 for shown, _ in pairs]
        return [Entailment(support=p, neutral=1 - p, contradict=0.0) for p in likely]


def told(text: str) -> list[Statement]:
    span = Span(start=0, end=len(text))
    chunk = Chunk(chunk_id="a", document_id="d", title="Gifts", source="s", text=text, span=span)
    return statements([chunk])


async def known(listed: Sequence[Statement], reader: Knows) -> list[Signals]:
    cosines = np.full((len(listed), 3), 0.4, dtype=np.float32)
    return await read(QUESTION, listed, combined(QUESTION, listed, cosines), reader)


async def test_a_statement_that_answers_in_other_words_is_known() -> None:
    found = await known(told(GIFTS), Knows("small gifts"))
    assert [s.answers for s in found] == [0.9, 0.1, 0.1]


async def test_only_the_most_promising_are_read() -> None:
    reader = Knows("wine")
    found = await known(told(" ".join(f"Rule {i} is here." for i in range(READ + 9))), reader)
    assert reader.shown == READ
    assert [s.answers for s in found].count(0.0) == 9


def test_what_hardly_answers_is_not_told_beside_what_does() -> None:
    listed = told(GIFTS)
    likely = (0.9, 0.1, 0.5)
    scored = [
        Scored(statement=s, score=2.0, fit=1.0, answers=a)
        for s, a in zip(listed, likely, strict=True)
    ]
    assert [s.statement for s in choose(scored)] == [listed[0], listed[2]]


def test_another_row_must_answer_more_surely() -> None:
    listed = told("| Days | Hours |\n| --- | --- |\n| 3 days | 19 |\n| 2 days | 13 |\n")
    rows = [
        Scored(statement=s, score=score, fit=1.0, answers=answers)
        for s, score, answers in zip(listed, (2.0, 1.9), (0.7, 0.36), strict=True)
    ]
    assert [s.statement for s in choose(rows)] == listed[:1]
    assert len(choose([rows[0], rows[1].model_copy(update={"answers": 0.6})])) == 2
