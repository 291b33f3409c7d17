import itertools
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chronoflux.language.sentences import MAX_SENTENCE, split_sentences


def split(text, language="en"):
    return [text[start:end] for start, end in split_sentences(text, language)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Dr. J. F. Smith met Mr. Lee of Acme Inc. in Sept. 1990."),
        ("en", "It was built c. 1890 by St. Mary's and the U.S. Navy at 5 p.m. on 3 Oct. 1901."),
        ("en", "No. 5 scored 3.5 goals, see vol. 2, p. 17."),
        ("en", "He came third in 1. FC Köln's stadium."),
        ("en", 'She said "Stop!" and left.'),
        ("en", "Yahoo! was sold for $4.48 billion."),
        ("it", "Il dott. Rossi e la sig.ra Bianchi citano l'art. 5 e il n. 3 del cap. 2."),
        ("it", "Il tempio risale al 500 a.C. circa e l'iscrizione al 44 d.C., ca. 300 anni prima."),
        ("it", "S. Anna e S. Francesco costano 3.500,50 euro, ecc. ecc. per tutti."),
        ("it", "L'ing. F. Bianchi, l'avv. Verdi e il prof. Neri partirono il 5 sett. 1950."),
    ],
)
def test_abbreviations_and_decimals_end_no_sentence(language, sentence):
    assert split(sentence, language) == [sentence]


@pytest.mark.parametrize(
    ("language", "text", "sentences"),
    [
        ("en", "He moved to the U.S. He died.", ["He moved to the U.S.", "He died."]),
        ("en", "Apples, pears, etc. The rest is lost.", ["Apples, pears, etc.", "The rest is lost."]),
        ("en", "He said no. Then he left.", ["He said no.", "Then he left."]),
        ("en", "Really?! Yes… So be it.", ["Really?!", "Yes…", "So be it."]),
        ("en", '"I go." Then he left.', ['"I go."', "Then he left."]),
        ("en", "He won (in 1990.) She lost.", ["He won (in 1990.)", "She lost."]),
        ("it", "Vinse nel 44 a.C. Poi morì.", ["Vinse nel 44 a.C.", "Poi morì."]),
        ("it", "Pane, olio, ecc. Il resto no.", ["Pane, olio, ecc.", "Il resto no."]),
        ("it", "«Vado.» Disse così. È finita!", ["«Vado.»", "Disse così.", "È finita!"]),
    ],
)
def test_a_sentence_ends_where_the_next_one_opens(language, text, sentences):
    assert split(text, language) == sentences


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("He left . He died .", ["He left .", "He died ."]),
        ("Mr . S . A . Hakim came . It rained .", ["Mr . S . A . Hakim came .", "It rained ."]),
        ("He served in the U.S . Navy in Oct . 1990 .", ["He served in the U.S . Navy in Oct . 1990 ."]),
        ("1 . Arnswalde , ( 1818–1945 )", ["1 . Arnswalde , ( 1818–1945 )"]),
        ("She starred in Help! . It ran for years .", ["She starred in Help! .", "It ran for years ."]),
    ],
)
def test_tokenised_text(text, sentences):
    assert split(text) == sentences


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("He studied mechanics.Hans was born.", ["He studied mechanics.", "Hans was born."]),
        ("It closed in 2011.In 2012 it reopened.", ["It closed in 2011.", "In 2012 it reopened."]),
        ('He wrote "Paths".She sang (loudly).He left.', ['He wrote "Paths".', "She sang (loudly).", "He left."]),
        ("Fu eletto.È morto.", ["Fu eletto.", "È morto."]),
        ("See Gazeta.ru, www.Foo.Com and Node.js today.", ["See Gazeta.ru, www.Foo.Com and Node.js today."]),
        (
            "It came before World War II.Before that, he left.",
            ["It came before World War II.", "Before that, he left."],
        ),
        ("Made in the U.S.The firm grew.", ["Made in the U.S.", "The firm grew."]),
        ("He joined the J.P.Morgan bank.", ["He joined the J.P.Morgan bank."]),
        ("Ann LeeAnn Lee (born 1950) sings. She won.", ["Ann Lee", "Ann Lee (born 1950) sings.", "She won."]),
        ("FellbachFellbach is a town.", ["Fellbach", "Fellbach is a town."]),
    ],
)
def test_glued_paragraphs(text, sentences):
    assert split(text) == sentences


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Education .\n\nShe studied .", ["Education .", "She studied ."]),
        ("# Life\nShe was born.", ["# Life", "She was born."]),
        ("Education\nShe studied at Oxford from 1990 to 1994 and then in London.", 2),
        ("Born: 1950\nDied: 2001", ["Born: 1950", "Died: 2001"]),
        ("- 1998–2001 Milan\n- 2001–2004 Parma", ["- 1998–2001 Milan", "- 2001–2004 Parma"]),
        ("1998–2001 Milan\n2001–2004 Parma", ["1998–2001 Milan", "2001–2004 Parma"]),
        ("| Year | Club |\n| 1998 | Milan |", ["| Year | Club |", "| 1998 | Milan |"]),
    ],
)
def test_line_ends_that_mean_something_are_borders(text, sentences):
    found = split(text)
    assert found == sentences if isinstance(sentences, list) else len(found) == sentences


