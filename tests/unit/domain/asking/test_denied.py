import pytest

from agent.domain.asking.denied import against


@pytest.mark.parametrize(
    ("label", "question", "found"),
    [
        ("Fee, block without lift", "What is the fee in a block with a lift?", {"lift"}),
        ("Fee, block with lift", "What is the fee in a block with a lift?", set()),
        ("Fee, block with lift", "What is the fee in a block without a lift?", {"lift"}),
        ("Fee, block without lift", "What is the fee in a block without lift?", set()),
        ("Member", "How much is it for someone who isn't a member?", {"member"}),
        ("Non-members", "What does a swim cost non-members?", set()),
        ("Non-members", "What do members pay for a swim?", {"member"}),
        ("Tenant", "How much for somebody who is not a tenant or leaseholder?", {"tenant"}),
        ("Leaseholder", "How much if I'm not a tenant or a leaseholder?", {"leasehold"}),
        ("Tent without electricity", "Is a tent with or without electricity dearer?", set()),
        ("Adults", "Why don't children pay?", set()),
    ],
)
def test_what_a_label_has_against_a_question(label: str, question: str, found: set[str]) -> None:
    assert {s[:9] for s in against(label, question)} == found
