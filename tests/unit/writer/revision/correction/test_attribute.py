import pytest

from agent.writer.revision.correction.counterpart import swaps


def swapped(clause: str, quote: str) -> str | None:
    found = swaps(clause, quote)
    for span, text in sorted(found or [], key=lambda s: -s[0].start):
        clause = clause[: span.start] + text + clause[span.end :]
    return clause if found else None


@pytest.mark.parametrize(
    ("clause", "quote"),
    [
        (
            "The vaccine cut the risk of flu by 60%.",
            "The risk of flu was lower with the vaccine (risk ratio 0.40; 95% CI 0.31 to 0.52).",
        ),
        ("Yield of the plot was 12% higher.", "Yield of the plot was higher (95% CrI 3 to 9)."),
        (
            "The trial of night trains cut car traffic by 20%.",
            "The trial of night trains (90% of the riders pleased) cut car traffic.",
        ),
        (
            "The survey found that 70% of the roofs leak.",
            "The survey (response rate 44%) found that roofs leak.",
        ),
        (
            "The Hill district added 90 beds of nursing capacity.",
            "The nursing capacity (beds) of Hill is 640.",
        ),
        ("Book loans of the library rose by 5,000.", "The library had 48,000 book loans."),
        ("Staff over 60 get 5 days more than others.", "Staff over 60 get 33 days of leave."),
        ("Membership was 900.", "Membership went up 200."),
        ("The tax rate fell by 2%.", "The tax rate was 8.4%, down from 9.1%."),
        ("The lake lost 5 million litres in 2021.", "The lake lost more litres than in 2020."),
        ("The rent is 900 euros.", "The rent was raised, from 850 euros."),
        ("The deposit is £300.", "Deposits over £500 are paid back by cheque."),
        ("25 pupils left the school this year.", "The school has 420 pupils this year."),
        ("The ferry carries 5,200 lorries.", "The ferry is 320 long."),
        ("The Rovers had 40 points.", "The Rovers were docked six points for a brawl."),
        ("The Rovers had 40 points.", "Six points of the Rovers were deducted for a brawl."),
        ("The Rovers had 40 points.", "The Rovers had a deduction of six points."),
        (
            "Without the grant, the loan would have been 900 euros.",
            "The loan was 600 euros after the grant.",
        ),
        ("The loan was 900 euros.", "Without the grant, the loan would have been 600 euros."),
        ("The tram could have carried 90 riders.", "The tram carried 60 riders."),
        ("Overtime of clerks was 9%.", "Of the clerks 40% of the women worked overtime."),
    ],
)
def test_a_figure_of_another_attribute_is_no_replacement(clause: str, quote: str) -> None:
    assert swapped(clause, quote) is None


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "The Rovers were docked four points.",
            "The Rovers were docked six points for a brawl.",
            "The Rovers were docked six points.",
        ),
        (
            "Without the grant, the loan would have been 900 euros.",
            "Without the grant, the loan would have been 800 euros.",
            "Without the grant, the loan would have been 800 euros.",
        ),
        (
            "The vaccine cut the risk of flu by 60%.",
            "The vaccine cut the risk of flu by 45% (95% CI 38 to 52).",
            "The vaccine cut the risk of flu by 45%.",
        ),
        (
            "In the trial, 25% of the patients relapsed.",
            "In the trial, 34 of 120 patients (28%) relapsed.",
            "In the trial, 28% of the patients relapsed.",
        ),
        (
            "The library lent 52,000 books in 2023.",
            "The library lent 48,000 books in 2023, against 45,000 in 2022.",
            "The library lent 48,000 books in 2023.",
        ),
        (
            "The tax rate was 7%.",
            "The tax rate was 8.4%, down from 9.1%.",
            "The tax rate was 8.4%.",
        ),
        (
            "In May prices went up by 6%.",
            "Prices went up 4% in May.",
            "In May prices went up by 4%.",
        ),
        (
            "Rainfall was 30 mm less than in 2019.",
            "Rainfall was 40 mm less than in 2019.",
            "Rainfall was 40 mm less than in 2019.",
        ),
        (
            "Gas use fell by 9%.",
            "Water use fell by 18% while gas use fell by 7%.",
            "Gas use fell by 7%.",
        ),
        (
            "Employers contribute 4% of salary.",
            "Employees contribute 3% of salary and employers 5%.",
            None,
        ),
    ],
)
def test_a_figure_of_the_same_attribute_is_one(
    clause: str, quote: str, expected: str | None
) -> None:
    assert swapped(clause, quote) == expected


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        (
            "Visitors may enter the vault under escort.",
            "Visitors may not enter the vault, not even under escort.",
            None,
        ),
        ("The boiler must be cleaned on Mondays.", "The boiler may be used on Mondays.", None),
        (
            "The boiler must be cleaned on Mondays.",
            "The boiler may be cleaned on Mondays.",
            "The boiler may be cleaned on Mondays.",
        ),
    ],
)
def test_the_force_of_another_verb_is_not_taken_over(
    clause: str, quote: str, expected: str | None
) -> None:
    assert swapped(clause, quote) == expected