def test_wrapped_lines_stay_together():
    text = "She was born in a small town on the border of the United\nStates and lived there until the war broke out."
    assert split(text) == [text]


def test_offsets_count_code_points():
    text = "È nata a Forlì 𝔘. 🎉 Poi partì. «Addio.» Così finì."
    assert [text[a:b] for a, b in split_sentences(text, "it")][-1] == "Così finì."


def test_a_region_is_ignored_and_an_unknown_language_is_english():
    assert split("He left. He died.", "en-GB") == split("He left. He died.", "xx") == ["He left.", "He died."]


@pytest.mark.parametrize("text", ["", " \n\n\t ", "\n"])
def test_nothing_in_nothing_out(text):
    assert split(text) == []


def test_text_without_any_border_is_cut():
    pieces = split("2001 2002 2003 " * 1_000)
    assert all(len(piece) <= MAX_SENTENCE for piece in pieces)
    assert " ".join(pieces).split() == ("2001 2002 2003 " * 1_000).split()


@given(st.text(alphabet="aB1 .!?\"'()…\n\t-|:«»ÀDr", max_size=300), st.sampled_from(["en", "it"]))
def test_offsets_are_ordered_trimmed_and_lose_no_word(text, language):
    spans = split_sentences(text, language)
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert all(first[1] <= second[0] for first, second in itertools.pairwise(spans))
    pieces = [text[start:end] for start, end in spans]
    assert all(piece == piece.strip() for piece in pieces)
    assert "".join("".join(pieces).split()) == "".join(text.split())


@pytest.mark.parametrize("unit", ["He left. ", "a", ". ", '"', "(", "Aa", "1. ", "x\n", "A. B. "])
def test_time_is_linear(unit):
    text = unit * (300_000 // len(unit))
    begun = time.perf_counter()
    split_sentences(text, "en")
    assert time.perf_counter() - begun < 5


@pytest.mark.parametrize(
    "lines",
    [
        ("Member of Parliament for Eastry, 1906–1918", "Under-Secretary of State for War, 1911–1914", "Knighted 1915"),
        ("Baptisms", "4 Jan 1731 – Hannah, daughter of John Wood", "19 Feb 1731 – Isaac, son of M. Hale", "Burials"),
        ("Mar 2012 – present   Head of Conservation, Elmsworth Museum of Arts", "Sept 2004 – Feb 2012   Conservator"),
        ("Palazzo Pretorio di via Garibaldi (1866–1884)", "ex convento di San Rocco (1884–1911)"),
    ],
)  # fmt: skip
def test_rows_end_where_a_date_opens_or_closes_them(lines):
    text = "\n".join(lines)
    assert [text[start:end] for start, end in split_sentences(text, "en")] == list(lines)


def test_a_date_at_the_head_of_a_wrapped_line_opens_no_row():
    text = "He was born in the small town of Rovento on\n4 March 1921. He moved to Leeds that year, and\nthere he died."
    assert next(text[start:end] for start, end in split_sentences(text, "en")).endswith("4 March 1921.")


@pytest.mark.parametrize(("text", "language"), [("Wm. Lacey took it.", "en"), ("Gius. Verdi la prese.", "it")])
def test_a_given_name_cut_short_ends_no_sentence(text, language):
    assert split_sentences(text, language) == [(0, len(text))]
