import pytest

from agent.writer.revision.language.completeness import is_complete


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Inspect the site every 8 hours.", True),
        ("Never immerse the base in water.", True),
        ("Please descale the kettle once a month.", True),
        ("The Controller bears the costs of the audit.", True),
        ("The library is open.", True),
        ("Access for members of the club.", False),
        ("Half of the soup.", False),
        ("With a deposit of the tenant.", False),
        ("All the keys.", False),
        ("When running it in the terminal (mostly needed for tests).", False),
        ("It runs in the terminal (for tests) and is quick.", True),
        ("(It is closed.)", True),
        ("When making changes in the settings.", False),
        ("When making changes in the settings, use the key.", True),
        ("Operating profit fell from 58 to 51.", True),
        ("Opening hours of the library.", False),
        ("inspect the site every 8 hours.", False),
        ("Bicycles there only if they are locked to a fixed object.", False),
        ("Accidental damage, unless you have bought the option.", False),
        ("A change of control without the Lender's consent.", False),
        ("Bicycles are covered only if they are locked.", True),
        ("If it rains, the match is moved.", True),
        ("It's closed on Mondays.", True),
        ("Ms Ode presented an offer of 900 euros.", True),
        ("It requires Python 3.", True),
        ("Customer Supports Team", False),
        ("Management intends to introduce automatic matching.", True),
    ],
)
def test_a_sentence_says_or_asks_for_something(text: str, expected: bool) -> None:
    assert is_complete(text) is expected
