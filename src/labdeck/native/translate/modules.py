"""Modules: the text of what is translated, with its functions, its constants and what its names mean."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from .refused import Refused

PACKAGE = "labdeck"
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]*[A-Z0-9]")
OF_C = re.compile(r"U?INT(\d|MAX|PTR|_FAST|_LEAST)|PTRDIFF_|SIZE_MAX|SIG_ATOMIC_|WCHAR_|WINT_|ENTRY_")
SCHEMA = "rules.schema"  # says what states, decks and counts are; it is read as data and not translated


class Row(NamedTuple):
    """Modules in a row, one of which is told by its number: `FAMILIES: tuple[Family, ...] = (one, other)`."""

    node: ast.AnnAssign
    members: tuple[str, ...]


class Module:
    """One file: what it defines, and from where it has the rest."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.functions: dict[str, ast.FunctionDef] = {}
        self.assigned: dict[str, tuple[ast.expr, int | None]] = {}  # a constant's value, and its place in a row of them
        self.imported: dict[str, tuple[str, str]] = {}
        self.rows: dict[str, Row] = {}
        self.entries: tuple[str, ...] = ()
        self.names: set[str] = set()
        try:
            body = ast.parse(path.read_text(encoding="utf-8")).body
        except SyntaxError as error:
            raise Refused(path, ast.Constant(error.text, lineno=error.lineno or 1), f"no Python: {error.msg}") from None
        for node in body:
            self.take(node)

    def given(self, name: str, node: ast.stmt) -> str:
        """Note a name that the module defines; a second definition is refused."""
        if name in self.names:
            raise Refused(self.path, node, f"the name {name} means two things")
        self.names.add(name)
        return name

    def take(self, node: ast.stmt) -> None:
        """Take in a statement of the module by what it is: import, constant, function."""
        if isinstance(node, ast.FunctionDef):
            self.functions[self.given(node.name, node)] = node
        elif isinstance(node, ast.ImportFrom):
            origin = self.origin_of(node)
            for alias in node.names:
                self.imported[self.given(alias.asname or alias.name, node)] = (origin, alias.name)
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            self.take_assigned(node.targets[0], node)
        elif isinstance(node, ast.AnnAssign):
            self.take_row(node)
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            raise Refused(self.path, node, "a module has functions, constants and imports of names, and nothing else")

    def take_assigned(self, target: ast.expr, node: ast.Assign) -> None:
        """Keep the value of a constant, or of a row of constants; `__all__` names the entries."""
        if isinstance(target, ast.Name) and target.id == "__all__":
            if not isinstance(node.value, ast.List) or not all(isinstance(n, ast.Constant) for n in node.value.elts):
                raise Refused(self.path, node, "__all__ is a list of names")
            self.entries = tuple(ast.literal_eval(node.value))
        elif isinstance(target, ast.Name):
            self.assigned[self.constant_name(target.id, node)] = (node.value, None)
        elif isinstance(target, ast.Tuple) and all(isinstance(name, ast.Name) for name in target.elts):
            for i, name in enumerate(target.elts):
                assert isinstance(name, ast.Name)
                self.assigned[self.constant_name(name.id, node)] = (node.value, i)
        else:
            raise Refused(self.path, node, "a constant has a name")

    def take_row(self, node: ast.AnnAssign) -> None:
        """Keep a row of modules, told by the names under which they are imported."""
        names = [part.id for part in getattr(node.value, "elts", ()) if isinstance(part, ast.Name)]
        if not isinstance(node.target, ast.Name) or not names or any(name not in self.imported for name in names):
            raise Refused(self.path, node, "what is annotated in a module is a row of imported modules")
        members = tuple(".".join(self.imported[name]) for name in names)
        self.rows[self.constant_name(node.target.id, node)] = Row(node, members)

    def constant_name(self, name: str, node: ast.stmt) -> str:
        """The name of a constant, which C must have room for: capitals, and not its own."""
        if not CONSTANT.fullmatch(name) or OF_C.match(name):
            raise Refused(self.path, node, "a constant's name is two capitals or more, and none that C has")
        return self.given(name, node)

    def origin_of(self, node: ast.ImportFrom) -> str:
        """The module that names are imported from, told from the package on."""
        if node.level:
            above = self.name.split(".")[: -node.level]
            return ".".join([*above, *filter(None, [node.module])])
        return (node.module or "").removeprefix(f"{PACKAGE}.")


