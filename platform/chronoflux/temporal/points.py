"""First grammar: days, months, years, decades, centuries, seasons, quarters, holidays."""

from __future__ import annotations

from chronoflux.temporal import compact_days, days, decades, early_years, figured_days, parts, periods, weekdays, years
from chronoflux.temporal.grammar import Grammar, Rule

# Lists are bounded, so that matching stays linear in the length of the text.
MON = "[MONTH ABBR]"
DAYS = "THE? [DAY ORDINAL CARDINAL] ([COMMA AND DASH TO]{1,2} [OF IN]? THE? [DAY ORDINAL CARDINAL]){0,11}"
DAYS_AFTER = "THE? [DAY ORDINAL] ([COMMA AND DASH TO]{1,2} THE? [DAY ORDINAL]){0,11}"
WEEKDAY = "([WEEKDAY WKDAY] COMMA? IN?)?"
NUMBERS = "[DAY NUM YEAR ANCIENT LARGE]"
YEAR = "(COMMA? (OF? THE? UNIT?|IN THE? UNIT)|IN) [YEAR SHORT]"
ERA_YEAR = "COMMA? OF? THE? UNIT? ([DAY NUM YEAR ANCIENT] ERA|ERA [DAY NUM YEAR])"
EARLY_YEAR = "COMMA? OF? THE? UNIT? NUM"
CENTURIES = "[ORDINAL ROMAN]"

OF_MONTH = "(OF UNIT OF|OF)?"
WEEKDAYS = "[WEEKDAY WKDAY] [DAY ORDINAL] ([COMMA AND DASH TO]{1,2} [WEEKDAY WKDAY] [DAY ORDINAL]){1,11}"
FISCAL_YEAR = "OF? THE? FISCAL OF? THE? [YEAR SHORT DAY NUM]"
PARTS = "[MONTH ABBR SEASON PARTNO]"
MARK = "[DASH SLASH STOP]"

