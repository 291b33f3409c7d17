"""The Java sources that travel in the package."""

from __future__ import annotations

import re

from chronoflux.procedures import java_sources


def test_launcher_and_procedures_are_shipped() -> None:
    assert {"Launcher.java", "FlowProcedures.java"} <= {source.name for source in java_sources()}


def test_each_file_holds_the_class_and_package_of_its_path() -> None:
    for source in java_sources():
        text = source.read_text("utf-8")
        assert re.search(rf"^package {source.parent.name};$", text, re.MULTILINE), source
        assert re.search(rf"\b(class|record|interface) {source.stem}\b", text), source