class Modules:
    """All files that are translated together: what a name in one of them means, wherever it comes from."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.modules = {name: Module(name, path) for name, path in files.items()}
        self.constants: dict[tuple[str, str], int] = {}
        self.tables: dict[tuple[str, str], tuple[int, ...]] = {}
        self.reckoning: set[tuple[str, str]] = set()

    def __iter__(self) -> Iterator[Module]:
        return iter(self.modules.values())

    def defined(self, module: str, name: str) -> tuple[str, str]:
        """Where a name that a module knows is defined: its module and its name there."""
        seen = set()
        while module in self.modules and name in self.modules[module].imported and (module, name) not in seen:
            seen.add((module, name))
            module, name = self.modules[module].imported[name]
        return module, name

    def function(self, module: str, name: str) -> tuple[str, str] | None:
        """The translated function that a name means, if it means one."""
        module, name = self.defined(module, name)
        found = self.modules.get(module)
        return (module, name) if found and name in found.functions else None

    def type_of(self, module: str, name: str) -> str | None:
        """The name of the schema's that a name means, if it means one."""
        origin, name = self.defined(module, name)
        return name if origin == SCHEMA else None

    def constant(self, module: str, name: str) -> int | None:
        """The integer that a name means, if it means one."""
        module, name = self.defined(module, name)
        found = self.modules.get(module)
        if found is None or name not in found.assigned:
            return None
        if (module, name) not in self.constants:
            node, place = found.assigned[name]
            if (module, name) in self.reckoning:
                raise Refused(found.path, node, f"the constant {name} depends on itself")
            self.reckoning.add((module, name))
            value = self.value(found, node)
            if place is not None:
                row = tuple(value) if isinstance(value, tuple | range) else ()
                size = sum(other is node for other, _ in found.assigned.values())
                value = row[place] if len(row) == size else None
            if type(value) is not int or not -(2**63) <= value < 2**63:
                raise Refused(found.path, node, "a constant is an integer of 64 bits")
            self.reckoning.discard((module, name))
            self.constants[module, name] = value
        return self.constants[module, name]

    def table(self, module: str, name: str) -> tuple[int, ...] | None:
        """The integers of the table that a name means, if it means one: a constant that is a tuple of them."""
        module, name = self.defined(module, name)
        found = self.modules.get(module)
        node, place = found.assigned.get(name, (None, None)) if found else (None, None)
        if found is None or not isinstance(node, ast.Tuple) or place is not None:
            return None
        if (module, name) not in self.tables:
            value = self.value(found, node)
            if not isinstance(value, tuple) or not all(type(part) is int and -(2**31) < part < 2**31 for part in value):
                raise Refused(found.path, node, "a table is of integers of 32 bits")
            self.tables[module, name] = value
        return self.tables[module, name]

    def table_name(self, module: str, name: str) -> str:
        """A table's name in C, its module's before it."""
        module, name = self.defined(module, name)
        return f"{module.replace('.', '_')}_{name}"

    def constant_name(self, module: str, name: str) -> str:
        """A constant's name in C: its own, with its module's before it if another module has one of that name."""
        module, name = self.defined(module, name)
        if sum(name in other.assigned for other in self) > 1:
            return f"{module.replace('.', '_')}_{name}"
        return name

    def value(self, module: Module, node: ast.expr) -> object:
        """The value of a constant expression: integers, the operators of integers, tuples and ranges."""
        unknown = Refused(module.path, node, "a constant is made of integers, other constants and ranges")
        names: dict[str, object] = {"range": range, "__builtins__": {}}
        calls: dict[str, Callable[..., object]] = {"range": range}
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and part.id not in calls:
                if (found := self.constant(module.name, part.id)) is None:
                    raise unknown
                names[part.id] = found
            elif isinstance(part, ast.Attribute | ast.Lambda | ast.Subscript):
                raise unknown
        try:
            return eval(compile(ast.Expression(node), str(module.path), "eval"), names)
        except Exception:
            raise unknown from None