POINTS = Grammar(
    [
        Rule(f"[DAY ORDINAL ROMAN CARDINAL THE] {MON} (COMMA? [DAY NUM YEAR])?", days.place_name),
        Rule(f"{WEEKDAY} ({MON} DAY|DAY {MON}) CLOCK WORD? YEAR", days.timestamp),
        Rule(f"NUM {MON} {YEAR}", days.no_such_day),
        Rule(f"THE? DAY {MON} [NUM DAY] (?![WORD NOON CLOCK DAYPART])", figured_days.short_dated),
        Rule(f"{WEEKDAY} DAY {MARK}? [MONTH ABBR ROMAN] {MARK}? [YEAR DAY NUM]", figured_days.joined_day),
        Rule(f"DAY {MARK} WORD {MARK} YEAR", figured_days.small_numeral),
        Rule(
            f"{WEEKDAY} (THE? [DAY ORDINAL] {OF_MONTH} {MON}|{MON} [DAY ORDINAL]) COMMA? PAIR", figured_days.dual_year
        ),
        Rule(f"{WEEKDAYS} OF? {MON} {YEAR}", days.days_of_month),
        Rule(f"{WEEKDAYS} OF? {MON}", days.days_of_month),
        Rule(f"THE? [ORDINAL LAST LASTFEW] UNIT OF {MON} {YEAR}", periods.part_of_month),
        Rule("THE? [ORDINAL LAST LASTFEW] UNIT OF THE? UNIT? YEAR", periods.unit_of_year),
        Rule(f"THE? [ORDINAL LAST LASTFEW] WEEKDAY [OF IN] THE? {MON} {YEAR}", days.weekday_of_month),
        Rule(f"THE? [ORDINAL LAST LASTFEW] WEEKDAY [OF IN] THE? {MON}", days.weekday_of_month),
        Rule("UNIT [DAY NUM] [OF COMMA]? YEAR", periods.numbered_week),
        Rule(
            f"THE? [ORDINAL LAST LASTFEW MOD] UNIT OF THE? (NAMED|{CENTURIES} DASH? CENTURY|CENTURY {CENTURIES})",
            periods.decade_of_century,
        ),
        Rule(f"{WEEKDAY} {DAYS} {OF_MONTH} {MON} {ERA_YEAR}", days.days_of_month),
        Rule(f"{WEEKDAY} {DAYS} {OF_MONTH} {MON} {YEAR}", days.days_of_month),
        Rule(f"{WEEKDAY} {DAYS} {OF_MONTH} {MON} {EARLY_YEAR}", days.early(days.days_of_month)),
        Rule(f"{WEEKDAY} {DAYS} {OF_MONTH} {MON}", days.days_of_month),
        Rule(f"THE ROMAN {OF_MONTH} {MON} {YEAR}", figured_days.roman_day),
        Rule(f"{WEEKDAY} {MON} {DAYS_AFTER} {ERA_YEAR}", days.days_of_month),
        Rule(f"{WEEKDAY} {MON} {DAYS_AFTER} {YEAR}", days.days_of_month),
        Rule(f"{MON} {ERA_YEAR}", days.month_of_year),
        Rule(
            f"{PARTS} (?=([COMMA SLASH DASH] {PARTS}){{0,10}} [AND TO DASH UNTIL SLASH] [IN OF]? THE? {PARTS} {YEAR})",
            parts.first_of_pair,
        ),
        Rule(f"{WEEKDAY} {MON} {DAYS_AFTER}", days.days_of_month),
        Rule(f"YEAR COMMA? {MON} [DAY ORDINAL] (?!COMMA? YEAR)", figured_days.year_first),
        Rule(f"{MON} {YEAR}", days.month_of_year),
        Rule(f"{MON} {EARLY_YEAR}", days.early(days.month_of_year)),
        Rule("HOLIDAY WEEKEND [COMMA IN]? OF? THE? UNIT? [YEAR SHORT]", parts.holiday_weekend),
        Rule("HOLIDAY WEEKEND", parts.holiday_weekend),
        Rule(f"HOLIDAY {ERA_YEAR}", parts.holiday_of_year),
        Rule("HOLIDAY [COMMA IN]? OF? THE? UNIT? [YEAR SHORT]", parts.holiday_of_year),
        Rule("HOLIDAY WORD{1,2} OF THE? UNIT? [YEAR SHORT]", parts.holiday_of_year),
        Rule("HOLIDAY", parts.bare_holiday),
        Rule(f"THE? SEASON {ERA_YEAR}", parts.season_of_year),
        Rule(
            "THE? SEASON (TO WORD)? [BETWEEN OF FROM]? THE? [YEAR SHORT] [AND TO DASH SLASH] THE? [YEAR SHORT]",
            parts.winter,
        ),
        Rule("THE? [SEASON] COMMA? OF? THE? UNIT? [YEAR PAIR SHORT]", parts.season_of_year),
        Rule("THE? [SEASON] [WORD UNITS] OF THE? [YEAR PAIR SHORT]", parts.season_of_year),
        Rule("THE? ORDINAL MOD ERA?", periods.abbreviated_century),
        Rule("THE? [ORDINAL ROMAN LAST LASTFEW MOD] PART COMMA? OF? THE? UNIT? [YEAR SHORT]", parts.part_of_year),
        Rule(f"PARTNO [COMMA DASH SLASH]? {FISCAL_YEAR}|{FISCAL_YEAR} COMMA? PARTNO", parts.part_of_fiscal_year),
        Rule(f"THE? [ORDINAL ROMAN LAST LASTFEW] PART {FISCAL_YEAR}", parts.part_of_fiscal_year),
        Rule("PARTNO [COMMA DASH SLASH]? OF? [YEAR SHORT]", parts.part_number),
        Rule("PARTNO [DAY NUM]", parts.part_number),
        Rule("THE? [ORDINAL ROMAN] PART (OF THE? UNIT)?", parts.bare_part),
        Rule("THE? [ORDINAL ROMAN] OF THE? [YEAR SHORT]", parts.elliptic_part),
        Rule("PARTNO (?=WORD)", parts.bare_part_number),
        Rule("YEAR [COMMA DASH SLASH]? PARTNO", parts.part_number),
        Rule("FISCAL OF? THE? [YEAR PAIR SHORT DAY NUM]", years.fiscal_year),
        Rule(
            f"THE? {CENTURIES} DASH? ([COMMA AND DASH TO]{{1,2}} THE? MOD? {CENTURIES}){{1,7}} DASH? CENTURY ERA?",
            periods.centuries,
        ),
        Rule(f"THE? {CENTURIES} DASH? CENTURY ERA?", periods.century),
        Rule(f"THE? CENTURY {CENTURIES} ([COMMA AND DASH TO]{{1,2}} THE? {CENTURIES}){{1,7}} ERA?", periods.centuries),
        Rule(f"THE? CENTURY {CENTURIES} ERA?", periods.century),
        Rule(
            "THE? DECADES [SHORT CARDINAL DAY NUM YEAR DECADE]"
            "([COMMA AND DASH TO SLASH]{1,2} THE? DECADES? [SHORT CARDINAL DAY NUM YEAR]){0,7}"
            f"(OF THE? (NAMED|{CENTURIES} CENTURY|CENTURY {CENTURIES})|ERA)?",
            decades.decades,
        ),
        Rule(f"THE? {CENTURIES} DASH? MILLENNIUM ERA?", periods.millennium),
        Rule(f"THE? DECADE OF THE? {CENTURIES} DASH? CENTURY", decades.decades),
        Rule("THE? DECADE ERA?", decades.decade),
        Rule("[THE OF IN FROM TO] CARDINAL", decades.elliptic_decade),
        Rule("THE? PERIOD", periods.named_period),
        Rule("CARDINAL [AND DASH] NAMED", periods.named_pair),
        Rule("ORDINAL? NAMED", periods.named_century),
        Rule(f"{NUMBERS} (COMMA {NUMBERS}){{1,7}} COMMA? AND {NUMBERS} ERA", years.listed_years_of_era),
        Rule(f"{NUMBERS} [DASH AND TO] MOD? THE? {NUMBERS} ERA", years.years_of_era),
        Rule(f"ERA {NUMBERS} [DASH AND TO] THE? {NUMBERS}", years.years_of_era),
        Rule(f"UNIT? {NUMBERS} ERA", years.year_of_era),
        Rule(f"UNIT? ERA {NUMBERS}", years.year_of_era),
        Rule("DAY DASH DAY", figured_days.day_and_month),
        Rule("JUNK", figured_days.dotted_date),
        Rule("JUNK", compact_days.compact_day),
        Rule("YEAR DASH [NUM JUNK]", compact_days.ordinal_day),
        Rule("[WEEKDAY WKDAY] COMMA? DATE", days.with_weekday),
        Rule("DATE", days.date_in_figures),
        Rule("[UNIT UNITS DECADES]? PAIR", years.guarded_pair),
        Rule("[DAY NUM] DASH NUM (?=CLOSE)", early_years.enclosed_years),
        Rule("NUM (?=CLOSE)", early_years.enclosed_year),
        Rule("UNIT [YEAR NUM]", years.year_named_so),
        Rule("[YEAR NUM]", years.bare_year),
        Rule("SHORT", years.short_year),
        Rule("[WEEKDAY WKDAY] THE? [DAY ORDINAL]", weekdays.numbered),
        Rule("[SEASON]", parts.bare_season),
        Rule("MONTH", days.bare_month),
        Rule("WEEKDAY", days.bare_weekday),
    ]
)
