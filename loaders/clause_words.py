"""The words of a language that hold clauses together, read from resources/states_<language>.toml."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from chronoflux.loaders.word_tables import word_table

_NO_NAME = r"(?!(?<=[\w,;]\s)(?-i:[A-ZÀ-Þ]))(?<!\w\w\w-)"
"""Before a verb: a word with a capital inside a sentence is a name ("Winifred"), one behind a hyphen an adjective
("Milan-based")."""
ASIDE = r"\s?,\s[^,;.:()]{3,80},\s"
"""What may stand between the two bounds of a stretch: "from 1899, when his uncle died, until 1917"."""


@dataclass(frozen=True, slots=True)
class ClauseWords:
    """The words of a language that hold clauses together."""

    boundary: re.Pattern[str]
    independent: re.Pattern[str]
    """What parts two statements that each stand for itself: a semicolon, "while" before a name."""
    relatives: frozenset[str]
    region: re.Pattern[str]
    """The larger place behind a comma, before what is told of both ("Paris, France, where")."""
    connectives: frozenset[str]
    lead_ins: frozenset[str]
    heading_leads: frozenset[str]
    """Those that may stand before a time that heads a paragraph ("c. 1904. A cinema opened ...")."""
    known_by: re.Pattern[str]
    """What opens a time at which something is known to hold already ("by 1937")."""
    held_on: re.Pattern[str]
    """What says behind the time of an office how long it was held ("until her death")."""
    range_gap: re.Pattern[str]
    range_end: re.Pattern[str]
    """What leads from a time to the one that ends it, whatever stands before ("2012 to her death in 2021")."""
    bound: re.Pattern[str]
    """What leads by a noun to a time that bounds a stretch ("until her death in", "since his election in")."""
    stayed: re.Pattern[str]
    """What says how long somebody was where the clause before says ("remained there until")."""
    lasting: re.Pattern[str]
    """What leads to a length of time ("for", "for another")."""
    goes_on: re.Pattern[str]
    """What shows that a predicate goes on with what was told before it ("then", "there", "the post")."""
    subordinate_start: re.Pattern[str]
    """A mark or a word between a main verb and a part that tells of something else."""
    counted_joint: re.Pattern[str]
    """What stands between a clause and a predicate that says how long something lasted, up to that."""
    before_event: re.Pattern[str]
    """What leads from a length to what happened at its end ("before the Ministry bought it")."""
    until_death: re.Pattern[str]
    """What says that something held until its subject died ("until his death", "finché morì")."""
    until: re.Pattern[str]
    """What opens a clause that tells how long something held ("until she sold it in 1980")."""
    reported: re.Pattern[str]
    """A clause that is told, up to its verb, with a noun as its subject ("told that the library will").

    Its group "name" is the name beside the noun ("that the clerk , Mr Dunn , would").
    """
    kin: re.Pattern[str]
    """A subject that is somebody of the one told of, at the end of what opens a part ("where her father")."""
    kin_start: re.Pattern[str]
    """Such a subject, anywhere."""
    where: re.Pattern[str]
    """What opens a part that tells of the place before it."""
    range_openers: frozenset[str]
    range_breaks: re.Pattern[str]
    """What follows a time where a second predicate begins, and no range goes on ("since 1990 and moved")."""
    enumeration: re.Pattern[str]
    verb: re.Pattern[str]
    finite_start: re.Pattern[str]
    pronouns: frozenset[str]
    prepositions: frozenset[str]
    streets: frozenset[str]
    """Words that lead to the name of a street ("via")."""
    final_clitic: re.Pattern[str]
    """An object pronoun at the end of what looks like a noun before its verb ("la società LA vendette")."""
    name_openers: frozenset[str]
    named_by_year: re.Pattern[str]
    """What a year behind it only names, or says of when it is ("a 1925", "the Treaty of Ulm of")."""
    article: re.Pattern[str]
    final_article: re.Pattern[str]
    """An article at the end of what stands before a name."""
    described: re.Pattern[str]
    """What shows behind a place that it only describes ("the HONG KONG security law", "Milan-based")."""
    final_preposition: re.Pattern[str]
    """A preposition at the end of what stands before a name."""
    named_piece: re.Pattern[str]
    """What leads to a name at the head of a clause ("then at the Altona Mill"); its group "then" says mere order."""
    office_of_name: re.Pattern[str]
    """An office up to the name of what it is of: "head of research at"."""
    vague_later: re.Pattern[str]
    others_before: re.Pattern[str]
    """A pronoun right before a verb that stands for none whom a sentence tells of ("they", "we")."""
    announced: re.Pattern[str]
    """What says of the words behind it that they are still to come ("announced that she would")."""
    says: re.Pattern[str]
    """A verb of saying right before what is said, where no "that" need stand between."""
    succession: re.Pattern[str]
    """Words by which a sentence tells who came next in an office."""
    born_in: re.Pattern[str]
    """Words before a year that make it the year of somebody's birth ("classe 1981")."""
    compared: re.Pattern[str]
    """Words before "since 1952" that make it a comparison ("for the first time since 1952")."""
    openers: frozenset[str]
    """Words that open a clause with a subject of its own."""
    clitics: re.Pattern[str]
    """Pronouns right before a verb, which nothing parts from it ("la vendette")."""
    subject_pronoun: re.Pattern[str]
    noun_subject: re.Pattern[str]
    """A subject that is no name, at the head of a sentence or after its year ("In 1998 the old bridge opened")."""
    opening_participle: re.Pattern[str]
    """A participle that opens a sentence and states something of its subject ("Born in Leeds in 1950, ...")."""
    opened: re.Pattern[str]
    """As opening_participle, of any verb, where nothing but a participle stands ("Stolen in 1931 and")."""
    joined_opened: re.Pattern[str]
    """What joins one such participle to another."""
    made_thing: re.Pattern[str]
    """A noun or name and its comma, before a participle that tells of what is made or born ("Hill House, built")."""
    main_start: re.Pattern[str]
    """What the main part behind them begins with: a subject, or a verb that has none of its own."""
    told_before_colon: re.Pattern[str]
    """A subject and its verb before a colon: no label ("The abbey burned twice: in 1353 and 1806")."""
    noun_behind: re.Pattern[str]
    """A noun behind its verb, where a subject may stand there ("Nel 1976 chiuse l'ippodromo"); else nothing."""
    arrival: re.Pattern[str]
    """A verb that takes no object before an article, so that its subject follows ("nel 1912 nacque LA FIGLIA ...")."""
    subject_after: bool
    """Whether a subject may stand behind its verb ("fallì la Banca Ollini")."""
    auxiliary: str
    """A form of "be" that makes a participle passive."""
    auxiliaries: str
    """The same of several."""
    intransitive: tuple[str, ...]
    """A form of "be" for one and for several before a participle that is not passive ("è tornata"); () for none."""
    reflexive: str
    """The pronoun that such a participle may end with ("iscrittosi"); "" for none."""
    having: re.Pattern[str]
    """What opens a sentence before a participle and says that it is past ("Having joined")."""
    many: re.Pattern[str]
    """A subject, or a participle where that shows it, of several."""
    passive: re.Pattern[str]
    """A form of "be" before a participle."""
    past_participle: re.Pattern[str]
    active: re.Pattern[str]
    """What looks like a participle and takes no auxiliary from a passive before it ("... and resigned")."""
    agent: re.Pattern[str]
    """A participle and who does it: passive, whatever it looks like ("reopened by the Duke")."""
    headline: re.Pattern[str]
    """A name at the head of a clause and the participle behind it that is passive ("Mr Day elected chairman")."""
    participle: re.Pattern[str]
    """A verb that opens a clause and leaves its subject to the clause before ("reaching the final in May")."""
    coordinated: re.Pattern[str]
    """What joins a second predicate."""
    next_predicate: re.Pattern[str]
    """A second predicate behind a mere comma, up to the end ("... , qualified in")."""
    joined_predicate: re.Pattern[str]
    """What stands between two predicates of one subject."""
    joined_participle: re.Pattern[str]
    """What joins a participle to a passive before it ("was sold and renamed")."""
    coordinator: re.Pattern[str]
    """What joins a predicate, at its end."""
    coordinator_start: re.Pattern[str]
    """What joins something, at its beginning."""
    joint: re.Pattern[str]
    """What joins two names."""
    past_perfect: re.Pattern[str]
    temporal: frozenset[str]
    """Connectives that lead to a mere time where no verb follows ("until her death in 1987")."""
    subordinate: re.Pattern[str]
    """What opens a part of a clause that has a time of its own ("who", "after")."""
    ending: re.Pattern[str]
    """What may follow the end of a stretch of time: a clause that "when" or "then" opens, or one joined by "and"."""
    then: re.Pattern[str]
    """What says that something comes next, last or again."""
    joining: frozenset[str]
    """Words that join a predicate of the same subject, time and weight ("and", "then")."""
    purpose: frozenset[str]
    """Words that open what something was left for ("to")."""
    carried: frozenset[str]
    """Words between what opens a predicate and its verb: auxiliaries, pronouns of its subject."""
    predicate_border: re.Pattern[str]
    """What opens a predicate; its group "opener" holds the words of it, if any."""
    pronoun_lead: re.Pattern[str]
    """Pronouns and order ("then he") at a predicate's head."""
    time_lead: re.Pattern[str]
    """The words that lead to a time, right before it."""
    once: re.Pattern[str]
    """What opens, at a clause's head, a part after which the rest happens ("After leaving", "When")."""
    who: frozenset[str]
    """Relative pronouns that stand for the name before them."""
    personal_who: frozenset[str]
    """Those of persons alone."""
    denied: re.Pattern[str]
    """What a sentence says of itself that is not so ("The claim that ... is false")."""
    life_verbs: dict[str, str]


