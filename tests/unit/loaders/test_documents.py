"""Files in, documents out: kinds, ids, titles, dates, encodings, failures."""

import io
import json
from pathlib import Path

import pytest

from chronoflux.errors import DocumentError, EncodingError
from chronoflux.loaders import documents
from chronoflux.loaders.documents import ReadFailure, read_documents
from chronoflux.model import SourceDocument


def read(*paths, **options):
    return list(read_documents(paths, **options))


def one(*paths, **options) -> SourceDocument:
    (document,) = read(*paths, **options)
    assert isinstance(document, SourceDocument), document
    return document


def write_jsonl(path: Path, *records) -> Path:
    path.write_text("\n".join(r if isinstance(r, str) else json.dumps(r) for r in records), encoding="utf-8")
    return path


def test_text_file_is_named_after_itself(tmp_path):
    file = tmp_path / "ann_lee-notes.txt"
    file.write_text("Ann Lee resigned in 2004.", encoding="utf-8")
    document = one(file)
    assert (document.id, document.title) == ("ann_lee-notes.txt", "ann lee notes")
    assert document.text == "Ann Lee resigned in 2004."
    assert document.source.endswith("ann_lee-notes.txt")


def test_folder_is_walked_sorted_and_ids_are_relative(tmp_path):
    for name in ("b.txt", "a/z.md", "a/.hidden.txt", ".git/x.txt", "c.png"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("It opened in 1931.", encoding="utf-8")
    assert [item.id for item in read(tmp_path)] == ["b.txt", "a/z.md"]


def test_folder_without_documents_is_an_error(tmp_path):
    with pytest.raises(DocumentError, match="no documents"):
        read(tmp_path)


def test_missing_path_is_refused_before_anything_is_read(tmp_path):
    (tmp_path / "a.txt").write_text("x", encoding="utf-8")
    with pytest.raises(DocumentError, match=r"nowhere\.txt: no such file"):
        next(read_documents([tmp_path / "a.txt", tmp_path / "nowhere.txt"]))


def test_front_matter_speaks_for_the_document(tmp_path):
    file = tmp_path / "n.md"
    file.write_text(
        "---\nid: minister\ntitle: The Minister\ndate: 2011-03-03\nlang: it-IT\n"
        "tags: [a, b]\nsource:\n  page: 3\n---\n# Other\nDue.\n",
        encoding="utf-8",
    )
    document = one(file)
    assert (document.id, document.title, document.language) == ("minister", "The Minister", "it")
    assert document.reference_date == "2011-03-03"
    assert document.metadata == {"tags": ["a", "b"], "source_page": 3}
    assert document.text == "# Other\nDue.\n"


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("# The  Mill #\n\nIt closed.", "The Mill"),
        ("The Mill\n========\n\nIt closed.", "The Mill"),
        ("No heading.", "mill"),
    ],
)
def test_markdown_title(tmp_path, text, title):
    (tmp_path / "mill.md").write_text(text, encoding="utf-8")
    assert one(tmp_path / "mill.md").title == title


def test_rule_line_is_not_front_matter(tmp_path):
    (tmp_path / "a.md").write_text("---\nJust a rule above.\n---\nText.", encoding="utf-8")
    assert one(tmp_path / "a.md").text.startswith("---\nJust")


@pytest.mark.parametrize("header", ["a: [1", "a: &x [1]\nb: *x", "when: 2011-02-30"])
def test_bad_front_matter_fails_that_document_only(tmp_path, header):
    (tmp_path / "a.md").write_text(f"---\n{header}\n---\nText.", encoding="utf-8")
    (tmp_path / "b.md").write_text("Fine.", encoding="utf-8")
    first, second = read(tmp_path)
    assert isinstance(first, ReadFailure)
    assert second.text == "Fine."


def test_bad_lines_are_named_and_the_others_land(tmp_path):
    file = write_jsonl(
        tmp_path / "c.jsonl",
        {"id": "a", "title": "A", "text": "One."},
        '{"id": "b", "text": ',
        {"id": "c"},
        {"id": "d", "text": "  "},
        {"id": "e", "text": 5},
        "[1, 2]",
        "",
        {"id": "a", "text": "Again."},
        {"id": 7, "text": "Last."},
    )
    items = read(file)
    assert [item.id for item in items if isinstance(item, SourceDocument)] == ["a", "7"]
    errors = {item.id: item.error for item in items if isinstance(item, ReadFailure)}
    assert list(errors) == ["c.jsonl:2", "c", "d", "c.jsonl:5", "c.jsonl:6", "a"]
    assert "c.jsonl:2: not JSON" in errors["c.jsonl:2"]
    assert "already read" in errors["a"]


def test_jsonl_is_streamed(tmp_path):
    file = write_jsonl(tmp_path / "c.jsonl", {"text": "One."}, "broken")
    stream = read_documents([file])
    assert next(stream).text == "One."


