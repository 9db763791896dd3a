"""A module imported as a mutant of itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType

from tests.mutants.forking import UNVIABLE


class Mutated(SourceFileLoader):
    """Loads this code whatever the file says; a module that cannot be imported ends the process."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        """The mutant's, and not what the file or its cache holds."""
        return self.code

    def exec_module(self, module: ModuleType) -> None:
        """Run it; what cannot be run is no viable mutant."""
        try:
            super().exec_module(module)
        except BaseException:  # whatever it raises, and were it SystemExit
            os._exit(UNVIABLE)


class Finder(MetaPathFinder):
    """Finds one module, as a mutant."""

    def __init__(self, path: str, code: CodeType) -> None:
        self.path, self.code = os.path.abspath(path), code
        self.name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """How to load the mutated module; None for any other."""
        if fullname != self.name:
            return None
        loader = Mutated(fullname, self.path, self.code)
        return spec_from_file_location(fullname, self.path, loader=loader)


def import_as(path: str, code: CodeType) -> None:
    """From now on this module is imported as this code; it must not be imported yet."""
    finder = Finder(path, code)
    assert finder.name not in sys.modules
    sys.meta_path.insert(0, finder)
