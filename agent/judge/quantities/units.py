"""Units of measure and currencies, as one table from spelling to dimension and factor."""

from functools import lru_cache
from typing import NamedTuple


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

_WORDS = """
mass 1e-9 microgram|micrograms|microgramme|microgrammes|mcg
mass 1e-6 milligram|milligrams|milligramme|milligrammes
mass 1e-3 gram|grams|gramme|grammes|gr
mass 1 kilogram|kilograms|kilogramme|kilogrammes|kilo|kilos|kgs
mass 1000 tonne|tonnes|ton|tons
mass 0.45359237 pound_mass|lb|lbs
mass 0.028349523125 ounce|ounces|oz
mass 6.35029318 stones
length 1e-9 nanometre|nanometres|nanometer|nanometers
length 1e-6 micrometre|micrometres|micrometer|micrometers|micron|microns
length 1e-3 millimetre|millimetres|millimeter|millimeters
length 1e-2 centimetre|centimetres|centimeter|centimeters
length 1 metre|metres|meter|meters
length 1000 kilometre|kilometres|kilometer|kilometers|kms
length 0.0254 inch|inches
length 0.3048 foot|feet|ft
length 0.9144 yard|yards|yd
length 1609.344 mile|miles|mi
length 1852 nautical_mile|nautical_miles|nmi
area 1 square_metre|square_metres|square_meter|square_meters|sqm|sq_m
area 1e6 square_kilometre|square_kilometres|square_kilometer|square_kilometers|sq_km
area 1e4 hectare|hectares
area 4046.8564224 acre|acres
area 0.09290304 square_foot|square_feet|sq_ft
area 2589988.110336 square_mile|square_miles|sq_mi
volume 1e-6 microlitre|microlitres|microliter|microliters
volume 1e-3 millilitre|millilitres|milliliter|milliliters|cc|mls
volume 1e-2 centilitre|centilitres|centiliter|centiliters
volume 0.1 decilitre|decilitres|deciliter|deciliters
volume 1 litre|litres|liter|liters
volume 100 hectolitre|hectolitres|hectoliter|hectoliters
volume 1000 cubic_metre|cubic_metres|cubic_meter|cubic_meters
volume 1e-3 cubic_centimetre|cubic_centimetres|cubic_centimeter|cubic_centimeters
volume 1e12 cubic_kilometre|cubic_kilometres
volume 3.785411784 gallon|gallons
volume 0.473176473 pint|pints
volume 0.946352946 quart|quarts
duration 0.001 millisecond|milliseconds|msec
duration 1 second|seconds|sec|secs
duration 60 minute|minutes|min|mins
duration 3600 hour|hours|hr|hrs
duration 86400 day|days
duration 604800 week|weeks
duration 1209600 fortnight|fortnights
duration 2629800 month|months|mo|mos
duration 7889400 quarter_year
duration 31557600 year|years|yr|yrs
duration 315576000 decade|decades
duration 3155760000 century|centuries
data 1e-3 kilobit|kilobits
data 1 megabit|megabits
data 1000 gigabit|gigabits
data 8e-6 byte|bytes
data 8e-3 kilobyte|kilobytes
data 8 megabyte|megabytes
data 8000 gigabyte|gigabytes
data 8e6 terabyte|terabytes
data 8e9 petabyte|petabytes
energy 1 joule|joules
energy 1000 kilojoule|kilojoules
energy 4184 kilocalorie|kilocalories|kcal|kcals|calorie|calories
energy 3.6e6 kilowatt_hour|kilowatt_hours
energy 3.6e9 megawatt_hour|megawatt_hours
energy 3.6e12 gigawatt_hour|gigawatt_hours
energy 3.6e15 terawatt_hour|terawatt_hours
power 1 watt|watts
power 1000 kilowatt|kilowatts
power 1e6 megawatt|megawatts
power 1e9 gigawatt|gigawatts
power 745.7 horsepower
speed 0.2777777777777778 kmh|kph
speed 0.44704 mph
speed 0.5144444444444445 knot|knots
pressure 1e5 bars
pressure 100 millibar|millibars
pressure 1000 kilopascal|kilopascals
pressure 6894.757293168 psi
frequency 1 hertz
frequency 1000 kilohertz
frequency 1e6 megahertz
frequency 1e9 gigahertz
voltage 1 volt|volts
current 1 ampere|amperes|amp|amps
resolution 1e6 megapixel|megapixels
percent 1 percent|pct|per_cent|percents
percent 1 percentage_point|percentage_points
percent 0.01 basis_point|basis_points|bps
"""

