"""Copies of the sources that run interpreted, to be compared with the compiled rules or spoiled."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def copy_sources(folder: Path) -> dict[str, str]:
    """Copy src/ without its compiled files; the environment in which Python imports the copy."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
