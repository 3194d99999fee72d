"""Compiles the rules with mypyc, in place, when there is a C compiler to do it.

The modules are listed in pyproject.toml, under [tool.hatch.build.hooks.custom]. Each gets an
extension module beside its source, and all share one library, src/anadrome__mypyc.*. Python
prefers these to the sources; without them the sources run as they are, the same but slower.

Hatchling calls the hook below for every install and wheel. `python hatch_build.py` does the same
work alone, and says nothing when nothing is to be done; scripts/setup.sh calls it every time.

ANADROME_INTERPRETED=1 asks for no compiling, and removes what was compiled before.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "anadrome"
INTERPRETED = "the rules will run interpreted, the same but slower."


class CompileRules(BuildHookInterface[Any]):
    """The hook that hatchling finds in this file."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        client = root / "web" / "dist"  # as scripts/client.sh left it
        if version != "editable" and client.is_dir():
            build_data["force_include"][str(client)] = "anadrome/web"
        prepare(root)
        files = compiled_files(root)
        if not files:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            for file in files:
                build_data["force_include"][str(file)] = str(file.relative_to(root / "src"))


def prepare(root: Path) -> None:
    """Leave the compiled rules in step with their sources, or none; say so where it matters."""
    if reason := reason_to_interpret():
        remove_compiled(root)
        say(f"{reason}: {INTERPRETED}")
        return
    stamp = read_stamp(root)
    if stamp.get("fingerprint") != fingerprint(root) or missing_files(root, stamp):
        say("Compiling the rules (once for each change)…")
        remove_compiled(root)
        stamp = run_compiler(root)
    if not stamp["files"]:
        say(f"Compiling failed (see build/rules.log; remove build/ to try again): {INTERPRETED}")


def reason_to_interpret() -> str:
    """Why nothing is to be compiled here; empty when all is there for it."""
    if os.environ.get("ANADROME_INTERPRETED", "0") not in {"", "0"}:
        return "ANADROME_INTERPRETED is set"
    if importlib.util.find_spec("mypyc") is None:
        return "mypyc is not installed"
    if sys.platform == "win32":  # setuptools knows where Visual C++ is; let it try
        return ""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return "No C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "No Python headers found"
    return ""


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths from the root."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = project["tool"]["hatch"]["build"]["hooks"]["custom"]["compiled"]
    return found


def fingerprint(root: Path) -> str:
    """Everything that decides what the compiled files are, in one sum."""
    python = f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')}"
    total = hashlib.sha256(f"{python} mypy {importlib.metadata.version('mypy')}".encode())
    for name in [*sources(root), "hatch_build.py"]:
        total.update(f"\0{name}\0".encode() + (root / name).read_bytes())
    return total.hexdigest()


def compiled_files(root: Path) -> list[Path]:
    """The compiled files that lie in src/ now, the shared library last."""
    stems = [*(root / name for name in sources(root)), root / "src" / f"{GROUP}__mypyc.py"]
    return [
        file
        for stem in stems
        for suffix in (".so", ".pyd")
        for file in sorted(stem.parent.glob(f"{stem.stem}.*{suffix}"))
    ]


def names_of_compiled(root: Path) -> list[str]:
    return [file.relative_to(root).as_posix() for file in compiled_files(root)]


def remove_compiled(root: Path) -> None:
    for file in [*compiled_files(root), stamp_file(root)]:
        file.unlink(missing_ok=True)


def stamp_file(root: Path) -> Path:
    return root / "build" / "rules.stamp"


def read_stamp(root: Path) -> dict[str, Any]:
    """What was compiled last: its fingerprint and its files (none, when compiling failed)."""
    try:
        stamp: dict[str, Any] = json.loads(stamp_file(root).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def missing_files(root: Path, stamp: dict[str, Any]) -> bool:
    """Whether the files in src/ are other than those that were stamped."""
    return names_of_compiled(root) != stamp.get("files")


def run_compiler(root: Path) -> dict[str, Any]:
    """Compile in a process of its own, for mypyc exits where it fails; stamp what came of it."""
    before = fingerprint(root)
    (root / "build").mkdir(exist_ok=True)
    with open(root / "build" / "rules.log", "w", encoding="utf-8") as log:
        done = subprocess.run(
            [sys.executable, str(root / "hatch_build.py"), "--compile"],
            cwd=root,
            env={**os.environ, "MYPYPATH": "src"},
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        remove_compiled(root)
    stamp = {"fingerprint": before, "files": names_of_compiled(root)}
    stamp_file(root).write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")
    return stamp


def compile_here(root: Path) -> None:
    """What the process started above does."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Compiling must not hang on how strict the checks are, so mypy reads no settings here.
    flags = ["--config-file=", "--explicit-package-bases", "--cache-dir=build/rules/mypy"]
    extensions = mypycify(
        [*flags, *sources(root)], opt_level="3", group_name=GROUP, target_dir="build/rules/c"
    )
    if sys.platform == "linux":  # lets the compiler inline one rule into another: twice as fast
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    package = Distribution(
        {"name": GROUP, "ext_modules": extensions, "package_dir": {"": "src"}}
    ).get_command_obj("build_ext")
    package.inplace = True
    package.build_temp = "build/rules/objects"
    package.ensure_finalized()
    package.run()


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if "--compile" in sys.argv:
        compile_here(here)
    else:
        prepare(here)
