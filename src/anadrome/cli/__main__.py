"""``python -m anadrome.cli``."""

import sys

from anadrome.cli import main

sys.exit(main())