def test_metadata_is_flattened_to_what_a_node_holds(tmp_path):
    odd = {"a": {"b": {"c": 1}}, "mixed": [1, "x"], "big": 2**70, "none": None, "ok": [1, 2], "a_b": {"c": 2}}
    file = write_jsonl(tmp_path / "c.jsonl", {"text": "T.", "metadata": odd, "extra": True})
    metadata = one(file).metadata
    assert metadata == {
        "a_b_c": 1, "mixed": '[1, "x"]', "big": str(2**70), "ok": [1, 2], "a_b_c_2": 2, "extra": True,
    }  # fmt: skip


def test_not_a_number_survives_json(tmp_path):
    file = write_jsonl(tmp_path / "c.jsonl", '{"text": "T.", "metadata": {"x": NaN, "y": [1.5, Infinity]}}')
    metadata = one(file).metadata
    assert metadata["x"] == "nan"
    json.dumps(metadata, allow_nan=False)


@pytest.mark.parametrize(
    ("date", "expected"),
    [
        ("2011-03-03T23:30:00-05:00", "2011-03-03"),
        ("2011-03", "2011-03"),
        (1931, "1931"),
        ("2011/3/4", "2011-03-04"),
        ("3 March 2011", "2011-03-03"),
        ("-0043-03-15", "-0043-03-15"),
    ],
)
def test_date_is_kept_at_its_precision(tmp_path, date, expected):
    file = write_jsonl(tmp_path / "c.jsonl", {"text": "T.", "date": date})
    assert one(file).reference_date == expected


@pytest.mark.parametrize("date", ["2011-13-01", "2011-02-30", "yesterday", "1 or 2", True])
def test_impossible_date_fails_the_document(tmp_path, date):
    (failure,) = read(write_jsonl(tmp_path / "c.jsonl", {"id": "x", "text": "T.", "date": date}))
    assert isinstance(failure, ReadFailure)
    assert "not an ISO date" in failure.error


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("ROME, 3 March 2011 — The minister left.", "2011-03-03"),
        ("ROMA, 3 marzo 2011 – Il ministro si è dimesso.", "2011-03-03"),
        ("LONDON, March 3, 2011 (Agency) - The minister left.", "2011-03-03"),
        ("The Minister Leaves\n\nPublished: 3 March 2011\n\nShe left yesterday.", "2011-03-03"),
        ("The minister left on 3 March 2011, they said.", None),
        ("The war – it began on 3 March 2011 – was long.", None),
        ("Nikola Tesla (10 July 1856 – 7 January 1943) was an engineer.", None),
        ("Ada Bo (Rome, 3 March 1900 – Milan, 5 June 1980) was a poet.", None),
        ("Ada Bo, 3 March 1900 – 5 June 1980, was a poet.", None),
        ("TURIN (3 March 2011) — The minister left.", "2011-03-03"),
        ("In 2011 – a good year – the minister left.", None),
        ("Turin, 3 March 2011. Dear Ann, I had your letter yesterday.", "2011-03-03"),
        ("Torino, 3 marzo 2011. Caro Ugo, ho avuto ieri la tua.", "2011-03-03"),
        ("Ann Lee was born in Turin, 3 March 1900. She sang.", None),
    ],
)
def test_dateline(tmp_path, text, expected):
    (tmp_path / "a.txt").write_text(text, encoding="utf-8")
    assert one(tmp_path / "a.txt").reference_date == expected


def test_what_a_document_states_stands_before_the_options(tmp_path):
    file = write_jsonl(tmp_path / "c.jsonl", {"text": "T.", "date": "2011-01-01", "language": "it"}, {"text": "Uno."})
    first, second = read(file, language="en-GB", reference_date="1999-05")
    assert (first.reference_date, first.language) == ("2011-01-01", "it")
    assert (second.reference_date, second.language) == ("1999-05", "en-GB")


def test_reference_date_option_is_checked(tmp_path):
    (tmp_path / "a.txt").write_text("T.", encoding="utf-8")
    with pytest.raises(DocumentError, match="reference date"):
        read(tmp_path / "a.txt", reference_date="someday")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
@pytest.mark.parametrize("name", ["a.txt", "a.jsonl"])
def test_marked_unicode_needs_no_option(tmp_path, encoding, name):
    text = "Niccolò fu eletto nel 1998."
    (tmp_path / name).write_text(json.dumps({"text": text}, ensure_ascii=False) if "json" in name else text, encoding)
    assert one(tmp_path / name).text == text


@pytest.mark.parametrize("name", ["a.txt", "a.jsonl"])
def test_other_encodings_must_be_stated(tmp_path, name):
    data = '{"text": "1931 caffè"}'.encode("cp1252")
    (tmp_path / name).write_bytes(data)
    with pytest.raises(EncodingError, match=rf"{name}: byte {data.index(0xE8)} .*--encoding"):
        read(tmp_path / name)
    assert "caffè" in one(tmp_path / name, encoding="cp1252").text


def test_offset_of_a_bad_byte_deep_in_a_stream(tmp_path):
    line = json.dumps({"text": "à" * 1000}, ensure_ascii=False).encode() + b"\n"
    data = line * 1200
    (tmp_path / "a.jsonl").write_bytes(data + b'{"text": "\xe8"}')
    with pytest.raises(EncodingError, match=f"byte {len(data) + 10} "):
        read(tmp_path / "a.jsonl")


