"""Words that change the meaning of a claim when one takes the place of the other."""

from __future__ import annotations

SMALL = (
    "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty"
    " sixty seventy eighty ninety"
).split()
MONTHS = (
    "January February March April May June July August September October November December"
).split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
UNITS = (
    "hours/minutes hours/days days/weeks weeks/months months/years minutes/seconds km/miles km/m"
    " kilometres/miles kg/g grams/kilograms metres/feet litres/gallons euros/dollars pounds/euros"
    " hour/day day/week month/year week/month million/billion percent/points °C/°F MB/GB GB/TB"
    " mg/g ml/l cm/mm"
).split()
COMPARATORS = (
    "at least/at most|more than/less than|more than/fewer than|over/under|before/after|up to/over"
    "|minimum/maximum|above/below|no more than/no less than|within/after|until/from"
    "|exactly/at least|nearly/more than|almost/more than|no later than/no earlier than"
    "|or more/or less|from/up to"
).split("|")
ANTONYMS = (
    "increased/decreased rose/fell higher/lower first/last allowed/forbidden permitted/prohibited"
    " required/optional won/lost more/fewer more/less longer/shorter largest/smallest opened/closed"
    " early/late earlier/later included/excluded includes/excludes free/chargeable with/without"
    " public/private accepted/rejected approved/refused always/never best/worst before/after"
    " older/younger highest/lowest increase/decrease rises/falls grew/shrank north/south east/west"
    " northern/southern eastern/western inside/outside buy/sell bought/sold lent/borrowed"
    " succeeded/failed present/absent enabled/disabled cheaper/dearer better/worse gained/lost"
    " upper/lower left/right open/closed male/female old/new add/remove started/stopped"
    " can/cannot possible/impossible mandatory/voluntary faster/slower winter/summer"
    " morning/evening above/below daily/weekly monthly/yearly weekly/monthly annual/monthly"
    " encourages/discourages"
    " mother/father son/daughter husband/wife day/night indoor/outdoor supports/opposes"
).split()
MODALS = "may/must can/must should/must may/will might/will could/does must/may must/should".split()
QUANTIFIERS = (
    "some/all most/all many/all several/all few/most some/no all/no all/few every/no each/no"
    " some/most both/neither sometimes/always usually/always often/always rarely/often"
).split()
