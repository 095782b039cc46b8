from agent.domain.claim import Claim
from agent.domain.text import Span
from agent.nodes.judge import around, case
from agent.state import State


def test_a_claim_knows_its_question_and_the_text_around_it() -> None:
    state = State(question="We have 30 seats. What do they cost?", draft="They cost £390.")
    text, span = "They cost £390.", Span(start=0, end=15)
    claim = Claim(claim_id="c1", text=text, span=span, type="fact", importance="minor")
    found = case(claim, [], around(state))
    assert found.question == "We have 30 seats. What do they cost?"
    assert found.context == "We have 30 seats. What do they cost?\nThey cost £390."
    assert case(claim, []).question == ""
