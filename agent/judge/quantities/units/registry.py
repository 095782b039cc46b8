"""Units of measure and currencies, as one table from spelling to dimension and factor."""

from functools import lru_cache
from typing import NamedTuple

from agent.judge.quantities.units.spellings import SYMBOLS, WORDS


class Unit(NamedTuple):
    """A unit: ``base = number * factor + offset`` in the base unit of ``dimension``.

    ``qualifier`` tells apart what shares a dimension but never states the same thing, such as
    working days and days, or percentage points and per cent.
    """

    dimension: str
    factor: float
    name: str
    offset: float = 0.0
    qualifier: str = ""


DAY = 86400.0
MONTH = 30.4375 * DAY
YEAR = 365.25 * DAY

CURRENCY_SIGNS = {"$": "dollar", "€": "euro", "£": "pound", "¥": "yen", "₹": "rupee", "₩": "won"}
_CURRENCY_CODES = {
    "USD": "dollar:US", "EUR": "euro", "GBP": "pound", "JPY": "yen", "INR": "rupee",
    "CHF": "franc", "NOK": "krone:NO", "SEK": "krone:SE", "DKK": "krone:DK", "CAD": "dollar:CA",
    "AUD": "dollar:AU", "NZD": "dollar:NZ", "SGD": "dollar:SG", "HKD": "dollar:HK",
    "CNY": "yuan", "RMB": "yuan", "PLN": "zloty", "CZK": "koruna", "HUF": "forint",
    "BRL": "real", "ZAR": "rand", "MXN": "peso", "TRY": "lira", "RUB": "rouble", "UAH": "hryvnia",
    "KRW": "won", "ILS": "shekel", "AED": "dirham", "KES": "shilling",
    "EURO": "euro", "CDN": "dollar:CA",
}  # fmt: skip
ANY = "any"  # the currency of cents, which many share
_CURRENCY_WORDS = {
    "dollar": "dollar", "dollars": "dollar", "euro": "euro", "euros": "euro",
    "pound": "pound", "pounds": "pound", "quid": "pound", "yen": "yen", "rupee": "rupee",
    "rupees": "rupee", "franc": "franc", "francs": "franc", "krone": "krone", "kroner": "krone",
    "krona": "krone", "kronor": "krone", "crown": "crown", "crowns": "crown", "yuan": "yuan",
    "zloty": "zloty", "zlotys": "zloty", "koruna": "koruna", "korunas": "koruna",
    "forint": "forint", "forints": "forint", "peso": "peso", "pesos": "peso", "rand": "rand",
    "lira": "lira", "liras": "lira", "shilling": "shilling", "shillings": "shilling",
    "rouble": "rouble", "roubles": "rouble", "ruble": "rouble", "rubles": "rouble",
    "dirham": "dirham", "dirhams": "dirham", "shekel": "shekel", "shekels": "shekel",
}  # fmt: skip
_CENTS = {"cent": ANY, "cents": ANY, "pence": "pound", "penny": "pound", "p": "pound"}
_DOLLAR_PREFIX = {"US": "US", "U": "US", "A": "AU", "AU": "AU", "C": "CA", "CA": "CA", "NZ": "NZ",
                  "S": "SG", "HK": "HK"}  # fmt: skip
TEMPERATURES = {
    "C": Unit("temperature", 1.0, "°C"),
    "F": Unit("temperature", 5 / 9, "°F", -160 / 9),
    "K": Unit("temperature", 1.0, "K", -273.15),
}
DIFFERENCE = "temperature difference"
RATES = {"rpm": ("revolution", "minute"), "bpm": ("beat", "minute"), "fps": ("frame", "second")}
"""What is counted, and in which time, by units that are rates."""
PERCENT = Unit("percent", 1.0, "%")
COUNT = Unit("count", 1.0, "")
_QUALIFIED = {"percentage_point": "points", "percentage_points": "points"}  # fmt: skip


@lru_cache(maxsize=1)
def word_units() -> dict[str, Unit]:
    """Return the units by their spelling in lower case, blanks written as underscores."""
    table: dict[str, Unit] = {}
    for line in WORDS.strip().splitlines():
        dimension, factor, spellings = line.split()
        for spelling in spellings.split("|"):
            name = spelling.replace("_", " ")
            table[spelling] = Unit(
                dimension, float(factor), name, 0.0, _QUALIFIED.get(spelling, "")
            )
    table |= {word: Unit("count", 1.0, word) for word in RATES}
    table |= dict.fromkeys(("kelvin", "kelvins"), TEMPERATURES["K"])
    for word, currency in _CURRENCY_WORDS.items():
        table[word] = Unit(f"money:{currency}", 1.0, word)
    for word, currency in _CENTS.items():
        table[word] = Unit(f"money:{currency}", 0.01, word)
    return table


@lru_cache(maxsize=1)
def symbol_units() -> dict[str, Unit]:
    """Return the units by their symbol; symbols keep their case."""
    table: dict[str, Unit] = {}
    for line in SYMBOLS.strip().splitlines():
        dimension, *entries = line.split()
        for entry in entries:
            symbol, factor = entry.split("=")
            table[symbol] = Unit(dimension, float(factor), symbol)
    return table


def unit_of(rate: str) -> Unit | None:
    """Return the unit that something is told for one of: "year", "kg"; None for other things."""
    return symbol_units().get(rate) or word_units().get(rate.replace(" ", "_"))


def currency(text: str) -> Unit | None:
    """Return the currency of a sign or an ISO code."""
    name = CURRENCY_SIGNS.get(text) or _CURRENCY_CODES.get(text)
    return Unit(f"money:{name}", 1.0, text) if name else None


def dollar(prefix: str) -> Unit | None:
    """Return the dollar that a prefix such as "US" or "A" names before the sign."""
    country = _DOLLAR_PREFIX.get(prefix)
    return Unit(f"money:dollar:{country}", 1.0, f"{prefix}$") if country else None


def same_dimension(left: str, right: str) -> bool:
    """Tell whether two dimensions agree; a plain "dollar" or "krone" and cents agree with any."""
    if left == right:
        return True
    if not (left.startswith("money:") and right.startswith("money:")):
        return False
    if f"money:{ANY}" in (left, right):
        return True
    return left.startswith(right + ":") or right.startswith(left + ":")
