"""Whom a text goes on about behind a sentence on somebody's kin, on a nameless person or on a thing."""

import pytest


@pytest.mark.parametrize(
    ("text", "language", "title", "last"),
    [
        (
            "Lewis Brand was appointed pilot in 1869. His brother Owen had drowned in 1860. In 1880 he emigrated.",
            "en",
            "",
            "In 1880 Lewis Brand emigrated.",
        ),
        (
            "Luigi Brandi fu nominato pilota nel 1869. Il fratello Ottavio era annegato nel 1860. Nel 1880 emigrò.",
            "it",
            "",
            "Nel 1880 Luigi Brandi emigrò.",
        ),
        ("Ugo Bo lavorò a Como. Il figlio Carlo gli succedette. Morì nel 1925.", "it", "", "Ugo Bo morì nel 1925."),
        ("Ida Moro insegnò. La sorella Rita tenne il forno. Morì nel 1941.", "it", "Ida Moro", "Morì nel 1941."),
        ("Tom Brand fished. His brother Owen kept the inn. He died in 1940.", "en", "", "He died in 1940."),
        ("Ann Lee taught. Her brother Tom kept the inn. She died in 1940.", "en", "Ann Lee", "Ann Lee died in 1940."),
    ],
)
def test_kin_stay_beside_the_one_spoken_of(resolve, text, language, title, last):
    assert resolve(text, title, language)[-1].text == last


@pytest.mark.parametrize(
    ("text", "language", "last"),
    [
        (
            "In 1848 the miller Josiah Crane bought the meadow. The baker opened his shop in 1851. He left in 1853.",
            "en",
            "The baker left in 1853.",
        ),
        ("Nel 1848 il mugnaio Ugo Bo comprò il prato. Il fornaio aprì nel 1851.", "it", "Il fornaio aprì nel 1851."),
        ("Il sindaco Ugo Bo inaugurò il ponte. Il sindaco morì nel 1851.", "it", "Ugo Bo morì nel 1851."),
        ("The mayor, Ann Lee, opened the bridge. The mayor died in 1851.", "en", "Ann Lee died in 1851."),
    ],
)
def test_a_noun_for_a_person_is_whom_it_was_said_of(resolve, text, language, last):
    assert resolve(text, "", language)[-1].text == last


@pytest.mark.parametrize(
    ("text", "title", "last"),
    [
        (
            "Il teatro fu opera di Ugo Bo. Bo morì nel 1860. Dal 1909 fu usato come sala.",
            "Teatro Sociale",
            "Dal 1909 Teatro Sociale fu usato come sala.",
        ),
        ("Ugo Bo fu pilota. Il consiglio lo licenziò nel 1877. Emigrò nel 1880.", "", "Ugo Bo emigrò nel 1880."),
        ("Ugo Bo lo progettò. Nel 1960 lo comprò il comune.", "Teatro Sociale", "Nel 1960 lo comprò il comune."),
        (
            "L'ospedale aprì nel 1894. Il consiglio lo chiuse. Oggi ospita case.",
            "Ospedale Moro",
            "Oggi Ospedale Moro ospita",
        ),
        ("Il direttore fu arrestato. Nel 1975 si fuse con un altro.", "Consorzio Moro", "Nel 1975 Consorzio Moro si"),
        ("Dora Bo sposò Ugo Neve. Lui la lasciò nel 1931. Si trasferì a Lodi.", "Dora Bo", "Dora Bo si trasferì"),
        ("Il coro nacque. Lo dirigeva Ugo Bo. Con lei il coro cantò.", "Coro Moro", "Con lei "),
        ("Nacque nel 1864 dal lascito di un canonico.", "Biblioteca Moro", "Biblioteca Moro nacque nel 1864 dal"),
    ],
)
def test_a_dropped_subject_suits_its_verb(resolve, text, title, last):
    assert resolve(text, title, "it")[-1].text.startswith(last)


def test_the_tower_or_the_church_leaves_it_alone(resolve):
    text = "The tower fell in 1703. The rector, Tom Wake, paid. It was rebuilt in 1711."
    assert resolve(text, "St Bride's Church")[-1].text == "It was rebuilt in 1711."


def test_who_its_first_conductor_was_is_spoken_of(resolve):
    text = "The band was formed in 1887. Its first conductor was Amos Reddy. He moved to Canada."
    assert resolve(text, "Eastholme Silver Band")[-1].text == "Amos Reddy moved to Canada."
    assert resolve("His parents were Meyer Bo and Ida Lee.", "Ludwig Bo")[-1].subject is None


@pytest.mark.parametrize(
    ("text", "title", "subject"),
    [
        ("Sono arrivato ieri a Genova.", "Giacomo Sardi", "Giacomo Sardi"),
        ("Ti scriverò da Genova.", "Giacomo Sardi", "Giacomo Sardi"),
        ("Abbiamo vinto nel 1990.", "Circolo Sardi", "Circolo Sardi"),
        ("Abbiamo vinto nel 1990.", "Giacomo Sardi", None),
        ("Sarò in ufficio fino a lunedì.", "Circolo Sardi", None),
        ("Ai primi di maggio gli operai tornarono.", "Giacomo Sardi", None),
        ("Sono nati a Genova due figli.", "Giacomo Sardi", None),
    ],
)
def test_italian_first_persons_are_who_the_page_is_of(resolve, text, title, subject):
    assert resolve(text, title, "it")[0].subject == subject
