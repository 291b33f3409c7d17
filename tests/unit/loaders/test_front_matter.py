"""Front matter of a markdown file beside its text, for commands that read one text."""

from chronoflux.loaders.readers.plain import part_front_matter


def test_front_matter_is_blanked_and_offsets_keep():
    raw = "---\ntitle: Dale Mill\ndate: 2011\n---\nIt was built in 1790.\n"
    stated, body = part_front_matter(raw)
    assert (stated.title, stated.date) == ("Dale Mill", 2011)
    assert len(body) == len(raw)
    assert body.index("It was") == raw.index("It was")
    assert body.split() == ["It", "was", "built", "in", "1790."]


def test_a_file_without_front_matter_keeps_its_text():
    stated, body = part_front_matter("# Dale Mill\n\nBuilt in 1790.\n")
    assert (stated.title, body) == ("Dale Mill", "# Dale Mill\n\nBuilt in 1790.\n")


def test_front_matter_that_is_none_is_text():
    raw = "---\ntitle: [\n---\nBuilt in 1790.\n"
    assert part_front_matter(raw) == (None, raw)
