"""The prompt files are there in both languages and ask for the same fields."""

from __future__ import annotations

import string

import pytest

from chronoflux.llm.templates import load_prompt


@pytest.mark.parametrize("language", ["en", "it", "en-GB", "xx"])
def test_every_template_has_the_same_fields(language):
    fields = {name for _, name, _, _ in string.Formatter().parse(load_prompt("time_cot", language)) if name}
    assert fields == {"timeline", "question", "windows", "intent", "absent", "paths"}


def test_italian_speaks_italian():
    assert "cronologia" in load_prompt("time_cot", "it")
    assert "timeline" in load_prompt("time_cot", "en")
