"""Spellings of units: what is measured, how much of its base unit, and the words or symbols."""

WORDS = """
mass 1e-9 microgram|micrograms|microgramme|microgrammes|mcg
mass 1e-6 milligram|milligrams|milligramme|milligrammes
mass 1e-3 gram|grams|gramme|grammes|gr
mass 1 kilogram|kilograms|kilogramme|kilogrammes|kilo|kilos|kgs
mass 1000 tonne|tonnes|ton|tons
mass 1e-12 nanogram|nanograms
mass 907.18474 short_ton|short_tons
mass 1016.0469088 long_ton|long_tons
mass 2e-4 carat|carats
mass 0.45359237 pound_mass|lb|lbs
mass 0.028349523125 ounce|ounces|oz
mass 6.35029318 stone|stones
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
area 1e-4 square_centimetre|square_centimetres|square_centimeter|square_centimeters
area 6.4516e-4 square_inch|square_inches|sq_in
area 0.83612736 square_yard|square_yards|sq_yd
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
volume 28.316846592 cubic_foot|cubic_feet
volume 764.554857984 cubic_yard|cubic_yards
volume 158.987294928 barrel|barrels
volume 3.785411784 gallon|gallons|gal|gals
volume 0.00492892159375 teaspoon|teaspoons|tsp|tsps
volume 0.01478676478125 tablespoon|tablespoons|tbsp|tbsps
volume 0.2365882365 cups
volume 0.473176473 pint|pints
volume 0.946352946 quart|quarts
duration 1e-9 nanosecond|nanoseconds
duration 1e-6 microsecond|microseconds
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
duration 31557600000 millennium|millennia
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
energy 1e6 megajoule|megajoules
energy 1e9 gigajoule|gigajoules
energy 1055.05585262 btu|btus
energy 3600 watt_hour|watt_hours
energy 3.6e6 kilowatt_hour|kilowatt_hours
energy 3.6e9 megawatt_hour|megawatt_hours
energy 3.6e12 gigawatt_hour|gigawatt_hours
energy 3.6e15 terawatt_hour|terawatt_hours
power 1 watt|watts
power 1e-3 milliwatt|milliwatts
power 1000 kilowatt|kilowatts
power 1e6 megawatt|megawatts
power 1e9 gigawatt|gigawatts
power 1e12 terawatt|terawatts
power 745.7 horsepower
speed 0.2777777777777778 kmh|kph|kmph
speed 0.44704 mph
speed 0.5144444444444445 knot|knots
pressure 1e5 bars
pressure 133.322387415 mm_hg|torr
pressure 101325 atmospheres
pressure 1 pascal|pascals
pressure 1e6 megapascal|megapascals
pressure 100 millibar|millibars
pressure 1000 kilopascal|kilopascals
pressure 6894.757293168 psi
frequency 1 hertz
frequency 1000 kilohertz
frequency 1e6 megahertz
frequency 1e9 gigahertz
voltage 1 volt|volts
voltage 1000 kilovolt|kilovolts
voltage 1e6 megavolt|megavolts
voltage 1e-3 millivolt|millivolts
current 1 ampere|amperes|amp|amps
current 1e-3 milliampere|milliamperes|milliamp|milliamps
charge 1 ampere_hour|ampere_hours|amp_hour|amp_hours
charge 1e-3 milliampere_hour|milliampere_hours|milliamp_hour|milliamp_hours
resistance 1 ohm|ohms
resistance 1000 kilohm|kilohms|kiloohm|kiloohms
resistance 1e6 megohm|megohms|megaohm|megaohms
force 1 newton|newtons
force 1000 kilonewton|kilonewtons
force 1e6 meganewton|meganewtons
torque 1 newton_metre|newton_metres|newton_meter|newton_meters
substance 1 mole|moles
substance 1e-3 millimole|millimoles
substance 1e-6 micromole|micromoles
activity 1 international_unit|international_units
radiation 1 sievert|sieverts
radiation 1e-3 millisievert|millisieverts
radiation 1e-6 microsievert|microsieverts
absorbed 1 grays
absorbed 1e-3 milligray|milligrays
decay 1 becquerel|becquerels
decay 1000 kilobecquerel|kilobecquerels
decay 1e6 megabecquerel|megabecquerels
sound 1 decibel|decibels
illuminance 1 lux|lx
light 1 lumen|lumens
bandwidth 1e-3 kbps
bandwidth 1 mbps
bandwidth 1000 gbps
resolution 1e6 megapixel|megapixels
percent 1 percent|pct|per_cent|percents
percent 1 percentage_point|percentage_points
percent 0.01 basis_point|basis_points|bps
"""

