import pytest


def texts(resolved):
    return [each.text for each in resolved]


def test_the_dropped_subject_of_the_seed_example(resolve):
    resolved = resolve(
        "Ann Lee è diventata Ministro della Salute il 1° agosto 2017. "
        "Si è dimessa per motivi di salute il 1° marzo 2020.",
        "Ann Lee",
        "it",
    )
    assert resolved[1].text == "Ann Lee si è dimessa per motivi di salute il 1° marzo 2020."
    assert [each.subject for each in resolved] == ["Ann Lee", "Ann Lee"]


@pytest.mark.parametrize(
    ("sentence", "alone"),
    [
        ("Fu eletta sindaca nel 1998.", "Ann Lee fu eletta sindaca nel 1998."),
        ("Nel 2021 fu eletta sindaca.", "Nel 2021 Ann Lee fu eletta sindaca."),
        ("Il 3 maggio 2001 si trasferì a Roma.", "Il 3 maggio 2001 Ann Lee si trasferì a Roma."),
        ("Si è dimessa il 15 gennaio 2019.", "Ann Lee si è dimessa il 15 gennaio 2019."),
        ("Morì l'8 marzo 1990.", "Ann Lee morì l'8 marzo 1990."),
        ("Dopo la guerra, non tornò più.", "Dopo la guerra, Ann Lee non tornò più."),
        ("Poi divenne ministra.", "Poi Ann Lee divenne ministra."),
        ("Due anni dopo sposò un medico.", "Due anni dopo, Ann Lee sposò un medico."),
        ("L'anno seguente sposò un medico.", "L'anno seguente Ann Lee sposò un medico."),
        ("Lo stesso anno sposò un medico.", "Lo stesso anno Ann Lee sposò un medico."),
        ("Lei sposò un medico.", "Ann Lee sposò un medico."),
        ("Ella morì nel 1990.", "Ann Lee morì nel 1990."),
        ("Suo padre era medico.", "Il padre di Ann Lee era medico."),
        ("La sua carriera finì nel 1990.", "La carriera di Ann Lee finì nel 1990."),
        ("La politica lasciò il partito.", "Ann Lee lasciò il partito."),
    ],
)
def test_the_person_of_the_page_is_written_out(resolve, sentence, alone):
    assert resolve(f"Ann Lee è una politica italiana. {sentence}", "Ann Lee", "it")[1].text == alone


@pytest.mark.parametrize(
    "sentence",
    [
        "Si tratta di una gara.",
        "Nacque la società.",
        "Fu fondata la banca.",
        "Si è registrata una crescita.",
        "È probabile che piova.",
        "C'era una volta un re.",
        "Nel 1990 la società fu venduta.",
        "Tre giorni di pioggia distrussero il ponte.",
        "Nel 1990 i soldati tornarono.",
        "La prova fu difficile.",
        "Le imprese crebbero.",
        "Sembra che tutto finì.",
    ],
)
def test_sentences_with_a_subject_or_none_at_all_are_left_alone(resolve, sentence):
    assert resolve(f"Ann Lee è una politica italiana. {sentence}", "Ann Lee", "it")[1].text == sentence


@pytest.mark.parametrize("sentence", ["Il direttore fu Ugo Sala.", "Dal 1971 al 1989 il direttore era Ugo Sala."])
def test_an_office_before_its_holder_is_nobody_spoken_of_before(resolve, sentence):
    said = resolve(f"Anna Lee diresse la scuola fino al 1971. {sentence}", "", "it")[1]
    assert (said.text, said.subject) == (sentence, "Ugo Sala")


def test_a_participle_agrees_with_its_subject(resolve):
    text = "Marie Curie sposò Pierre Curie. È morto nel 1906. È stata premiata due volte."
    assert texts(resolve(text, "Marie Curie", "it"))[1:] == [
        "Pierre Curie è morto nel 1906.",
        "Marie Curie è stata premiata due volte.",
    ]


def test_a_plural_verb_does_not_take_one_person(resolve):
    text = "Ann Lee è una politica italiana. Furono eletti nel 1990."
    assert resolve(text, "Ann Lee", "it")[1].text == "Furono eletti nel 1990."


def test_two_subjects_take_a_plural_verb(resolve):
    resolved = resolve("Ann Lee e Marco Rossi fondarono una scuola. Partirono nel 1999.", "", "it")
    assert resolved[1].text == "Ann Lee e Marco Rossi partirono nel 1999."


def test_a_thing_goes_on_as_the_subject(resolve):
    resolved = resolve("La FIAT è una società italiana. Fu fondata nel 1899. Nel 1906 la società crebbe.", "FIAT", "it")
    assert texts(resolved)[1:] == ["FIAT fu fondata nel 1899.", "Nel 1906 FIAT crebbe."]


