from collections.abc import Sequence

import numpy as np
import pytest

from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.asking.questions import focus
from agent.domain.editions import Edition
from agent.domain.evidence import Entailment
from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Chunk, Hit, Span
from agent.domain.wording import CLOSEST, NO_ANSWER, NO_EVIDENCE, is_refusal
from agent.models.parser import SpacyParser
from agent.ports import Matrix
from agent.writer.drafting.candidates import Limits
from agent.writer.drafting.extractive import ExtractiveWriter, headed, pool


class BagOfStems:
    """Embeds a text as the unit vector of its content stems."""

    name = "bag"

    def __init__(self) -> None:
        self._places: dict[str, int] = {}

    async def embed(self, texts: Sequence[str]) -> Matrix:
        rows = np.zeros((len(texts), 512), dtype=np.float32)
        for row, text in zip(rows, texts, strict=True):
            for term in terms(text):
                row[self._places.setdefault(term, len(self._places) % 512)] = 1
        norms = np.linalg.norm(rows, axis=1, keepdims=True)
        return rows / np.maximum(norms, 1e-9)


class SharesStems:
    """Reads a statement as an answer by the share of the stems asked for that it has, squared."""

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        told = [(place.split(" | ")[0], focus(question)) for place, question in pairs]
        shares = [overlap(terms(question), terms(text)) ** 2 for text, question in told]
        return [Entailment(support=s, neutral=1 - s, contradict=0) for s in shares]


class ImpliesAll:
    """Holds that every text implies every other."""

    async def entail(self, pairs: Sequence[tuple[str, str]]) -> list[Entailment]:
        return [Entailment(support=1, neutral=0, contradict=0) for _ in pairs]


HANDBOOK = """## Leave

Annual leave expires one year after it is granted.

Leave requests are approved by the office director.

## Badges

A badge must be worn in the building. It costs nothing.
"""


WORN = "A badge must be worn in the building. [cite:d]"


def hit(text: str, name: str = "d") -> Hit:
    chunk = Chunk(
        chunk_id=name,
        document_id=name,
        title="Handbook",
        source=f"{name}.md",
        text=text,
        span=Span(start=0, end=len(text)),
    )
    return Hit(chunk=chunk, similarity=0.6, score=1.0)


async def answer(question: str, *hits: Hit) -> str:
    writer = ExtractiveWriter(BagOfStems(), SharesStems())
    plan = await writer.plan(question)
    return await writer.draft(plan, [hits] * len(plan.sub_questions))


async def test_the_sentence_that_answers_is_cited() -> None:
    draft = await answer("When does annual leave expire?", hit(HANDBOOK))
    assert draft == "Annual leave expires one year after it is granted. [cite:d]"


async def test_both_parts_are_answered() -> None:
    question = "When does annual leave expire, and who approves leave requests?"
    text = strip_anchors(await answer(question, hit(HANDBOOK)))[0]
    assert "expires one year after" in text
    assert "approved by the office director" in text


async def test_it_refuses_what_the_documents_do_not_say() -> None:
    assert await answer("How much does parking cost in Chicago?", hit(HANDBOOK)) == NO_ANSWER
    assert await answer("How much does a uniform cost?", hit(HANDBOOK)) == NO_ANSWER


@pytest.mark.parametrize(
    ("limits", "drafted"),
    [
        (Limits(floor=9, least=0.5, follow=9), f"{CLOSEST} {WORN}"),
        (Limits(floor=9, least=8), NO_ANSWER),
        (Limits(floor=0.5, least=0.4, follow=9), WORN),
    ],
)
async def test_what_is_no_sure_answer_is_told_as_the_closest(limits: Limits, drafted: str) -> None:
    writer = ExtractiveWriter(BagOfStems(), SharesStems(), limits=limits)
    plan = await writer.plan("Must a badge be worn?")
    assert await writer.draft(plan, [[hit(HANDBOOK)]]) == drafted


async def test_two_questions_may_be_answered_alike() -> None:
    asked = ("Is there a lift?", "May I resell my licence?")
    text = "\n\n".join((*(f"**{a}**\n\nNo." for a in asked), "Tea is sold. Tea is sold."))
    told = [s.before or s.text for s, _ in pool([hit(text)])]
    assert told == [*asked, "Tea is sold."]


async def test_what_is_said_of_others_is_told_as_the_closest() -> None:
    told = "Trainees may drive a forklift in the yard."
    limits = Limits(floor=0.5, least=0.4, follow=9)
    for who, drafted in (("trainees", told), ("visitors", f"{CLOSEST} {told}")):
        for parser, expected in ((SpacyParser(), drafted), (None, told)):
            writer = ExtractiveWriter(BagOfStems(), SharesStems(), parser=parser, limits=limits)
            plan = await writer.plan(f"May {who} drive a forklift?")
            assert await writer.draft(plan, [[hit(told)]]) == f"{expected} [cite:d]"


async def test_the_closest_is_told_of_the_parts_that_have_something_near() -> None:
    writer = ExtractiveWriter(
        BagOfStems(), SharesStems(), limits=Limits(floor=9, least=0.5, follow=9)
    )
    plan = await writer.plan("Must a badge be worn? How much does parking cost in Chicago?")
    drafted = await writer.draft(plan, [[hit(HANDBOOK)]] * len(plan.sub_questions))
    assert len(plan.sub_questions) == 2
    assert drafted.startswith(f"{CLOSEST} {WORN}")
    assert "do not say" not in drafted