_SYMBOLS = """
mass µg=1e-9 μg=1e-9 ug=1e-9 mg=1e-6 g=1e-3 kg=1 Kg=1 KG=1 t=1000
length nm=1e-9 µm=1e-6 μm=1e-6 mm=1e-3 cm=1e-2 m=1 km=1000 Km=1000 KM=1000
area mm²=1e-6 cm²=1e-4 m²=1 km²=1e6 m2=1 km2=1e6 ha=1e4
volume µl=1e-6 µL=1e-6 μL=1e-6 ml=1e-3 mL=1e-3 ML=1e6
volume cl=1e-2 cL=1e-2 dl=0.1 dL=0.1 l=1 L=1 hl=100 m³=1000 m3=1000
volume cm³=1e-3 km³=1e12
duration ns=1e-9 µs=1e-6 ms=1e-3 s=1 h=3600 H=3600 d=86400
data Kb=1e-3 Mb=1 Mbit=1 Gb=1000 Gbit=1000
data kB=8e-3 KB=8e-3 MB=8 GB=8000 TB=8e6 PB=8e9
data KiB=8.192e-3 MiB=8.388608 GiB=8589.934592 TiB=8796093.022208
energy J=1 kJ=1000 MJ=1e6 GJ=1e9 Wh=3600 kWh=3.6e6 MWh=3.6e9 GWh=3.6e12 TWh=3.6e15
power mW=1e-3 W=1 kW=1000 MW=1e6 GW=1e9 TW=1e12 hp=745.7 HP=745.7
pressure Pa=1 hPa=100 kPa=1000 MPa=1e6 bar=1e5 mbar=100 mmHg=133.322387415
frequency Hz=1 kHz=1000 MHz=1e6 GHz=1e9
speed kmh=0.2777777777777778 kn=0.5144444444444445 kt=0.5144444444444445
voltage V=1 mV=1e-3 kV=1000
current A=1 mA=1e-3 mAh=1e-3
sound dB=1 dBA=1
resolution MP=1e6
concentration ppm=1 ppb=1e-3
"""

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
PERCENT = Unit("percent", 1.0, "%")
COUNT = Unit("count", 1.0, "")
_QUALIFIED = {"percentage_point": "points", "percentage_points": "points"}  # fmt: skip


@lru_cache(maxsize=1)
def word_units() -> dict[str, Unit]:
    """Return the units by their spelling in lower case, blanks written as underscores."""
    table: dict[str, Unit] = {}
    for line in _WORDS.strip().splitlines():
        dimension, factor, spellings = line.split()
        for spelling in spellings.split("|"):
            name = spelling.replace("_", " ")
            table[spelling] = Unit(
                dimension, float(factor), name, 0.0, _QUALIFIED.get(spelling, "")
            )
    for word, currency in _CURRENCY_WORDS.items():
        table[word] = Unit(f"money:{currency}", 1.0, word)
    for word, currency in _CENTS.items():
        if len(word) > 1:
            table[word] = Unit(f"money:{currency}", 0.01, word)
    return table


@lru_cache(maxsize=1)
def symbol_units() -> dict[str, Unit]:
    """Return the units by their symbol; symbols keep their case."""
    table: dict[str, Unit] = {}
    for line in _SYMBOLS.strip().splitlines():
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