SYMBOLS = """
mass ng=1e-12 pg=1e-15 µg=1e-9 μg=1e-9 ug=1e-9 mg=1e-6 g=1e-3 kg=1 Kg=1 KG=1 t=1000
length nm=1e-9 µm=1e-6 μm=1e-6 mm=1e-3 cm=1e-2 m=1 km=1000 Km=1000 KM=1000
area mm²=1e-6 cm²=1e-4 m²=1 km²=1e6 m2=1 km2=1e6 ha=1e4
volume µl=1e-6 µL=1e-6 μL=1e-6 ml=1e-3 mL=1e-3 ML=1e6
volume cl=1e-2 cL=1e-2 dl=0.1 dL=0.1 l=1 L=1 hl=100 m³=1000 m3=1000
volume cm³=1e-3 km³=1e12
duration ns=1e-9 µs=1e-6 ms=1e-3 s=1 h=3600 H=3600 d=86400
data kb=1e-3 Kb=1e-3 kbit=1e-3 Kbit=1e-3 Mb=1 Mbit=1 Gb=1000 Gbit=1000 Tb=1e6 Tbit=1e6
data kB=8e-3 KB=8e-3 MB=8 GB=8000 TB=8e6 PB=8e9
data KiB=8.192e-3 MiB=8.388608 GiB=8589.934592 TiB=8796093.022208
energy J=1 kJ=1000 MJ=1e6 GJ=1e9 Wh=3600 kWh=3.6e6 MWh=3.6e9 GWh=3.6e12 TWh=3.6e15
power mW=1e-3 W=1 kW=1000 MW=1e6 GW=1e9 TW=1e12 hp=745.7 HP=745.7
pressure Pa=1 hPa=100 kPa=1000 MPa=1e6 bar=1e5 mbar=100 mmHg=133.322387415
frequency Hz=1 kHz=1000 MHz=1e6 GHz=1e9
speed kmh=0.2777777777777778 kn=0.5144444444444445 kt=0.5144444444444445
voltage V=1 mV=1e-3 µV=1e-6 μV=1e-6 kV=1000 MV=1e6
current A=1 mA=1e-3 µA=1e-6 μA=1e-6 kA=1000
charge Ah=1 mAh=1e-3
resistance Ω=1 kΩ=1000 MΩ=1e6 mΩ=1e-3 Ω=1 kΩ=1000 MΩ=1e6
capacitance mF=1e-3 µF=1e-6 μF=1e-6 nF=1e-9 pF=1e-12
apparent VA=1 kVA=1000 MVA=1e6
force N=1 mN=1e-3 kN=1000 MN=1e6
torque Nm=1 kNm=1000
substance mol=1 mmol=1e-3 µmol=1e-6 μmol=1e-6 umol=1e-6 nmol=1e-9
equivalent Eq=1 mEq=1e-3
activity IU=1 kIU=1000
radiation Sv=1 mSv=1e-3 µSv=1e-6 μSv=1e-6
absorbed Gy=1 mGy=1e-3
decay Bq=1 kBq=1000 MBq=1e6 GBq=1e9
illuminance lx=1
light lm=1
bandwidth kbps=1e-3 Kbps=1e-3 Mbps=1 Gbps=1000 Tbps=1e6
bandwidth kBps=8e-3 KBps=8e-3 MBps=8 GBps=8000
sound dB=1 dBA=1
resolution MP=1e6
concentration ppm=1 ppb=1e-3
"""
