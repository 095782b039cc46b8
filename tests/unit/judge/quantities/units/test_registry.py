"""Units of measure, rates and multiples: what is as much, and what is another thing."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1]).outcome


AS_MUCH = (
    ("The battery holds 3 Ah.", "The battery holds 3000 mAh."),
    ("The battery holds 5 amp-hours.", "The battery holds 5 Ah."),
    ("The line carries 11 kilovolts.", "The line carries 11,000 V."),
    ("The site used 12 megawatt-hours.", "The site used 12 MWh."),
    ("The man weighs 158 pounds.", "The man weighs 11 stone 4 pounds."),
    ("The dog weighs 168 lb.", "The dog weighs 12 stone."),
    ("The parcel weighs 48 ounces.", "The parcel weighs 3 pounds."),
    ("The man is 6'2\" tall.", "The man is 6 ft 2 in tall."),
    ("The link runs at 12.5 MB/s.", "The link runs at 100 Mbps."),
    ("The link runs at 100 Mbit/s.", "The link runs at 100 Mbps."),
    ("The pump turns at 25 revolutions per second.", "The pump turns at 1500 rpm."),
    ("Noise stays below 85 decibels.", "Noise stays below 85 dB."),
    ("The air holds 400 parts per million.", "The air holds 400 ppm."),
    ("Glucose was 5.5 mmol per litre.", "Glucose was 5.5 mmol/L."),
    ("Creatinine was 0.9 g/L.", "Creatinine was 90 mg/dL."),
    ("Give 400 international units.", "Give 400 IU."),
    ("The lamp runs at 2700 kelvin.", "The lamp runs at 2,700 K."),
    ("The room warmed by 18 °F.", "The room warmed by 10 °C."),
    ("The room is at 68 °F.", "The room is at 20 °C."),
    ("The beam bears 5 kilonewtons.", "The beam bears 5000 N."),
    ("The bolt is tightened to 40 N·m.", "The bolt is tightened to 40 Nm."),
    ("The resistor has 4,700 ohms.", "The resistor has 4.7 kΩ."),
    ("The car uses 6 L/100 km.", "The car uses 6 litres per 100 km."),
    ("It costs $5 per month per user.", "It costs $5 per user per month."),
    ("A user pays $5 a month.", "It costs $5 per user per month."),
    ("The dose is 10 mg/kg/day.", "The dose is 10 mg per kg per day."),
    ("Rent is €12 per m².", "Rent is 12 euros per square metre."),
    ("Take it two times a day.", "Take it twice daily."),
    ("Its capacity grew fourfold.", "Its capacity quadrupled."),
    ("A stamp costs £0.85.", "A stamp costs 85p."),
    ("A unit is 26.2p by night.", "A unit is £0.262 by night."),
    ("A stamp costs 85 pence.", "A stamp costs 85p."),
    ("The camera records at 1080p.", "The camera records at 1080p."),
)
ANOTHER = (
    ("A stamp costs £85.", "A stamp costs 85p."),
    ("The charge is 52 pounds a day.", "The charge is 52p a day."),
    ("The battery holds 3000 Ah.", "The battery holds 3000 mAh."),
    ("The battery holds 3 A.", "The battery holds 3000 mAh."),
    ("The man weighs 4 pounds.", "The man weighs 11 stone 4 pounds."),
    ("The parcel costs £3.", "The parcel weighs 3 pounds."),
    ("The link runs at 100 MBps.", "The link runs at 100 Mbps."),
    ("The pump turns at 1500 Hz.", "The pump turns at 1500 rpm."),
    ("The desk needs 500 lumens.", "The desk needs 500 lux."),
    ("The air holds 400 ppb.", "The air holds 400 ppm."),
    ("Glucose was 5.5 mg/dL.", "Glucose was 5.5 mmol/L."),
    ("Glucose was 5.5 mol/L.", "Glucose was 5.5 mmol/L."),
    ("Give 400 mg.", "Give 400 IU."),
    ("The room warmed by 50 °F.", "The room warmed by 10 °C."),
    ("The room is at 20 K.", "The room is at 20 °C."),
    ("The beam bears 5 N.", "The beam bears 5 kN."),
    ("The source emits 5 mGy.", "The source emits 5 mSv."),
    ("The coil has 5 kQx.", "The coil has 5 mQx."),
    ("The car uses 6 litres per km.", "The car uses 6 litres per 100 km."),
    ("Infuse 5 ml of saline.", "Infuse 5 ml/h of saline."),
    ("Give 2 mg every 6 hours.", "Give 2 mg/kg every 6 hours."),
    ("It costs $5 per month.", "It costs $5 per user per month."),
    ("It costs $5 per user per month.", "It costs $5 per month."),
    ("It costs $5 per team per month.", "It costs $5 per user per month."),
    ("It costs $5 per user per year.", "It costs $5 per user per month."),
    ("The dose is 10 mg/kg/week.", "The dose is 10 mg per kg per day."),
    ("The dose is 10 mg.", "The dose is 10 mg per kg per day."),
    ("Output tripled last year.", "Output doubled last year."),
    ("Output halved last year.", "Output doubled last year."),
    ("Its capacity doubled.", "Its capacity quadrupled."),
    ("Take the tablet once a day.", "Take the tablet twice a day."),
    ("She won the cup once.", "She won the cup three times."),
)


@pytest.mark.parametrize(("claim", "premise"), AS_MUCH)
def test_as_much_in_other_units(claim: str, premise: str):
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(("claim", "premise"), ANOTHER)
def test_the_number_of_another_unit(claim: str, premise: str):
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Once the form is filed, staff reply.", "Staff reply when the form is filed."),
        ("Twelve stone walls were built.", "12 stone walls were built."),
        ("The debt is £158.", "The debt is 158 pounds."),
    ],
)
def test_words_that_are_no_units_here(claim: str, premise: str):
    assert outcome(claim, premise) in (Outcome.MATCH, Outcome.NONE)
