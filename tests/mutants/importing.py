"""The import of a mutant in place of its module."""

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
    """A loader of a mutant's code; a mutant that cannot be imported ends the process."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the mutant, not that of the file or its cache."""
        return self.code

    def exec_module(self, module: ModuleType) -> None:
        """Run the module; end the process with UNVIABLE if the module raises an error."""
        try:
            super().exec_module(module)
        except BaseException:  # any error, SystemExit too
            os._exit(UNVIABLE)


class Finder(MetaPathFinder):
    """An import finder of one module, which is loaded as a mutant."""

    def __init__(self, path: str, code: CodeType) -> None:
        self.path, self.code = os.path.abspath(path), code
        self.name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of the mutated module; None for any other module."""
        if fullname != self.name:
            return None
        loader = Mutated(fullname, self.path, self.code)
        return spec_from_file_location(fullname, self.path, loader=loader)


def import_as(path: str, code: CodeType) -> None:
    """Import the module at `path` as `code` from now on; it must not be imported yet."""
    finder = Finder(path, code)
    assert finder.name not in sys.modules
    sys.meta_path.insert(0, finder)