@cache
def clause_words(language: str) -> ClauseWords:
    """The words of a language that hold clauses together, read once."""
    table = word_table(language)["clauses"]
    connectives = "|".join(table["connectives"].split())
    leading = "|".join(table["lead_ins"].split())
    prepositions = "|".join(table["prepositions"].split())
    joiners = "|".join(table["range_joiners"].split())
    near = frozenset(table["coordinators"].split("|"))
    far_joiners = "|".join(word for word in table["range_joiners"].split() if word not in near)
    verb, active, finite = (re.sub(r"\s+", "", table[name]) for name in ("verb", "active", "finite_start"))
    unsaid = rf"(?:(?:{table['clitics']})\s)*{finite}\b" if table["subject_after"] else r"(?!)"
    return ClauseWords(
        boundary=re.compile(
            rf"\s*[;—]\s*|\s–\s|\s*,\s+(?:(?:{connectives})\s+)?|\s+(?:{connectives})\s+", re.IGNORECASE
        ),
        independent=re.compile(rf";\s|\s?,\s(?=(?:{table['contrast']})\s(?:{table['articles']})?[A-ZÀ-Þ])"),
        relatives=frozenset(table["relatives"].split()),
        region=re.compile(rf"(?:[A-ZÀ-Þ][\w'’.-]*\s){{0,2}}[A-ZÀ-Þ][\w'’.-]*\s?,\s(?:{table['where']})\s"),
        connectives=frozenset(table["connectives"].split()),
        lead_ins=frozenset(table["lead_ins"].split()),
        heading_leads=frozenset(table["heading_leads"].split()),
        known_by=re.compile(rf"(?:{table['known_by']})\s", re.IGNORECASE),
        held_on=re.compile(rf"(?:\s(?:{table['held_on']}))?(?:\s?[,)]|\s?[.;]?\s*\Z)"),
        range_end=re.compile(rf"\s*,?\s*(?:{table['range_end']})", re.IGNORECASE),
        range_gap=re.compile(
            rf"(?:\s*,?\s*(?:{joiners})|{ASIDE}(?:{far_joiners}))\s+(?:[\w'’]+\s+){{0,5}}\Z",
            re.IGNORECASE,
        ),
        bound=re.compile(rf"\b(?:{table['bound']})\s?\Z", re.IGNORECASE),
        stayed=re.compile(rf"\b(?:{table['stayed']})\b", re.IGNORECASE),
        lasting=re.compile(rf"\b(?:{table['lasting']})\s", re.IGNORECASE),
        goes_on=re.compile(rf"\b(?:{table['goes_on']})(?<!\w['’])\b", re.IGNORECASE),
        subordinate_start=re.compile(rf"[,:;(—–]|\b(?:{'|'.join(table['relatives'].split())})\s", re.IGNORECASE),
        counted_joint=re.compile(
            rf"\s?(?:,|;|,?\s(?:{table['coordinators']}))\s"
            rf"(?=(?:(?:{table['then']})\s+)*(?:(?:{table['subject_pronoun']}|{'|'.join(table['who'].split())})\s)?"
            rf"(?:(?:{table['clitics']})\s?)*{finite}\b|(?:{table['then']})\s)",
            re.IGNORECASE,
        ),
        before_event=re.compile(rf"\s?,?\s(?:{table['before_event']})" if table["before_event"] else r"(?!)", re.I),
        until_death=re.compile(rf"\b(?:{table['until_death']})\b", re.IGNORECASE),
        until=re.compile(rf"\b(?:{table['until']})\s", re.IGNORECASE),
        reported=re.compile(
            rf"\b(?:{table['reported']})\s(?:{table['articles']})(?:[a-zà-ÿ-]+ ){{0,3}}?[a-zà-ÿ-]+\s?"
            rf"(?:, (?P<name>[A-ZÀ-Þ][^,]{{1,40}}), |\s)(?:(?:{table['future']})\s)?\Z"
        ),
        kin=re.compile(rf"\b(?:{table['subordinate']}|{table['when']})\s(?:{table['kin']})\s\Z", re.IGNORECASE),
        kin_start=re.compile(rf"\s(?:{table['kin']})\s", re.IGNORECASE),
        where=re.compile(rf"(?:{table['where']})\b", re.IGNORECASE),
        range_openers=frozenset(table["range_openers"].split()),
        enumeration=re.compile(rf"\s*(?:,|,?\s*(?:and|e|ed|&|or|o))\s*(?:{leading})?\s*\Z", re.I),
        verb=re.compile(rf"{_NO_NAME}\b{verb}\b", re.IGNORECASE),
        finite_start=re.compile(rf"{finite}\b", re.IGNORECASE),
        pronouns=frozenset(table["pronouns"].split()),
        name_openers=frozenset(table["name_openers"].split()),
        named_by_year=re.compile(rf"(?:{table['named_by_year']})\Z"),
        prepositions=frozenset(table["prepositions"].split()),
        final_clitic=re.compile(rf"\s(?:{table['clitics']})\Z" if table["subject_after"] else r"(?!)", re.IGNORECASE),
        streets=frozenset(table["streets"].split()),
        article=re.compile(table["articles"], re.IGNORECASE),
        final_article=re.compile(rf"\b{table['articles']}\Z", re.IGNORECASE),
        described=re.compile(
            rf"(?P<joined>-[a-z])|\s(?!{verb}\b|(?:{prepositions}|{connectives}|{'|'.join(table['relatives'].split())})\b)"
            rf"[a-zà-ÿ]{{3,}}\s(?:[a-zà-ÿ]+\s){{0,3}}?{verb}\b",
        ),
        final_preposition=re.compile(rf"\b(?:{prepositions}|{leading})['’]?\s*\Z", re.IGNORECASE),
        named_piece=re.compile(
            rf"(?P<then>(?:(?:{table['then']})\s+)?)(?:(?:{prepositions})(?:\s+|['’]\s?))?(?:{table['articles']})?"
            rf"(?-i:[A-ZÀ-Þ])",
            re.IGNORECASE,
        ),
        office_of_name=re.compile(
            rf"\w.*?\b(?:{prepositions})(?:\s+|['’]\s?)(?:{table['articles']})?(?=(?-i:[A-ZÀ-Þ]))", re.IGNORECASE
        ),
        vague_later=re.compile(rf"\b(?:{table['vague_later']})\b", re.IGNORECASE),
        others_before=re.compile(rf"\b(?:{table['others']})\s(?:(?:{'|'.join(table['carried'].split())})\s)*\Z", re.I),
        announced=re.compile(rf"\b(?:{table['announced']})\s\Z", re.IGNORECASE),
        says=re.compile(rf"\b(?:{table['says']})\s\Z", re.IGNORECASE),
        succession=re.compile(rf"\b(?:{table['succession']})\b", re.IGNORECASE),
        born_in=re.compile(rf"(?:{table['born_in']})\s\Z", re.IGNORECASE),
        compared=re.compile(rf"\b(?:{table['compared']})\b[^,.;:]{{0,40}}\Z", re.IGNORECASE),
        openers=frozenset(table["relatives"].split()) | frozenset(table["connectives"].split()),
        clitics=re.compile(rf"\b(?:(?:{table['clitics']})\s?)+\Z", re.IGNORECASE),
        subject_pronoun=re.compile(rf"\b(?:{table['subject_pronoun']})\b", re.IGNORECASE),
        opening_participle=re.compile(rf"(?:{table['opening_participle']})\b", re.IGNORECASE),
        opened=re.compile("".join(table["opened"].split("\n  "))),
        joined_opened=re.compile(
            rf"\s?(?:,|,?\s(?:{table['coordinators']}))\s(?:(?:{table['then']})\s)?"
            rf"(?=(?:{table['past_participle']}|{table['opening_participle']})\b(?!['’]))",
            re.IGNORECASE,
        ),
        made_thing=re.compile(
            rf"(?P<noun>\b(?i:{table['articles']})(?:[\w'’-]+\s){{0,4}}?[\w'’-]+"
            rf"|(?<![\w'’]\s)(?<!\w)[A-ZÀ-Þ][\w'’.-]*(?:\s[A-ZÀ-Þ][\w'’.-]*){{0,3}}"
            rf"|(?<=[a-zà-ÿ]\s)[A-ZÀ-Þ][\w'’.-]*(?:\s[A-ZÀ-Þ][\w'’.-]*){{0,3}})\s?,\s(?=(?:{table['made']})\b)"
        ),
        main_start=re.compile(
            rf"(?i:(?:{table['subject_pronoun']})\b|{table['articles']})|[A-ZÀ-Þ]|(?i:{unsaid})"
            rf"|(?!(?:{prepositions})\b)[a-zà-ÿ]{{2,12}}\.?\s[A-ZÀ-Þ]"
        ),
        arrival=re.compile(
            rf"(?:(?:{leading})\s?(?:\w+\s){{0,2}}\d{{4}}\s?,?\s+)?(?:{table['arrivals']})\s(?={table['articles']})",
            re.IGNORECASE,
        ),
        subject_after=table["subject_after"],
        auxiliary=table["auxiliary"],
        auxiliaries=table["auxiliaries"],
        intransitive=tuple(table["intransitive"].split()),
        reflexive=table["reflexive"],
        having=re.compile(rf"(?:{table['having']})\s", re.IGNORECASE),
        many=re.compile(table["many"], re.IGNORECASE),
        passive=re.compile(rf"\b(?:{table['passive']})\s+(?=(?:\w+ly\s+)?(?:{table['past_participle']})\b)", re.I),
        past_participle=re.compile(rf"(?:{table['past_participle']})\b", re.IGNORECASE),
        active=re.compile(rf"(?:{active})", re.IGNORECASE),
        agent=re.compile(rf"(?:{table['past_participle']})\s+(?:{table['agents']})\b", re.IGNORECASE),
        noun_subject=re.compile(
            rf"(?:(?P<setting>(?:{leading})\s?(?:\w+\s){{0,2}}\d{{4}}\s?,?\s+))?"
            rf"(?P<noun>(?:{table['articles']})(?:[\w-]+ ){{0,6}}?[\w-]+"
            rf"|(?(setting)(?:{table['plural_subject']})|(?!)))"
            rf"(?=,|\s+{verb}\b)",
            re.IGNORECASE,
        ),
        told_before_colon=re.compile(
            rf"(?:(?:{table['articles']})(?:[\w’'-]+ ){{1,6}}?|(?:{table['subject_pronoun']}) "
            rf"|(?-i:[A-ZÀ-Þ][\w'’.-]* ){{2,4}}){verb}\b[^:]*:",
            re.IGNORECASE,
        ),
        noun_behind=re.compile(
            rf"(?:(?:{leading})\s?(?:\w+\s){{0,2}}\d{{4}}\s?,?\s+)?{verb}\s+(?:[\w'’]+\s+){{0,4}}?"
            rf"(?:{table['articles']})[^\W\d_]{{3}}"
            if table["subject_after"]
            else r"(?!)",
            re.IGNORECASE,
        ),
        range_breaks=re.compile(rf"\s*,?\s*(?:{table['coordinators']})\s+{finite}\b", re.IGNORECASE),
        headline=re.compile(
            rf"(?:\d{{4}}\s?[:—–-]\s)?(?:[^\W\d_a-zß-ÿ][\w'’.-]* ){{1,5}}"
            rf"(?=(?i:{table['headline_participle']})\b(?! [^\W\d_a-zß-ÿ]))",
        ),
        participle=re.compile(rf"(?:{table['participle']})\b", re.IGNORECASE),
        coordinated=re.compile(
            rf",?\s+(?:{table['coordinators']})\s+(?:(?:{table['then']}|{table['subject_pronoun']})\s+)*"
            rf"(?:(?-i:[A-ZÀ-Þ][\w'’.-]*)\s+){{0,3}}{finite}\b",
            re.IGNORECASE,
        ),
        next_predicate=re.compile(
            rf"\s?,\s(?:(?:{table['then']})\s+)?(?:(?:{table['clitics']})\s?)*{finite}\b(?!\s(?:{table['agents']})\b)[^,]*\Z",
            re.IGNORECASE,
        ),
        joined_predicate=re.compile(
            rf"[^,;:.()]{{0,60}}?\s?(?:,|,?\s(?:{table['coordinators']}))\s(?:(?:{table['then']})\s+)?"
            rf"(?:(?:{table['clitics']})\s?)*",
            re.IGNORECASE,
        ),
        joined_participle=re.compile(
            rf"\s?(?:,|,?\s(?:{table['coordinators']}))\s(?:(?:{table['then']})\s)?(?=(?:{table['past_participle']})\b)",
            re.IGNORECASE,
        ),
        coordinator=re.compile(rf"\s(?:{table['coordinators']})\s+(?:(?:{table['then']})\s+)?\Z", re.IGNORECASE),
        coordinator_start=re.compile(rf"\s(?:{table['coordinators']})\s", re.IGNORECASE),
        joint=re.compile(r"\s(?:and|&|e|ed)\s"),
        past_perfect=re.compile(rf"\b(?:{table['past_perfect']})\b", re.IGNORECASE),
        temporal=frozenset(table["temporal"].split()),
        subordinate=re.compile(rf"\b(?:{table['subordinate']})\s", re.IGNORECASE),
        ending=re.compile(
            rf"\s*,?\s*(?:(?P<when>(?:{table['when']})\s)"
            rf"|(?:(?:{table['coordinators']})\s+)?(?P<then>(?:{table['then']})\s+)?(?={finite}\b))",
            re.IGNORECASE,
        ),
        then=re.compile(rf"\b(?:{table['then']})\b", re.IGNORECASE),
        joining=frozenset(table["coordinators"].split("|")) | frozenset(table["then"].split("|")),
        purpose=frozenset(table["purpose"].split()),
        carried=frozenset(table["carried"].split()),
        predicate_border=re.compile(
            rf"(?:\A|\s*[,;(]\s*|\s)(?P<opener>{table['predicate_openers']})\s+|\s*[,;(]\s*", re.IGNORECASE
        ),
        pronoun_lead=re.compile(rf"\s*(?:(?:{table['subject_pronoun']}|{table['then']})\s+)*", re.IGNORECASE),
        time_lead=re.compile(rf"\b(?:(?:{leading})\s*)+\Z", re.IGNORECASE),
        once=re.compile(rf"(?:{table['once']})\b", re.IGNORECASE),
        who=frozenset(table["who"].split()),
        personal_who=frozenset(table["personal_who"].split()),
        denied=re.compile(table["denied"], re.IGNORECASE),
        life_verbs={"born": table["born"], "died": table["died"]},
    )
