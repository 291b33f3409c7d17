"""Date arithmetic in words."""

import pytest

from chronoflux.temporal.arithmetic import solve_date_arithmetic
from chronoflux.temporal.offsets import add_offset

ANSWERED = [
    ("en", "What is the time 2 year and 11 month after Feb, 1303", "Jan, 1306"),
    ("en", "What is the time 7 month after May, 1742", "Dec, 1742"),
    ("en", "What is the time 3 year before Jan, 1500", "Jan, 1497"),
    ("en", "What date is 10 days before 3 May 1990?", "23 April 1990"),
    ("en", "What is the date one month after 31 January 2019?", "28 February 2019"),
    ("en", "What is the time 2 years and 3 months before May 3, 1990?", "February 3, 1988"),
    ("en", "What is 5 weeks after 2019-05-03?", "2019-06-07"),
    ("en", "What is the day 10 days after 03/04/2019?", "03/14/2019"),
    ("en-GB", "What is the day 10 days after 03/04/2019?", "13/04/2019"),
    ("en", "What is the month 5 months after 11/2019?", "04/2020"),
    ("en", "What year was two decades after 1990?", "2010"),
    ("en", "What is the time 3 years before 44 BC?", "47 BC"),
    ("en", "What year comes 50 years before AD 14?", "37 BC"),
    ("en", "How many years between 3 May 1990 and 2 May 2001?", "10 years"),
    ("en", "How many days are there from 3 May 1990 to 5 June 1990?", "33 days"),
    ("en", "How many months passed between May 1990 and July 1992?", "26 months"),
    ("it", "Quale data è 6 anni e 4 mesi dopo nov 1185?", "mar 1192"),
    ("it", "Che mese era 3 mesi dopo Novembre 1990?", "Febbraio 1991"),
    ("it", "Che anno era tre anni prima del 1990?", "1987"),
    ("it", "Qual è il giorno dieci giorni dopo il 25 dicembre 2019?", "4 gennaio 2020"),
    ("it", "Quanti anni tra il 1990 e il 2004?", "14 anni"),
    ("it", "Quanti anni intercorrono tra il 44 a.C. e il 14 d.C.?", "57 anni"),
    ("it", "Qual è la data due mesi prima di maggio 1990?", "marzo 1990"),
    ("it", "Quale data è un anno dopo il 29 febbraio 2016?", "28 febbraio 2017"),
]
OTHER = [
    ("en", "Which party did he join 3 years and 6 months after June 2015?"),
    ("en", "What is 3 days after May 1990?"),
    ("en", "How many years did he serve between 1990 and 2004?"),
    ("en", "Who was minister on 3 May 1990?"),
    ("en", ""),
    ("it", "Quanti anni fa è morto?"),
    ("it", "Quale partito guidava due anni dopo il 1990?"),
]


@pytest.mark.parametrize(("language", "question", "answer"), ANSWERED)
def test_answer_in_the_form_of_the_question(language, question, answer):
    assert solve_date_arithmetic(question, language) == answer


@pytest.mark.parametrize(("language", "question"), OTHER)
def test_anything_else_is_left_alone(language, question):
    assert solve_date_arithmetic(question, language) is None


def test_offset_is_no_finer_than_the_date():
    assert add_offset("1990", (1, 0, 0)) == "1991"
    assert add_offset("1990", (0, 1, 0)) is None
    assert add_offset("1990-05", (0, 0, 1)) is None
    assert add_offset("-0043-03-15", (0, -3, 0)) == "-0044-12-15"
