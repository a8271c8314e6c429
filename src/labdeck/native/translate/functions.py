"""Functions: the types of what a function works on, and the memory that it reads and writes."""

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple, NoReturn

from labdeck.native.layout import LAYOUTS, Cell

from .modules import Module, Modules
from .refused import Refused

INTEGERS = ("int", "bool")
COUNTS = "Counts"
BUILTINS = ("max", "min", "range")
CELLS = {record: {cell.name: cell for cell in layout.cells if cell.name} for record, layout in LAYOUTS.items()}
Key = tuple[str, str]  # a function: its module and its name


class Touched(NamedTuple):
    """The memory that is read and written, by its names: a record's fields, and counts."""

    reads: frozenset[str]
    writes: frozenset[str]

    def hinders(self, other: "Touched") -> bool:
        """Whether the order of the two matters: one writes what the other reads or writes."""
        return bool(self.writes & (other.reads | other.writes) or self.reads & other.writes)


class Function:
    """One function of the text, with the types of its names."""

    def __init__(self, modules: Modules, module: Module, node: ast.FunctionDef) -> None:
        self.modules, self.module, self.node = modules, module, node
        self.key: Key = (module.name, node.name)
        self.name = f"{module.name}.{node.name}".replace(".", "_")
        self.is_entry = node.name in module.entries
        plain = node.args
        others = (plain.vararg, plain.kwarg, plain.kwonlyargs, plain.defaults, plain.posonlyargs, node.decorator_list)
        if any(others):
            self.refuse(node, "a function has plain parameters and no decorator")
        self.kinds = {arg.arg: self.kind_of(arg, arg.annotation) for arg in plain.args}
        self.parameters = tuple(self.kinds)
        self.returns = "" if self.says_none(node.returns) else self.kind_of(node, node.returns)
        for part in ast.walk(node):
            if isinstance(part, ast.Assign) and isinstance(part.value, ast.Name) and self.is_record(part.value.id):
                kind = self.kinds[part.value.id]
                for target in part.targets:  # another name for a record: `deck = d`
                    if not isinstance(target, ast.Name) or self.kinds.setdefault(target.id, kind) != kind:
                        self.refuse(part, "a record goes by a name of its own")
        for part in ast.walk(node):
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
                self.kinds.setdefault(part.id, "int")
                if part.id.startswith("_") and part.id != "_":
                    self.refuse(part, "a name does not begin with an underscore")
            elif isinstance(part, ast.FunctionDef | ast.Lambda | ast.NamedExpr | ast.Global) and part is not node:
                self.refuse(part, "a function has no other inside, and names nothing within an expression")

    def refuse(self, node: ast.AST, why: str) -> NoReturn:
        """Say that something in the function cannot be translated."""
        raise Refused(self.module.path, node, why)

    def is_record(self, name: str) -> bool:
        """Whether a name means a record or counts."""
        return self.kinds.get(name, "int") not in INTEGERS

    def says_none(self, annotation: ast.expr | None) -> bool:
        """Whether an annotation is None."""
        return isinstance(annotation, ast.Constant) and annotation.value is None

    def kind_of(self, node: ast.AST, annotation: ast.expr | None) -> str:
        """What an annotation says: int, bool, State, Deck or Counts."""
        if isinstance(annotation, ast.Name):
            found = self.modules.type_of(self.module.name, annotation.id) or annotation.id
            if found in (*INTEGERS, *LAYOUTS, COUNTS):
                return found
        self.refuse(node, "an annotation says int, bool, State, Deck or Counts")

    # What names and places mean.

    def called(self, node: ast.Call) -> Key | str:
        """The function that a call calls, or a builtin's name."""
        if not isinstance(node.func, ast.Name) or node.keywords or node.func.id in self.kinds:
            self.refuse(node, "a call has the name of a function and plain arguments")
        if found := self.modules.function(self.module.name, node.func.id):
            return found
        if node.func.id in BUILTINS and node.func.id not in self.module.names:
            return node.func.id
        self.refuse(node, "a call of something that is not translated")

    def cell(self, node: ast.Attribute) -> tuple[str, Cell]:
        """The record's kind and the cell of an attribute such as s.place."""
        kind = self.kinds.get(node.value.id, "") if isinstance(node.value, ast.Name) else ""
        if kind not in LAYOUTS:
            self.refuse(node, "only states and decks have attributes")
        if node.attr not in CELLS[kind]:
            self.refuse(node, f"a {kind.lower()} has no such field")
        return kind, CELLS[kind][node.attr]

    def table(self, node: ast.Subscript) -> tuple[int, ...] | None:
        """The table that a subscript reads, if it reads one."""
        if not isinstance(node.value, ast.Name) or node.value.id in self.kinds or not isinstance(node.ctx, ast.Load):
            return None
        return self.modules.table(self.module.name, node.value.id)

    def memory(self, node: ast.expr) -> str:
        """The memory that an attribute or a subscript touches, as one name."""
        if isinstance(node, ast.Subscript):
            node = node.value
            if isinstance(node, ast.Attribute) and not self.cell(node)[1].length:
                self.refuse(node, "an index into a single integer")
            if isinstance(node, ast.Name) and self.kinds.get(node.id) == COUNTS:
                return COUNTS
        if isinstance(node, ast.Attribute):
            return f"{self.cell(node)[0]}.{node.attr}"
        self.refuse(node, "an index goes into a field or into counts")

    # What is touched.

    def own_touched(self, node: ast.AST) -> Touched:
        """The memory that a part of the function touches itself, without its calls."""
        reads: set[str] = set()
        writes: set[str] = set()
        for part in ast.walk(node):
            if isinstance(part, ast.AugAssign) and not isinstance(part.target, ast.Name):
                reads.add(self.memory(part.target))
            is_single = isinstance(part, ast.Attribute) and not self.cell(part)[1].length
            if isinstance(part, ast.Subscript) and self.table(part) is not None:
                continue
            if isinstance(part, ast.Subscript) or is_single:
                assert isinstance(part, ast.Subscript | ast.Attribute)
                (writes if isinstance(part.ctx, ast.Store) else reads).add(self.memory(part))
        for name in writes:
            if name.startswith("Deck."):
                self.refuse(node, "a deck never changes")
        return Touched(frozenset(reads), frozenset(writes))

    def calls(self, node: ast.AST) -> Iterator[Key]:
        """The functions that a part of the function calls."""
        for part in ast.walk(node):
            if isinstance(part, ast.Call) and isinstance(found := self.called(part), tuple):
                yield found


