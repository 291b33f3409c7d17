import pytest

from chronoflux.language.noun_families import has_family, is_general, stands_for


@pytest.mark.parametrize(
    ("text", "title", "alone"),
    [
        ("The hospital was opened in 1827.", "Quay Infirmary", "Quay Infirmary was opened in 1827."),
        ("In 1948 the institution joined the Board.", "Quay Infirmary", "In 1948 Quay Infirmary joined the Board."),
        ("The ship was sold in 1930.", "SS Calder Prince", "SS Calder Prince was sold in 1930."),
        (
            "Built in 1921, she was sold in 1930.",
            "SS Calder Prince",
            "Built in 1921, SS Calder Prince was sold",
        ),
        (
            "The colony numbered 300 people and elected a chief.",
            "Colony of Arven",
            "Colony of Arven numbered 300",
        ),
        ("The shop was opened in 1902.", "Ponsonby's", "Ponsonby's was opened in 1902."),
        ("The council was formed in 1902.", "Ponsonby's", "The council was formed in 1902."),
        ("The school was opened in 1902.", "Quay Infirmary", "The school was opened in 1902."),
    ],
)
def test_a_noun_for_the_sort_of_thing_that_the_title_names_is_the_title(resolve, text, title, alone):
    assert resolve(text, title)[0].text.startswith(alone)


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("Ann Lee opened the Crown Cinema in 1922. The cinema closed in 1961.", "Crown Cinema closed in 1961."),
        ("Ann Lee played for Thornby Rovers in 1922. The side won the cup.", "Thornby Rovers won the cup."),
        ("The bridge at Colne was begun in 1871. The structure was widened.", "The bridge at Colne was widened."),
        ("Quay Press printed the weekly Echo from 1901. The paper closed in 1920.", "Echo closed in 1920."),
        ("Acme Corp rivalled the Bo Works. The plant closed.", "Bo Works closed."),
        ("Ann Lee joined Bob Day in 1922. The latter left in 1930.", "Bob Day left in 1930."),
        ("Ann Lee opened a shop in 1922. The latter half was sold.", "The latter half was sold."),
    ],
)
def test_a_definite_noun_is_what_was_named_before(resolve, text, alone):
    assert resolve(text)[1].text == alone


@pytest.mark.parametrize(
    ("text", "title", "alone"),
    [
        ("La nave fu venduta nel 1880.", "Brigantino Moro", "Brigantino Moro fu venduta nel 1880."),
        (
            "Nel 1911 la fabbrica fu chiusa.",
            "Cotonificio Bo",
            "Nel 1911 Cotonificio Bo fu chiusa.",
        ),
        ("L'edificio è sede del comune dal 1988.", "Villa Bo", "Villa Bo è sede del comune dal 1988."),
        ("La giunta fu eletta nel 1988.", "Villa Bo", "La giunta fu eletta nel 1988."),
    ],
)
def test_an_italian_noun_for_the_sort_of_thing_that_the_title_names_is_the_title(resolve, text, title, alone):
    assert resolve(text, title, "it")[0].text == alone


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        (
            'La Tipografia Bo stampava il settimanale "L\'Eco". Il giornale cessò nel 1925.',
            "Eco cessò nel 1925.",
        ),
        (
            "Il ponte di Valdobbia fu aperto nel 1886. Nel 1944 il ponte fu fatto saltare.",
            "Nel 1944 il ponte di Valdobbia fu fatto saltare.",
        ),
        ("Ada Moro incontrò Ugo Bo nel 1922. Quest'ultimo partì nel 1930.", "Ugo Bo partì nel 1930."),
    ],
)
def test_an_italian_definite_noun_is_what_was_named_before(resolve, text, alone):
    assert resolve(text, language="it")[1].text == alone


@pytest.mark.parametrize(
    ("text", "language", "alone", "subject"),
    [
        (
            "Ann Lee married Bob Day in 1911. The couple emigrated in 1913.",
            "en",
            "Ann Lee and Bob Day emigrated in 1913.",
            "Ann Lee",
        ),
        (
            "Jack Lee and Bob Lee were bakers. The brothers opened a shop in 1926.",
            "en",
            "Jack Lee and Bob Lee opened a shop in 1926.",
            "Jack Lee",
        ),
        (
            "Ann Lee married Bob Day. Day died; his widow moved.",
            "en",
            "Day died; Ann Lee moved.",
            "Bob Day",
        ),
        (
            "Ada Moro sposò Ugo Bo nel 1911. La coppia emigrò nel 1913.",
            "it",
            "Ada Moro e Ugo Bo emigrò nel 1913.",
            "Ada Moro",
        ),
        (
            "Jack Lee joined Bob Day. The two partners opened a dock.",
            "en",
            "Jack Lee and Bob Day opened a dock.",
            "Jack Lee",
        ),
        ("Ada Moro conobbe Ugo Bo. I due soci aprirono.", "it", "Ada Moro e Ugo Bo aprirono.", "Ada Moro"),
        ("Ada Moro cedette la ditta a Ugo Bo. Questi la ampliò.", "it", "Ugo Bo la ampliò.", "Ugo Bo"),
        (
            "Steen built it. Steen's deputy, Inga Moe, left and returned.",
            "en",
            "Steen's deputy, Inga Moe, left and",
            "Inga Moe",
        ),
        ("Ada Moro sposò Ugo Bo. I due partirono nel 1913.", "it", "Ada Moro e Ugo Bo partirono nel 1913.", "Ada Moro"),
        ("Ada Moro sposò Ugo Bo. Bo morì, mentre la moglie tornò.", "it", "Bo morì, mentre Ada Moro tornò.", "Ugo Bo"),
    ],
)
def test_couples_brothers_and_spouses_are_named(resolve, text, language, alone, subject):
    resolved = resolve(text, language=language)
    assert resolved[1].text.startswith(alone)
    assert resolved[1].subject == subject


def test_nouns_stand_for_sorts_of_things():
    assert stands_for("hospital", ["st", "infirmary"])
    assert not stands_for("school", ["infirmary"])
    assert has_family(["infirmary"])
    assert is_general("hospital")
    assert not is_general("council")
