import pytest


def names(sentences):
    return [(mention.surface, mention.name) for sentence in sentences for mention in sentence.mentions]


def name_of(sentences, surface):
    return {name for found, name in names(sentences) if found == surface}


def test_a_surname_takes_the_full_name(sentences_of):
    found = sentences_of("Ann Lee became mayor in 1990. In 1995 the press attacked Lee.")
    assert name_of(found, "Lee") == {"Ann Lee"}


def test_the_title_is_a_name_of_its_page_without_its_disambiguator(sentences_of):
    found = sentences_of("Lee was born in Rome. In 1995 the press attacked Lee.", "Ann Lee (politician)")
    assert name_of(found, "Lee") == {"Ann Lee"}


def test_a_title_made_from_a_file_name_takes_the_spelling_of_the_text(sentences_of):
    assert name_of(sentences_of("Ann Lee resigned on 1 March 2020.", "ann lee"), "Ann Lee") == {"Ann Lee"}


def test_a_name_with_two_bearers_far_away_is_left_alone(sentences_of):
    found = sentences_of("John Smith and Jane Smith were born in London. The mayor met Smith.")
    assert name_of(found, "Smith") == {"Smith"}


def test_a_name_with_two_bearers_goes_to_the_only_near_one(sentences_of):
    text = "Jane Smith sang. It rained. It snowed. It thundered. John Smith became mayor. The press attacked Smith."
    assert name_of(sentences_of(text), "Smith") == {"John Smith"}


def test_the_page_of_one_bearer_settles_it(sentences_of):
    found = sentences_of("John Smith and Jane Smith were born in London. The mayor met Smith.", "Jane Smith")
    assert name_of(found, "Smith") == {"Jane Smith"}


def test_organisations_are_never_shortened_into_each_other(sentences_of):
    found = sentences_of("Boston University beat Boston College. The team left Boston in May.")
    assert names(found)[:2] == [("Boston University", "Boston University"), ("Boston College", "Boston College")]
    assert name_of(found, "Boston") == {"Boston"}


@pytest.mark.parametrize(
    ("text", "language", "acronym", "name"),
    [
        ("The World Health Organization (WHO) met. Later the WHO closed.", "en", "WHO", "World Health Organization"),
        (
            "L'Organizzazione Mondiale della Sanità (OMS) decise. Nel 1999 l'OMS parlò.",
            "it",
            "OMS",
            "Organizzazione Mondiale della Sanità",
        ),
    ],
)
def test_an_introduced_acronym_is_its_name(sentences_of, text, language, acronym, name):
    assert name_of(sentences_of(text, language=language), acronym) == {name}


def test_an_acronym_of_something_else_is_not(sentences_of):
    found = sentences_of("The World Health Organization (XYZ) met. Later XYZ closed.")
    assert "World Health Organization" not in name_of(found, "XYZ")


def test_generations_are_not_each_other(sentences_of):
    found = sentences_of("Martin King Jr. succeeded Martin King Sr. in 1990.")
    assert len({name for _, name in names(found)}) == len(names(found)) == 2


def test_a_place_is_not_the_person_called_after_it(sentences_of):
    found = sentences_of("Jack London was a writer. He lived in London for years.", "Jack London")
    assert name_of(found, "London") == {"London"}


def test_fuller_and_shorter_forms_of_the_title_are_the_title(sentences_of):
    found = sentences_of("Peter Douglas Beattie was premier. In 2001 Peter Beattie resigned.", "Peter Beattie")
    assert {name for _, name in names(found)} == {"Peter Beattie"}


def test_a_possessive_that_lost_its_apostrophe_is_the_name(sentences_of):
    text = "Ann Bukov was a writer . In 1990 the press praised Bukov . In 1991 Bukovs book sold well . Bukov left ."
    assert {name for surface, name in names(sentences_of(text)) if surface.startswith("Bukov")} == {"Ann Bukov"}


def test_a_known_name_that_the_finder_missed_is_added_where_it_stands(sentences_of):
    found = sentences_of("Hossenfelder completed her degree. Hossenfelder completed it late.", "Sabine Hossenfelder")
    assert [[m.name for m in sentence.mentions] for sentence in found] == [["Sabine Hossenfelder"]] * 2


def test_case_variants_are_one_entity_with_their_own_spelling_kept(sentences_of):
    found = sentences_of("ACME Corp opened in 1990. Acme corp closed in 2003. The acme CORP reopened in 2010.")
    assert [surface for surface, _ in names(found)] == ["ACME Corp", "Acme corp", "acme CORP"]
    assert len({name for _, name in names(found)}) == 1


def test_mentions_keep_their_place_in_the_document(sentences_of):
    text = "Ann Lee sang . Lees song won . In 1990 Lee left Rome ."
    for sentence in sentences_of(text, "Ann Lee"):
        assert sentence.mentions
        assert all(text[m.char_start : m.char_end] == m.surface for m in sentence.mentions)


def test_no_sentences(sentences_of):
    assert sentences_of("", "Ann Lee") == ()


@pytest.mark.parametrize(
    ("text", "name", "language"),
    [
        ("Corin Tave read botany at Rovento. In 1999 she joined the museum.", "Corin Tave", "en"),
        ("Orsel Vint owned a mill. He sold it to a cousin in 1960.", "Orsel Vint", "en"),
    ],
)
def test_a_name_called_he_or_she_is_a_person(sentences_of, text, name, language):
    found = sentences_of(text, language=language)
    assert {mention.kind for mention in found[0].mentions if mention.name == name} == {"PERSON"}


@pytest.mark.parametrize(
    "text",
    [
        "Rovento Motors sold its mill. It closed in 1960.",
        "Rovento Bank hired Corin Tave. She stayed until 1960.",
        "Rovento Motors closed in 1960, which Corin Tave regretted. Ida Moro said that she wept.",
    ],
)
def test_a_body_stays_one_whoever_is_spoken_of_next(sentences_of, text):
    first = sentences_of(text)[0].mentions[0]
    assert (first.name.split()[0], first.kind == "PERSON") == ("Rovento", False)
