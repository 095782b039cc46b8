"""Amounts in units of measure: "8 GB", "9 to 30 V DC", "3 litres"."""

from agent.judge.clauses.tree import Tree

_SYMBOLS = frozenset(
    "mg µg μg g kg t mm cm m km nm µm l L ml mL µl μl dl GB MB TB KB kB GiB MiB V mV kV A mA Ah "
    "m² m³ cm² cm³ mm² mm³ km² ha °C °F mmHg mol mmol µmol μmol kcal rpm Mbit Gbit kbit "
    "mAh W kW MW Wh kWh MWh Hz kHz MHz GHz Pa kPa bar psi N Nm J kJ lx lm dB ppm EUR "
    "USD GBP".split()
)
_WORDS = frozenset(
    "gram kilogram tonne ton pound ounce litre liter millilitre milliliter metre meter kilometre "
    "kilometer centimetre centimeter millimetre millimeter inch foot yard mile gallon pint volt "
    "watt kilowatt ampere amp hertz degree percent euro dollar gigabyte megabyte terabyte".split()
)


def is_measured(noun: int, tree: Tree) -> bool:
    """Tell whether a noun is the unit of an amount; "the first 300 euros" is a sum spoken of."""
    if any(tree.lower(k) in ("the", "these", "those") for k in tree.with_deps(noun, "det")):
        return False
    if noun and tree.tokens[noun - 1].text == "°":
        return True  # "25 °C", of which the parser makes two words
    parts = [noun, *(tree.with_deps(noun, "compound") if tree.tokens[noun].text.isupper() else [])]
    counted = any(tree.tokens[k].pos == "NUM" for i in parts for k in tree.with_deps(i, "nummod"))
    return counted and any(_is_unit(i, tree) for i in parts)


def _is_unit(index: int, tree: Tree) -> bool:
    token = tree.tokens[index]
    return token.text.rstrip(".") in _SYMBOLS or token.lemma.lower() in _WORDS