def test_the_page_s_person_acts_again_after_a_nameless_subject(resolve):
    text = "Tesla è un inventore. La notizia fece scalpore. Lasciò la scuola. La prova fallì. Fu un disastro."
    resolved = texts(resolve(text, "Nikola Tesla", "it"))
    assert resolved[2] == "Nikola Tesla lasciò la scuola."
    assert resolved[4] == "Fu un disastro."


def test_a_new_subject_is_taken_up(resolve):
    resolved = resolve(
        "Tesla lavorò per Edison. Marco Rossi comprò la casa. Nel 1900 la vendette.", "Nikola Tesla", "it"
    )
    assert resolved[2].text == "Nel 1900 Marco Rossi la vendette."


def test_a_verb_after_a_named_subject_gets_no_second_one(resolve):
    resolved = resolve("Varsavia è una città polacca. Nel 1529 Varsavia divenne capitale.", "Varsavia", "it")
    assert resolved[1].text == "Nel 1529 Varsavia divenne capitale."
    assert resolved[1].subject == "Varsavia"


@pytest.mark.parametrize(
    ("sentence", "subject"),
    [
        ("Con la caduta della dinastia Tosi nel 1911, Marta Colle partì.", "Marta Colle"),
        ("Dopo la guerra Marta Colle, tornata a casa, sposò un medico.", "Marta Colle"),
        ("Nel 1984 Marta Colle, allora sindaca, lasciò la città.", "Marta Colle"),
    ],
)
def test_a_name_inside_an_opening_phrase_gives_way_to_one_after_it(resolve, sentence, subject):
    assert resolve(f"Bruno Tosi e Marta Colle sono politici. {sentence}", "", "it")[1].subject == subject


def test_direct_speech_is_left_alone(resolve):
    text = 'Tesla è un inventore. "Mentì sempre", disse Rossi. «Lui morì.» Morì nel 1943.'
    assert texts(resolve(text, "Nikola Tesla", "it"))[1:] == [
        '"Mentì sempre", disse Rossi.',
        "«Lui morì.»",
        "Nikola Tesla morì nel 1943.",
    ]


def test_a_lone_sentence_keeps_its_dropped_subject(resolve):
    resolved = resolve("Fu eletto nel 1998.", "", "it")
    assert resolved[0].text == "Fu eletto nel 1998."
    assert resolved[0].subject is None


def test_a_subject_after_its_verb_is_not_dropped(resolve):
    resolved = resolve("Bruno Tosi lasciò la presidenza. Nel 1984 gli subentrò Marta Colle.", "Bruno Tosi", "it")
    assert resolved[1].text == "Nel 1984 gli subentrò Marta Colle."
    assert resolved[1].subject == "Marta Colle"


@pytest.mark.parametrize(
    ("text", "subject"),
    [
        ("Si è spenta martedì a Rovento, dove era nata nel 1934, Elda Moro.", "Elda Moro"),
        ("È morto ieri a Rovento il maestro Ugo Ferri.", "Ugo Ferri"),
        ("Nel 1984 subentrò allora, per pochi anni, il nipote di Ugo Ferri, Carlo Bassi.", "Carlo Bassi"),
        ("Fu venduta nel 1984 alla vedova di Ugo Ferri.", None),
    ],
)
def test_a_subject_far_behind_its_verb_is_the_first_person_that_no_preposition_governs(resolve, text, subject):
    assert resolve(text, "", "it")[0].subject == subject


def test_who_succeeds_somebody_stays_the_subject(resolve):
    resolved = resolve("Bruno Tosi entrò nel 1970. Nel 1984 subentrò a Marta Colle.", "", "it")
    assert resolved[1].subject == "Bruno Tosi"


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        ("I Marlings si formarono nel 1990. Si sciolsero nel 1995.", "Marlings si sciolsero nel 1995."),
        ("Le Poste Italiane crebbero. Nel 1990 furono vendute.", "Nel 1990 Poste Italiane furono vendute."),
        ("La Fiat nacque nel 1899. Vinse un premio nel 1990.", "Fiat vinse un premio nel 1990."),
    ],
)
def test_a_name_behind_an_article_in_the_plural_goes_on_in_the_plural(resolve, text, alone):
    assert resolve(text, "", "it")[1].text == alone


def test_what_was_closed_and_opened_again_is_the_thing_of_the_page(resolve):
    text = (
        "Il Teatro Civico fu restaurato nel 1924. Amelia Conti morì a Genova. Chiuso nel 1975, riaprì come biblioteca."
    )
    last = resolve(text, "Teatro Civico di Valtorba", "it")[-1].text
    assert "Amelia" not in last
