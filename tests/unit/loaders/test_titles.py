import time

import pytest

from chronoflux.loaders.titles import section_of, subject_title, title_of_id
from chronoflux.model import SourceDocument


def test_a_title_is_read_off_an_id():
    assert title_of_id("/wiki/Port_F.C") == "Port F.C"
    assert title_of_id("notes/ann_lee-2.txt") == "ann lee 2"


@pytest.mark.parametrize(
    ("title", "text", "expected"),
    [
        ("Ann Lee", "She left in 2004.", "Ann Lee"),
        ("notes", "She left in 2004.", ""),
        ("notes", "The Notes appeared in 2004.", "notes"),
    ],
)
def test_a_file_name_names_no_subject_unless_the_text_does(title, text, expected):
    assert subject_title(SourceDocument("notes.txt", title, text, "x")) == expected


@pytest.mark.parametrize(
    ("file", "text", "title"),
    [
        ("ann_lee.txt", "Ann Lee resigned in 2020.", "ann lee"),
        ("rowing_club.txt", "The Penhallow Rowing Club was founded in 1923. The rowing club moved in 1961.", ""),
        ("il_faro_di_sale.txt", "Il faro di sale è un romanzo di Ada Bo.", "il faro di sale"),
        ("parrocchia.txt", "Nel 1968 lasciò la parrocchia.", ""),
        ("biblioteca.txt", "La Biblioteca civica di Rovento aprì nel 1908.", "biblioteca"),
    ],
)
def test_a_file_name_is_what_a_text_is_about_only_where_it_is_a_name_there(file, text, title):
    document = SourceDocument(file, title_of_id(file), text, file)
    assert subject_title(document) == title


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("Curriculum vitae di Ugo Ferri\n\n2001 Direttore, Acme\n", "Ugo Ferri"),
        ("CURRICULUM VITAE\n\nName: Ida Moro\nBorn: 1970\n", "Ida Moro"),
        ("Minutes\n\nPresent: Ida Moro\n", ""),
        ("The mill was sold to Ida Moro in 1998.\n", ""),
    ],
)
def test_a_first_line_may_say_whom_a_text_is_about(text, title):
    assert subject_title(SourceDocument("cv.txt", "cv", text, "cv.txt")) == title


@pytest.mark.parametrize(
    ("heading", "title", "section"),
    [
        ("Curriculum vitae: Ida Moro", "Ida Moro", "Curriculum vitae"),
        ("Ida Moro – CV", "Ida Moro", "CV"),
        ("Early life", "Ida Moro", "Early life"),
        ("Career: clubs: Parma", "Ida Moro", "Career: clubs: Parma"),
    ],
)
def test_a_heading_is_a_section_of_what_the_text_is_about(heading, title, section):
    assert section_of(heading, title) == section


def test_looking_for_a_file_name_takes_linear_time():
    started = time.perf_counter()
    assert subject_title(SourceDocument("a_b.txt", "a b", "a" * 400_000, "a_b.txt")) == ""
    assert time.perf_counter() - started < 2


