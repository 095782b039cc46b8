"""What the embedded judge remembers, and that it changes no verdict."""

from collections.abc import Sequence

import pytest

from agent.bootstrap import Toolkit
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case, Label, Verdict, unassessed
from agent.errors import ModelError
from agent.judge.cache import VerdictCache, keys
from agent.judge.nli import NliJudge

STAFF = Passage(text="Staff of depot 17 get 25 days of leave.", document_id="a")
CASES = [
    Case(claim="Staff of depot 17 get 25 days of leave.", passages=(STAFF,)),
    Case(claim="Staff of depot 17 get 30 days of leave.", passages=(STAFF,)),
    Case(claim="The canteen of depot 17 has soup.", passages=(STAFF,)),
]
RULED = Verdict(label=Label.WEAK, confidence=0.6, support=0.6, reason="read")


def test_a_key_is_of_claim_passages_and_policy() -> None:
    case, plain = CASES[0], Policy()
    others = [
        (CASES[1], plain),
        (case.model_copy(update={"passages": ()}), plain),
        (case.model_copy(update={"passages": (STAFF.model_copy(update={"title": "x"}),)}), plain),
        (case.model_copy(update={"passages": (STAFF, STAFF)}), plain),
        (case, Policy(number_tolerance=0.1)),
        (case.model_copy(update={"claim": "\ud800"}), plain),
    ]
    found = [key for c, p in [(case, plain), *others] for key in keys([c], p)]
    assert len(set(found)) == len(found)
    doubted = case.model_copy(update={"objections": ("no",)})
    assert keys([doubted], Policy()) == keys([case], plain)


def test_the_last_used_are_kept_and_failures_are_not() -> None:
    cache = VerdictCache(size=2)
    cache.keep({b"a": RULED, b"b": RULED, b"c": unassessed("no memory")})
    assert cache.find([b"a", b"b", b"c"]) == [RULED, RULED, None]
    cache.find([b"a"])
    cache.keep({b"d": RULED})
    assert cache.find([b"a", b"b", b"d"]) == [RULED, None, RULED]


class Counting:
    """An entailment model that counts the pairs it reads, and fails when told to."""

    def __init__(self, model: object) -> None:
        self.model = model
        self.name = "counting"
        self.read = 0
        self.fails = False

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> object:
        if self.fails:
            raise ModelError("no memory")
        self.read += len(pairs)
        return await self.model.entail(pairs)  # type: ignore[attr-defined]


@pytest.mark.model
async def test_verdicts_are_the_same_and_nothing_is_read_twice() -> None:
    kit = Toolkit()
    model = Counting(kit.entailment)
    model.fails = True
    judge = NliJudge(kit.matcher, model, kit.parser)  # type: ignore[arg-type]
    assert {v.label for v in await judge.judge(CASES, Policy())} == {Label.UNASSESSED}
    model.fails = False
    first = await judge.judge([*CASES[:2], CASES[0]], Policy())
    assert first[0] == first[2]
    assert [v.label for v in first[:2]] == [Label.SUPPORTED, Label.CONTRADICTED]
    read = model.read
    assert await judge.judge(CASES[1::-1], Policy()) == first[1::-1]
    assert model.read == read
    fresh = NliJudge(kit.matcher, kit.entailment, kit.parser)
    again = await judge.judge(CASES, Policy())
    assert again == await fresh.judge(CASES, Policy())
    assert await judge.judge([], Policy()) == []
