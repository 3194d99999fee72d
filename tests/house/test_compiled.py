"""The compiled rules are those of the sources, and compiling never stands in the way of playing."""

from __future__ import annotations

import ast
import doctest
import importlib
import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "src/anadrome/rules.py"


def load_build_hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


hook = load_build_hook()


def test_the_compiled_rules_match_their_sources() -> None:
    stamp = hook.read_stamp(ROOT)
    if not hook.compiled_files(ROOT):
        assert not stamp, f"compiling failed:\n{(ROOT / 'build/rules.log').read_text('utf-8')}"
        pytest.skip("the rules run interpreted here")
    assert stamp.get("fingerprint") == hook.fingerprint(ROOT), (
        "the compiled rules are older than their sources; run 'make setup'"
    )
    assert not hook.missing_files(ROOT, stamp), "compiled files are missing; run 'make setup'"


def test_every_listed_module_exists() -> None:
    assert [name for name in hook.sources(ROOT) if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("source", hook.sources(ROOT))
def test_examples_hold_for_the_compiled_rules(source: str) -> None:
    """mypyc drops docstrings, so pytest finds no doctests there: take them from the source."""
    name = Path(source).relative_to("src").with_suffix("").as_posix().replace("/", ".")
    names = vars(importlib.import_module(name))
    runner = doctest.DocTestRunner(verbose=False)
    report: list[str] = []
    for node in ast.walk(ast.parse((ROOT / source).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            title = getattr(node, "name", name)
            examples = doctest.DocTestParser().get_doctest(text, dict(names), title, source, 0)
            runner.run(examples, out=report.append)
    assert not report, "".join(report)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one module to compile."""
    monkeypatch.delenv("ANADROME_INTERPRETED", raising=False)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    (tmp_path / "pyproject.toml").write_text(
        f'[tool.hatch.build.hooks.custom]\ncompiled = ["{SOURCE}"]\n', encoding="utf-8"
    )
    (tmp_path / "src" / "anadrome").mkdir(parents=True)
    (tmp_path / "src" / "anadrome" / "__init__.py").touch()
    (tmp_path / SOURCE).write_text("def leap(n: int) -> int:\n    return n + 1\n", encoding="utf-8")
    return tmp_path


def pretend_compiled(project: Path) -> Path:
    file = (project / SOURCE).with_suffix(".cpython-311-any.so")
    file.touch()
    return file


def test_without_a_compiler_the_rules_run_interpreted(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = pretend_compiled(project)
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(sys, "platform", "linux")
    hook.prepare(project)
    assert capsys.readouterr().out == (
        "No C compiler found: the rules will run interpreted, the same but slower.\n"
    )
    assert not old.exists()


def test_interpreted_rules_can_be_asked_for(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = pretend_compiled(project)
    monkeypatch.setenv("ANADROME_INTERPRETED", "1")
    hook.prepare(project)
    assert capsys.readouterr().out.startswith("ANADROME_INTERPRETED is set: the rules will run")
    assert not old.exists()


@pytest.mark.skipif(bool(hook.reason_to_interpret()), reason="nothing can be compiled here")
def test_compiling_follows_the_source(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Compiled once, left alone while nothing changes; what fails to compile runs interpreted."""
    hook.prepare(project)
    assert capsys.readouterr().out.count("\n") == 1
    names = [file.name.split(".")[0] for file in hook.compiled_files(project)]
    assert names == ["rules", "anadrome__mypyc"]

    hook.prepare(project)
    assert capsys.readouterr().out == ""

    (project / SOURCE).write_text("def leap(n: int) -> int:\n    return 'no'\n", encoding="utf-8")
    hook.prepare(project)
    assert "Compiling failed" in capsys.readouterr().out
    assert hook.compiled_files(project) == []
    assert "Incompatible return value type" in (project / "build/rules.log").read_text("utf-8")

    hook.prepare(project)  # does not try again
    assert capsys.readouterr().out.startswith("Compiling failed")