async def test_it_names_the_part_that_is_not_answered() -> None:
    draft = await answer(
        "When does annual leave expire? How much does parking cost?", hit(HANDBOOK)
    )
    assert "expires one year" in draft
    assert "“How much does parking cost”" in draft
    assert is_refusal(draft.split("] ")[-1])


async def test_without_hits_there_is_no_evidence() -> None:
    assert await answer("When does annual leave expire?") == NO_EVIDENCE


async def test_a_chunk_without_sentences_is_no_answer() -> None:
    assert await answer("When does annual leave expire?", hit("---")) == NO_ANSWER


async def test_only_given_chunks_are_cited() -> None:
    draft = await answer("Who approves leave requests?", hit(HANDBOOK), hit("Noise here.", "n"))
    assert {i for i, _ in find_anchors(draft)} <= {"d", "n"}


async def test_a_statement_that_another_implies_is_left_out() -> None:
    text = "Annual leave expires in 1 year.\n\nAnnual leave expires in 12 months."
    plain, strict = (
        ExtractiveWriter(BagOfStems(), SharesStems()),
        ExtractiveWriter(BagOfStems(), SharesStems(), ImpliesAll()),
    )
    plan = await plain.plan("How long until annual leave expires?")
    both = await plain.draft(plan, [[hit(text)]])
    one = await strict.draft(plan, [[hit(text)]])
    assert len(find_anchors(both)) == 2
    assert len(find_anchors(one)) == 1


async def test_items_of_one_list_imply_each_other_for_no_model() -> None:
    writer = ExtractiveWriter(BagOfStems(), SharesStems(), ImpliesAll())
    text = "Campers must bring all of the following:\n\n- A warm blanket\n- Two torches\n"
    draft = await writer.draft(await writer.plan("What must campers bring?"), [[hit(text)]])
    assert "A warm blanket; Two torches" in draft


def edited(found: Hit, **said: object) -> Hit:
    edition = Edition.model_validate(said)
    return found.model_copy(update={"chunk": found.chunk.model_copy(update={"edition": edition})})


FEE_NOW = hit("The entrance fee is 75 euros.", "new")
FEE_THEN = edited(
    hit("The entrance fee is 50 euros.", "old"),
    ended="valid until 2023",
    since="2020-01-01",
    until="2023-12-31",
)
FEE_SINCE = edited(FEE_NOW, since="2024-01-01")


async def test_a_question_on_today_is_answered_from_what_is_in_force() -> None:
    told = await answer("What is the entrance fee?", FEE_THEN, FEE_NOW)
    assert told == "The entrance fee is 75 euros. [cite:new]"


async def test_a_question_on_a_past_year_is_answered_from_what_was_in_force() -> None:
    told = await answer("What was the entrance fee in 2022?", FEE_SINCE, FEE_THEN)
    assert "50 euros" in told
    assert "75 euros" not in told


async def test_what_only_a_spent_document_says_is_no_sure_answer() -> None:
    told = await answer("What is the entrance fee?", FEE_THEN, hit("Dogs are not admitted.", "b"))
    assert told == f"{CLOSEST} The entrance fee is 50 euros. [cite:old]"


async def test_what_is_told_of_another_case_is_no_sure_answer() -> None:
    rule = hit("The fee for a claim up to 5000 euros is 115 euros.")
    sure = await answer("What is the fee for a claim of 3000 euros?", rule)
    assert not sure.startswith(CLOSEST)
    assert (await answer("What is the fee for a claim of 8000 euros?", rule)) == f"{CLOSEST} {sure}"


ROOMS = "# Rooms\n\n| Room | Price |\n| --- | --- |\n| Elm | 40 EUR |\n| Oak | 25 EUR |\n"


async def test_whole_tables_answer_what_is_asked_of_all_rows() -> None:
    whole = hit(ROOMS, "rooms").model_copy(update={"whole": True})
    asked = "Which room is the cheapest?"
    told = await answer(asked, hit(ROOMS, "rooms"), whole)
    assert told == "Oak has the lowest Price: 25 EUR. [cite:rooms]"
    assert "has the lowest" not in await answer(asked, hit(ROOMS, "rooms"))


async def test_the_word_of_the_documents_comes_before_one_that_is_worked_out() -> None:
    whole = hit(ROOMS, "rooms").model_copy(update={"whole": True})
    prose = hit("The room that is cheapest is Ivy.", "prose")
    told = await answer("Which room is the cheapest?", prose, hit(ROOMS, "rooms"), whole)
    assert told.startswith("The room that is cheapest is Ivy.")


@pytest.mark.parametrize(
    ("heading", "item", "question", "expected"),
    [
        ("On the floor", "Wear shoes.", "What must I observe on the floor?", True),
        ("2.4.0 (12 May 2026)", "New: a clock.", "What is new in 2.4.0?", True),
        ("2.4.0 (12 May 2026)", "New: a clock.", "What is new in 2.5.0?", False),
        ("On the floor", "Wear shoes.", "May I wear slippers on the floor?", False),
        ("Floor and roof", "Use a ladder.", "What must I observe on the floor?", False),
    ],
)
def test_a_list_is_asked_about_by_its_heading(
    heading: str, item: str, question: str, *, expected: bool
) -> None:
    ((found, _),) = pool([hit(f"## {heading}\n\n- {item}\n")])
    assert bool(headed(found, frozenset(terms(question)))) is expected
