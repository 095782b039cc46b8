import pytest

from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.text import Span
from agent.writer.revision.correction.things import is_named, same_thing


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        ("Norway lost 40 posts in 2023.", "Poland lost 30 posts in 2023.", False),
        ("Norway lost 40 posts in 2023.", "In 2023 30 posts were lost in Norway.", True),
        ("The entrance fee is £5.", "The parking fee is £2.", False),
        ("The entrance fee is £5.", "The fee is £2.", True),
        ("Writer keys expire after 9 days.", "Admin keys expire after 3 days.", False),
        ("The mayor said rents rose by 4%.", "The mayor said wages rose by 5%.", False),
        ("The mayor said rents rose by 4%.", "The mayor said rents fell by 5%.", False),
        ("The trip lasts about 5 hours.", "The trip takes about 6 hours.", True),
        ("They expire on 31 March.", "Days may be kept, but they expire on 30 April.", True),
        ("In the trial 25% died.", "In the trial 28% relapsed.", False),
        (
            "Pear trees are pruned every 4 months.",
            "Apple trees are pruned every 8 months, pear trees every 3 months.",
            True,
        ),
    ],
)
def test_same_thing(clause: str, quote: str, expected: bool) -> None:
    assert same_thing(clause, quote) is expected


@pytest.mark.parametrize(
    ("claim", "quote", "title", "expected"),
    [
        ("The entrance fee is £50.", "Fee: £120.", "Courses", False),
        ("The fee of the choir is £50.", "Fee: £120.", "Courses", False),
        ("The entrance fee is £50.", "Fee: £120.", "Entrance", True),
        ("The fee of the choir is £50.", "Choir\n\nFee: £120.", "Courses", True),
        ("The fee is £50.", "Fee: £120.", "Courses", True),
        ("The entrance fee is £50.", "The fee is £120.", "Courses", True),
        ("For abroad, the hotel is £50.", "Hotels are £120 in Wales.", "Trips", False),
        ("For abroad, the hotel is £50.", "Hotels are £120 abroad.", "Trips", True),
        ("For the Plus plan, the fee is £50.", "The fee is £120.", "Plus plan", True),
    ],
)
def test_a_bare_label_is_of_what_its_document_names(
    claim: str, quote: str, title: str, expected: bool
) -> None:
    evidence = Evidence(
        document_id="d",
        title=title,
        source="s",
        chunk_id="ab",
        quote=quote,
        span=Span(start=0, end=len(quote)),
        similarity=0.5,
        entailment=Entailment(support=0.1, neutral=0.1, contradict=0.8),
        relation=Relation.CONTRADICTS,
    )
    assert is_named(claim, quote.rpartition("\n")[2], evidence) is expected
