import pytest

from agent.writer.revision.language.leaning import leans, untied


@pytest.mark.parametrize(
    ("sentence", "claim"),
    [
        ("The most urgent is that winches be tested.", "Winches must be tested."),
        ("The first was sold in May.", "The house was sold in May."),
        ("Both were closed.", "The pools were open."),
        ("Other staff may work from home.", "Clinical staff may work from home."),
        ("All other claims are paid within 30 days.", "All claims are paid within 7 days."),
        ("Savings covered about one third of this.", "Savings covered the cost."),
        ("Gift cards cannot be bought with it.", "The code buys gift cards."),
        ("It was reduced from 5 mg to 2.5 mg.", "Apixaban was restarted."),
        ("It was moved to the cellar.", "The boiler was moved."),
        ('Mrs Ek said: "I never asked for money.', "Mrs Ek asked for money."),
        ("Otherwise the deposit is kept.", "The deposit is kept."),
        ("If we turn it down, you get another 14 days.", "You have 10 days."),
        ("Once they have paid, guests may swim.", "Guests may swim at once."),
    ],
)
def test_what_points_at_something_else_leans_on_it(sentence: str, claim: str) -> None:
    assert leans(sentence, claim)


@pytest.mark.parametrize(
    ("sentence", "claim"),
    [
        ("It is forbidden to park here.", "Parking is allowed."),
        ("It is likely that the hall closes.", "The hall stays open."),
        ("None of the 31 cases was an emergency.", "Several cases were emergencies."),
        ("The most urgent repair is that of the roof.", "The roof is repaired last."),
        ("Other income fell to £3 million.", "Other income rose."),
        ("The boiler stops when steam comes out of it.", "The boiler runs on."),
        ("The first floor is closed.", "The first floor is open."),
        ("If it rains, the hall is open.", "The hall is closed."),
        ("If we turn it down, you get 14 days.", "If we turn it down, you get 10 days."),
        ("If the claim is late, we turn it down.", "Late claims are paid."),
        ('Ms Roe said: "It is over."', "Ms Roe said nothing."),
    ],
)
def test_what_names_its_thing_stands_alone(sentence: str, claim: str) -> None:
    assert not leans(sentence, claim)


@pytest.mark.parametrize(
    ("sentence", "claim", "expected"),
    [
        ("But the shop stayed open.", "The shop was closed.", "The shop stayed open."),
        ("However, the shop stayed open.", "The shop was closed.", "The shop stayed open."),
        (
            "The lower rate will rise to 65 on the same day.",
            "The lower rate will rise to 75.",
            "The lower rate will rise to 65.",
        ),
        (
            "Two of them left on 3 May and came back on the same day.",
            "They came back later.",
            "Two of them left on 3 May and came back on the same day.",
        ),
        (
            "Permits for a week are issued at once and can start on the same day.",
            "Permits for a week are issued later.",
            "Permits for a week are issued at once and can start on the same day.",
        ),
        (
            "The fee will rise on the same day.",
            "The fee will rise on the same day.",
            "The fee will rise on the same day.",
        ),
        (
            "The pump starts at 15 cm and stops at 40 cm.",
            "The pump stops at 15 cm.",
            "The pump starts at 15 cm and stops at 40 cm.",
        ),
    ],
)
def test_a_sentence_is_untied_from_the_one_before(sentence: str, claim: str, expected: str) -> None:
    assert untied(sentence, claim) == expected
