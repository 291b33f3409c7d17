"""Lines of a curriculum: work, study and prizes, under a heading or by the title alone."""

import pytest
from analysed_texts import events


@pytest.mark.parametrize(
    ("text", "language", "expected"),
    [
        ("Work experience\n\n2010–2014  CTO, Acme\n", "en", [
            ("2010", "opens", "position", "CTO"), ("2010", "opens", "employer", "Acme")]),
        ("Experience\n\n1998: joined Parma\n2001: left Parma", "en", [
            ("1998", "opens", "member_of", "Parma"), ("2001", "closes", "member_of", "Parma")]),
        ("Employment history:\n- CTO, Acme (2010–2014)", "en", [
            ("2010", "opens", "position", "CTO"), ("2010", "opens", "employer", "Acme")]),
        ("Experience\n\n2010–2014 Acme Ltd\n", "en", [("2010", "opens", "employer", "Acme Ltd")]),
        ("Education\n\n2001–2005 BSc Physics, University of Leeds\n", "en", [
            ("2001", "opens", "education", "University of Leeds")]),
        ("Esperienze\n\n2010–2014  Direttrice, Acme\n", "it", [
            ("2010", "opens", "position", "Direttrice"), ("2010", "opens", "employer", "Acme")]),
        ("# Curriculum vitae: Ann Lee\n\n- 2010–2014: CTO, Acme\n- Awards: Acme Medal (2003)\n", "en", [
            ("2010", "opens", "position", "CTO"), ("2010", "opens", "employer", "Acme"),
            ("2003", "opens", "award", "Acme Medal")]),
        ("Work experience\n\nSince March 2015 Senior editor, Acme\n2009–2015 Editor, Globex\n", "en", [
            ("2015-03", "opens", "position", "Senior editor"), ("2015-03", "opens", "employer", "Acme"),
            ("2009", "opens", "position", "Editor"), ("2009", "opens", "employer", "Globex")]),
        ("CV\n\n2003–2006 BA in History, University of Leeds\n", "en", [
            ("2003", "opens", "education", "University of Leeds")]),
        ("Curriculum vitae di Ann Lee\n\n1998-2003 Laurea, Università di Bari\ndal 2015 Direttrice, Acme\n", "it", [
            ("1998", "opens", "education", "Università di Bari"),
            ("2015", "opens", "position", "Direttrice"), ("2015", "opens", "employer", "Acme")]),
        ("Carriera\n\n1998: entrata nel Parma\n2001: passa al Milan", "it", [
            ("1998", "opens", "member_of", "Parma"), ("2001", "opens", "member_of", "Milan")]),
    ],
)  # fmt: skip
def test_lines_of_a_curriculum(text, language, expected):
    found = events(text, language, "Ann Lee")
    assert [(e.interval.start, e.effect.value, e.relation, e.value) for e in found] == expected
    assert {event.participants[0].name for event in found} == {"Ann Lee"}