def test_bad_encoding_in_a_folder_leaves_the_others(tmp_path):
    (tmp_path / "a.txt").write_bytes("caffè".encode("cp1252"))
    (tmp_path / "b.txt").write_text("Fine.", encoding="utf-8")
    first, second = read(tmp_path)
    assert isinstance(first, ReadFailure)
    assert "--encoding" in first.error
    assert second.id == "b.txt"


def test_unknown_encoding_is_an_error(tmp_path):
    (tmp_path / "a.txt").write_text("T.", encoding="utf-8")
    with pytest.raises(EncodingError, match="klingon"):
        read(tmp_path / "a.txt", encoding="klingon")


def test_text_is_stored_clean(tmp_path):
    (tmp_path / "a.txt").write_bytes("Niccolo\u0300\0 left.\r\nIn 1998.\r\n".encode())
    assert one(tmp_path / "a.txt").text == "Niccolò left.\nIn 1998.\n"


@pytest.mark.parametrize("identifier", ["../../etc/passwd", "/abs/olute", "a b", "日本"])
def test_an_id_is_data(tmp_path, identifier):
    assert one(write_jsonl(tmp_path / "c.jsonl", {"id": identifier, "text": "T."})).id == identifier


@pytest.mark.parametrize("identifier", ["", "  ", "a\nb"])
def test_unusable_id_fails_the_document(tmp_path, identifier):
    (failure,) = read(write_jsonl(tmp_path / "c.jsonl", {"id": identifier, "text": "T."}))
    assert isinstance(failure, ReadFailure)


def test_standard_input_is_text_or_json_lines():
    assert one("-", stdin=io.BytesIO(b"Ann Lee left in 2004.")).text == "Ann Lee left in 2004."
    items = read("-", stdin=io.BytesIO(b'{"id": "a", "text": "One."}\nbroken\n{"id": "b", "text": "Two."}\n'))
    assert [item.id for item in items] == ["a", "stdin:2", "b"]


def test_empty_standard_input_is_a_failure():
    (failure,) = read("-", stdin=io.BytesIO(b""))
    assert "empty" in failure.error


def test_html_shows_what_a_reader_sees(tmp_path):
    (tmp_path / "a.html").write_text(
        '<html lang="it"><head><title>Il  Mulino</title><meta name="date" content="2011-03-03">'
        "<style>p{width:1850px}</style></head><body><!-- 1777 --><h2>Storia</h2>"
        "<p>Aperto nel <b>1998</b> &amp; chiuso.</p>"
        "<script>var y=2031;</script>"
        '<table><tr><td data-year="1850">1999</td><td>Milan</td></tr></table></body></html>',
        encoding="utf-8",
    )
    document = one(tmp_path / "a.html")
    assert (document.title, document.language, document.reference_date) == ("Il Mulino", "it", "2011-03-03")
    assert document.text == "## Storia\n\nAperto nel 1998 & chiuso.\n\n| 1999 | Milan |"


def test_angle_brackets_in_plain_text_stay(tmp_path):
    (tmp_path / "a.txt").write_text("2 < 3 and <b>4</b>", encoding="utf-8")
    assert one(tmp_path / "a.txt").text == "2 < 3 and <b>4</b>"


def test_csv_with_a_text_column_is_a_document_a_row(tmp_path):
    (tmp_path / "a.csv").write_text('id;text;year\nx;"One;\ntwo.";1998\n\ny;Three.;\n', encoding="utf-8")
    first, second = read(tmp_path / "a.csv")
    assert (first.id, first.text, first.metadata) == ("x", "One;\ntwo.", {"year": "1998"})
    assert second.metadata == {}


def test_csv_without_a_text_column_is_a_table(tmp_path):
    (tmp_path / "clubs.csv").write_text("Years,Club\n1998–2001,Milan\n", encoding="utf-8")
    assert one(tmp_path / "clubs.csv").text == "| Years | Club |\n| 1998–2001 | Milan |"


def test_too_long_is_refused_unread(tmp_path, monkeypatch):
    monkeypatch.setattr(documents, "MAX_CHARACTERS", 100)
    (tmp_path / "a.txt").write_text("x" * 401, encoding="utf-8")
    (tmp_path / "b.txt").write_text("x" * 101, encoding="utf-8")
    for failure in read(tmp_path):
        assert "the limit is 100 characters" in failure.error


def test_an_empty_path_is_no_path(tmp_path):
    with pytest.raises(DocumentError, match="empty"):
        list(read_documents([""]))


def test_reference_date_means_date(tmp_path):
    file = tmp_path / "a.jsonl"
    file.write_text('{"id": "1", "text": "He left yesterday.", "reference_date": "2012-05-03"}\n', "utf-8")
    [document] = read_documents([file])
    assert document.reference_date == "2012-05-03"
    assert document.metadata == {}


def test_a_closed_standard_input_is_said_so(monkeypatch):
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(DocumentError, match="standard input is closed"):
        list(read_documents(["-"]))