class Functions:
    """All functions that entries reach, each after those that it calls, and what each touches."""

    def __init__(self, modules: Modules, given: Iterable[Key], silent: Iterable[Key]) -> None:
        self.modules = modules
        self.given = frozenset(given)  # written by hand: they take a state and another, which they write whole
        self.silent = frozenset(silent)  # calls of these vanish
        self.known: dict[Key, Function] = {}
        self.touches: dict[Key, Touched] = {}
        for module in modules:
            for name in module.entries:
                if name in module.functions:
                    self.reach((module.name, name), [])
                elif modules.table(module.name, name) is None:
                    raise Refused(module.path, ast.Name(name), "an entry is a function of the module, or a table")

    def reach(self, key: Key, path: list[Key]) -> None:
        """Add a function and all that it calls."""
        if key in self.touches or key in self.silent:
            return
        function = Function(self.modules, self.modules.modules[key[0]], self.modules.modules[key[0]].functions[key[1]])
        if key in path:
            function.refuse(function.node, "a function that calls itself, or is called by one that it calls")
        if key in self.given:
            fields = frozenset(f"State.{name}" for name in CELLS["State"])
            self.touches[key] = Touched(fields, fields)
            self.known[key] = function
            return
        for callee in function.calls(function.node):
            self.reach(callee, [*path, key])
        self.touches[key] = self.touched(function, function.node)
        self.known[key] = function

    def touched(self, function: Function, node: ast.AST) -> Touched:
        """All memory that a part of a function touches, also through the functions that it calls."""
        own = function.own_touched(node)
        below = [self.touches[key] for key in function.calls(node) if key not in self.silent]
        reads = own.reads.union(*(touched.reads for touched in below))
        return Touched(reads, own.writes.union(*(touched.writes for touched in below)))

    def in_any_order(self, function: Function, parts: list[ast.expr]) -> bool:
        """Whether the parts of an expression can be evaluated in any order."""
        all_touched = [self.touched(function, part) for part in parts]
        return not any(one.hinders(other) for i, one in enumerate(all_touched) for other in all_touched[i + 1 :])