@pytest.mark.parametrize(
    ("title", "text", "subject"),
    [
        ("The mill changes hands", "The mill was sold in 1998.", ""),
        ("Farewell to Ida Moro", "Ida Moro died on Monday.", "Ida Moro"),
        ("Minutes – Penhallow Rowing Club", "The meeting opened at eight.", "Penhallow Rowing Club"),
        ("Staff: Quarr Museum", "Ann Lee, curator since 1998.", "Quarr Museum"),
        ("Rovento village school", "The school opened in 1911.", "Rovento village school"),
        ("Ann Lee (politician)", "She resigned.", "Ann Lee (politician)"),
        ("Cent'anni di vele a Punta Alba", "Il Circolo Nautico nacque nel 1921.", ""),
        ("Storia della Corale Santa Rita", "La Corale Santa Rita nacque nel 1921.", "Corale Santa Rita"),
        ("Curriculum vitae – Ugo Ferri", "Nato a Rovento.", "Ugo Ferri"),
        ("Circolo velico Punta Alba", "Il circolo nacque nel 1960.", "Circolo velico Punta Alba"),
        ("Cronaca della scuola elementare di Quarr", "La scuola apre.", "Scuola elementare di Quarr"),
        ("Storia di una bottega", "La bottega apre.", ""),
        ("Palazzo Quarr, via Dante 14", "Eretto nel 1712.", "Palazzo Quarr"),
        ("I Grilli, storia di un gruppo", "Suonavano.", "I Grilli"),
        ("Deposito di via Larga", "Costruito nel 1903, chiuse nel 1961.", "Deposito di via Larga"),
        ("Deposito di via Larga", "Ida Moro nacque nel 1903.", "Deposito di via Larga"),
        ("Ritorno di un'idea", "Ida Moro nacque nel 1903.", ""),
        ("PENHALE, Arthur William (1872-1951)", "Educated at Truro.", "Arthur William Penhale"),
        ("Moro, Ugo", "Nato a Truro.", "Ugo Moro"),
        ("Paris, Texas", "The town grew.", "Paris, Texas"),
        ("Old yard by the quay", "Founded in 1902 as a dock.", "Old yard by the quay"),
        ("Saint Ann's Infirmary", "The hospital closed in 1993.", "Saint Ann's Infirmary"),
        ("Lettera a Marta", "Cara Marta, ho visto il mulino.", ""),
        ("La banda musicale di Quarr", "La banda nacque nel 1882.", "La banda musicale di Quarr"),
        ("The mill of Quarr", "The mill was sold in 1998.", "The mill of Quarr"),
        ("The mill closes in Quarr", "The mill was sold in 1998.", ""),
        ("Riapre il cinema Aurora", "Riaprirà sabato il cinema Aurora.", ""),
        ("Memories of the mill", "I was born in 1922. The mill shut. Mary Holt", "Mary Holt"),
        ("Ricordi della filanda", "Sono nata a Lodi. Mia madre filava.\nMaria Olti", "Maria Olti"),
        ("La storia di Nuvolab", "Nata a Bari nel 2012, la società crebbe.", "Nuvolab"),
        ("Pasticceria Delbono dal 1907", "La bottega riaprì nel 2003.", "Pasticceria Delbono"),
        ("Letter", "Thornley, 3 March 1874\nDear brother,\nI came.\nYour brother, Edwin Stott", "Edwin Stott"),
    ],
)
def test_a_headline_is_no_subject_but_the_name_in_it_is(title, text, subject):
    assert subject_title(SourceDocument("d1", title, text, "x")) == subject


@pytest.mark.parametrize(
    ("title", "text", "expected"),
    [
        ("Re: that old plate", "Hi Marguerite,\n\nI retired in 2005.\n\nCome and stay.\nFintan\n", "Fintan"),
        ("Letter to her brother", "Dear Robin,\nWe sail on the 20th.\nYour loving\nHester", "Hester"),
        ("Lettera dal mare", "Caro Ugo,\nsono partita nel 1950.\nUn abbraccio\nIda Moro", "Ida Moro"),
        ("Letter to Ruth", "Dear Ruth,\nWe sail on the 20th.\nYour loving brother, Ned", "Ned"),
        ("Lettera dal mare", "Cara Teresa,\nsono partita nel 1950.\nTua sorella Amalia", "Amalia"),
        ("Re: that old plate", "The plate was sold in 2005.\nIt is gone.\nFintan", ""),
    ],
)
def test_a_letter_is_about_who_signs_it(title, text, expected):
    assert subject_title(SourceDocument("d1", title, text, "x")) == expected


@pytest.mark.parametrize(
    ("title", "text", "named"),
    [
        ("Council votes to save the lido", "Members met on 3 May 2022. The lido closed in 2019.", ""),
        ("Ruth Orr to lead the Fenwick Trust", "Ruth Orr joins in May.", "Ruth Orr"),
        ("È morta la professoressa Zanardi", "È mancata sabato Lidia Zanardi.", ""),
        ("Nuova direttrice alla Biblioteca Civica", "Ada Neri guida la Biblioteca Civica.", "Biblioteca Civica"),
        ("L'ospedale di Sant'Orsola al Piano", "Fu fondato nel 1733.", "L'ospedale di Sant'Orsola al Piano"),
        ("Museum of Clocks", "It opened in 1901.", "Museum of Clocks"),
        ("Scuola elementare Pascoli", "Fu fondata nel 1901.", "Scuola elementare Pascoli"),
    ],
)
def test_a_headline_is_no_name(title, text, named):
    assert subject_title(SourceDocument("d", title, text, "x")) == named
