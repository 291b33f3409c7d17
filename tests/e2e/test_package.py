"""The wheel, installed elsewhere, used from another folder."""

import json
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tracked():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).exists()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """Built from a copy, so that no build folder appears in the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for name in tracked():
        copy, original = source / name, ROOT / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if original.is_symlink():
            copy.symlink_to(original.readlink())
        else:
            copy.write_bytes(original.read_bytes())
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *options, source], check=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """A fresh environment that holds the wheel, and sees this one's third-party packages after it."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder / "env"), "platbase": str(folder / "env")}))
    target = ["--no-deps", "--no-index", "--quiet", "--target", site]
    subprocess.run([sys.executable, "-m", "pip", "install", *target, wheel], check=True)
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")

    def run(*arguments, text=None):
        done = subprocess.run([python, *arguments], cwd=folder, input=text, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run, site


def test_the_wheel_holds_every_data_file(wheel):
    inside = set(zipfile.ZipFile(wheel).namelist())
    roots = ("cypher/", "procedures/", "loaders/", "examples/", "platform/chronoflux/")
    shipped = [name for name in tracked() if name.startswith(roots) and not (ROOT / name).is_symlink()]
    data = [
        f"chronoflux/{name.removeprefix('platform/chronoflux/')}"
        for name in shipped
        if not name.endswith((".py", "README.md"))
    ]
    missing = [name for name in data if name not in inside]
    assert len(data) > 20
    assert missing == []
    assert "chronoflux/py.typed" in inside
    assert not [name for name in inside if name.startswith("tests/")]


def test_the_wheel_names_its_licence(wheel):
    archive = zipfile.ZipFile(wheel)
    metadata = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    assert b"License-Expression: Apache-2.0" in archive.read(metadata)
    assert any(name.endswith("licenses/LICENSE") for name in archive.namelist())


def test_the_installed_package_is_the_one_that_runs(installed):
    run, site = installed
    assert Path(run("-c", "import chronoflux; print(chronoflux.__file__)").strip()).is_relative_to(site)


def test_times_from_another_folder(installed):
    run, _ = installed
    rows = run("-m", "chronoflux", "times", "-", "--json", text="Si è dimessa il 1° marzo 2020.").splitlines()
    assert [(row["start"], row["granularity"]) for row in map(json.loads, rows)] == [("2020-03-01", "day")]


def test_every_query_loads_and_the_java_sources_are_there(installed):
    run, _ = installed
    code = """
from importlib.resources import files
from chronoflux import cypher
print(len([cypher.load(name) for name in cypher.names()]))
print(len([path for path in (files("chronoflux.procedures") / "chronoflux").iterdir() if path.name.endswith(".java")]))
"""
    queries, sources = map(int, run("-c", code).split())
    assert queries == len(list((ROOT / "cypher").rglob("*.cypher")))
    assert sources == len(list((ROOT / "procedures" / "chronoflux").glob("*.java")))
