"""Every rule in docs/rules is written in both languages, lives in the source and has a test.

The written rules carry ids, such as K-FISH-1. The code that carries a rule out names the id in a
docstring; the test that proves it names the id in @pytest.mark.rule("K-FISH-1"), or in its own
name: test_k_fish_1_the_slowest_predator_acts_first.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
RULE_ID = re.compile(r"\b[UKC]-[A-Z0-9]+-[0-9]+\b")
LANGUAGES = ("en", "fr")


def ids_in(text: str) -> set[str]:
    return set(RULE_ID.findall(text))


def listed(ids: Iterable[str]) -> str:
    return ", ".join(sorted(ids)) or "none"


def language(file: Path) -> str:
    """The language of a text, said by its name (kodiak.fr.md) or its folder (fr/kodiak.md)."""
    said = {*file.relative_to(RULES).parts[:-1], *re.split(r"[.\-_]", file.name)}
    (found,) = said.intersection(LANGUAGES)
    return found


def written_rules() -> dict[str, set[str]]:
    """The ids that each language's texts name."""
    rules: dict[str, set[str]] = {name: set() for name in LANGUAGES}
    for file in RULES.rglob("*.md"):
        if ids := ids_in(file.read_text(encoding="utf-8")):
            rules[language(file)] |= ids
    return rules


def all_rules() -> set[str]:
    return set().union(*written_rules().values())


def parsed(folder: Path) -> Iterator[ast.AST]:
    for file in folder.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file)))


def ids_in_docstrings(folder: Path) -> set[str]:
    """The ids in docstrings, those that follow a constant or an attribute included."""
    found: set[str] = set()
    for node in parsed(folder):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                found |= ids_in(text)
    return found


def ids_in_tests(folder: Path) -> set[str]:
    """The ids in rule(...) markers, on tests, classes and whole modules; and in tests' names."""
    found: set[str] = set()
    for node in parsed(folder):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        found |= ids_in(str(argument.value))
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                name = re.match(r"test_([ukc])_([a-z0-9]+)_([0-9]+)(?:_|$)", node.name)
                if name:
                    found.add("-".join(name.groups()).upper())
    return found


def test_there_are_rules() -> None:
    assert all_rules(), "docs/rules names no rule at all"


def test_both_languages_name_the_same_rules() -> None:
    rules = written_rules()
    assert rules["en"] == rules["fr"], (
        f"only in English: {listed(rules['en'] - rules['fr'])}; "
        f"only in French: {listed(rules['fr'] - rules['en'])}"
    )


def test_every_rule_is_named_by_the_source() -> None:
    missing = all_rules() - ids_in_docstrings(ROOT / "src" / "anadrome" / "games")
    assert not missing, f"no docstring under src/anadrome/games names: {listed(missing)}"


def test_every_rule_is_named_by_a_test() -> None:
    missing = all_rules() - ids_in_tests(ROOT / "tests")
    assert not missing, f'no @pytest.mark.rule("…") and no test name names: {listed(missing)}'


def test_every_rule_named_by_a_test_is_written() -> None:
    unknown = ids_in_tests(ROOT / "tests") - all_rules()
    assert not unknown, f"tests name rules that docs/rules does not have: {listed(unknown)}"
