"""A plugin of pytest that disables the guard named by ABLATE, in every worker."""

from __future__ import annotations

import os
import resource

from tests.ablate.guards import GUARDS

MEMORY = 6 << 30  # bytes of each worker; without a guard some code takes all memory

if name := os.environ.get("ABLATE"):
    next(guard for guard in GUARDS if guard.name == name).disable()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
